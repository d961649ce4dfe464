import { instant } from '../calendar';
import type { CustomerRecord } from '../platform/customers';
import type { Customer, World } from '../types';
import { cnpjOf, cpfOf } from './documents';

const STREETS = [
  'ROD PR-182',
  'ESTRADA RURAL DA SEDE',
  'AVENIDA BRASIL',
  'LINHA SAO PEDRO',
  'RUA DAS ARAUCARIAS',
];
const DISTRICTS = ['ZONA RURAL', 'CENTRO', 'DISTRITO INDUSTRIAL', 'INTERIOR'];
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** The modules that a customer's users have, of which it therefore holds at least these. */
function modulesOf(world: World, customer: Customer): number[] {
  const items = world.links
    .filter((link) => link.customerId === customer.id)
    .flatMap(({ menuIds }) => menuIds);
  const ids = new Set(items.flatMap((menuId) => world.menuItems.get(menuId)?.moduleId ?? []));
  return [...ids].toSorted((a, b) => a - b);
}

function isCompany({ name }: Customer): boolean {
  return /LTDA|S\.A\.|GRUPO|CONDOMINIO|AVICULTURA|PISCICULTURA|INTEGRADORA/.test(name);
}

/** Account managers and classifications go by the customer's number; free accounts have neither. */
function recordOf(world: World, customer: Customer, today: Date): Omit<CustomerRecord, 'id'> {
  const { id } = customer;
  const company = isCompany(customer);
  const number = String(10_203_040 + id * 713_579)
    .padStart(8, '0')
    .slice(-8);
  const first = world.links.find((link) => link.customerId === id && link.isOwner);
  const owner = first ? world.users.need(first.userId) : undefined;
  const type =
    owner?.role === 'integrator'
      ? 4
      : (first && world.profiles.need(first.profileId).licenceType) === 8
        ? 3
        : 1;
  return {
    personType: company ? 2 : 1,
    document: company ? cnpjOf(`${number}0001`) : cpfOf(`${number}${id % 10}`),
    accountType: customer.isFreeAccount && !customer.trialPeriodExpiration ? 5 : type,
    currencyId: 1,
    email: owner?.email ?? `contato.${id}@exemplo.com.br`,
    phone: `45999${String(100_000 + id * 4_321).slice(-6)}`,
    cep: `859${String(id * 137)
      .padStart(5, '0')
      .slice(-5)}`,
    address: pick(STREETS, id),
    addressNumber: id % 3 === 0 ? 'S/N' : String(id * 117),
    district: pick(DISTRICTS, id),
    businessActivityIds: [...new Set([1, 2, (id % 9) + 1])],
    moduleIds: modulesOf(world, customer),
    accountManagerId: customer.isFreeAccount ? null : id === 1 ? 1 : (id % 2) + 1,
    serviceClassificationId: customer.isFreeAccount ? null : id === 1 ? 3 : (id % 4) + 1,
    integrationLogin: id === 1 ? 'santahelena.b2k' : null,
    integrationPassword: id === 1 ? 'segredo' : null,
    integrationUpdatedAt: id === 1 ? instant(today, -40) : null,
    active: true,
    createdAt: instant(today, -900 + id * 31),
    updatedAt: id % 3 === 0 ? instant(today, -id * 2) : null,
  };
}

/** Licences that a customer has bought, by its id. */
const LICENCES: Readonly<Record<number, number>> = { 1: 20, 12: 10, 14: 2, 15: 1, 16: 1 };

export function seedCustomerRecords(world: World, today: Date): void {
  const day = (days: number) => instant(today, days).slice(0, 10);
  for (const customer of world.customers.all()) {
    const { id, trialPeriodExpiration } = customer;
    const record = world.platform.customerRecords.insert({ id, ...recordOf(world, customer, today) });
    world.platform.licences.insert({
      customerId: id,
      contract: `CONTRATO ${2020 + (id % 6)}/${String(id * 37).padStart(4, '0')}`,
      quantity: LICENCES[id] ?? 8,
      startsOn: record.createdAt.slice(0, 10),
      endsOn: trialPeriodExpiration?.slice(0, 10) ?? (id % 2 === 0 ? day(120 + id * 9) : null),
      note: id === 12 ? 'LICENCAS DO PROGRAMA AGROCENTER' : null,
      active: true,
      createdAt: record.createdAt,
      updatedAt: null,
    });
  }
}
