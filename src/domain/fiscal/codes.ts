const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);

/** Writes a code with a dot after these numbers of digits, as far as it goes. */
const dotted = (code: string, after: readonly number[]) =>
  Array.from(code, (digit, at) => (after.includes(at) ? `.${digit}` : digit)).join('');

/** Common nomenclature of goods of Mercosul: eight digits, 1005.90.10. */
export const parseNcm = (text: string) => digits(text, 8);
export const formatNcm = (text: string) => dotted(parseNcm(text), [4, 6]);
export const isNcm = (text: string) => parseNcm(text).length === 8;

/** Code of goods under tax substitution: seven digits, 17.031.00. */
export const parseCest = (text: string) => digits(text, 7);
export const formatCest = (text: string) => dotted(parseCest(text), [2, 5]);
export const isCest = (text: string) => parseCest(text).length === 7;

/** Fiscal code of operations: four digits, 5.101. */
export const parseCfop = (text: string) => digits(text, 4);
export const formatCfop = (text: string) => dotted(parseCfop(text), [1]);
export const isCfop = (text: string) => /^[1-35-7]\d{3}$/.test(parseCfop(text));

/** Code of a tax benefit (cBenef): the state's two letters and six or eight digits or letters. */
export const parseBenefitCode = (text: string) =>
  text
    .replace(/[^a-z\d]/gi, '')
    .toUpperCase()
    .slice(0, 10);
export const isBenefitCode = (text: string) => /^[A-Z]{2}(?:[A-Z\d]{6}|[A-Z\d]{8})$/.test(text);
