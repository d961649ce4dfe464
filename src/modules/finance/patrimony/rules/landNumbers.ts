/** Of a text as it is typed, its letters and digits alone. */
const bare = (text: string) => text.replace(/[\s./-]/g, '').toUpperCase();

/** CIB, formerly NIRF: eight characters, digits alone until letters were let in (LCDPR 1.3, register 0040, field CAFIR). */
export const isCib = (text: string) => /^[A-Z0-9]{7}\d$/.test(bare(text));

/** The code of a rural property at INCRA, as its CCIR prints it: thirteen digits. */
export const isCcir = (text: string) => /^\d{13}$/.test(bare(text));

/** CAEPF: fourteen digits, the first nine those of the person's CPF. */
export const isCaepf = (text: string) => /^\d{14}$/.test(bare(text));

/** CAR as the federal system writes it: state, IBGE's code of the city, thirty-two hexadecimal digits. */
export const isCar = (text: string) => /^[A-Z]{2}\d{7}[0-9A-F]{32}$/.test(bare(text));

/** IBGE's code of the city that a CAR names; null where it is none. */
export const cityOfCar = (text: string) => (isCar(text) ? Number(bare(text).slice(2, 9)) : null);

interface Span {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Number of the first period that begins before an earlier one has ended; null when none does. An open end lasts. */
export function overlappingPeriod(periods: readonly Span[]): number | null {
  const last = '9999-12-31';
  for (const [at, one] of periods.entries()) {
    if (one.startDate === null) continue;
    const start = one.startDate;
    const meets = periods
      .slice(0, at)
      .some(
        (other) =>
          other.startDate !== null &&
          start <= (other.endDate ?? last) &&
          other.startDate <= (one.endDate ?? last),
      );
    if (meets) return at;
  }
  return null;
}

/** Whether shares, per cent, come to more than the whole; computed in ten-thousandths so that decimals add up. */
export function sharesAboveWhole(shares: readonly (number | null)[]): boolean {
  const sum = shares.reduce<number>((all, share) => all + Math.round((share ?? 0) * 10_000), 0);
  return sum > 100 * 10_000;
}
