import { foldForSearch } from '@/platform/format/text';
import type { InvoiceEvent } from '../ruralInvoiceTypes';
import { MOST_LETTERS } from './deadlines';

/** What a letter corrects in practice, by what the screen calls it. */
export const CORRECTABLE = ['transport', 'packing', 'address', 'nature', 'note'] as const;
/** What a letter may never correct (Ajuste SINIEF 07/2005, clause 14-A): a complement, a return or a new invoice does. */
export const FORBIDDEN = ['amounts', 'tax', 'parties', 'dates'] as const;
export type Forbidden = (typeof FORBIDDEN)[number];

/** Words by which a text is about what a letter may not correct, without accents. */
const MENTIONS: Readonly<Record<Forbidden, RegExp>> = {
  amounts: /\b(?:valor(?:es)?|precos?|quantidades?|descontos?)\b/,
  tax: /\b(?:aliquotas?|base de calculo|icms|impostos?|funrural)\b/,
  parties:
    /\b(?:cpf|cnpj|razao social|destinatari[oa]s? (?:correto|certo)|trocar? (?:o )?(?:destinatario|emitente))\b/,
  dates: /\bdatas? (?:de|da) (?:emissao|saida)\b/,
};

/**
 * What a text seems to correct although it may not. A hint, no refusal: 'caminhão sem valor declarado' names a value
 * and corrects none.
 */
export function forbiddenMentions(text: string): readonly Forbidden[] {
  const plain = foldForSearch(text);
  return FORBIDDEN.filter((kind) => MENTIONS[kind].test(plain));
}

export interface LetterState {
  /** Letters that were registered. */
  readonly sent: number;
  readonly left: number;
  /** Number of the next one (nSeqEvento). */
  readonly next: number;
  /** What the last one says: the next replaces it, so its text is carried on. */
  readonly text: string;
}

/** Where an invoice stands with its letters of correction. */
export function lettersOf(events: readonly Pick<InvoiceEvent, 'kind' | 'sequence' | 'text'>[]): LetterState {
  const letters = events.filter(({ kind }) => kind === 'CORRECTION');
  const last = letters.reduce<(typeof letters)[number] | null>(
    (found, letter) => (found === null || letter.sequence >= found.sequence ? letter : found),
    null,
  );
  const sent = Math.max(letters.length, last?.sequence ?? 0);
  return { sent, left: Math.max(0, MOST_LETTERS - sent), next: sent + 1, text: last?.text ?? '' };
}

/** Whether a new letter leaves out what the former one said: the former one counts no more. */
export function dropsFormer(former: string, text: string): boolean {
  const plain = (value: string) => foldForSearch(value).replace(/\s+/g, ' ').trim();
  return former !== '' && !plain(text).includes(plain(former));
}
