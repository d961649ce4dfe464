/** What a scenario may begin with. */
export const STARTS = ['LAST_YEAR', 'COPY', 'LINE'] as const;
export type Start = (typeof STARTS)[number];
