import type { RealEstate } from '../../../db/mapTypes';
import { demo } from '../../../state';
import { usedElsewhere } from '../../land/costCenterCheck';
import { sum } from '../../land/wire';
import { reportRoute } from './reportRoute';

const CONDITIONS: Readonly<Record<number, string>> = { 1: 'OWN', 2: 'LEASED', 3: 'PARTNERSHIP', 4: 'LENT' };

/** What the registrations of a farm say, each once; null where none says anything. */
function listOf(farmId: number, of: (row: RealEstate) => string | null): string | null {
  const texts = demo.world.realEstates.filter((row) => row.farmId === farmId && row.active).map(of);
  return [...new Set(texts.filter((text) => text !== null))].join(', ') || null;
}

/** The plots of each farm as the map has them, those of one condition together. */
export const properties = reportRoute('Properties', 'REPORT_PROPERTIES', ({ query, customerId, has }) => {
  const { farms, plots, cities, states } = demo.world;
  const wanted = query.get('condition');
  return farms
    .filter(
      (farm) =>
        farm.customerId === customerId &&
        farm.active &&
        has('farmIds', farm.id) &&
        has('farmerPersonIds', farm.personId),
    )
    .flatMap((farm) => {
      const city = cities.get(farm.cityId);
      const own = plots.filter((row) => row.farmId === farm.id && row.active);
      const conditions = [...new Set(own.map(({ ownership }) => CONDITIONS[ownership ?? 0] ?? null))];
      return conditions.map((condition) => {
        const some = own.filter(({ ownership }) => (CONDITIONS[ownership ?? 0] ?? null) === condition);
        const prices = some.map(({ purchasePrice }) => purchasePrice).filter((price) => price > 0);
        return {
          farmId: farm.id,
          farmName: farm.name,
          cityName: city ? `${city.name} - ${states.get(city.stateId)?.initials ?? ''}` : null,
          condition,
          usefulAreaSize: sum(some.map((row) => row.usefulAreaSize)),
          commonAreaSize: sum(some.map((row) => row.commonAreaSize ?? 0)),
          irrigatedAreaSize: sum(some.map((row) => row.irrigatedAreaSize ?? 0)),
          plotCount: some.length,
          car: listOf(farm.id, ({ car }) => car),
          cib: listOf(farm.id, ({ cib }) => cib),
          landValue: prices.length > 0 ? sum(prices) : null,
        };
      });
    })
    .filter(({ condition }) => !wanted || condition === wanted);
});

/** Registrations of land with what cost centers use of them; unused ones belong to no farm. */
export const realEstateRegistrations = reportRoute(
  'RealEstateRegistrations',
  'REPORT_REAL_ESTATE_REGISTRATIONS',
  ({ customerId, has }) => {
    const { realEstates, costCenters, farms } = demo.world;
    return realEstates
      .filter((row) => row.customerId === customerId && row.active)
      .map((row) => {
        const center = costCenters.find(({ farmRealEstates }) =>
          farmRealEstates.some(({ realEstatePatrimonyId }) => realEstatePatrimonyId === row.id),
        );
        const farm = farms.get(center?.farmId);
        const [first] = row.owners;
        return {
          id: row.id,
          patrimonyGroup: 'REAL_ESTATE',
          farmId: farm?.id ?? null,
          farmerId: farm?.personId ?? null,
          registrationNumber: row.registrationNumber,
          registryName: row.registryOffice,
          farmName: farm?.name ?? null,
          ownerNames: row.owners.map(({ name }) => name).join(', ') || null,
          ownerPercentage: first?.share ?? null,
          totalAreaSize: row.totalAreaSize,
          apportionedAreaSize: usedElsewhere(row.id),
          ccir: row.ccir,
          cib: row.cib,
          georeferenced: row.georeferenced ? 'YES' : 'NO',
          lien: row.encumbrance,
        };
      })
      .filter(({ farmId, farmerId }) => has('farmIds', farmId) && has('farmerPersonIds', farmerId));
  },
);
