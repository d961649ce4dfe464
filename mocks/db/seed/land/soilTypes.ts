import { instant } from '../../calendar';
import type { SoilType } from '../../mapTypes';
import type { World } from '../../types';

type Seed = readonly [
  name: string,
  texture: SoilType['texture'],
  clayFrom: number | null,
  clayTo: number | null,
  fieldCapacity: number | null,
  wiltingPoint: number | null,
  density: number | null,
  infiltration: number | null,
];

/** First level of the Brazilian classification, as the west of Parana has it. One was never measured. */
const seeds: readonly Seed[] = [
  ['LATOSSOLO VERMELHO', 'VERY_CLAYEY', 60, 100, 0.38, 0.26, 1.1, 25],
  ['NITOSSOLO VERMELHO', 'CLAYEY', 45, 60, 0.35, 0.23, 1.15, 18],
  ['NEOSSOLO REGOLITICO', 'MEDIUM', 20, 35, 0.26, 0.13, 1.35, 22],
  ['CAMBISSOLO HAPLICO', 'CLAYEY', 35, 45, 0.32, 0.15, 1.25, 15],
  ['ARGISSOLO VERMELHO-AMARELO', 'MEDIUM', null, null, 0.28, 0.16, 1.4, 12],
  ['GLEISSOLO HAPLICO', 'SILTY', null, null, 0.42, 0.25, 1.05, 4],
  ['PLANOSSOLO HAPLICO', null, null, null, null, null, null, null],
];

export function seedSoilTypes(world: World, today: Date, customerId: number): void {
  for (const [at, seed] of seeds.entries()) {
    const [name, texture, clayFrom, clayTo, fieldCapacity, wiltingPoint, density, infiltration] = seed;
    world.soilTypes.insert({
      customerId,
      name,
      texture,
      clayFrom,
      clayTo,
      fieldCapacity,
      wiltingPoint,
      density,
      infiltration,
      active: true,
      createdAt: instant(today, -820 + at),
      updatedAt: null,
    });
  }
}
