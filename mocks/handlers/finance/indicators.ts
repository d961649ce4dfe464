import type { JsonBodyType } from 'msw';
import { json } from '../../answers';
import { localDate } from '../../db/calendar';
import { type Call, route } from '../../route';
import { demo } from '../../state';

/** Up and down by a tenth at most, the same at every run. */
const drift = (value: number, a: number, b: number) => value * (1 + (((a * 31 + b * 17) % 21) - 10) / 100);
const whole = (value: number) => Math.round(value);
const cents = (value: number) => Math.round(value * 100) / 100;

/** The months of a year and of the one before that have begun, 'YYYY-MM'. */
function monthsUntil(year: number): string[] {
  const now = localDate(new Date(), 0).slice(0, 7);
  return [year - 1, year]
    .flatMap((each) => Array.from({ length: 12 }, (_, at) => `${each}-${String(at + 1).padStart(2, '0')}`))
    .filter((month) => month <= now);
}

const farmsOf = ({ customerId }: Call) =>
  demo.world.farms.filter((row) => row.customerId === customerId && row.active);

/** Rows of the first farms for each month. */
function monthly(call: Call, farms: number, of: (farm: number, month: number, days: number) => object) {
  const year = Number(call.query.get('year'));
  return farmsOf(call)
    .slice(0, farms)
    .flatMap((farm, at) =>
      monthsUntil(year).map((period, index) => {
        const [y = 0, m = 1] = period.split('-').map(Number);
        return {
          groupName: farm.name,
          period,
          ...of(at, index, new Date(Date.UTC(y, m, 0)).getUTCDate()),
        };
      }),
    );
}

const HERDS: Readonly<Record<string, readonly [heads: number, weight: number, price: number]>> = {
  CATTLE: [180, 318, 312],
  SHEEP: [64, 48, 210],
};

function herd(call: Call) {
  const known = HERDS[call.query.get('species') ?? ''];
  if (!known) return [];
  const [heads, weight, price] = known;
  return monthly(call, 2, (farm, month, days) => {
    const opening = whole(heads * (farm === 0 ? 1 : 0.6)) + whole(month / 3);
    const born = (month + farm) % 3 === 0 ? 6 : 3;
    const dead = (month + farm) % 4 === 0 ? 1 : 0;
    const sold = (month + farm) % 2 === 0 ? 4 : 2;
    const closing = opening + born - dead - sold;
    const arrobas = cents((sold * drift(weight * 1.5, month, farm) * 0.53) / 15);
    return {
      openingHeads: opening,
      closingHeads: closing,
      meanHeads: (opening + closing) / 2,
      liveWeight: whole(closing * drift(weight, month, farm)),
      pastureAreaSize: farm === 0 ? 96.4 : 41.2,
      damHeads: whole(opening * 0.42),
      bornHeads: born,
      deadHeads: dead,
      soldHeads: sold,
      boughtHeads: 0,
      weightGain: whole(((opening + closing) / 2) * days * drift(0.48, month, farm)),
      headDays: ((opening + closing) / 2) * days,
      soldArrobas: arrobas,
      saleValue: cents(arrobas * drift(price, month, farm)),
    };
  });
}

/** Yield in sacks, price of a sack, cost of a hectare and price of a tonne of fertilizer by crop. */
const CROPS: Readonly<Record<string, readonly [yielded: number, price: number, cost: number, ton: number]>> =
  {
    SOY: [62, 130, 5200, 2650],
    MAIZE: [118, 62, 4850, 2650],
  };

function crops(call: Call) {
  const known = CROPS[call.query.get('crop') ?? ''];
  if (!known) return [];
  const [yielded, price, cost, ton] = known;
  const name = call.query.get('crop') === 'SOY' ? 'SOJA' : 'MILHO';
  const centers = demo.world.costCenters.filter(
    (row) => row.customerId === call.customerId && row.active && row.name.includes(name),
  );
  const [year = 0, month = 1] = localDate(new Date(), 0).split('-').map(Number);
  const last = month >= 5 ? year : year - 1;
  return centers.flatMap((center, at) =>
    [4, 3, 2, 1, 0].map((back) => {
      const area = center.usefulAreaSize;
      const sacks = cents(area * drift(yielded, back, at));
      const sold = back === 0 ? cents(sacks * 0.6) : sacks;
      const tons = cents(area * 0.32);
      return {
        groupName: center.name,
        period: `${last - back - 1}/${last - back}`,
        areaSize: area,
        productionSacks: sacks,
        soldSacks: sold,
        saleValue: cents(sold * drift(price, at, back)),
        costValue: cents(area * drift(cost, back + 1, at)),
        fertilizerTons: tons,
        fertilizerValue: cents(tons * drift(ton, back, at + 2)),
      };
    }),
  );
}

function products(call: Call) {
  switch (call.query.get('product')) {
    case 'MILK':
      return monthly(call, 1, (farm, month, days) => {
        const litres = whole(42 * days * drift(23.4, month, farm));
        return {
          litres,
          cowDays: 42 * days,
          milkArea: 38.5,
          litresSold: whole(litres * 0.97),
          milkValue: cents(litres * 0.97 * drift(2.62, farm, month)),
        };
      });
    case 'BROILER':
      return monthly(call, 2, (farm, month) => {
        // A lot is delivered every second month.
        if ((month + farm) % 2 === 1) return {};
        const housed = 18_000;
        const deliveredHeads = whole(housed * drift(0.955, month, farm + 1) - (month % 3) * 40);
        const delivered = whole(deliveredHeads * 2.92);
        return {
          housed,
          deliveredHeads: Math.min(housed, deliveredHeads),
          delivered,
          feed: whole(delivered * 1.66),
          ageDays: deliveredHeads * 43,
        };
      });
    case 'FISH':
      return monthly(call, 1, (farm, month, days) => {
        const left = 24_000 - month * 55;
        const before = 24_000 - (month - 1) * 55;
        const [initial, final] = [
          before * 0.05 * 1.12 ** (month % 8),
          left * 0.05 * 1.12 ** ((month % 8) + 1),
        ];
        return {
          fishStocked: before,
          fishLeft: left,
          initialBiomass: cents(initial),
          finalBiomass: cents(final),
          biomassGain: cents(final - initial),
          fishFeed: cents((final - initial) * drift(1.42, month, farm)),
          days,
        };
      });
    default:
      return [];
  }
}

const board = (path: string, permission: string, rows: (call: Call) => readonly object[]) =>
  route('GET', path, (call) => json(rows(call) as JsonBodyType), { permission });

/** Quantities of each farm and month, from which the pages of indicators compute. */
export const indicatorHandlers = [
  board('/AnimalIndicators/GetGridData', 'ANIMAL_INDICATORS', herd),
  board('/AgricultureIndicators/GetGridData', 'AGRICULTURE_INDICATORS', crops),
  board('/LivestockProductIndicators/GetGridData', 'LIVESTOCK_PRODUCT_INDICATORS', products),
];
