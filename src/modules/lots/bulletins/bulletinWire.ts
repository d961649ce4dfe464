import { daysBetween, isLocalDate, toLocalDate, today } from '@/platform/format/date';
import { isLocalDateTime, toLocalDateTime } from '@/platform/format/dateTime';
import { isRecord, textOf } from '@/platform/http/loose';
import {
  type BulletinSource,
  type BulletinValues,
  type BulletinVersion,
  type LotBulletin,
  SALMONELLA_RESULTS,
} from './bulletinTypes';
import { EMPTY_VALUES } from './emptyValues';

type Fields = Record<string, unknown>;
const amount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
const records = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const dayOf = (value: unknown) => {
  const text = textOf(value);
  return isLocalDate(text) ? text : toLocalDate(text);
};
const momentOf = (value: unknown) => {
  const text = textOf(value);
  return isLocalDateTime(text) ? text : toLocalDateTime(text);
};

const TEXTS = [
  'producer',
  'farmName',
  'veterinarian',
  'crmv',
  'stateRegistration',
  'coordinates',
  'nucleus',
  'houses',
  'chickGta',
  'lossReason',
  'salmonellaLaboratory',
  'place',
  'signer',
  'lotResult',
  'feedNotes',
  'catching',
] as const satisfies readonly (keyof BulletinValues)[];
const DAYS = ['chickGtaIssued', 'salmonellaCollected', 'salmonellaKnown', 'signedOn'] as const;
const AMOUNTS = ['chicksDeclared', 'chicksReceived', 'left', 'lost72'] as const;

/** The values of a bulletin; what cannot be read is empty. */
function readValues(sent: unknown): BulletinValues {
  if (!isRecord(sent)) return EMPTY_VALUES;
  const own = (names: readonly string[], read: (value: unknown) => unknown) =>
    Object.fromEntries(names.map((name) => [name, read(sent[name])]));
  const result = SALMONELLA_RESULTS.find((one) => one === sent['salmonellaResult']) ?? null;
  const declared: readonly unknown[] = Array.isArray(sent['declarations']) ? sent['declarations'] : [];
  return {
    ...EMPTY_VALUES,
    ...own(TEXTS, textOf),
    ...own(DAYS, dayOf),
    ...own(AMOUNTS, amount),
    slaughterAt: momentOf(sent['slaughterAt']),
    feedOffAt: momentOf(sent['feedOffAt']),
    salmonellaResult: result,
    declarations: declared.filter((one): one is string => typeof one === 'string'),
    loads: records(sent['loads']).map((row) => ({
      gta: textOf(row['gta']),
      issuedOn: dayOf(row['issuedOn']),
      declared: amount(row['declared']),
      birds: amount(row['birds']),
    })),
    diseases: records(sent['diseases']).map((row) => ({
      disease: textOf(row['disease']),
      since: dayOf(row['since']),
    })),
    drugs: records(sent['drugs']).map((row) => ({
      principle: textOf(row['principle']),
      start: dayOf(row['start']),
      end: dayOf(row['end']),
      graceDays: amount(row['graceDays']),
    })),
    vaccines: records(sent['vaccines']).map((row) => ({
      vaccine: textOf(row['vaccine']),
      date: dayOf(row['date']),
    })),
  };
}

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];

function readSource(sent: unknown): BulletinSource | null {
  if (!isRecord(sent)) return null;
  const lotId = amount(sent['lotId']);
  const housingDate = dayOf(sent['housingDate']);
  if (lotId === null || housingDate === null) return null;
  const { values, records: from } = sent;
  const filled = readValues(values);
  return {
    lotId,
    lotNumber: textOf(sent['lotNumber']) || String(lotId),
    aviaryName: textOf(sent['aviaryName']),
    housingDate,
    day: daysBetween(housingDate, dayOf(sent['closingDate']) ?? today()),
    aliveBeforeLoads: amount(sent['aliveBeforeLoads']),
    values: filled,
    records: {
      loads: isRecord(from) ? idsOf(from['loads']) : [],
      drugs: isRecord(from) ? idsOf(from['drugs']) : [],
    },
  };
}

function readVersion(sent: Fields): BulletinVersion | null {
  const version = amount(sent['version']);
  if (version === null) return null;
  return {
    version,
    savedAt: textOf(sent['savedAt']),
    savedBy: textOf(sent['savedBy']),
    printed: sent['printed'] === true,
    values: readValues(sent['values']),
  };
}

/** The bulletin of a lot; null without its lot. */
export function readBulletin(answer: unknown): LotBulletin | null {
  const source = isRecord(answer) ? readSource(answer['source']) : null;
  if (!isRecord(answer) || !source) return null;
  return {
    source,
    versions: records(answer['versions'])
      .flatMap((row) => readVersion(row) ?? [])
      .toSorted((a, b) => b.version - a.version),
  };
}
