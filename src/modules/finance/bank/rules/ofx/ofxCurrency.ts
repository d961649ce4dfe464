/** Names that banks give the real instead of its code. */
const REAL = new Set(['BRC', 'R$', 'REAL', 'REAIS', '986']);

/** The code (ISO 4217) of a currency as a bank's file names it; '' when it names none. */
export function currencyCode(text: string): string {
  const name = text.trim().toUpperCase();
  return REAL.has(name) ? 'BRL' : name;
}
