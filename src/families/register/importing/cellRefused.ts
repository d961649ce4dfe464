/** Thrown by a column's `parse` with the reason in the user's words. */
export class CellRefused extends Error {}
