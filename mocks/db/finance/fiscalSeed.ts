import { cpf } from '../assist/taxNumbers';
import { instant } from '../calendar';
import type { Register } from '../mapTypes';
import { Table } from '../table';
import type { World } from '../types';

/** A state registration of a producer on a farm. */
export interface StateRegistration extends Register {
  farmerId: number;
  document: string;
  farmId: number;
  stateInitials: string;
  registration: string;
}

/** A series of invoices; the last number is given out when an invoice is sent. */
export interface FiscalSeries extends Register {
  series: number;
  stateRegistrationId: number;
  lastNumber: number | null;
}

/** What a producer chose for a year. */
export interface RuralContribution extends Omit<Register, 'name'> {
  year: number;
  farmerId: number;
  producerKind: string;
  base: string;
  expectedSales: number | null;
  observation: string | null;
}

export interface FiscalTables {
  stateRegistrations: Table<StateRegistration>;
  series: Table<FiscalSeries>;
  contributions: Table<RuralContribution>;
}

/** A registration of Paraná: eight digits and the two checks over them. */
function ofParana(body: string): string {
  const check = (digits: string, weights: readonly number[]) => {
    const rest = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const first = `${body}${check(body, [3, 2, 7, 6, 5, 4, 3, 2])}`;
  return `${first}${check(first, [4, 3, 2, 7, 6, 5, 4, 3, 2])}`;
}

const stamp = (today: Date, age: number) => ({
  active: true,
  createdAt: instant(today, -300 + age * 20, age * 11),
  updatedAt: null,
});

/** Registrations, series and yearly choices of every customer; filled when somebody first looks at them. */
export function fiscalTables(today: Date, world: () => World): FiscalTables {
  const farmsOf = (customerId: number) =>
    world().farms.filter((row) => row.customerId === customerId && row.active);
  const farmersOf = (customerId: number) =>
    world().people.filter((row) => row.customerId === customerId && row.active);
  const tables: FiscalTables = {
    stateRegistrations: new Table<StateRegistration>((table) => {
      for (const { id: customerId } of world().customers.all()) {
        for (const [at, farm] of farmsOf(customerId).slice(0, 3).entries()) {
          table.insert({
            ...stamp(today, at),
            customerId,
            name: farm.name,
            farmerId: farm.personId,
            document: cpf(String(111_000_000 + customerId * 7919 + farm.personId * 131)),
            farmId: farm.id,
            stateInitials: 'PR',
            registration: ofParana(`95${String(100_000 + customerId * 311 + at * 17)}`),
          });
        }
      }
    }),
    series: new Table<FiscalSeries>((table) => {
      for (const { id: customerId } of world().customers.all()) {
        const own = tables.stateRegistrations.filter((row) => row.customerId === customerId).slice(0, 2);
        for (const [at, row] of own.entries()) {
          table.insert({
            ...stamp(today, at),
            customerId,
            name: `SERIE ${row.name}`,
            series: 920 + at,
            stateRegistrationId: row.id,
            lastNumber: at === 1 ? 148 : null,
          });
        }
      }
    }),
    contributions: new Table<RuralContribution>((table) => {
      for (const { id: customerId } of world().customers.all()) {
        for (const [at, farmer] of farmersOf(customerId).slice(0, 2).entries()) {
          for (const back of [0, 1]) {
            table.insert({
              ...stamp(today, at),
              customerId,
              year: today.getFullYear() - back,
              farmerId: farmer.id,
              producerKind: 'INDIVIDUAL',
              base: at === 1 ? 'PAYROLL' : 'SALES',
              expectedSales: at === 0 ? 1_850_000 : null,
              observation: back === 1 ? 'CONFERIDO COM O CONTADOR' : null,
            });
          }
        }
      }
    }),
  };
  return tables;
}
