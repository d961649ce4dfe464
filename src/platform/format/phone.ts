/** A Brazilian phone as it is kept: area code and number, 10 or 11 digits; '+55' and a trunk zero are left out. */
export function parsePhone(text: string): string {
  let digits = text.replace(/\D/g, '');
  if (/^\s*\+\s*55/.test(text) || (digits.startsWith('55') && digits.length > 11)) digits = digits.slice(2);
  return digits.replace(/^0+/, '').slice(0, 11);
}

/** Ten digits, or eleven for a mobile, whose number begins with 9; area codes have no zero. */
export function isPhone(text: string): boolean {
  return /^[1-9]{2}(?:9\d{8}|[2-9]\d{7})$/.test(parsePhone(text));
}

/** Writes as much of a phone as there is; the mask switches by length: '(11) 3456-7890', '(11) 98765-4321'. */
export function formatPhone(text: string): string {
  const digits = parsePhone(text);
  if (digits.length <= 2) return digits && `(${digits}`;
  const split = digits.length > 10 ? 7 : 6;
  const [area, start, end] = [digits.slice(0, 2), digits.slice(2, split), digits.slice(split)];
  return `(${area}) ${start}${end && `-${end}`}`;
}
