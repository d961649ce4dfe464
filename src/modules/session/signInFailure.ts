import type { AppError } from '@/platform/http/appError';

/** Why a sign-in did not happen: the server's own words, or a key of `session:login.failure`. */
export type SignInFailure = { message: string } | { key: 'wrong' | 'offline' | 'server' | 'empty' };

/** What the server says of a wrong e-mail or password; it knows no English, this application does. */
const WRONG_IN_PORTUGUESE = 'Login ou senha incorreto';

/** A refusal in the server's words; those that the catalogue has too are said in the user's language. */
export function refusalOf(message: string | undefined): SignInFailure {
  return message && message !== WRONG_IN_PORTUGUESE ? { message } : { key: 'wrong' };
}

/** Statuses by which a server refuses e-mail and password; any other 4xx says nothing about them. */
const REFUSALS = [200, 400, 401, 403, 422];

/** Reads a failed call of the sign-in. A 4xx is a refusal in words and never an expired session. */
export function failureOf(error: AppError): SignInFailure {
  switch (error.kind) {
    case 'validation': {
      const message = error.message ?? Object.values(error.fields)[0]?.[0];
      return message || REFUSALS.includes(error.status) ? refusalOf(message) : { key: 'server' };
    }
    case 'server':
      return error.messages.length > 0 ? { message: error.messages.join(' · ') } : { key: 'server' };
    case 'offline':
      return { key: 'offline' };
    case 'unauthorized':
    case 'forbidden':
      return refusalOf(error.message);
    case 'cancelled':
    case 'unexpected':
      return { key: 'server' };
  }
}

/** Reads a failure after e-mail and password have been accepted: whatever it is, they were not wrong. */
export function failureOfEntry(error: AppError): SignInFailure {
  const failure = failureOf(error);
  return 'key' in failure && failure.key === 'wrong' ? { key: 'server' } : failure;
}
