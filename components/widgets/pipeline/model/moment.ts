/** The share of the shown time at which a picture stands when it does not move. */
export const STATIC_MOMENT = 0.62;
