import type { JsonBodyType } from 'msw';
import { invalid, json, notFound, refused } from '../../answers';
import { livedCourse } from '../../db/occurrence/livedCourse';
import { fishCourse, fishOccurrencesOf } from '../../db/fish/fishCourse';
import type { FishLot } from '../../db/fish/fishTypes';
import { isTreatment, treatedBy, treatmentOf } from '../../db/occurrence/treatments';
import { brazilianDay } from '../../db/poultry';
import type { PoultryLot } from '../../db/poultryTypes';
import { id, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { ownFishLot } from './fish/fishLotTables';
import { aviaryName, houseOf, isSheet, lastDay, midnight, ownLot, todayHere } from './lotTables';

const BULLETIN = { permission: 'POULTRY_BULLETIN' } as const;
const FISH_BULLETIN = { permission: 'FISH_BULLETIN' } as const;
const HOURS_72 = 3;
const FISH_COMPANIES = ['', 'copacol', 'cvale'];
const COMPANIES = [
  '',
  'plusval',
  'cialne',
  'pioneiro',
  'somave',
  'adoro',
  'avivar',
  'brf',
  'languiru',
  'avigran',
  'seara',
  'vibra',
  'copacol',
  'lar',
  'cvale',
];

const tenths = (value: number) => Math.round(value * 10) / 10;
const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);
const recordsOf = (lot: PoultryLot, type: string) =>
  demo.world.occurrence.occurrences
    .filter((row) => row.lotId === lot.id && row.type === type)
    .toSorted((a, b) => a.happenedAt.localeCompare(b.happenedAt));
const dayOf = (happenedAt: string) => brazilianDay(new Date(happenedAt));

/** What a lot and its occurrences tell of its bulletin. */
function sourceOf(lot: PoultryLot) {
  const { customers } = demo.world;
  const course = livedCourse(demo.world, lot, lastDay(lot, todayHere()));
  const lost = course.days.reduce((sum, day) => sum + (day.dead ?? 0) + (day.eliminated ?? 0), 0);
  const lost72 = course.days
    .slice(-HOURS_72)
    .reduce((sum, day) => sum + (day.dead ?? 0) + (day.eliminated ?? 0), 0);
  const loads = recordsOf(lot, 'carregamento');
  const diseases = recordsOf(lot, 'doencas');
  const treated = treatedBy(demo.world, lot).map(treatmentOf);
  const last = loads.at(-1);
  return {
    lotId: lot.id,
    lotNumber: lot.number,
    aviaryName: aviaryName(lot.aviaryId),
    housingDate: midnight(lot.housingDate),
    closingDate: midnight(lot.closingDate),
    aliveBeforeLoads: course.housed - lost,
    records: { loads: loads.map((row) => row.id), drugs: treated.map((row) => row.id) },
    values: {
      producer: customers.get(lot.customerId)?.name ?? '',
      farmName: houseOf(lot.aviaryId).farmName ?? '',
      houses: aviaryName(lot.aviaryId),
      // What the GTA declares stands in the GTA alone: a copy of the count would prove nothing.
      chicksDeclared: null,
      chicksReceived: lot.received,
      slaughterAt: null,
      loads: loads.map((row) => ({
        gta: textIn(row.values['gta']),
        issuedOn: midnight(dayOf(row.happenedAt)),
        declared: null,
        birds: numberIn(row.values['quantity']),
      })),
      left: course.housed - lost - course.loaded,
      diseases: diseases.map((row) => ({
        disease: textIn(row.values['disease']),
        since: midnight(dayOf(row.happenedAt)),
      })),
      drugs: treated.map(({ drug, start, end, graceDays }) => ({
        principle: drug,
        start: midnight(start),
        end: midnight(end),
        graceDays,
      })),
      feedOffAt: last ? (row(last.values['feedOffAt']) ?? null) : null,
      lost72,
    },
  };
}
const row = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

type Version = NonNullable<PoultryLot['bulletins']>[number];
type Kept = { id: number; bulletins?: Version[] };

/** Lots of poultry or of fish, with what their occurrences tell. */
interface BulletinsOf<Lot extends Kept> {
  readonly controller: string;
  readonly permission: { readonly permission: string };
  readonly companies: readonly string[];
  /** A lot of the current customer that was housed. */
  readonly lotOf: (call: Call, wanted: unknown) => Lot | undefined;
  readonly sourceOf: (lot: Lot) => object;
  readonly keep: (id: number, bulletins: Version[]) => Lot;
}

function bulletinRoutes<Lot extends Kept>({
  controller,
  permission,
  companies,
  lotOf,
  sourceOf: source,
  keep,
}: BulletinsOf<Lot>) {
  const versionsOf = (lot: Lot, company: string): Version[] =>
    (lot.bulletins ?? []).filter((one) => one.company === company);
  const wire = (lot: Lot, company: string) => ({
    source: source(lot),
    versions: versionsOf(lot, company).toReversed(),
  });
  return [
    route(
      'GET',
      `/${controller}/GetByLot`,
      (call) => {
        const lot = lotOf(call, call.query.get('lotId'));
        const company = call.query.get('company') ?? '';
        return lot && companies.includes(company) ? json(wire(lot, company) as JsonBodyType) : notFound();
      },
      permission,
    ),
    route(
      'POST',
      `/${controller}/Save`,
      async (call) => {
        const sent = await call.body();
        const lot = lotOf(call, id(sent['lotId']));
        const company = text(sent['company']) ?? '';
        if (!lot || !companies.includes(company)) return notFound();
        if (!isSheet(sent['values']))
          return invalid({ Values: ['Confira os textos, as datas e os valores.'] });
        const known = versionsOf(lot, company);
        const latest = known.at(-1);
        const isLatest =
          (latest?.version ?? 0) === sent['baseVersion'] &&
          (latest?.savedAt ?? null) === (sent['baseSavedAt'] ?? null);
        if (!isLatest)
          return refused(
            'Este boletim foi salvo por outra pessoa. Abra-o novamente para ver o que mudou.',
            409,
          );
        const saved = {
          company,
          // What was printed stays as it is: a change makes another version.
          version: latest && !latest.printed ? latest.version : (latest?.version ?? 0) + 1,
          savedAt: new Date().toISOString(),
          savedBy: call.user.name,
          printed: sent['print'] === true,
          values: sent['values'],
        };
        const others = (lot.bulletins ?? []).filter(
          (one) => one.company !== company || one.version !== saved.version,
        );
        return json(wire(keep(lot.id, [...others, saved]), company) as JsonBodyType);
      },
      permission,
    ),
  ];
}

/** What a lot of fish, its pond and its occurrences tell of its bulletin. */
function fishSourceOf(lot: FishLot) {
  const { customers, farms, fishPonds } = demo.world;
  const course = fishCourse(demo.world, lot, todayHere());
  const own = fishOccurrencesOf(demo.world, lot.id).toSorted((a, b) =>
    a.happenedAt.localeCompare(b.happenedAt),
  );
  const harvests = own.filter(({ type }) => type === 'despesca');
  const diseases = own.filter(({ type }) => type === 'doencas');
  const treated = own.filter(isTreatment).map(treatmentOf);
  const feeds = [...new Set(own.flatMap(({ values }) => textIn(values['feed']) || []))];
  const pond = fishPonds.get(lot.fishPondId);
  const sampled = course.samplings.at(-1);
  const harvested = course.harvests.reduce((sum, { fish }) => sum + fish, 0);
  const living = (course.start ?? 0) - course.lost;
  return {
    lotId: lot.id,
    lotNumber: lot.number,
    aviaryName: pond?.name ?? null,
    housingDate: midnight(lot.housingDate),
    closingDate: midnight(lot.closingDate),
    aliveBeforeLoads: living,
    records: { loads: harvests.map((one) => one.id), drugs: treated.map((one) => one.id) },
    values: {
      producer: customers.get(lot.customerId)?.name ?? '',
      farmName: farms.get(pond?.farmId ?? undefined)?.name ?? '',
      houses: pond?.name ?? '',
      chicksDeclared: null,
      chicksReceived: lot.housed,
      slaughterAt: null,
      loads: harvests.map(({ happenedAt, values }) => ({
        gta: textIn(values['gta']),
        issuedOn: midnight(dayOf(happenedAt)),
        declared: null,
        birds: numberIn(values['quantity']),
      })),
      left: living - harvested,
      diseases: diseases.map(({ happenedAt, values }) => ({
        disease: textIn(values['disease']),
        since: midnight(dayOf(happenedAt)),
      })),
      drugs: treated.map(({ drug, start, end, graceDays }) => ({
        principle: drug,
        start: midnight(start),
        end: midnight(end),
        graceDays,
      })),
      feedOrigin: feeds.slice(-3).join(', '),
      // By the last sampling: what grew since is not weighed.
      meanGrams: sampled ? tenths(sampled.grams) : null,
      biomassKg: sampled ? tenths(((living - harvested) * sampled.grams) / 1000) : null,
      lostFish: course.lost,
    },
  };
}

const housedFishLot = (call: Call, wanted: unknown) => {
  const lot = ownFishLot(call, wanted);
  return lot?.housingDate && lot.housed !== null ? lot : undefined;
};

const fishLotsToChoose = route(
  'GET',
  '/PiscicultureBulletin/GetLotsForSelect',
  ({ customerId }) =>
    json(
      demo.world.fishLots
        .filter((lot) => lot.customerId === customerId && lot.housingDate !== null)
        .map((lot) => ({
          id: lot.id,
          number: lot.number,
          aviaryId: lot.fishPondId,
          aviaryName: demo.world.fishPonds.get(lot.fishPondId)?.name ?? null,
          housingDate: midnight(lot.housingDate),
          closingDate: midnight(lot.closingDate),
        })),
    ),
  FISH_BULLETIN,
);

export const bulletinHandlers = [
  ...bulletinRoutes<PoultryLot>({
    controller: 'ChickenBulletin',
    permission: BULLETIN,
    companies: COMPANIES,
    lotOf: (call, wanted) => {
      const lot = ownLot(call, wanted);
      return lot?.housingDate ? lot : undefined;
    },
    sourceOf,
    keep: (lotId, bulletins) => demo.world.poultryLots.update(lotId, { bulletins }),
  }),
  ...bulletinRoutes<FishLot>({
    controller: 'PiscicultureBulletin',
    permission: FISH_BULLETIN,
    companies: FISH_COMPANIES,
    lotOf: housedFishLot,
    sourceOf: fishSourceOf,
    keep: (lotId, bulletins) => demo.world.fishLots.update(lotId, { bulletins }),
  }),
  fishLotsToChoose,
];
