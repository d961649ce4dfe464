import type { AppError } from '@/platform/http/appError';

/** Why a save failed, where nothing else says it. Its words are `failure.…` of the forms' texts. */
export type FormFailure = 'forbidden' | 'offline' | 'refused' | 'unexpected';

/**
 * What the form itself says of a failed save. A server's error is shown by the HTTP policy, the end of the session by
 * the sign-in; what came with words, or with errors of fields, needs none of ours.
 */
export function failureOf(error: AppError): FormFailure | null {
  switch (error.kind) {
    case 'forbidden':
      return error.message === undefined ? 'forbidden' : null;
    case 'offline':
    case 'unexpected':
      return error.kind;
    case 'validation': {
      // A refusal with status 200 is shown by the caller.
      const silent = error.message === undefined && Object.keys(error.fields).length === 0;
      return silent && error.status >= 400 ? 'refused' : null;
    }
    case 'cancelled':
    case 'server':
    case 'unauthorized':
      return null;
  }
}

/** The server's own words about a refused save, besides those that belong to fields. */
export function wordsOf(error: AppError): string | null {
  return error.kind === 'forbidden' || error.kind === 'validation' ? (error.message ?? null) : null;
}
