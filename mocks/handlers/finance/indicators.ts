import type { JsonBodyType } from 'msw';
import { json } from '../../answers';
import { localDate } from '../../db/calendar';
import type { FinancialDocument, Product } from '../../db/finance/financeTypes';
import { herdBetween } from '../../db/finance/herd';
import { NO_RESULT } from '../../db/finance/journal/moves';
import type { AnimalAsset } from '../../db/finance/patrimonyTypes';
import { ratingsOf } from '../../db/finance/ratingTree';
import { livedCourse } from '../../db/occurrence/livedCourse';
import { daysFrom } from '../../db/poultry';
import type { PoultryLot } from '../../db/poultryTypes';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { activityOf, sum } from '../land/wire';
import { houseOf } from '../lots/lotTables';
import { movesOf, partsOf } from './reports/moves';

const cents = (value: number) => Math.round(value * 100) / 100;
const today = () => localDate(new Date(), 0).slice(0, 10);

interface Month {
  /** 'YYYY-MM' */
  readonly period: string;
  readonly from: string;
  readonly until: string;
  readonly days: number;
}

/** The months of a year and of the one before that have begun; the current one ends today. */
function monthsUntil(year: number): Month[] {
  const now = today();
  return [year - 1, year]
    .flatMap((each) =>
      Array.from({ length: 12 }, (_, at): Month => {
        const period = `${each}-${String(at + 1).padStart(2, '0')}`;
        const last = new Date(Date.UTC(each, at + 1, 0)).getUTCDate();
        const end = `${period}-${last}`;
        const until = end < now ? end : now;
        return { period, from: `${period}-01`, until, days: Number(until.slice(8)) };
      }),
    )
    .filter(({ from }) => from <= now);
}

const farmsOf = ({ customerId }: Call) => demo.world.farms.filter((row) => row.customerId === customerId);

const SPECIES: Readonly<Record<string, string>> = { CATTLE: 'BOVINE', SHEEP: 'SHEEP', SWINE: 'SWINE' };

/** Useful area of the centers of a farm on which animals live, in hectares. */
function pastureOf(farmId: number): number | null {
  const area = sum(
    demo.world.costCenters
      .filter((row) => row.farmId === farmId && row.active && keepsAnimals(row.farmActivityId))
      .map(({ usefulAreaSize }) => usefulAreaSize),
  );
  return area > 0 ? area : null;
}
const keepsAnimals = (farmActivityId: number) =>
  activityOf(farmActivityId).moduleConstantFilter === 'LIVESTOCK';

/** What sales of animals came to in a month; null where something was sold whose value is not recorded. */
function soldFor(animals: readonly AnimalAsset[], { from, until }: Month): number | null {
  const sold = animals.filter(({ saleDate }) => {
    const day = saleDate?.slice(0, 10) ?? '';
    return day >= from && day <= until;
  });
  return sold.some(({ saleValue }) => saleValue === null)
    ? null
    : cents(sold.reduce((all, { saleValue }) => all + (saleValue ?? 0), 0));
}

/** Heads by the register of animals. Nobody records weights and carcasses there: those quantities are not known. */
function herd(call: Call) {
  const species = SPECIES[call.query.get('species') ?? ''];
  const year = Number(call.query.get('year'));
  return farmsOf(call).flatMap((farm) => {
    const animals = demo.world.finance.patrimony.animals.filter(
      (row) => row.customerId === call.customerId && row.farmId === farm.id && row.species === species,
    );
    if (animals.length === 0) return [];
    const dams = animals.filter(({ sex }) => sex === 'FEMALE');
    return monthsUntil(year).map((month) => {
      const { opening, closing, bought, born, lost, sold } = herdBetween(animals, month.from, month.until);
      const mean = (opening + closing) / 2;
      const ofDams = herdBetween(dams, month.from, month.until);
      return {
        groupName: farm.name,
        period: month.period,
        openingHeads: opening,
        closingHeads: closing,
        meanHeads: mean,
        headDays: mean * month.days,
        pastureAreaSize: pastureOf(farm.id),
        damHeads: (ofDams.opening + ofDams.closing) / 2,
        bornHeads: born,
        deadHeads: lost,
        soldHeads: sold,
        boughtHeads: bought,
        saleValue: soldFor(animals, month),
      };
    });
  });
}

const CROPS: Readonly<Record<string, string>> = { SOY: 'SOJA', MAIZE: 'MILHO', WHEAT: 'TRIGO' };
const FERTILIZERS = 'FERTILIZANTES E CORRETIVOS';
const TONS: Readonly<Record<string, number>> = { TON: 1, KG: 0.001 };

/** The share of a document that a cost center bears, in per cent. */
const shareOf = (document: FinancialDocument, costCenterId: number) =>
  document.shares
    .filter((share) => share.costCenterId === costCenterId)
    .reduce((all, { percentage }) => all + percentage, 0);

/** Quantity, in the unit that `unitOf` gives, and value of the items of documents that a center bears. */
function itemsOf(
  documents: readonly FinancialDocument[],
  costCenterId: number,
  unitOf: (product: Product) => number | undefined,
) {
  const rows = documents.flatMap((document) =>
    document.items.flatMap((item) => {
      const product = demo.world.finance.products.get(item.productId);
      const unit = product && unitOf(product);
      const part = shareOf(document, costCenterId) / 100;
      return unit === undefined
        ? []
        : [
            {
              quantity: item.unitQuantity * unit * part,
              value: item.unitQuantity * item.unitValue * part,
            },
          ];
    }),
  );
  return {
    quantity: cents(rows.reduce((all, { quantity }) => all + quantity, 0)),
    value: cents(rows.reduce((all, { value }) => all + value, 0)),
  };
}

/** What a center paid for a harvest, in cents; principal of debts and the family's spending are no cost. */
function paidBy(customerId: number | null, harvestId: number, costCenterId: number): number {
  const family = ratingsOf(demo.world.finance, customerId)
    .filter(({ isFamily }) => isFamily)
    .map(({ name }) => name);
  const outside = new Set([...NO_RESULT, ...family]);
  return movesOf(customerId)
    .filter(
      ({ document, ratingName }) =>
        document.movement === 'EXPENSE' && document.harvestId === harvestId && !outside.has(ratingName),
    )
    .reduce((all, { document, moved }) => {
      const parts = partsOf(
        moved,
        document.shares.map(({ percentage }) => percentage),
      );
      return (
        all +
        document.shares.reduce(
          (own, share, at) => own + (share.costCenterId === costCenterId ? (parts[at] ?? 0) : 0),
          0,
        )
      );
    }, 0);
}

/** Harvests of a crop by cost center: what was harvested, sold and paid for them. */
function crops(call: Call) {
  const crop = CROPS[call.query.get('crop') ?? ''];
  if (crop === undefined) return [];
  const { finance, harvests, costCenters } = demo.world;
  const own = (row: { customerId: number | null }) => row.customerId === call.customerId;
  const lineName = (product: Product) => finance.productLines.get(product.productLineId)?.name;
  return harvests
    .filter((row) => own(row) && row.name.startsWith(`${crop} `))
    .flatMap((harvest) => {
      const harvested = finance.production.filter(
        (row) => own(row) && row.active && row.harvestId === harvest.id,
      );
      const documents = finance.documents.filter((row) => own(row) && row.harvestId === harvest.id);
      const incomes = documents.filter(({ movement }) => movement === 'INCOME');
      const expenses = documents.filter(({ movement }) => movement === 'EXPENSE');
      const grain = new Set(harvested.map(({ productId }) => productId));
      return [...new Set(harvested.map(({ costCenterId }) => costCenterId))].map((centerId) => {
        const rows = harvested.filter(({ costCenterId }) => costCenterId === centerId);
        const sales = itemsOf(incomes, centerId, ({ id }) => (grain.has(id) ? 1 : undefined));
        const fed = itemsOf(expenses, centerId, (product) =>
          lineName(product) === FERTILIZERS ? TONS[product.unit] : undefined,
        );
        return {
          groupName: costCenters.get(centerId)?.name ?? '',
          period: harvest.name.replace(`${crop} `, ''),
          areaSize: sum(rows.map(({ area }) => area)),
          productionSacks: sum(rows.map(({ quantity }) => quantity)),
          soldSacks: sales.quantity,
          saleValue: sales.value,
          costValue: paidBy(call.customerId, harvest.id, centerId) / 100,
          fertilizerTons: fed.quantity,
          fertilizerValue: fed.value,
        };
      });
    });
}

/** What a closed lot came to; a quantity of which a part was not recorded is not known. */
function broilerLot(lot: PoultryLot, housingDate: string, closingDate: string) {
  const course = livedCourse(demo.world, lot, daysFrom(housingDate, closingDate));
  const weighed = course.loads.every(({ kg }) => kg !== null);
  const fed = course.days.every(({ feedConsumed }) => feedConsumed !== null);
  return {
    housed: course.housed,
    deliveredHeads: course.loaded,
    delivered: weighed ? course.loads.reduce((all, { kg }) => all + (kg ?? 0), 0) : null,
    feed: fed ? course.days.reduce((all, { feedConsumed }) => all + (feedConsumed ?? 0), 0) : null,
    ageDays: course.loads.reduce((all, { birds, day }) => all + birds * day, 0),
  };
}

/** The sum of lots that were closed in one month; one of them without a quantity leaves it unknown. */
function lotsTogether(lots: readonly ReturnType<typeof broilerLot>[]) {
  const total = (of: (lot: ReturnType<typeof broilerLot>) => number | null) =>
    lots.reduce<number | null>((all, lot) => {
      const one = of(lot);
      return all === null || one === null ? null : all + one;
    }, 0);
  return {
    housed: total(({ housed }) => housed),
    deliveredHeads: total(({ deliveredHeads }) => deliveredHeads),
    delivered: total(({ delivered }) => delivered),
    feed: total(({ feed }) => feed),
    ageDays: total(({ ageDays }) => ageDays),
  };
}

/** Closed lots of broilers by farm and month. No register keeps milk, eggs, honey and fish yet: nothing is known of them. */
function products(call: Call) {
  if (call.query.get('product') !== 'BROILER') return [];
  const months = monthsUntil(Number(call.query.get('year'))).map(({ period }) => period);
  const closed = demo.world.poultryLots.filter((lot) => lot.customerId === call.customerId);
  const farms = [...new Set(closed.map((lot) => houseOf(lot.aviaryId).farmName))];
  return farms.flatMap((groupName) =>
    months.flatMap((period) => {
      const lots = closed
        .filter((lot) => houseOf(lot.aviaryId).farmName === groupName)
        .flatMap((lot) =>
          lot.housingDate !== null && lot.closingDate?.startsWith(period)
            ? [broilerLot(lot, lot.housingDate, lot.closingDate)]
            : [],
        );
      return lots.length === 0 ? [] : [{ groupName, period, ...lotsTogether(lots) }];
    }),
  );
}

const board = (path: string, permission: string, rows: (call: Call) => readonly object[]) =>
  route('GET', path, (call) => json(rows(call) as JsonBodyType), { permission });

/** Quantities of each farm and month, from which the pages of indicators compute. */
export const indicatorHandlers = [
  board('/AnimalIndicators/GetGridData', 'ANIMAL_INDICATORS', herd),
  board('/AgricultureIndicators/GetGridData', 'AGRICULTURE_INDICATORS', crops),
  board('/LivestockProductIndicators/GetGridData', 'LIVESTOCK_PRODUCT_INDICATORS', products),
];
