// Area codes in use, by their first digit (Anatel, Resolução 749/2022, annex of national codes).
const AREA = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/;

/** Digits of a phone without the country's code and the one trunk zero before an area code. */
function nationalDigits(text: string): string {
  let digits = text.replace(/\D/g, '');
  if (/^\s*\+\s*55/.test(text) || (digits.startsWith('55') && digits.length > 11)) digits = digits.slice(2);
  // '(01) 98000-0000' has a wrong area code, not a zero before one.
  return /^\s*\(0\d\)/.test(text) ? digits : digits.replace(/^0(?=[1-9])/, '');
}

/** A Brazilian phone as it is kept: area code and number, 10 or 11 digits; '+55' and a trunk zero are left out. */
export function parsePhone(text: string): string {
  return nationalDigits(text).slice(0, 11);
}

/** An area code in use, then eight digits, or nine for a mobile, whose number begins with 9. */
export function isPhone(text: string): boolean {
  const digits = nationalDigits(text);
  return AREA.test(digits) && /^\d{2}(?:9\d{8}|[2-9]\d{7})$/.test(digits);
}

/** Writes as much of a phone as there is; the mask switches by length: '(11) 3456-7890', '(11) 98765-4321'. */
export function formatPhone(text: string): string {
  const digits = parsePhone(text);
  if (digits.length <= 2) return digits && `(${digits}`;
  const split = digits.length > 10 ? 7 : 6;
  const [area, start, end] = [digits.slice(0, 2), digits.slice(2, split), digits.slice(split)];
  return `(${area}) ${start}${end && `-${end}`}`;
}
