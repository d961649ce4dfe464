import { dataOf } from '../data';
import citiesByStateData from './data/citiesByState.json' with { type: 'json' };

/** Real municipalities by state: IBGE code, name, latitude, longitude. */
export const citiesByState: Readonly<Record<string, readonly (readonly [number, string, number, number])[]>> =
  dataOf(citiesByStateData);
