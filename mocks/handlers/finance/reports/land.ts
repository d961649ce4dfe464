import { demo } from '../../../state';
import { usedElsewhere } from '../../land/costCenterCheck';
import { sum } from '../../land/wire';
import { reportRoute } from './reportRoute';

const CONDITIONS: Readonly<Record<number, string>> = { 1: 'OWN', 2: 'LEASED', 3: 'PARTNERSHIP', 4: 'LENT' };

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
          car: null,
          cib: null,
          landValue: prices.length > 0 ? sum(prices) : null,
        };
      });
    })
    .filter(({ condition }) => !wanted || condition === wanted);
});

/** Registrations of land with what cost centers use of them; those that nobody uses belong to no farm. */
export const realEstateRegistrations = reportRoute(
  'RealEstateRegistrations',
  'REPORT_REAL_ESTATE_REGISTRATIONS',
  ({ customerId, has }) => {
    const { realEstates, costCenters, farms, people } = demo.world;
    return realEstates
      .filter((row) => row.customerId === customerId && row.active)
      .map((row) => {
        const center = costCenters.find(({ farmRealEstates }) =>
          farmRealEstates.some(({ realEstatePatrimonyId }) => realEstatePatrimonyId === row.id),
        );
        const farm = farms.get(center?.farmId);
        const [number, registry = null] = row.name.split(' - ');
        return {
          farmId: farm?.id ?? null,
          farmerId: farm?.personId ?? null,
          registrationNumber: number,
          registryName: registry,
          farmName: farm?.name ?? null,
          ownerPersonName: people.get(farm?.personId)?.name ?? null,
          ownerPercentage: farm ? 100 : null,
          totalAreaSize: row.totalAreaSize,
          apportionedAreaSize: usedElsewhere(row.id),
          ccir: null,
          cib: null,
          georeferenced: null,
          lien: null,
        };
      })
      .filter(({ farmId, farmerId }) => has('farmIds', farmId) && has('farmerPersonIds', farmerId));
  },
);
