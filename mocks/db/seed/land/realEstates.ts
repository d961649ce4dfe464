import type { Customer, World } from '../../types';

const cents = (value: number) => Math.round(value * 100) / 100;

/**
 * Registrations of land. Each farm's first cost centers are linked to theirs: one whole, one to less than its area;
 * what is left over stays a remainder, and two registrations are not used at all.
 */
export function seedRealEstates(world: World, customer: Customer): void {
  const place = world.cities.need(customer.cityId).name.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
  let number = 12_340 + customer.id * 17;
  let used = customer.id * 100;
  const register = (totalAreaSize: number, active = true) => {
    number += 7;
    const name = `MATRICULA ${number.toLocaleString('pt-BR')} - CRI ${place}`;
    return world.realEstates.insert({ customerId: customer.id, name, totalAreaSize, active });
  };
  for (const farm of world.farms.filter((row) => row.customerId === customer.id)) {
    const centers = world.costCenters.filter((row) => row.farmId === farm.id && row.usefulAreaSize > 0);
    for (const [index, center] of centers.slice(0, 2).entries()) {
      const area = cents(center.usefulAreaSize + center.commonAreaSize);
      const parts = index === 0 ? [cents(area * 0.6), cents(area - cents(area * 0.6))] : [cents(area * 0.8)];
      for (const plot of world.plots.filter((row) => row.costCenterId === center.id))
        world.plots.update(plot.id, { typeFarmRealEstate: 'AREA' });
      world.costCenters.update(center.id, {
        measurementType: 2,
        farmRealEstates: parts.map((apportionedAreaSize) => {
          used += 1;
          const estate = register(cents(apportionedAreaSize + (used % 3) * 5.25));
          return { id: used, realEstatePatrimonyId: estate.id, apportionedAreaSize };
        }),
      });
    }
  }
  register(24.2);
  register(9.68);
  register(48.4, false);
}
