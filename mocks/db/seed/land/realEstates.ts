import { localDate } from '../../calendar';
import type { RealEstate } from '../../mapTypes';
import type { Customer, World } from '../../types';

const grouped = new Intl.NumberFormat('pt-BR');
const cents = (value: number) => Math.round(value * 100) / 100;

/** What authorities allow on the first registration of a customer: one to be renewed soon, one that ends soon. */
const licences = (today: Date): RealEstate['licences'] => [
  {
    kind: 'ENVIRONMENTAL',
    number: 'LO 41.237',
    issuer: 'INSTITUTO AGUA E TERRA',
    startDate: localDate(today, -1_295),
    endDate: localDate(today, 165),
  },
  {
    kind: 'WATER',
    number: 'PORTARIA 1.180',
    issuer: 'INSTITUTO AGUA E TERRA',
    startDate: localDate(today, -2_150),
    endDate: localDate(today, 40),
  },
];

/** What stands on a registration besides its number and area; of one in five little is known yet. */
function paper(world: World, customer: Customer, number: number, farmId: number | null) {
  const city = world.cities.need(customer.cityId);
  const state = world.states.need(city.stateId).initials;
  const known = number % 5 !== 0;
  const owner = { name: customer.name, document: null, share: number % 3 === 0 ? 60 : 100 };
  const hex = (number * 2_654_435_761).toString(16).toUpperCase().padStart(32, '5').slice(0, 32);
  return {
    customerId: customer.id,
    farmId,
    createdAt: '2024-03-11T15:00:00.000Z',
    updatedAt: null,
    purchaseDate: known ? `${2002 + (number % 17)}-05-14T00:00:00` : null,
    purchasePrice: known ? number * 85 : null,
    sellerId: null,
    participation: owner.share === 100 ? null : owner.share,
    usefulLifeMonths: null,
    residualValue: null,
    depreciationStart: null,
    marketValue: known ? number * 260 : null,
    saleDate: null,
    saleValue: null,
    buyerId: null,
    observation: null,
    cib: known ? String(7_000_000 + number) + String(number % 10) : null,
    ccir: known ? `712034${String(number).padStart(6, '0')}4` : null,
    car: known ? `${state}-${String(city.code)}-${hex}` : null,
    caepf: null,
    stateRegistration: known ? `95${String(number).padStart(6, '0')}-10` : null,
    cep: null,
    cityId: city.id,
    address: farmId === null ? null : world.farms.need(farmId).address,
    district: null,
    georeferenced: known && number % 2 === 0,
    encumbrance: number % 4 === 1 ? 'HIPOTECA EM FAVOR DO BANCO DO BRASIL S.A.' : null,
    explorations: known
      ? [{ kind: 'INDIVIDUAL', startDate: '2020-01-01T00:00:00', endDate: null, share: owner.share }]
      : [],
    owners:
      owner.share === 100 ? [owner] : [owner, { name: 'IRMAOS E HERDEIROS', document: null, share: 40 }],
  };
}

/**
 * Registrations of land. Each farm's first cost centers are linked to theirs: one whole, one to less than its area;
 * what is left over stays a remainder, and two registrations are not used at all.
 */
export function seedRealEstates(world: World, today: Date, customer: Customer): void {
  const place = world.cities.need(customer.cityId).name.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
  let number = 12_340 + customer.id * 17;
  let used = customer.id * 100;
  const register = (totalAreaSize: number, active = true, farmId: number | null = null) => {
    const first = used === customer.id * 100 + 1;
    number += 7;
    const registrationNumber = grouped.format(number);
    const name = `MATRICULA ${registrationNumber} - CRI ${place}`;
    return world.realEstates.insert({
      ...paper(world, customer, number, farmId),
      name,
      registrationNumber,
      registryOffice: `CRI ${place}`,
      totalAreaSize,
      active,
      licences: first ? licences(today) : [],
    });
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
          const estate = register(cents(apportionedAreaSize + (used % 3) * 5.25), true, farm.id);
          return { id: used, realEstatePatrimonyId: estate.id, apportionedAreaSize };
        }),
      });
    }
  }
  register(24.2);
  register(9.68);
  register(48.4, false);
}
