/**
 * The number of a vehicle in the national register: eleven digits, the last a check digit. Weights 3 2 9 8 7 6 5 4 3 2 from
 * the left; ten times the sum, modulo 11, ten counting as 0 (Denatran, Portaria 27/2013).
 */
export function isRenavam(text: string): boolean {
  if (!/^\d{9,11}$/.test(text)) return false;
  const digits = Array.from(text.padStart(11, '0'), Number);
  if (digits.every((digit) => digit === 0)) return false;
  const weights = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((all, weight, at) => all + weight * (digits[at] ?? 0), 0);
  return ((sum * 10) % 11) % 10 === digits[10];
}

/** A chassis number (VIN, ISO 3779): seventeen letters and digits, never I, O or Q. Older ones were shorter. */
export function isChassis(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{5,17}$/i.test(text);
}
