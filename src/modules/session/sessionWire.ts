import { id, needed, nothingOr, only, type Read, record, text } from '@/platform/http/wire';

const isText = (value: unknown): value is string => typeof value === 'string';
/** Words that are shown: neither marks nor the spaces between them, written as entities or not. */
const hasWords = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;/gi, ' ')
    .trim() !== '';

/** The terms that are in force, to read. */
export const LatestTerms = nothingOr(record({ htmlCode: text }));

/** Terms that can be accepted: an empty contract is never shown. */
const Terms = record({ id, htmlCode: only(needed('text', isText), 'words', hasWords) });
export type Terms = Read<typeof Terms>;

/** The answer of `VerifyEquals`: an empty body when nothing is left to accept. */
export const TermsToAccept = nothingOr(Terms);
