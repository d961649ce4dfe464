import type { FishOccurrence } from '../occurrence/occurrenceTypes';
import { dayLater, daysFrom } from '../poultry';
import type { World } from '../types';
import { startStock } from './fishCourse';
import type { FishLot } from './fishTypes';

const WRITER = 'MARIA DO VIVEIRO';
type Draft = Omit<FishOccurrence, 'id'>;

/** Grams of a fish by its age in days: the example of the decisions (LD §5.9), what lies between grows evenly. */
const GROWTH: readonly (readonly [day: number, grams: number])[] = [
  [0, 30],
  [60, 140],
  [150, 650],
  [200, 900],
  [320, 1_500],
];

function usualGrams(day: number): number {
  const at = Math.max(
    1,
    GROWTH.findIndex(([until]) => until >= day),
  );
  const [[from, light] = [0, 30], [to, heavy] = [320, 1_500]] = [GROWTH[at - 1], GROWTH[at]];
  return light * (heavy / light) ** ((day - from) / (to - from));
}

const FEEDS: readonly (readonly [upTo: number, name: string])[] = [
  [50, 'ALEVINO 45% PB'],
  [250, 'JUVENIL 36% PB'],
  // By its name in stock: what it costs is known.
  [Infinity, 'RACAO CRESCIMENTO PARA TILAPIA 32%'],
];
/** kg of feed for a kg of gain of a fingerling, and what each kg of its weight adds: large fish convert worse. */
const CONVERSION = { fingerling: 1.12, perKg: 0.28 };
/** By the month: in cool water fish leave a part of their feed. */
const COOL: Readonly<Record<string, number>> = { '05': 0.06, '06': 0.14, '07': 0.16, '08': 0.1, '09': 0.04 };
/** Fish on a square metre beyond which they press each other, and what each more adds. */
const CROWDED = { from: 1.6, each: 0.06 };

/** What a lot eats for a kg of gain on a day, by the weight of its fish, the season and how dense they stand. */
function conversionOn(date: string, grams: number, fish: number, area: number | null): number {
  const dense = area === null ? 0 : Math.max(0, fish / area - CROWDED.from) * CROWDED.each;
  const { fingerling, perKg } = CONVERSION;
  return fingerling + (perKg * grams) / 1000 + (COOL[date.slice(5, 7)] ?? 0) + dense;
}
const SAMPLED_EVERY = 15;

/** Of the lots that the decisions compute: what was eaten until then, and the dead until day 60. */
const EXAMPLE = { housed: 10_000, dead: 120, grams: 30, lost: 180, fedUntil60: 1_380, fedUntil200: 11_000 };
const isExample = ({ housed, deadInTransport, unitWeight, customerId }: FishLot) =>
  customerId === 1 &&
  housed === EXAMPLE.housed &&
  deadInTransport === EXAMPLE.dead &&
  unitWeight === EXAMPLE.grams;

/** Nine in the morning in Brasília; of today a minute that is past whatever the clock says. */
const morning = (day: string, today: string) => `${day}T${day === today ? '03:10' : '12:00'}:00.000Z`;
const thousandths = (value: number) => Math.round(value * 1000) / 1000;

interface Lived {
  readonly lot: FishLot;
  readonly housing: string;
  readonly lastDay: number;
  /** kg on each day; a sampled lot is fed until the day before today. */
  readonly feed: readonly number[];
  readonly drafts: readonly Draft[];
}

function written(lot: FishLot, today: string, area: number | null): Lived | null {
  const { housingDate, closingDate } = lot;
  const start = startStock(lot);
  if (housingDate === null || start === null) return null;
  const lastDay = daysFrom(housingDate, closingDate ?? today);
  const whole = {
    customerId: lot.customerId,
    lotId: lot.id,
    observation: '',
    files: [],
    depletion: [],
    userName: WRITER,
  };
  const draft = (day: number, type: string, values: Draft['values']): Draft => ({
    ...whole,
    type,
    values,
    happenedAt: morning(dayLater(housingDate, day), today),
  });
  const example = isExample(lot);
  const pace = example ? 1 : 0.95 + ((lot.id * 7) % 9) / 100;
  const first = (lot.unitWeight ?? 30) / 30;
  // From the weight of its fingerlings a lot comes to its own pace little by little.
  const grams = (day: number) => usualGrams(day) * (first + (pace - first) * Math.min(1, day / 60));
  // A net is never the whole pond: it is off by a few per cent.
  const netted = (day: number) =>
    grams(day) * (example && day === 60 ? 1 : 1 + 0.03 * Math.sin(lot.id * 3 + day));
  const drafts: Draft[] = [];
  let alive = start;
  const lossEvery = 4;
  const losses = example
    ? EXAMPLE.lost
    : Math.round(start * (lastDay < 60 ? 0.0003 * lastDay : 0.018 + 0.0001 * (lastDay - 60)));
  const lossDays = Array.from(
    { length: Math.floor(Math.min(lastDay, 59) / lossEvery) },
    (_, at) => (at + 1) * lossEvery,
  );
  let left = losses;
  const raw: number[] = [];
  for (let day = 0; day <= lastDay; day += 1) {
    const turn = lossDays.indexOf(day);
    if (turn >= 0) {
      const dead = turn === lossDays.length - 1 ? left : Math.min(left, Math.floor(losses / lossDays.length));
      if (dead > 0) drafts.push(draft(day, 'mortos-e-eliminados', { dead, eliminated: 0, cause: '' }));
      left -= dead;
      alive -= dead;
    }
    const conversion = conversionOn(dayLater(housingDate, day), grams(day), alive, area);
    raw.push((Math.max(0, grams(day + 1) - grams(day)) * alive * conversion) / 1000);
    const sampled =
      lot.rangeSetId !== null && day > 0 && (day % SAMPLED_EVERY === 0 || (example && day === 60));
    const leaves = closingDate !== null && day === lastDay;
    if (sampled && !leaves) {
      const fish = 90;
      drafts.push(
        draft(day, 'amostragem-de-peixes', {
          weightKg: thousandths((fish * netted(day)) / 1000),
          fish,
          averageWeight: Math.round(netted(day) * 100) / 100,
        }),
      );
    }
    if (closingDate === null) continue;
    // A first part leaves at 650 g, the rest at the end.
    if (day === 150) {
      const quantity = example ? 2_000 : Math.round(start * 0.2);
      drafts.push(
        draft(day, 'despesca', {
          kind: 'parcial',
          quantity,
          weightKg: thousandths((quantity * grams(day)) / 1000),
          gta: `${String(lot.id)}15`,
        }),
      );
      alive -= quantity;
    }
    if (leaves) {
      const quantity = example ? 7_500 : Math.round(alive * 0.985);
      drafts.push(
        draft(day, 'despesca', {
          kind: 'total',
          quantity,
          weightKg: thousandths((quantity * (example ? 900 : grams(day))) / 1000),
          gta: `${String(lot.id)}20`,
        }),
      );
    }
  }
  // On the last day of a lot, and today, nothing was fed yet.
  const fed = raw.slice(0, lastDay);
  const sum = fed.reduce((all, kg) => all + kg, 0);
  const eaten = example ? (closingDate === null ? EXAMPLE.fedUntil60 : EXAMPLE.fedUntil200) : sum;
  const feed = fed.map((kg) => Math.round((kg * eaten * 10) / sum) / 10);
  const last = feed.length - 1;
  if (last >= 0)
    feed[last] = Math.round((eaten - feed.slice(0, -1).reduce((all, kg) => all + kg, 0)) * 10) / 10;
  return { lot, housing: housingDate, lastDay, feed, drafts };
}

const feedFor = (grams: number) => FEEDS.find(([upTo]) => grams < upTo)?.[1] ?? '';

/** The feed of a day, given in one act to every lot of a customer whose fish are of one phase. */
function feedings(lived: readonly Lived[], today: string): Draft[] {
  const byDay = new Map<string, { lot: FishLot; kg: number; feed: string; date: string }[]>();
  for (const { lot, housing, feed } of lived)
    feed.forEach((kg, day) => {
      if (kg <= 0) return;
      const date = dayLater(housing, day);
      const name = feedFor(usualGrams(day));
      const act = `${date} ${name}`;
      byDay.set(act, [...(byDay.get(act) ?? []), { lot, kg, feed: name, date }]);
    });
  return [...byDay.values()].map((parts): Draft => {
    const total = parts.reduce((sum, { kg }) => sum + kg, 0);
    const [first] = parts;
    return {
      customerId: first?.lot.customerId ?? 0,
      lotId: first?.lot.id ?? 0,
      ...(parts.length > 1 ? { lotIds: parts.map(({ lot }) => lot.id) } : {}),
      type: 'fornecimento-de-racao',
      happenedAt: morning(first?.date ?? today, today),
      observation: '',
      files: [],
      depletion: [],
      userName: WRITER,
      values: {
        feed: first?.feed ?? '',
        quantityKg: thousandths(total),
        ...(parts.length > 1
          ? { parts: parts.map(({ lot, kg }) => ({ subjectId: lot.id, value: kg })) }
          : {}),
      },
    };
  });
}

/** A bath against parasites, given to the second pond of the first customer: its fish are under grace for days to come. */
function treatment(lived: readonly Lived[], today: string): Draft[] {
  const bathed = lived.find(
    ({ lot }) => lot.customerId === 1 && lot.status === 'IN_PROGRESS' && lot.housed === 22_000,
  );
  if (!bathed) return [];
  const startDate = dayLater(today, -9);
  return [
    {
      customerId: 1,
      lotId: bathed.lot.id,
      type: 'tratamentos',
      happenedAt: morning(startDate, today),
      observation: 'Parasitas nas brânquias.',
      files: [],
      depletion: [],
      userName: WRITER,
      values: { via: 'banho', product: 'TRICLORFON', startDate, treatmentDays: 3, graceDays: 21 },
    },
  ];
}

/** Of the water, by kit: days ago, magnitude, value. The first pond has a probe for the rest, the second none that sends. */
const MEASURED: readonly (readonly [housed: number, daysAgo: number, magnitude: string, value: number])[] = [
  [10_000, 16, 'amonia-total', 0.4],
  [10_000, 9, 'amonia-total', 0.6],
  [10_000, 2, 'amonia-total', 0.8],
  [10_000, 2, 'oxigenio-dissolvido', 3.6],
  [22_000, 3, 'temperatura', 27.1],
  [22_000, 3, 'ph', 7.6],
  [22_000, 3, 'amonia-total', 1.1],
];

function measures(lived: readonly Lived[], today: string): Draft[] {
  return MEASURED.flatMap(([housed, daysAgo, magnitude, value]) => {
    const found = lived.find(
      ({ lot }) => lot.customerId === 1 && lot.status === 'IN_PROGRESS' && lot.housed === housed,
    );
    if (!found) return [];
    return {
      customerId: 1,
      lotId: found.lot.id,
      type: 'medida-de-variavel',
      happenedAt: morning(dayLater(today, -daysAgo), today),
      observation: '',
      files: [],
      depletion: [],
      userName: WRITER,
      values: { magnitude, value, place: 'SAIDA DE AGUA' },
    };
  });
}

/** What somebody wrote down of the lots of fish, the oldest first. */
export function fishDrafts(world: World, today: string): Draft[] {
  const lived = world.fishLots
    .all()
    .flatMap((lot) => written(lot, today, world.fishPonds.get(lot.fishPondId)?.area ?? null) ?? []);
  const customers = [...new Set(lived.map(({ lot }) => lot.customerId))];
  return [
    ...lived.flatMap(({ drafts }) => drafts),
    ...customers.flatMap((id) =>
      feedings(
        lived.filter(({ lot }) => lot.customerId === id),
        today,
      ),
    ),
    ...treatment(lived, today),
    ...measures(lived, today),
  ].toSorted((a, b) => a.happenedAt.localeCompare(b.happenedAt));
}
