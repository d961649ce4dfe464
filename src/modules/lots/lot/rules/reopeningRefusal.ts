/** Why a closing is not reversed, where the answer names the reason by its code. */
const REOPENING_REASONS = ['FINISHED', 'NOT_CLOSED', 'IN_PROGRESS', 'OCCURRENCES', 'LATER_CLOSED'] as const;

export interface ReopeningReason {
  readonly code: (typeof REOPENING_REASONS)[number];
  /** The number of the lot that the reason is about. */
  readonly number: string;
  /** Occurrences of the next lot; 0 of any other reason. */
  readonly count: number;
  /** The document of the result; '' of any other reason. */
  readonly document: string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A known reason with all that its sentence names; null of any other: then the server's own sentence stands. */
export function reopeningReason(row: Readonly<Record<string, unknown>>): ReopeningReason | null {
  const code = REOPENING_REASONS.find((one) => one === row['code']);
  const number = textOf(row['number']);
  const count = typeof row['count'] === 'number' ? row['count'] : 0;
  const document = textOf(row['document']);
  if (code === undefined || number === '') return null;
  if (code === 'OCCURRENCES' && count < 1) return null;
  if (code === 'FINISHED' && document === '') return null;
  return { code, number, count, document };
}
