import type { JsonBodyType } from 'msw';
import { invalid, json, notFound, refused } from '../../answers';
import type { PoultryLot } from '../../db/poultryTypes';
import type { ReferenceDay, ReferenceSet } from '../../db/poultryReferences';
import { id } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { sameText } from '../admin/sameText';
import { customerRegister, withoutOwner } from '../finance/customerRegister';

const REFERENCE = { permission: 'CHICKEN_GENERAL_REFERENCE' } as const;
const LAST_DAY = 120;
const KINDS = ['ZOOTECHNICAL', 'AMBIENCE'] as const;
const GENDERS = ['MALE', 'FEMALE', 'MIXED'] as const;
/** The most that each figure of a day may be; temperatures may be as far below zero. */
const MOST = {
  weight: 20_000,
  dailyGain: 1000,
  dailyFeed: 2000,
  totalFeed: 60_000,
  feedConversion: 20,
  mortality: 100,
  temperatureMin: 60,
  temperatureIdeal: 60,
  temperatureMax: 60,
  humidityMin: 100,
  humidityMax: 100,
  ammonia: 1000,
  carbonDioxide: 100_000,
  light: 200_000,
  darkHours: 24,
} as const satisfies Partial<Record<keyof ReferenceDay, number>>;
const FIGURES = Object.keys(MOST) as (keyof typeof MOST)[];
/** What a set says nothing without. */
const REQUIRED = {
  ZOOTECHNICAL: ['weight', 'o peso'],
  AMBIENCE: ['temperatureIdeal', 'a temperatura ideal'],
} as const;
/** What is never less than on a day before. */
const RISES = {
  weight: 'o peso cai',
  totalFeed: 'o consumo acumulado cai',
  mortality: 'a mortalidade cai',
} as const;
const RISING = Object.keys(RISES) as (keyof typeof RISES)[];

const table = () => demo.world.poultryReferences;
const usedBy = (set: ReferenceSet): PoultryLot[] =>
  demo.world.poultryLots.filter(
    ({ zootechnicalReferenceId, ambienceReferenceId }) =>
      zootechnicalReferenceId === set.id || ambienceReferenceId === set.id,
  );

/** The set of the other sex for the same line, where the line has none of its own for mixed birds. */
function counterpartOf(set: ReferenceSet): ReferenceSet | undefined {
  const other = set.gender === 'MALE' ? 'FEMALE' : set.gender === 'FEMALE' ? 'MALE' : null;
  if (other === null || set.lineage === null) return undefined;
  const ofLine = table().filter(
    (row) =>
      row.customerId === set.customerId &&
      row.kind === set.kind &&
      sameText(row.lineage ?? '', set.lineage ?? ''),
  );
  if (ofLine.some(({ gender }) => gender === 'MIXED')) return undefined;
  return ofLine.find(({ gender }) => gender === other);
}

const mean = (a: number | null, b: number | null) =>
  a === null || b === null ? null : Math.round((a + b) * 500) / 1000;

/** What a lot is compared with: its own set; for mixed birds of a line without one, the mean of both sexes. */
export function referenceOf({ zootechnicalReferenceId, gender }: PoultryLot) {
  const set = table().get(zootechnicalReferenceId);
  if (!set) return null;
  const other = gender === 'MIXED' ? counterpartOf(set) : undefined;
  const days = set.days.flatMap((own) => {
    const second = other ? other.days.find(({ day }) => day === own.day) : own;
    const weight = second ? mean(own.weight, second.weight) : null;
    if (!second || weight === null) return [];
    return [
      {
        day: own.day,
        weight,
        dailyFeed: mean(own.dailyFeed, second.dailyFeed),
        mortality: mean(own.mortality, second.mortality),
      },
    ];
  });
  return { name: other ? `Média de ${set.name} e ${other.name}` : set.name, days };
}

function rowOf(set: ReferenceSet) {
  const { days, ...row } = withoutOwner(set);
  const other = counterpartOf(set);
  return {
    ...row,
    dayCount: days.length,
    lastDay: days.at(-1)?.day ?? null,
    lotCount: usedBy(set).length,
    mixedWith: other ? { id: other.id, name: other.name } : null,
  };
}

const own = ({ customerId }: Call, wanted: unknown): ReferenceSet | undefined => {
  const set = table().get(id(wanted));
  return set?.customerId === customerId ? set : undefined;
};

function refusalOf(set: ReferenceSet, isLatest: boolean): Response | undefined {
  const count = usedBy(set).length;
  if (count > 0)
    return refused(
      `A referência ${set.name} está em uso por ${count} lote(s): duplique-a para alterar.`,
      409,
    );
  return isLatest
    ? undefined
    : refused(`A referência ${set.name} foi alterada por outra pessoa. Abra-a de novo.`, 409);
}

const gridRoute = route(
  'GET',
  '/ChickenReference/GetGridData',
  ({ customerId }) =>
    json(
      table()
        .filter((set) => set.customerId === customerId)
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(rowOf),
    ),
  REFERENCE,
);

/** For lots too: their form chooses a set. */
const select = route(
  'GET',
  '/ChickenReference/GetForSelect',
  ({ customerId }) =>
    json(
      table()
        .filter((set) => set.customerId === customerId)
        .map((set) => {
          const { id: setId, name, kind, lineage, gender, mixedWith } = rowOf(set);
          return { id: setId, name, kind, lineage, gender, mixedWith };
        }),
    ),
  { permission: ['CHICKEN_LOT', 'CHICKEN_GENERAL_REFERENCE'] },
);

const guard = route(
  'PUT',
  '/ChickenReference/Edit',
  async (call) => {
    const set = own(call, call.query.get('id'));
    if (!set) return notFound();
    const sent = await call.body();
    const refusal = refusalOf(set, sent.version === set.version);
    if (refusal) return refusal;
    const { errors, input } = checkSet(sent, call.customerId, set);
    if (!input) return invalid(errors);
    return json(whole(table().update(set.id, { ...input, updatedAt: new Date().toISOString() })));
  },
  REFERENCE,
);

const whole = (set: ReferenceSet) => ({ ...rowOf(set), days: set.days }) as unknown as JsonBodyType;

function checkSet(sent: Record<string, unknown>, customerId: number | null, set: ReferenceSet) {
  const name = typeof sent.name === 'string' ? sent.name.trim() : '';
  const errors: Record<string, string[]> = {};
  if (name === '') errors['Name'] = ['O campo Nome é obrigatório.'];
  else if (name.length > 100) errors['Name'] = ['O campo Nome deve ter no máximo 100 caracteres.'];
  else if (
    table().find((row) => row.customerId === customerId && row.id !== set.id && sameText(row.name, name))
  )
    errors['Name'] = ['Já existe uma referência com este nome.'];
  const lineage = typeof sent.lineage === 'string' ? sent.lineage.trim() : '';
  if (lineage.length > 40) errors['Lineage'] = ['O campo Linhagem deve ter no máximo 40 caracteres.'];
  const gender = GENDERS.find((one) => one === sent.gender) ?? null;
  if (gender === null && sent.gender != null) errors['Gender'] = ['O campo Sexo é obrigatório.'];
  if (Object.keys(errors).length > 0) return { errors };
  return { errors, input: { name, lineage: lineage || null, gender, version: set.version + 1 } };
}

function ownFault(row: ReferenceDay, kind: ReferenceSet['kind']): string | undefined {
  const [required, words] = REQUIRED[kind];
  if (row[required] === null) return `informe ${words}`;
  const beyond = FIGURES.some((name) => {
    const least = name.startsWith('temperature') ? -MOST[name] : 0;
    return (row[name] ?? 0) < least || (row[name] ?? 0) > MOST[name];
  });
  if (beyond) return 'valor fora dos limites';
  const { temperatureMin: min, temperatureIdeal: ideal, temperatureMax: max } = row;
  if ((min ?? -99) > (max ?? 99) || (min ?? -99) > (ideal ?? 99) || (ideal ?? -99) > (max ?? 99))
    return 'temperaturas fora de ordem';
  return (row.humidityMin ?? 0) > (row.humidityMax ?? 100) ? 'umidades fora de ordem' : undefined;
}

/** The first thing that is wrong with the days of a set; undefined when nothing is. */
function daysFault(days: readonly ReferenceDay[], kind: ReferenceSet['kind']): string | undefined {
  if (days.length === 0) return 'Informe ao menos um dia.';
  let before: ReferenceDay | undefined;
  const highest = new Map<keyof typeof RISES, number>();
  for (const row of days) {
    const { day } = row;
    if (!Number.isInteger(day) || day < 0 || day > LAST_DAY) return `Dia ${day}: use 0 a ${LAST_DAY}.`;
    if (!before && day > 1) return 'O primeiro dia precisa ser 0 ou 1.';
    if (before && day === before.day) return `O dia ${day} está repetido.`;
    if (before && day !== before.day + 1) return `Faltam dias entre ${before.day} e ${day}.`;
    const fallen = RISING.find((name) => (row[name] ?? Infinity) < (highest.get(name) ?? -Infinity));
    const fault = ownFault(row, kind) ?? (fallen && RISES[fallen]);
    if (fault) return `Dia ${day}: ${fault}.`;
    for (const name of RISING) highest.set(name, row[name] ?? highest.get(name) ?? 0);
    before = row;
  }
  return undefined;
}

function sentDays(value: unknown): ReferenceDay[] {
  const rows = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  return rows
    .map((row) => {
      const figures = FIGURES.map((name) => [name, typeof row[name] === 'number' ? row[name] : null]);
      return {
        day: typeof row['day'] === 'number' ? row['day'] : Number.NaN,
        ...Object.fromEntries(figures),
      } as ReferenceDay;
    })
    .toSorted((a, b) => a.day - b.day);
}

const importDays = route(
  'POST',
  '/ChickenReference/Import',
  async (call) => {
    const sent = await call.body();
    const set = own(call, sent.id);
    if (!set) return notFound();
    const refusal = refusalOf(set, sent.daysVersion === set.daysVersion);
    if (refusal) return refusal;
    const days = sentDays(sent.days);
    const fault = daysFault(days, set.kind);
    if (fault) return invalid({ Days: [fault] });
    const changes = { days, daysVersion: set.daysVersion + 1, updatedAt: new Date().toISOString() };
    return json(whole(table().update(set.id, changes)));
  },
  REFERENCE,
);

export const referenceHandlers = [
  gridRoute,
  select,
  guard,
  importDays,
  ...customerRegister<ReferenceSet>({
    controller: 'ChickenReference',
    permission: REFERENCE.permission,
    table,
    wire: whole,
    read: (checks, sent, { customerId }) => {
      const kind = checks.word('kind', 'Tipo', KINDS);
      const copied = checks.optionalRef('copyOfId', 'Referência copiada', (wanted) => {
        const source = table().get(wanted);
        return source?.customerId === customerId && source.kind === kind;
      });
      return {
        kind,
        lineage: checks.optional('lineage', 'Linhagem', 40),
        gender: sent.gender == null ? null : checks.word('gender', 'Sexo', GENDERS),
        version: 1,
        daysVersion: 1,
        days: table().get(copied)?.days ?? [],
      };
    },
    dependents: (set) => [{ name: 'Lotes', count: usedBy(set).length }],
    words: {
      duplicate: 'Já existe uma referência com este nome.',
      inUse: 'A referência está em uso por lotes.',
    },
  }),
];
