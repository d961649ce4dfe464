export const ENTRY_MOVEMENTS = ['EXPENSE', 'INCOME'] as const;
export type EntryMovement = (typeof ENTRY_MOVEMENTS)[number];

const EXPENSE_KINDS = [
  'FUEL',
  'MAINTENANCE',
  'PARTS',
  'TYRES',
  'INSURANCE',
  'TAXES',
  'LABOUR',
  'OTHER_EXPENSE',
] as const;
const INCOME_KINDS = ['SERVICE', 'RENT', 'FREIGHT', 'INDEMNITY', 'OTHER_INCOME'] as const;
export const ENTRY_KINDS = [...EXPENSE_KINDS, ...INCOME_KINDS] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What an entry of one side may be; of neither, nothing. */
export const kindsOf = (movement: EntryMovement | null): readonly EntryKind[] =>
  movement === null ? [] : movement === 'INCOME' ? INCOME_KINDS : EXPENSE_KINDS;

/** Hours of an hour meter, kilometres of an odometer. */
export type CounterUnit = 'H' | 'KM';
export const COUNTER_UNITS: readonly CounterUnit[] = ['H', 'KM'];
