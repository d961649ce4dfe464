/** From this day on a lot is looked over for slaughter: grace, fasting, Salmonella, GTA, losses of 72 h. */
const READY_FROM = 30;

export const nearsSlaughter = (day: number | null): boolean => day !== null && day >= READY_FROM;
