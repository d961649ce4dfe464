/** A vehicle plate as it is kept: three letters and four positions, upper case, no hyphen. */
export function parsePlate(text: string): string {
  return text
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 7);
}

/** The former plate (ABC-1234) or the Mercosul one (ABC1D23). */
export function isPlate(text: string): boolean {
  return /^[A-Z]{3}\d[A-Z\d]\d{2}$/i.test(text.replace(/[^a-z0-9]/gi, ''));
}

/** The former plate carries a hyphen, the Mercosul one none; while four positions are missing it is unknown which. */
export function formatPlate(text: string): string {
  const plate = parsePlate(text);
  return /^[A-Z]{3}\d{4}$/.test(plate) ? `${plate.slice(0, 3)}-${plate.slice(3)}` : plate;
}
