import { foldForSearch } from '@/platform/format/text';

/** Units of one magnitude, each with how many of the first one it is. */
const MAGNITUDES: readonly Readonly<Record<string, number>>[] = [
  {
    g: 1,
    gr: 1,
    grama: 1,
    gramas: 1,
    gram: 1,
    grams: 1,
    mg: 0.001,
    kg: 1000,
    quilo: 1000,
    quilos: 1000,
    t: 1e6,
    ton: 1e6,
    toneladas: 1e6,
    lb: 453.592_37,
    lbs: 453.592_37,
    pounds: 453.592_37,
    oz: 28.349_523_125,
  },
  { l: 1, litro: 1, litros: 1, liters: 1, ml: 0.001, m3: 1000, gal: 3.785_411_784 },
  { m: 1, mm: 0.001, cm: 0.01, km: 1000 },
  { m2: 1, ha: 10_000, hectares: 10_000, km2: 1e6 },
  { d: 1, dia: 1, dias: 1, day: 1, days: 1, sem: 7, semana: 7, semanas: 7, week: 7, weeks: 7, wk: 7 },
  { h: 1, hora: 1, horas: 1, hour: 1, hours: 1, min: 1 / 60, minutos: 1 / 60, minutes: 1 / 60 },
  { '%': 1, percent: 1, pct: 1 },
  { '°c': 1, c: 1 },
  { '°f': 1, f: 1 },
  { ppm: 1 },
  { lux: 1, lx: 1, klux: 1000 },
  { r$: 1, brl: 1, reais: 1 },
  { us$: 1, usd: 1 },
  { '€': 1, eur: 1 },
];

/** A unit as it is compared: 'KG', 'm²' and 'kg ' are 'kg', 'm2' and 'kg'. */
const plain = (unit: string) =>
  foldForSearch(unit)
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll('º', '°')
    .replace(/\.$/, '')
    .trim();

export const isSameUnit = (one: string, other: string): boolean => plain(one) === plain(other);

const magnitudeOf = (unit: string) => MAGNITUDES.find((units) => Object.hasOwn(units, plain(unit)));

const BEHIND = /\s*[([]([^()[\]]*)[)\]]\s*$/;

/** A head without what stands in brackets behind it, and that: 'Peso (kg)' is 'Peso' in 'kg'. */
export function partsOfHead(head: string): { readonly name: string; readonly unit: string | null } {
  const unit = BEHIND.exec(head)?.[1]?.trim() ?? '';
  return { name: head.replace(BEHIND, ''), unit: unit === '' ? null : unit };
}

/**
 * By what figures of one unit are multiplied to be of another: kg to g by 1000. Null where they do not fit: lb is no
 * °C, and nobody knows what a 'cx' holds. What is no unit at all, a note behind a head, changes nothing.
 */
export function factorBetween(from: string, to: string | null): number | null {
  const given = magnitudeOf(from);
  if (to === null) {
    // The column says no unit: a note is no fault, and money is in reais.
    return given === undefined || Object.hasOwn(given, 'r$') || !/[$€]/.test(from) ? 1 : null;
  }
  const [own, other] = [given?.[plain(from)], given?.[plain(to)]];
  return own === undefined || other === undefined ? null : own / other;
}
