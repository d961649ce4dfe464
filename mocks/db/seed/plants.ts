import { aCostCenter } from '../../build/rows';
import { instant } from '../calendar';
import type { Aviary, World } from '../types';
import { businessActivities, fieldPurposes } from './land/activities';

/** Name and square metres of water; nobody has measured the reservoir. */
const PONDS: readonly (readonly [string, number | null])[] = [
  ['VIVEIRO 1', 5_000],
  ['VIVEIRO 2', 8_000],
  ['VIVEIRO 3', 5_000],
  ['ACUDE DA SEDE', null],
  ['TANQUE DE ALEVINOS', 400],
];

/** Every aviary lies in a cost center: where none was seeded with the land, one is made on a farm with fields. */
function seedCenter(world: World, today: Date, aviary: Aviary): void {
  const { customerId, name } = aviary;
  const existing = world.costCenters.find(
    (row) => row.customerId === customerId && row.aviary?.name === name,
  );
  if (existing) return;
  const farms = world.farms.filter((row) => row.customerId === customerId && row.farmType === 1);
  const farm = farms[aviary.id < 7 ? 1 : 2] ?? farms[0];
  const broiler = businessActivities.find(({ constantFilter }) => constantFilter === 'BROILER')?.id;
  const purpose = fieldPurposes.find(({ constantFilter }) => constantFilter === 'AVIARIO');
  if (!farm || !broiler || !purpose) return;
  const carried = { farmId: farm.id, businessActivityId: broiler };
  const activity =
    world.farmActivities.find((row) => row.farmId === farm.id && row.businessActivityId === broiler) ??
    world.farmActivities.insert(carried);
  world.costCenters.insert(
    aCostCenter({
      customerId,
      name: `UNIDADE AVICOLA ${name.replace(/\D+/g, '')}`,
      farmId: farm.id,
      farmActivityId: activity.id,
      farmActivityFieldTypeId: purpose.id,
      cityId: farm.cityId,
      communityId: farm.communityId,
      usefulAreaSize: 2.4,
      aviary: {
        id: 1000 + aviary.id,
        name,
        housingSystem: 1 + (aviary.id % 4),
        width: 16,
        length: 150,
        capacity: 32_000,
      },
      createdAt: instant(today, -640 + aviary.id, aviary.id),
    }),
  );
}

/** Raises fish alone: its poultry pages lead to the register of houses. */
const WITHOUT_POULTRY = 8;

/** Fish are an activity of the farm that their ponds are on, and each year's is a harvest of its own. */
function seedFishActivity(world: World, year: number): void {
  const fish = businessActivities.find(({ moduleConstantFilter }) => moduleConstantFilter === 'PISCICULTURE');
  if (!fish) return;
  const farms = new Map(
    world.fishPonds
      .all()
      .flatMap(({ farmId, customerId }) => (farmId === null ? [] : [[farmId, customerId] as const])),
  );
  for (const [farmId] of farms)
    if (!world.farmActivities.find((row) => row.farmId === farmId && row.businessActivityId === fish.id))
      world.farmActivities.insert({ farmId, businessActivityId: fish.id });
  for (const customerId of new Set(farms.values()))
    for (const start of [year - 1, year])
      world.harvests.insert({
        customerId,
        businessActivityId: fish.id,
        name: `${fish.name} ${start}/${start + 1}`,
      });
}

/** Aviaries of every customer but one, and fish ponds: the first has the most. */
export function seedPlants(world: World, today: Date): void {
  for (const { id: customerId } of world.customers.all()) {
    const houses = customerId === WITHOUT_POULTRY ? 0 : 2;
    for (let number = 1; number <= (customerId === 1 ? 10 : houses); number += 1)
      seedCenter(world, today, world.aviaries.insert({ customerId, name: `AVIARIO ${number}` }));
    const farm = world.farms.find((row) => row.customerId === customerId && row.farmType === 1);
    for (const [name, area] of customerId === 1 ? PONDS : PONDS.slice(0, 2))
      world.fishPonds.insert({ customerId, name, area, farmId: farm?.id ?? null });
  }
  seedFishActivity(world, today.getFullYear());
}
