/** The last columns of every register of a customer: its state, and since when it is so. */
export const recordColumns = [
  { field: 'active', kind: 'active', width: 118 },
  { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
  { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
] as const;

/** For columns of few values: the filter chooses among those that there are. */
export const CHOOSE = { kind: 'multiSelect' } as const;
