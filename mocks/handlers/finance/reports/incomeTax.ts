import { localDate } from '../../../db/calendar';
import { assetsOf } from '../../../db/finance/patrimonySeed';
import { demo } from '../../../state';
import { inCents } from '../titleWire';
import { amortizations } from './balanceSheet';
import { movesOf } from './moves';
import { reportRoute } from './reportRoute';

/** Rural losses of former years that no result has offset yet, in reais. */
const FORMER_LOSSES = 50_000;

/** Heads of a year by species: what was there, came and went. */
const HERD: readonly (readonly [
  species: string,
  opening: number,
  bought: number,
  born: number,
  lost: number,
])[] = [
  ['BOVINOS', 182, 24, 61, 5],
  ['EQUINOS', 6, 0, 1, 0],
];
const SOLD: Readonly<Record<string, number>> = { BOVINOS: 74 };

/** The year of one producer as the rural annex asks for it. */
export const incomeTaxStatement = reportRoute(
  'IncomeTaxStatement',
  'REPORT_INCOME_TAX_STATEMENT',
  ({ query, customerId, has }) => {
    const { realEstates, farms, finance } = demo.world;
    const now = localDate(new Date(), 0).slice(0, 10);
    const year = query.get('year') ?? now.slice(0, 4);
    const end = `${year}-12-31` < now ? `${year}-12-31` : now;
    const own = (row: { customerId: number }) => row.customerId === customerId;
    const ofFarm = (farmId: number | null) =>
      has('farmIds', farmId) && has('farmerPersonIds', farms.get(farmId)?.personId);

    const land = realEstates
      .filter((row) => own(row) && row.active && ofFarm(row.farmId))
      .map((row) => ({
        lineSection: 'PROPERTY',
        lineName: row.name,
        lineDetail: row.cib === null ? null : `CIB ${row.cib}`,
        quantity: row.totalAreaSize,
        unitName: 'ha',
      }));
    const sums = Array.from({ length: 12 }, () => ({ income: 0, expense: 0 }));
    for (const { writeOff, document, moved } of movesOf(customerId)) {
      if (!writeOff.paymentDate.startsWith(year)) continue;
      if (!has('farmIds', document.farmId) || !has('farmerPersonIds', document.farmerId)) continue;
      const sum = sums[Number(writeOff.paymentDate.slice(5, 7)) - 1];
      if (sum) sum[document.movement === 'INCOME' ? 'income' : 'expense'] += moved;
    }
    const begun = year < now.slice(0, 4) ? 12 : year > now.slice(0, 4) ? 0 : Number(now.slice(5, 7));
    const months = sums.slice(0, begun).map(({ income, expense }, at) => ({
      lineSection: 'MONTH',
      lineName: `M${String(at + 1).padStart(2, '0')}`,
      incomeValue: income / 100,
      expenseValue: expense / 100,
    }));
    const losses = [{ lineSection: 'RESULT', lineName: 'FORMER_LOSSES', value: FORMER_LOSSES }];
    const advances = finance.advances
      .filter((row) => own(row) && !row.cancelled && row.movement === 'INCOME' && row.date.startsWith(year))
      .map((row) => ({
        lineSection: 'ADVANCE',
        lineName: finance.partners.get(row.partnerId)?.name ?? row.number,
        lineDetail: row.number,
        value: row.value,
      }));
    const herd = HERD.flatMap(([species, opening, bought, born, lost]) =>
      Object.entries({
        OPENING: opening,
        BOUGHT: bought,
        BORN: born,
        LOST: lost,
        SOLD: SOLD[species] ?? 0,
      }).map(([lineName, quantity]) => ({
        lineSection: 'HERD',
        lineName,
        lineDetail: species,
        quantity,
        unitName: 'cab.',
      })),
    );
    const assets = assetsOf(finance.patrimony)
      .filter(
        (row) =>
          own(row) &&
          row.active &&
          ofFarm(row.farmId) &&
          (row.purchaseDate === null || row.purchaseDate.slice(0, 10) <= end) &&
          (row.saleDate === null || row.saleDate.slice(0, 10) > end),
      )
      .map((row) => ({ lineSection: 'ASSET', lineName: row.name, value: row.purchasePrice }));
    const debts = finance.loans
      .filter((row) => own(row) && row.active && row.contractDate.slice(0, 10) <= end)
      .map((row) => ({
        lineSection: 'DEBT',
        lineName: row.name,
        lineDetail: row.contractNumber,
        value:
          amortizations(row)
            .filter(({ dueDate }) => dueDate > end)
            .reduce((sum, { cents }) => sum + cents, 0) / 100,
      }))
      .filter(({ value }) => inCents(value) > 0);
    return [...land, ...months, ...losses, ...advances, ...herd, ...assets, ...debts];
  },
);
