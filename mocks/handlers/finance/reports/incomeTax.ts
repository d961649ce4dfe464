import { localDate } from '../../../db/calendar';
import { herdBetween } from '../../../db/finance/herd';
import { balancesOn, journalOf } from '../../../db/finance/journal/journal';
import { assetsOf } from '../../../db/finance/patrimonySeed';
import type { AnimalAsset } from '../../../db/finance/patrimonyTypes';
import { id } from '../../../read';
import { demo } from '../../../state';
import { bookOf, lossBefore, netOf } from '../book';
import { reportRoute } from './reportRoute';

/** The producer that was asked for; one of another customer is none. */
function farmerOf(wanted: readonly (number | undefined)[], customerId: number | null): number | null {
  const farmer = demo.world.people.get(wanted[0]);
  return farmer?.customerId === customerId ? farmer.id : null;
}

const SPECIES: Readonly<Record<string, string>> = { BOVINE: 'BOVINOS', EQUINE: 'EQUINOS' };

/** Heads of a species through a year, by the lines of the annex. */
function herdOf(rows: readonly AnimalAsset[], year: string) {
  const { opening, bought, born, lost, sold } = herdBetween(rows, `${year}-01-01`, `${year}-12-31`);
  return { OPENING: opening, BOUGHT: bought, BORN: born, LOST: lost, SOLD: sold };
}

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
    const producerId = farmerOf(query.getAll('farmerPersonIds').map(id), customerId);
    const moves = producerId === null ? [] : bookOf(customerId, producerId);
    const sums = Array.from({ length: 12 }, () => ({ income: 0, expense: 0 }));
    for (const move of moves) {
      const { writeOff, document } = move;
      if (producerId === null || !writeOff.paymentDate.startsWith(year)) continue;
      if (!has('farmIds', document.farmId)) continue;
      const sum = sums[Number(writeOff.paymentDate.slice(5, 7)) - 1];
      const cents = Math.abs(netOf(move, producerId));
      if (sum) sum[document.movement === 'INCOME' ? 'income' : 'expense'] += cents;
    }
    const begun = year < now.slice(0, 4) ? 12 : year > now.slice(0, 4) ? 0 : Number(now.slice(5, 7));
    const months = sums.slice(0, begun).map(({ income, expense }, at) => ({
      lineSection: 'MONTH',
      lineName: `M${String(at + 1).padStart(2, '0')}`,
      incomeValue: income / 100,
      expenseValue: expense / 100,
    }));
    const losses =
      producerId === null
        ? []
        : [
            {
              lineSection: 'RESULT',
              lineName: 'FORMER_LOSSES',
              value: lossBefore(moves, producerId, Number(year)) / 100,
            },
          ];
    const journal = customerId === null ? [] : journalOf(demo.world, customerId);
    // What is left of an advance is income only when it is delivered; of one without a rate the reais are unknown.
    const open = balancesOn(journal, end, 'ADVANCE_RECEIVED');
    const advances = finance.advances
      .filter(
        (row) =>
          own(row) &&
          !row.cancelled &&
          row.movement === 'INCOME' &&
          row.date.slice(0, 10) <= end &&
          ofFarm(row.farmId) &&
          (row.farmerId === null || row.farmerId === producerId),
      )
      .map((row) => ({
        lineSection: 'ADVANCE',
        lineName: finance.partners.get(row.partnerId)?.name ?? row.number,
        lineDetail: row.number,
        value: open.has(row.id) ? -(open.get(row.id) ?? 0) / 100 : null,
      }))
      .filter(({ value }) => value !== 0);
    const animals = finance.patrimony.animals.filter((row) => own(row) && ofFarm(row.farmId));
    const herd = [...new Set(animals.map(({ species }) => species))].flatMap((species) =>
      Object.entries(
        herdOf(
          animals.filter((row) => row.species === species),
          year,
        ),
      ).map(([lineName, quantity]) => ({
        lineSection: 'HERD',
        lineName,
        lineDetail: SPECIES[species] ?? species,
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
    const owed = balancesOn(journal, end, 'LOAN');
    const debts = finance.loans
      .filter((row) => own(row) && row.contractDate.slice(0, 10) <= end)
      .map((row) => ({
        lineSection: 'DEBT',
        lineName: row.name,
        lineDetail: row.contractNumber,
        value: -(owed.get(row.id) ?? 0) / 100,
      }))
      .filter(({ value }) => value > 0);
    return [...land, ...months, ...losses, ...advances, ...herd, ...assets, ...debts];
  },
);
