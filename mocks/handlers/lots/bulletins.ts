import { invalid, json, notFound, refused } from '../../answers';
import { livedCourse } from '../../db/occurrence/livedCourse';
import { treatedBy, treatmentOf } from '../../db/occurrence/treatments';
import { brazilianDay } from '../../db/poultry';
import type { PoultryLot } from '../../db/poultryTypes';
import { id, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { aviaryName, houseOf, isSheet, lastDay, midnight, ownLot, todayHere } from './lotTables';

const BULLETIN = { permission: 'POULTRY_BULLETIN' } as const;
const HOURS_72 = 3;
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

interface Version {
  version: number;
  savedAt: string;
  savedBy: string;
  printed: boolean;
  values: unknown;
}
const versionsOf = (lot: PoultryLot, company: string): Version[] =>
  (lot.bulletins ?? []).filter((one) => one.company === company);

const wire = (lot: PoultryLot, company: string) => ({
  source: sourceOf(lot),
  versions: versionsOf(lot, company).toReversed(),
});

const requestedLot = (call: Call, wanted: unknown) => {
  const lot = ownLot(call, wanted);
  return lot?.housingDate ? lot : undefined;
};

export const bulletinHandlers = [
  route(
    'GET',
    '/ChickenBulletin/GetByLot',
    (call) => {
      const lot = requestedLot(call, call.query.get('lotId'));
      const company = call.query.get('company') ?? '';
      return lot && COMPANIES.includes(company) ? json(wire(lot, company)) : notFound();
    },
    BULLETIN,
  ),
  route(
    'POST',
    '/ChickenBulletin/Save',
    async (call) => {
      const sent = await call.body();
      const lot = requestedLot(call, id(sent['lotId']));
      const company = text(sent['company']) ?? '';
      if (!lot || !COMPANIES.includes(company)) return notFound();
      if (!isSheet(sent['values'])) return invalid({ Values: ['Confira os textos, as datas e os valores.'] });
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
      return json(wire(demo.world.poultryLots.update(lot.id, { bulletins: [...others, saved] }), company));
    },
    BULLETIN,
  ),
];
