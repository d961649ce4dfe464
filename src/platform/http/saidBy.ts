import type { AppError } from './appError';

/** What the server says of a call it did not carry out: of the first field, or of the whole; undefined if nothing. */
export function saidBy(error: AppError): string | undefined {
  if (error.kind === 'validation') return Object.values(error.fields)[0]?.[0] ?? error.message;
  if (error.kind === 'server') return error.messages[0];
  return undefined;
}
