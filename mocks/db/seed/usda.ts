import { dataOf } from '../data';
import usdaCommoditiesData from './data/usdaCommodities.json' with { type: 'json' };

/** Attributes of USDA's supply and distribution tables, with the identifiers they have there. */
export const usdaAttributes: readonly (readonly [id: number, name: string, share: number])[] = [
  [28, 'Produção', 1],
  [88, 'Exportação', 0.34],
  [125, 'Consumo interno', 0.58],
  [176, 'Estoque final', 0.17],
  [57, 'Importação', 0.06],
];

interface Commodity {
  code: string;
  name: string;
  unit: string;
  /** Production of a usual year by country, the greatest first. */
  countries: readonly (readonly [name: string, production: number])[];
}

export const usdaCommodities: readonly Commodity[] = dataOf(usdaCommoditiesData);

/** The three marketing years up to that of this date. */
export function usdaYears(today: Date): number[] {
  const last = today.getFullYear();
  return [last - 2, last - 1, last];
}

/** A harvest is never quite that of the year before: from −6 % to +6 %, the same for the same place and year. */
export function yearFactor(place: number, year: number): number {
  return 1 + (((place * 37 + year * 11) % 13) - 6) / 100;
}
