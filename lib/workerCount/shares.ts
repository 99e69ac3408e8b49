/** A rate within this share of the best one is as good: the smallest such number of workers is the knee. */
export const GOOD_ENOUGH_SHARE = 0.02;

/** More workers than cores have to bring more than this: PyTorch warns of them (`_check_worker_number_rationality`). */
export const WORTH_A_WARNING_SHARE = 0.05;
