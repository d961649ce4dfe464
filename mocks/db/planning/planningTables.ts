import type { CostCenter } from '../mapTypes';
import { Table } from '../table';
import type { World } from '../types';
import { seedVersions } from './versionSeed';
import type {
  PlannedExpense,
  PlannedProduct,
  Planning,
  PlanningScenario,
  PlanningTables,
  PlanningVersion,
  Recalculation,
} from './planningTypes';

const cents = (value: number) => Math.round(value * 100) / 100;

/** Twelve parts of a sum; the last one takes what is left. */
function evenly(total: number): number[] {
  const part = Math.floor((total * 100) / 12) / 100;
  return Array.from({ length: 12 }, (_, at) => (at < 11 ? part : cents(total - part * 11)));
}
const inMonth = (total: number, month: number) =>
  Array.from({ length: 12 }, (_, at) => (at === month - 1 ? total : 0));

function product(
  center: CostCenter,
  values: Pick<
    PlannedProduct,
    'productName' | 'financialRatingId' | 'quantities' | 'unit' | 'quantity' | 'unitValue'
  > & {
    month: number;
  },
): PlannedProduct {
  const { month, ...own } = values;
  const total = cents((own.quantity ?? 0) * (own.unitValue ?? 0));
  return {
    ...own,
    main: true,
    farmActivityFieldId: center.id,
    total,
    isTotalTyped: false,
    storagePercent: null,
    plotCount: null,
    spread: month > 0 ? String(month) : 'EVEN',
    receiptParts: [],
    months: month > 0 ? inMonth(total, month) : evenly(total),
  };
}

function expense(financialRatingId: number, total: number, month: number): PlannedExpense {
  return {
    financialRatingId,
    way: 'YEAR',
    spread: month > 0 ? String(month) : 'EVEN',
    value: total,
    total,
    months: month > 0 ? inMonth(total, month) : evenly(total),
  };
}

type Part = Pick<Planning, 'activity' | 'title' | 'production' | 'expenses'>;

function cropOf(center: CostCenter, year: number): Part {
  const area = center.usefulAreaSize;
  const bags = Math.round(area * (year % 2 === 0 ? 62 : 58) * 100) / 100;
  return {
    activity: 'CROP',
    title: `SOJA ${year}/${String(year + 1).slice(2)}`,
    production: [
      product(center, {
        productName: 'SOJA EM GRAOS',
        financialRatingId: 13,
        quantities: { area, yield: year % 2 === 0 ? 62 : 58 },
        unit: 'sc60',
        quantity: bags,
        unitValue: 128,
        month: 3,
      }),
    ],
    expenses: [
      expense(2, cents(area * 910), 9),
      expense(3, cents(area * 1480), 8),
      expense(1, cents(area * 1260), 12),
      expense(4, cents(area * 390), 0),
      expense(7, cents(area * 420), 0),
    ],
  };
}

function broilerOf(center: CostCenter, year: number): Part {
  return {
    activity: 'BROILER',
    title: `FRANGO DE CORTE ${year}`,
    production: [
      product(center, {
        productName: 'FRANGO DE CORTE',
        financialRatingId: 15,
        quantities: { floor: 1800, birds: 13.5, viability: 96, lots: 6, weight: 2.9 },
        unit: 'head',
        quantity: 139_968,
        unitValue: 1.35,
        month: 0,
      }),
    ],
    expenses: [expense(5, 38_400, 0), expense(7, 46_800, 0), expense(6, 9_600, 0)],
  };
}

/** Plans of the last two years for every customer who grows soybeans or raises birds. */
function seedPlannings(today: Date, world: () => World) {
  return (table: Table<Planning>): void => {
    const { costCenters, farmActivities, businessActivities, users, links } = world();
    const centersOf = (filter: string, customerId: number) =>
      costCenters.filter(
        (row) =>
          row.customerId === customerId &&
          row.active &&
          businessActivities.need(farmActivities.need(row.farmActivityId).businessActivityId)
            .constantFilter === filter,
      );
    for (const customerId of new Set(costCenters.all().map((row) => row.customerId))) {
      const [field, ...others] = centersOf('SOYBEAN', customerId);
      const [house] = centersOf('BROILER', customerId);
      const owner = users.get(links.find((row) => row.customerId === customerId)?.userId);
      for (const year of [today.getFullYear(), today.getFullYear() - 1]) {
        const parts = [
          field && cropOf(field, year),
          house && broilerOf(house, year),
          ...others.map((center) => ({
            ...cropOf(center, year),
            title: `${center.name} ${year}/${String(year + 1).slice(2)}`,
          })),
        ];
        for (const part of parts) {
          if (!part) continue;
          const center = part.production[0]?.farmActivityFieldId ?? 0;
          table.insert({
            customerId,
            harvestYear: year,
            ...part,
            apportionmentBasis: part.activity === 'CROP' ? 'AREA' : 'INCOME',
            apportionmentOver: 'CENTER',
            apportionment: [
              {
                farmActivityFieldId: center,
                percent: 100,
                amount: cents(part.expenses.reduce((all, { total }) => all + (total ?? 0), 0)),
                locked: false,
              },
            ],
            outdated: false,
            userName: owner?.name ?? '',
            // In June of the year, and never later than today.
            updatedAt: new Date(Math.min(new Date(year, 5, 20, 9).getTime(), today.getTime())).toISOString(),
          });
        }
      }
    }
  };
}

/** What customers plan; filled when somebody first looks at it. */
export function planningTables(today: Date, world: () => World): PlanningTables {
  return {
    plannings: new Table<Planning>(seedPlannings(today, world)).feeds(() => [world().planning.versions]),
    versions: new Table<PlanningVersion>(seedVersions(world)),
    scenarios: new Table<PlanningScenario>(),
    recalculations: new Table<Recalculation>(),
  };
}
