import { type AppError, asAppError } from '@/platform/http/appError';

/** Why a lot joins no order of that number (FA-491, 492). */
export type OrderRefusal = 'FINISHED' | 'BLOCKED';

const FIELD = /^productionOrder$/i;

/** The known reason in a sentence of the server, which writes Portuguese; null of any other. */
export function orderRefusalIn(message: string): OrderRefusal | null {
  if (!/ordem de produção/i.test(message)) return null;
  if (/finalizad[ao]/i.test(message)) return 'FINISHED';
  return /bloquead[ao]/i.test(message) ? 'BLOCKED' : null;
}

/**
 * A refusal with the known reasons about the production order in words of the user's language; what is not known keeps the
 * server's.
 */
export function withOwnOrderWords(thrown: unknown, say: (reason: OrderRefusal) => string): AppError {
  const error = asAppError(thrown);
  if (error.kind !== 'validation') return error;
  const fields = Object.entries(error.fields).map(([name, messages]): [string, string[]] => {
    if (!FIELD.test(name)) return [name, messages];
    return [
      name,
      messages.map((message) => {
        const reason = orderRefusalIn(message);
        return reason ? say(reason) : message;
      }),
    ];
  });
  return { ...error, fields: Object.fromEntries(fields) };
}
