const sumOf = (text: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * (text.charCodeAt(at) - 48), 0);

function digit(sum: number): string {
  const rest = sum % 11;
  return rest < 2 ? '0' : String(11 - rest);
}

const falling = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);
const CPF = falling(11, 2);
const CNPJ = [6, 5, 4, 3, 2, ...falling(9, 2)];

function withDigits(base: string, weights: readonly number[]): string {
  const first = digit(sumOf(base, weights.slice(1)));
  return base + first + digit(sumOf(base + first, weights));
}

/** A CPF with right check digits for nine digits. */
export const cpfOf = (base: string): string => withDigits(base, CPF);
/** A CNPJ with right check digits for twelve digits or letters. */
export const cnpjOf = (base: string): string => withDigits(base, CNPJ);

/** The server's own check of a document. */
export function isDocument(text: string): boolean {
  if (/^\d{11}$/.test(text)) return !/^(\d)\1+$/.test(text) && cpfOf(text.slice(0, 9)) === text;
  return /^[\dA-Z]{12}\d{2}$/.test(text) && !/^0+$/.test(text) && cnpjOf(text.slice(0, 12)) === text;
}
