import { aCostCenter, aFarm, aPlot } from '../../../build/rows';
import { hectares, wound } from '../../../geo/ring';
import type { World } from '../../types';
import { farmLayout } from './layout';

const PER_FARM = 500;
const PER_FIELD = 50;

/** Adds farms with so many plots together, for measuring how the map bears them. */
export function addManyPlots(world: World, customerId: number, count: number, vertices: number): void {
  const like = world.farms.find((row) => row.customerId === customerId && row.farmType === 1);
  if (!like) throw new Error(`Customer ${customerId} has no farm.`);
  const city = world.cities.need(like.cityId);
  for (let number = 0; number * PER_FARM < count; number += 1) {
    const here = Math.min(PER_FARM, count - number * PER_FARM);
    const farm = world.farms.insert(
      aFarm({
        customerId,
        personId: like.personId,
        cityId: like.cityId,
        communityId: like.communityId,
        quotationSourceId: like.quotationSourceId,
        name: `FAZENDA MODELO ${String(number + 1).padStart(2, '0')}`,
        isMainFarm: false,
      }),
    );
    const activity = world.farmActivities.insert({ farmId: farm.id, businessActivityId: 1 });
    const rings = farmLayout({
      // Farms side by side, far enough apart not to touch.
      center: {
        lat: city.latitude + 0.6 + 0.2 * Math.floor(number / 5),
        lng: city.longitude + 0.2 * (number % 5),
      },
      plots: here,
      hectares: here * 22,
      seed: farm.id,
      vertices,
    });
    let field = aCostCenter();
    for (const [index, ring] of rings.entries()) {
      if (index % PER_FIELD === 0)
        field = world.costCenters.insert(
          aCostCenter({
            customerId,
            farmId: farm.id,
            farmActivityId: activity.id,
            cityId: farm.cityId,
            communityId: farm.communityId,
            name: `SOJA GLEBA ${String(index / PER_FIELD + 1).padStart(2, '0')}`,
          }),
        );
      const drawn = [wound({ type: 'ADD', path: ring })];
      world.plots.insert(
        aPlot({
          customerId,
          farmId: farm.id,
          costCenterId: field.id ?? 0,
          name: `TALHAO ${String(index + 1).padStart(3, '0')}`,
          usefulAreaSize: hectares(drawn),
          polygonArea: JSON.stringify(drawn),
          soilTypeId: 1 + (index % 7),
        }),
      );
    }
  }
}
