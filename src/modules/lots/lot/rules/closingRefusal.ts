import { type AppError, asAppError } from '@/platform/http/appError';

/** Why a lot is not closed: animals are left without a reason, or something happened after that day. */
export type ClosingRefusal = 'REST' | 'LATER';

const KNOWN: readonly (readonly [ClosingRefusal, RegExp, RegExp])[] = [
  ['REST', /^reason$/i, /restam (aves|peixes)/i],
  ['LATER', /^closingDate$/i, /depois desta data/i],
];

/** A refusal with the known reasons in words of the user's language; what is not known keeps the server's. */
export function withOwnClosingWords(thrown: unknown, say: (reason: ClosingRefusal) => string): AppError {
  const error = asAppError(thrown);
  if (error.kind !== 'validation') return error;
  const own = (field: string, message: string): string => {
    const found = KNOWN.find(([, name, pattern]) => name.test(field) && pattern.test(message));
    return found ? say(found[0]) : message;
  };
  const fields = Object.entries(error.fields).map(([name, messages]): [string, string[]] => [
    name,
    messages.map((message) => own(name, message)),
  ]);
  return { ...error, fields: Object.fromEntries(fields) };
}
