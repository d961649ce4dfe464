import { choice, figure, id, keeping, type Read, text, textOrNull } from '@/platform/http/wire';
import { platformRecord } from '../platformRecord';

/** A version of the terms of use. The text comes with the record alone. */
export const Term = keeping({
  id,
  title: text,
  summary: text,
  status: choice(['DRAFT', 'IN_FORCE', 'FORMER'], null),
  publishedAt: textOrNull,
  acceptedCount: figure,
  userCount: figure,
  ...platformRecord,
});
export type Term = Read<typeof Term>;

/** With its text. */
export const TermItem = keeping({ ...Term.entries, htmlCode: text });
export type TermItem = Read<typeof TermItem>;

export const Acceptance = keeping({
  id,
  name: text,
  email: text,
  customerName: textOrNull,
  acceptedAt: textOrNull,
});
export type Acceptance = Read<typeof Acceptance>;
