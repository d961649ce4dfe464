import { foldForSearch } from '@/platform/format/text';

/** Words that many names share: alone they distinguish no one. */
const WEAK = new Set(
  (
    'ltda eireli epp cia mei sociedade empresa comercio comercial industria industrial servicos agro agricola agropecuaria ' +
    'cooperativa transportes transportadora auto posto fazenda sitio banco brasil dos das para com pix ted doc pagamento ' +
    'pagto pgto pag receb transf deposito recebimento enviado recebido boleto titulo debito credito transferencia conta compra cartao'
  ).split(' '),
);
const LEAST = 3;
/** Banks cut names off: so many letters in common at the beginning of a word are enough. */
const CUT = 5;
const MOST_KNOWN = 50_000;
const known = new Map<string, readonly string[]>();

/** The words of a name or of a bank's text that tell it apart: folded, at least three letters. */
export function tellingWords(text: string): readonly string[] {
  const kept = known.get(text);
  if (kept) return kept;
  const words = foldForSearch(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= LEAST);
  const strong = words.filter((word) => !WEAK.has(word) && /[a-z]/.test(word));
  const made = strong.length > 0 ? strong : words;
  if (known.size < MOST_KNOWN) known.set(text, made);
  return made;
}

/** Whether a text has a word that tells it apart, and not only those that many have. */
export const tells = (text: string): boolean =>
  tellingWords(text).some((word) => !WEAK.has(word) && /[a-z]/.test(word));

const sameWord = (one: string, other: string) =>
  one === other ||
  (one.length >= CUT && other.length >= CUT && (one.startsWith(other) || other.startsWith(one)));

/** Whether the bank's text names somebody: two of their telling words, or the only one there is. */
export function namesAlike(bankText: string, name: string): boolean {
  const wanted = tellingWords(name);
  if (wanted.length === 0) return false;
  const written = tellingWords(bankText);
  const found = wanted.filter((word) => written.some((other) => sameWord(word, other))).length;
  return (
    found >= Math.min(2, wanted.length) || wanted.some((word) => word.length > CUT && written.includes(word))
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');
const NUMBERS = /\d[\d.\-/]*/g;
const LEAST_DIGITS = 3;
const LEAST_DOCUMENT = 11;

/** A number as it is compared: its digits without leading zeros; '' when they are too few to tell anything. */
export function keyOfNumber(number: string): string {
  const digits = digitsOf(number);
  return digits.length < LEAST_DIGITS ? '' : digits;
}

/** The numbers that stand in a bank's text, as they are compared. */
export const numbersIn = (bankText: string): string[] =>
  (bankText.match(NUMBERS) ?? []).map(keyOfNumber).filter(Boolean);

/** Whether a number stands in the bank's text as a number of its own, or is the line's own number. */
export function namesNumber(bankText: string, lineNumber: string, number: string): boolean {
  const wanted = digitsOf(number);
  if (wanted.length < LEAST_DIGITS) return false;
  if (digitsOf(lineNumber) === wanted) return true;
  return (bankText.match(NUMBERS) ?? []).some((found) => digitsOf(found) === wanted);
}

/** Whether the bank's text holds the CPF or CNPJ. */
export function namesDocument(bankText: string, document: string): boolean {
  const wanted = document.replace(/[^0-9A-Z]/gi, '').toUpperCase();
  return (
    wanted.length >= LEAST_DOCUMENT &&
    bankText
      .replace(/[^0-9A-Z]/gi, '')
      .toUpperCase()
      .includes(wanted)
  );
}
