const KELVIN = 273.15;

/**
 * Un-ionised ammonia, mg/L, of what was measured in total: total ÷ (1 + 10^(pKa − pH)), pKa = 0,09018 + 2729,92 ÷ K
 * (Emerson et al. 1975; LD §5.11). 1 mg/L at 28 °C and pH 8: 0,065.
 * @param total mg/L
 * @param celsius of the water, 0 to 50
 * @param ph 0 to 14
 * @returns null where one of them is not known
 */
export function freeAmmonia(total: number | null, celsius: number | null, ph: number | null): number | null {
  if (total === null || celsius === null || ph === null) return null;
  const pKa = 0.09018 + 2729.92 / (celsius + KELVIN);
  return total / (1 + 10 ** (pKa - ph));
}
