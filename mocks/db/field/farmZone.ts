import type { World } from '../types';

const HOUR = 3_600_000;
const BRASILIA = 3 * HOUR;
/** Hours behind UTC of the states that do not keep Brasília's time, by the first two digits of a city's code (IBGE). */
const STATE_HOURS: Readonly<Record<string, number>> = { 11: 4, 12: 5, 13: 4, 14: 4, 50: 4, 51: 4 };
const FERNANDO_DE_NORONHA = 2_605_459;
/** Cities in the west of Amazonas that keep Acre's time (Lei 12.876/2013). */
const WEST_OF_AMAZONAS: ReadonlySet<number> = new Set([
  1300201, 1300607, 1300706, 1301407, 1301506, 1301654, 1301803, 1301951, 1302306, 1302405, 1303502, 1303908,
  1304062,
]);

/** What UTC is ahead of the clocks of a city, in milliseconds. */
export function zoneOfCity(code: number): number {
  if (code === FERNANDO_DE_NORONHA) return 2 * HOUR;
  if (WEST_OF_AMAZONAS.has(code)) return 5 * HOUR;
  return (STATE_HOURS[String(code).slice(0, 2)] ?? BRASILIA / HOUR) * HOUR;
}

/** The same of the clocks of a farm: its days are cut by them; Brasília's where its city is not known. */
export function zoneOfFarm(
  { farms, cities }: Pick<World, 'farms' | 'cities'>,
  farmId: number | null,
): number {
  const city = cities.get(farms.get(farmId ?? undefined)?.cityId);
  return city ? zoneOfCity(city.code) : BRASILIA;
}
