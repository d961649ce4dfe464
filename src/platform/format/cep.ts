/** A postal code as it is kept: its eight digits. */
export function parseCep(text: string): string {
  return text.replace(/\D/g, '').slice(0, 8);
}

export function isCep(text: string): boolean {
  // What is too long is not cut first: an imported value may be.
  return /^\d{8}$/.test(text.replace(/\D/g, ''));
}

/** Writes as much of a postal code as there is: '01310100' → '01310-100'. */
export function formatCep(text: string): string {
  const digits = parseCep(text);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}
