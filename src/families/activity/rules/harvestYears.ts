const FIRST = 2000;
const LAST = 2100;

export const isHarvestYear = (year: number): boolean => year >= FIRST && year <= LAST;

/** The first and the last year as years are written, without a mark for thousands. */
export const HARVEST_YEARS = { min: String(FIRST), max: String(LAST) } as const;
