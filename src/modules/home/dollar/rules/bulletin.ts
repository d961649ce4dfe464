import { foldForSearch } from '@/platform/format/text';

const BULLETINS = [
  ['abertura', 'opening'],
  ['intermediario', 'intermediate'],
  ['fechamento', 'closing'],
] as const;

/** Which of the Central Bank's bulletins a text names ('Fechamento', 'Fechamento PTAX'); null for any other word. */
export function bulletinKind(text: string): (typeof BULLETINS)[number][1] | null {
  const folded = foldForSearch(text);
  return BULLETINS.find(([word]) => folded.split(' ')[0] === word)?.[1] ?? null;
}
