/** The last columns of every register of the platform: its state, and since when it is so. */
export const activeColumn = { field: 'active', kind: 'active', width: 124 } as const;
export const sinceColumns = [
  { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
  { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
] as const;
export const platformColumns = [activeColumn, ...sinceColumns] as const;

/** For columns of few values: the filter chooses among those that there are. */
export const CHOOSE = { kind: 'multiSelect' } as const;
