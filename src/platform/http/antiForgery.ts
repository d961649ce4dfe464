import type { AxiosError } from 'axios';

/** The server takes no anti-forgery token of this session any more: its user has to sign in. */
export class SessionGone extends Error {}

const WORDS = /anti-?\s?forgery|antifalsifica|RequestVerificationToken/i;
const SAFE = new Set(['get', 'head', 'options']);

/**
 * Whether a write was refused because of its anti-forgery token: 'said' in words, 'mute' where a 400 has no body, as
 * ASP.NET's filter answers; null for any other failure.
 */
export function antiForgeryRefusal({ config, response }: AxiosError): 'said' | 'mute' | null {
  if (response?.status !== 400 || SAFE.has((config?.method ?? 'get').toLowerCase())) return null;
  const { data } = response;
  if (data === undefined || data === null || data === '') return 'mute';
  return WORDS.test(typeof data === 'string' ? data : JSON.stringify(data)) ? 'said' : null;
}
