import { addDays, isLocalDate, type LocalDate } from '@/platform/format/date';
import { dayOf, isLocalDateTime } from '@/platform/format/dateTime';
import { dayText } from '@/platform/format/dayText';
import type { BulletinSource, BulletinValues, DrugRow } from '../bulletinTypes';
import type { BulletinCompany, SectionName } from '../companies';
import { DRUG_LIKENESSES, LOAD_LIKENESSES, type Matched, matchRows } from './matchRows';
import { named } from './named';

/** Hours without feed before slaughter (LD §6). */
const FASTING = { least: 6, most: 12 } as const;
/** More dead than this in 72 hours is notified, % of the birds before the loads. */
const NOTIFY_72 = 10;
const HOUR = 3_600_000;

export interface BulletinCheck {
  readonly section: SectionName;
  /** Key of its words, under `checks`. */
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** `refused` is not printed, `warning` is, `ok` says what is in order. */
  readonly level: 'ok' | 'warning' | 'refused';
}

/** The first day on which birds may be slaughtered: the last day of a drug and its grace (10/03 + 9: 19/03). */
export const freeFrom = (end: LocalDate, graceDays: number): LocalDate => addDays(end, graceDays);

/** Birds of all the loads; null while those of one are not known. */
const loadedBirds = ({ loads }: Pick<BulletinValues, 'loads'>): number | null =>
  loads.reduce<number | null>((sum, { birds }) => (sum === null || birds === null ? null : sum + birds), 0);

/**
 * Birds lost of those received: chicks − left − loaded, and their share.
 * @returns null until chicks, birds left and the birds of every load are known
 */
export function finalLoss(
  values: Pick<BulletinValues, 'loads' | 'chicksReceived' | 'left'>,
): { readonly birds: number; readonly share: number } | null {
  const { chicksReceived, left } = values;
  const loaded = loadedBirds(values);
  if (chicksReceived === null || chicksReceived <= 0 || left === null || loaded === null) return null;
  const birds = chicksReceived - left - loaded;
  return { birds, share: (birds / chicksReceived) * 100 };
}

type Found = Omit<BulletinCheck, 'section' | 'values'> & { readonly values?: BulletinCheck['values'] };

/** Drugs that the lot's occurrences tell, each with the row that names it. */
const treatments = ({ drugs }: BulletinValues, { values }: BulletinSource) =>
  matchRows(drugs, values.drugs ?? [], DRUG_LIKENESSES);

/** Loads and diseases that the lot's occurrences tell and the bulletin does not name: written after it was filled. */
function unnamed(
  { loads: written, diseases }: BulletinValues,
  { values }: BulletinSource,
): { readonly loads: readonly Found[]; readonly diseases: readonly Found[] } {
  const loads = matchRows(written, values.loads ?? [], LOAD_LIKENESSES);
  const sick = matchRows(diseases, values.diseases ?? [], [
    (row, record) => named(row.disease) === named(record.disease) && row.since === record.since,
    (row, record) => named(row.disease) === named(record.disease),
  ]);
  return {
    loads: [
      ...loads.unnamed.map((load): Found => ({
        key: 'loadUnnamed',
        level: 'warning',
        values: { birds: load.birds ?? '–', gta: load.gta.trim() || '–' },
      })),
      ...loads.pairs.flatMap(({ record, row }): Found[] =>
        record.birds === null || row.birds === null || record.birds === row.birds
          ? []
          : [
              {
                key: 'loadBirdsDiffer',
                level: 'warning',
                values: { gta: row.gta.trim() || '–', birds: row.birds, reported: record.birds },
              },
            ],
      ),
    ],
    diseases: sick.unnamed.map(({ disease }): Found => ({
      key: 'diseaseUnnamed',
      level: 'warning',
      values: { disease },
    })),
  };
}

/** A count that the occurrences have changed since the bulletin was filled. */
function changedSince(
  name: 'left' | 'lost72' | 'lostFish',
  values: BulletinValues,
  source: BulletinSource,
): readonly Found[] {
  const [written, reported] = [values[name], source.values[name] ?? null];
  return written === null || reported === null || written === reported
    ? []
    : [{ key: `${name}Differs`, level: 'warning', values: { written, reported } }];
}

/** When a drug lets go of the birds; null while its end or its grace is not known. */
const freeOf = ({ end, graceDays }: DrugRow): LocalDate | null =>
  end === null || graceDays === null ? null : freeFrom(end, graceDays);

/** A row whose grace ends before that of its occurrence: what was recorded counts, and is corrected there. */
function shortened(pairs: Matched<DrugRow>['pairs']): readonly Found[] {
  return pairs.flatMap(({ record, row }): Found[] => {
    const [own, recorded] = [freeOf(row), freeOf(record)];
    return own === null || recorded === null || own >= recorded
      ? []
      : [
          {
            key: 'graceShortened',
            level: 'refused',
            values: { drug: row.principle, written: dayText(own), recorded: dayText(recorded) },
          },
        ];
  });
}

/** The later one counts: a row adds to what was recorded and takes nothing from it. */
function longerOf(record: DrugRow, row: DrugRow): DrugRow {
  const [own, recorded] = [freeOf(row), freeOf(record)];
  return recorded === null || (own !== null && own > recorded) ? row : record;
}

/**
 * Whether the birds are free of every drug on the day of slaughter. The lot's own records always count, whatever the
 * bulletin says of them; its further rows count besides.
 */
function grace(values: BulletinValues, source: BulletinSource): readonly Found[] {
  const { pairs, unnamed: left } = treatments(values, source);
  const missing = left.map(({ principle }): Found => ({
    key: 'drugUnnamed',
    level: 'warning',
    values: { drug: principle },
  }));
  const matched = new Set(pairs.map(({ row }) => row));
  const unread = source.records.drugs.length - (source.values.drugs ?? []).length;
  const given = [
    ...values.drugs.filter((row) => !matched.has(row)),
    ...pairs.map(({ record, row }) => ({ ...longerOf(record, row), principle: row.principle })),
    ...left,
  ];
  return [
    ...missing,
    ...shortened(pairs),
    // A treatment of which nothing is known says nothing of its grace either.
    ...(unread > 0 ? [{ key: 'drugUnread', level: 'refused', values: { count: unread } } as const] : []),
    ...graceOf(given, values.slaughterAt),
  ];
}

function graceOf(drugs: readonly DrugRow[], slaughterAt: BulletinValues['slaughterAt']): readonly Found[] {
  if (slaughterAt === null) return [];
  const day = dayOf(slaughterAt);
  const open = drugs.flatMap((drug): Found[] => {
    const free = freeOf(drug);
    if (free === null) return [{ key: 'graceUnknown', level: 'refused', values: { drug: drug.principle } }];
    return day < free
      ? [{ key: 'grace', level: 'refused', values: { drug: drug.principle, date: dayText(free) } }]
      : [];
  });
  return open.length > 0 ? open : [{ key: 'graceKept', level: 'ok' }];
}

function loads(values: BulletinValues, { aliveBeforeLoads }: BulletinSource): readonly Found[] {
  const birds = loadedBirds(values);
  if (values.loads.length === 0) return [];
  const more = aliveBeforeLoads !== null && birds !== null && birds > aliveBeforeLoads;
  const differing = values.loads.filter(
    (load) => load.declared !== null && load.birds !== null && load.declared !== load.birds,
  );
  const unreported = values.loads.filter(
    ({ declared, birds: own }) => declared === null || own === null,
  ).length;
  const without = values.loads.filter(({ gta }) => gta.trim() === '').length;
  const found: Found[] = [
    ...(more
      ? [{ key: 'moreThanAlive', level: 'refused', values: { birds, alive: aliveBeforeLoads } } as const]
      : []),
    ...differing.map((load): Found => ({
      key: 'gtaDiffers',
      level: 'refused',
      values: { gta: load.gta, birds: load.birds ?? 0, declared: load.declared ?? 0 },
    })),
    ...(unreported > 0
      ? [{ key: 'loadUnreported', level: 'refused', values: { count: unreported } } as const]
      : []),
    ...(without > 0 ? [{ key: 'gtaMissing', level: 'refused', values: { count: without } } as const] : []),
  ];
  return found.length > 0 || birds === null ? found : [{ key: 'loadsRight', level: 'ok', values: { birds } }];
}

function fasting({ feedOffAt, slaughterAt }: BulletinValues, { world }: BulletinCompany): readonly Found[] {
  if (feedOffAt === null || slaughterAt === null) return [];
  const hours = (Date.parse(slaughterAt) - Date.parse(feedOffAt)) / HOUR;
  // For fish no interval is given: feed is off before they leave.
  if (world === 'fish')
    return hours < 0
      ? [{ key: 'fastingAfter', level: 'refused' }]
      : [{ key: 'fastingRight', level: 'ok', values: { hours: Math.round(hours * 10) / 10 } }];
  const inside = hours >= FASTING.least && hours <= FASTING.most;
  return [
    {
      key: inside ? 'fastingRight' : 'fasting',
      level: inside ? 'ok' : 'warning',
      values: { hours: Math.round(hours * 10) / 10, ...FASTING },
    },
  ];
}

function salmonella(values: BulletinValues): readonly Found[] {
  const { salmonellaResult: result, salmonellaKnown: known, slaughterAt } = values;
  if (result === null) return [];
  if (result === 'PENDING') return [{ key: 'salmonellaPending', level: 'refused' }];
  if (known !== null && slaughterAt !== null && known > dayOf(slaughterAt))
    return [{ key: 'salmonellaLate', level: 'refused', values: { date: dayText(known) } }];
  return result === 'POSITIVE'
    ? [{ key: 'salmonellaPositive', level: 'warning' }]
    : [{ key: 'salmonellaRight', level: 'ok' }];
}

/** Residues of drugs: nothing is known of them without a result, and what was found keeps the fish. */
function residues({
  residueResult: result,
  residueKnown: known,
  slaughterAt,
}: BulletinValues): readonly Found[] {
  if (result === null) return [];
  if (result === 'PENDING') return [{ key: 'residuePending', level: 'warning' }];
  if (result === 'POSITIVE') return [{ key: 'residuePositive', level: 'refused' }];
  return known !== null && slaughterAt !== null && known > dayOf(slaughterAt)
    ? [{ key: 'residueLate', level: 'refused', values: { date: dayText(known) } }]
    : [{ key: 'residueRight', level: 'ok' }];
}

function losses72({ lost72 }: BulletinValues, { aliveBeforeLoads }: BulletinSource): readonly Found[] {
  if (lost72 === null || aliveBeforeLoads === null) return [];
  const birds = aliveBeforeLoads + lost72;
  const share = birds > 0 ? (lost72 / birds) * 100 : 0;
  return share > NOTIFY_72
    ? [{ key: 'notify72', level: 'warning', values: { share: Math.round(share * 10) / 10 } }]
    : [{ key: 'right72', level: 'ok', values: { lost: lost72 } }];
}

function loss(values: BulletinValues, { lossDeclaredAbove }: BulletinCompany): readonly Found[] {
  const found = finalLoss(values);
  if (found === null) return [];
  if (found.birds < 0) return [{ key: 'lossNegative', level: 'refused', values: { birds: -found.birds } }];
  const share = Math.round(found.share * 100) / 100;
  if (lossDeclaredAbove !== null && found.share > lossDeclaredAbove && values.lossReason.trim() === '')
    return [{ key: 'lossDeclared', level: 'refused', values: { share, limit: lossDeclaredAbove } }];
  return [{ key: 'lossRight', level: 'ok', values: { share, birds: found.birds } }];
}

const isMissing = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The fields that a company asks for and that are empty. */
export const missingFields = (
  values: BulletinValues,
  company: BulletinCompany,
): readonly (keyof BulletinValues)[] => company.required.filter((name) => isMissing(values[name]));

/** What is typed and is no day yet is not known: nothing is in order by it. */
const readable = (values: BulletinValues): BulletinValues => ({
  ...values,
  slaughterAt: isLocalDateTime(values.slaughterAt) ? values.slaughterAt : null,
  feedOffAt: isLocalDateTime(values.feedOffAt) ? values.feedOffAt : null,
  salmonellaKnown: isLocalDate(values.salmonellaKnown) ? values.salmonellaKnown : null,
  residueKnown: isLocalDate(values.residueKnown) ? values.residueKnown : null,
  drugs: values.drugs.map((drug) => ({ ...drug, end: isLocalDate(drug.end) ? drug.end : null })),
});

/** Everything that is looked over before a bulletin is printed, in the order of its sections. */
export function bulletinChecks(
  typed: BulletinValues,
  source: BulletinSource,
  company: BulletinCompany,
): readonly BulletinCheck[] {
  const values = readable(typed);
  const of: Readonly<Partial<Record<SectionName, readonly Found[]>>> = {
    loads: [
      ...unnamed(values, source).loads,
      ...changedSince('left', values, source),
      ...loads(values, source),
    ],
    finalLoss: loss(values, company),
    diseases: unnamed(values, source).diseases,
    drugs: grace(values, source),
    feedOff: fasting(values, company),
    salmonella: salmonella(values),
    losses: changedSince('lostFish', values, source),
    residues: residues(values),
    losses72: [...changedSince('lost72', values, source), ...losses72(values, source)],
    declarations: company.declarations.every((one) => values.declarations.includes(one))
      ? []
      : [{ key: 'declarations', level: 'refused' }],
  };
  return company.order.flatMap((section) =>
    (of[section] ?? []).map((check) => ({ values: {}, ...check, section })),
  );
}
