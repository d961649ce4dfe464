import { isRecord } from '@/platform/http/loose';

/** Terms that can be accepted. */
export interface Terms {
  id: number;
  htmlCode: string;
}

/** Words that are shown: neither marks nor the spaces between them, written as entities or not. */
const hasWords = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;/gi, ' ')
    .trim() !== '';

/**
 * Reads the answer of `VerifyEquals`: null (an empty body) when nothing is left to accept, the terms, or 'unreadable'
 * for whatever has no number or no words. An empty contract is never shown.
 */
export function readableTerms(answer: unknown): Terms | null | 'unreadable' {
  if (answer === null || answer === undefined || answer === '') return null;
  if (!isRecord(answer)) return 'unreadable';
  const { id, htmlCode } = answer;
  if (typeof id !== 'number' || typeof htmlCode !== 'string' || !hasWords(htmlCode)) return 'unreadable';
  return { id, htmlCode };
}
