import type { AppError } from '@/platform/http/appError';

/** Why a sign-in did not happen: the server's own words, or a key of `session:login.failure`. */
export type SignInFailure = { message: string } | { key: 'wrong' | 'offline' | 'server' };

/** Reads a failed call of the sign-in. A 4xx is a refusal in words and never an expired session. */
export function failureOf(error: AppError): SignInFailure {
  switch (error.kind) {
    case 'validation': {
      const message = error.message ?? Object.values(error.fields)[0]?.[0];
      return message ? { message } : { key: 'wrong' };
    }
    case 'server':
      return error.messages[0] ? { message: error.messages[0] } : { key: 'server' };
    case 'offline':
      return { key: 'offline' };
    case 'unauthorized':
    case 'forbidden':
      return 'message' in error && typeof error.message === 'string'
        ? { message: error.message }
        : { key: 'wrong' };
    case 'cancelled':
    case 'unexpected':
      return { key: 'server' };
  }
}
