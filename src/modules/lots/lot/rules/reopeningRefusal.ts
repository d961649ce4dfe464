/** Why a closing is not reversed, where the answer names the reason by its code. */
export const REOPENING_REASONS = [
  'FINISHED',
  'NOT_CLOSED',
  'IN_PROGRESS',
  'OCCURRENCES',
  'LATER_CLOSED',
] as const;

export interface ReopeningReason {
  readonly code: (typeof REOPENING_REASONS)[number];
  /** The number of the lot that the reason is about. */
  readonly number: string;
  /** Occurrences of the next lot; 0 of any other reason. */
  readonly count: number;
  /** The document of the result; '' of any other reason. */
  readonly document: string;
}

/** Whether a known reason has all that its sentence names; otherwise the server's own sentence stands. */
export function isWhole({ code, number, count, document }: ReopeningReason): boolean {
  if (number === '') return false;
  if (code === 'OCCURRENCES') return count > 0;
  return code !== 'FINISHED' || document !== '';
}
