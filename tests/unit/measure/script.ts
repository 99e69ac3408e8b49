/** The script that readers download; every command of this project runs in its top folder. */
export const SCRIPT = "public/measure_dataloader.py";
