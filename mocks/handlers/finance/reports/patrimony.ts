import { localDate } from '../../../db/calendar';
import { assetsOf } from '../../../db/finance/patrimonySeed';
import type { Asset } from '../../../db/finance/patrimonyTypes';
import { demo } from '../../../state';
import { inCents } from '../titleWire';
import { movesOf, partsOf } from './moves';
import { reportRoute } from './reportRoute';

const now = () => localDate(new Date(), 0).slice(0, 10);
const farmerOf = (farmId: number | null) => demo.world.farms.get(farmId)?.personId;

const assetWire = (row: Asset, group: string) => ({
  id: row.id,
  patrimonyGroup: group,
  name: row.name,
  farmName: demo.world.farms.get(row.farmId)?.name ?? null,
  purchaseDate: row.purchaseDate,
  purchasePrice: row.purchasePrice,
  residualValue: row.residualValue,
  usefulLifeMonths: row.usefulLifeMonths,
  depreciationStart: row.depreciationStart,
  saleDate: row.saleDate,
  marketValue: row.marketValue,
  participation: row.participation ?? 100,
});

/** Every asset of the register that is owned on a day, land with the others. */
export const patrimony = reportRoute('Patrimony', 'REPORT_PATRIMONY', ({ query, customerId, has }) => {
  const day = query.get('date') ?? now();
  const group = query.get('patrimonyGroup');
  const land = demo.world.realEstates.all().map((row) => ({ ...row, group: 'REAL_ESTATE' as const }));
  return [...land, ...assetsOf(demo.world.finance.patrimony)]
    .filter(
      (row) =>
        row.customerId === customerId &&
        row.active &&
        (!group || row.group === group) &&
        (row.purchaseDate === null || row.purchaseDate.slice(0, 10) <= day) &&
        (row.saleDate === null || row.saleDate.slice(0, 10) > day) &&
        has('farmIds', row.farmId) &&
        has('farmerPersonIds', farmerOf(row.farmId)),
    )
    .map((row) => assetWire(row, row.group));
});

/** What was paid for an asset within a year: the parts of documents that name it, as far as they were paid. */
function costsOf(customerId: number | null, year: string) {
  const costs = new Map<string, { fuel: number; upkeep: number }>();
  for (const { writeOff, ratingName, document, moved } of movesOf(customerId)) {
    if (!writeOff.paymentDate.startsWith(year)) continue;
    const details = document.details.filter(({ patrimonyName }) => patrimonyName !== null);
    const whole = document.details.reduce((sum, { value }) => sum + inCents(value), 0);
    const percentages = details.map(({ value }) => (whole === 0 ? 0 : (inCents(value) / whole) * 100));
    const parts = details.length === document.details.length ? partsOf(moved, percentages) : [];
    details.forEach(({ patrimonyName }, at) => {
      const cost = costs.get(patrimonyName ?? '') ?? { fuel: 0, upkeep: 0 };
      cost[ratingName === 'COMBUSTIVEIS E LUBRIFICANTES' ? 'fuel' : 'upkeep'] += parts[at] ?? 0;
      costs.set(patrimonyName ?? '', cost);
    });
  }
  return costs;
}

const entriesOf = (assetId: number) =>
  demo.world.finance.patrimony.entries
    .filter((row) => row.assetId === assetId)
    .toSorted((a, b) => a.date.localeCompare(b.date) || (a.counter ?? 0) - (b.counter ?? 0));

/** What the register of expenses of assets holds of one for a year, in cents. */
function enteredOf(assetId: number, year: string) {
  const spent = entriesOf(assetId).filter((row) => row.movement === 'EXPENSE' && row.date.startsWith(year));
  const sumOf = (rows: typeof spent) => rows.reduce((sum, { value }) => sum + inCents(value), 0);
  return {
    fuel: sumOf(spent.filter(({ kind }) => kind === 'FUEL')),
    upkeep: sumOf(spent.filter(({ kind }) => kind !== 'FUEL')),
  };
}

/**
 * Hours or kilometres within a year, of the readings that are kept: from the last one before it, or the first one in it,
 * to the last one in it. Null where they do not tell.
 */
function usedWithin(assetId: number, year: string): number | null {
  const readings = entriesOf(assetId).flatMap(({ date, counter }) =>
    counter === null ? [] : [{ date, counter }],
  );
  const within = readings.filter(({ date }) => date.startsWith(year));
  const last = within.at(-1);
  const first = readings.filter(({ date }) => date.slice(0, 4) < year).at(-1) ?? within[0];
  if (!first || !last || last.counter <= first.counter) return null;
  return Math.round((last.counter - first.counter) * 10) / 10;
}

/** Machines, vehicles, improvements and others with what they cost within a year. */
export const assets = reportRoute('Assets', 'REPORT_ASSETS', ({ query, customerId, has }) => {
  const year = query.get('year') ?? now().slice(0, 4);
  const group = query.get('patrimonyGroup');
  const costs = costsOf(customerId, year);
  const { patrimony: tables } = demo.world.finance;
  const machines = new Map(tables.machines.all().map((row) => [row.id, row]));
  const vehicles = new Map(tables.vehicles.all().map((row) => [row.id, row]));
  return assetsOf(tables)
    .filter(
      (row) =>
        ['MACHINE', 'VEHICLE', 'IMPROVEMENT', 'OTHER'].includes(row.group) &&
        row.customerId === customerId &&
        row.active &&
        (!group || row.group === group) &&
        (row.purchaseDate === null || row.purchaseDate.slice(0, 4) <= year) &&
        (row.saleDate === null || row.saleDate.slice(0, 4) >= year) &&
        has('farmIds', row.farmId) &&
        has('farmerPersonIds', farmerOf(row.farmId)),
    )
    .map((row) => {
      const [machine, vehicle] = [machines.get(row.id), vehicles.get(row.id)];
      const policies = tables.insurances.filter(({ assetIds }) => assetIds.includes(row.id));
      const paid = costs.get(row.name) ?? { fuel: 0, upkeep: 0 };
      const entered = enteredOf(row.id, year);
      const cost = { fuel: paid.fuel + entered.fuel, upkeep: paid.upkeep + entered.upkeep };
      return {
        ...assetWire(row, row.group),
        modelYear: machine?.year ?? vehicle?.year ?? null,
        serialOrPlate: machine?.serialNumber ?? vehicle?.plate ?? null,
        meter: row.meter,
        meterUnit: row.group === 'VEHICLE' ? 'KM' : row.group === 'MACHINE' ? 'H' : null,
        usedInYear: usedWithin(row.id, year),
        maintenanceValue: cost.upkeep / 100,
        fuelValue: cost.fuel / 100,
        insuredUntil:
          policies
            .map(({ endDate }) => endDate)
            .toSorted()
            .at(-1) ?? null,
      };
    });
});

/** The policies that cover a day. */
export const insurance = reportRoute('Insurance', 'REPORT_INSURANCE', ({ query, customerId, has }) => {
  const day = query.get('date') ?? now();
  const { patrimony: tables, partners } = demo.world.finance;
  const all = assetsOf(tables);
  return tables.insurances
    .filter((row) => {
      const farms = all.filter(({ id }) => row.assetIds.includes(id)).map(({ farmId }) => farmId);
      const some = farms.length > 0 ? farms : [null];
      return (
        row.customerId === customerId &&
        row.active &&
        row.startDate.slice(0, 10) <= day &&
        row.endDate.slice(0, 10) >= day &&
        has('partnerPersonIds', row.insurerId) &&
        some.some((farmId) => has('farmIds', farmId) && has('farmerPersonIds', farmerOf(farmId)))
      );
    })
    .map((row) => ({
      id: row.id,
      name: row.name,
      policyNumber: row.policyNumber,
      insurerName: partners.get(row.insurerId)?.name ?? null,
      insured: row.insured,
      insuredValue: row.insuredValue,
      deductible: row.deductible,
      premium: row.premium,
      subsidy: row.subsidy,
      startDate: row.startDate,
      endDate: row.endDate,
      claimCount: row.claims.length,
    }));
});
