/** Takes away what a mask adds, and nothing else: a stray letter must not make a wrong document right. */
function bare(text: string): string {
  return text.replace(/[./\-\s]/g, '').toUpperCase();
}

/** Sum of value × weight, weights falling from the first character; a character is worth its ASCII code − 48. */
function weighted(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (text.charCodeAt(index) - 48), 0);
}

function checkDigit(sum: number): string {
  const rest = sum % 11;
  return rest < 2 ? '0' : String(11 - rest);
}

const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** The two check digits of the first nine digits of a CPF. */
export function cpfCheckDigits(base: string): string {
  const first = checkDigit(weighted(base, CPF_WEIGHTS.slice(1)));
  return first + checkDigit(weighted(base + first, CPF_WEIGHTS));
}

/** The two check digits of the first twelve positions of a CNPJ, letters included (in force since July 2026). */
export function cnpjCheckDigits(base: string): string {
  const first = checkDigit(weighted(base, CNPJ_WEIGHTS.slice(1)));
  return first + checkDigit(weighted(base + first, CNPJ_WEIGHTS));
}

/** A CPF as it is kept: its digits, whatever stood between them. */
export function parseCpf(text: string): string {
  return text.replace(/\D/g, '').slice(0, 11);
}

/** A CNPJ as it is kept: fourteen positions, upper case, without the mask. */
export function parseCnpj(text: string): string {
  return bare(text).slice(0, 14);
}

/** Eleven digits, not all the same, both check digits right. */
export function isCpf(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false;
  return digits.endsWith(cpfCheckDigits(digits.slice(0, 9)));
}

/** Twelve digits or letters and two check digits, both right; all zeros is refused. */
export function isCnpj(text: string): boolean {
  const value = bare(text);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(value) || /^0+$/.test(value)) return false;
  return value.endsWith(cnpjCheckDigits(value.slice(0, 12)));
}

/** Writes as much of a CPF as there is: '529982' → '529.982'. */
export function formatCpf(text: string): string {
  const [, a = '', b = '', c = '', d = ''] = /^(.{0,3})(.{0,3})(.{0,3})(.{0,2})/.exec(parseCpf(text)) ?? [];
  return [a, b && `.${b}`, c && `.${c}`, d && `-${d}`].join('');
}

/** Writes as much of a CNPJ as there is: '12ABC34501DE35' → '12.ABC.345/01DE-35'. */
export function formatCnpj(text: string): string {
  const [, a = '', b = '', c = '', d = '', e = ''] =
    /^(.{0,2})(.{0,3})(.{0,3})(.{0,4})(.{0,2})/.exec(parseCnpj(text)) ?? [];
  return [a, b && `.${b}`, c && `.${c}`, d && `/${d}`, e && `-${e}`].join('');
}

function looksLikeCnpj(value: string): boolean {
  return value.length > 11 || /[A-Z]/.test(value);
}

/** One field for both: eleven digits are a CPF, more or a letter make it a CNPJ. */
export function formatCpfOrCnpj(text: string): string {
  const value = bare(text);
  return looksLikeCnpj(value) ? formatCnpj(value) : formatCpf(value);
}

export function isCpfOrCnpj(text: string): boolean {
  return looksLikeCnpj(bare(text)) ? isCnpj(text) : isCpf(text);
}
