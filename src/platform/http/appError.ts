/** Every failure of a call, as plain data: it may stand in the store and crosses no layer as an exception class. */
export type AppError =
  | { kind: 'cancelled' }
  | { kind: 'offline' }
  /** The session is not valid (any more). */
  | { kind: 'unauthorized'; message?: string }
  /** The session is valid, this screen or action is refused: by the nested 401 of a permission, or by a 403. */
  | { kind: 'forbidden'; status: number; message?: string }
  /** 4xx with something to say: `fields` by wire name (`Name`), `message` for the form as a whole. */
  | {
      kind: 'validation';
      status: number;
      fields: Record<string, string[]>;
      message?: string;
      dependents?: { name: string; count: number }[];
    }
  | { kind: 'server'; status: number; messages: string[] }
  | { kind: 'unexpected'; status?: number; message?: string };

const KINDS: readonly unknown[] = [
  'cancelled',
  'offline',
  'unauthorized',
  'forbidden',
  'validation',
  'server',
  'unexpected',
];

function isAppError(value: unknown): value is AppError {
  return typeof value === 'object' && value !== null && 'kind' in value && KINDS.includes(value.kind);
}

/** Turns anything that was thrown into an AppError; what is none already is unexpected. */
export function asAppError(thrown: unknown): AppError {
  if (isAppError(thrown)) return thrown;
  return { kind: 'unexpected', message: thrown instanceof Error ? thrown.message : String(thrown) };
}

/** Whether a write was refused because somebody else changed the record meanwhile. */
export function isConflict(error: AppError): error is Extract<AppError, { kind: 'validation' }> {
  return error.kind === 'validation' && error.status === 409;
}

/** Whether a call may have been carried out all the same: nothing came back, or nothing that can be read. */
export function isUnanswered({ kind }: AppError): boolean {
  return kind === 'offline' || kind === 'unexpected';
}
