import { json, refused } from '../../answers';
import { FISH_SPECIES, type FishRangeSet, type WaterLimitRow, type WaterSet } from '../../db/fishReferences';
import { route } from '../../route';
import { demo } from '../../state';
import type { Checks } from '../admin/checks';
import { customerRegister, withoutOwner } from '../finance/customerRegister';

type Sent = Record<string, unknown>;
type FishSet = FishRangeSet | WaterSet;

/** What each figure of a range may be. */
const RANGE = {
  from: [0, 100_000],
  to: [0.01, 100_000],
  biomassPercent: [0.01, 100],
  mealsPerDay: [1, 24],
  crudeProtein: [1, 100],
  pelletSize: [0.01, 50],
  dailyGain: [0, 1000],
  feedConversion: [0.1, 20],
} as const;
type SentRange = Record<keyof typeof RANGE, number | null>;
const RANGE_NAMES = Object.keys(RANGE) as (keyof typeof RANGE)[];
const LIMITS = ['criticalMin', 'idealMin', 'idealMax', 'criticalMax'] as const;

const species = route('GET', '/AnimalBreed/GetAnimalBreedsForSelect', ({ query }) =>
  json(query.get('breedType') === 'FISH_SPECIE' ? [...FISH_SPECIES] : []),
);

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Sent[]) : []);
const figureOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

function headOf(checks: Checks, before: FishSet | undefined) {
  const known = (wanted: number) => FISH_SPECIES.some(({ id }) => id === wanted);
  return {
    animalBreedId: checks.ref('animalBreedId', 'Espécie', known),
    observation: checks.optional('observation', 'Observação', 1000),
    version: (before?.version ?? 0) + 1,
  };
}

/** What is wrong, at which cell of which row as it was sent. */
type Fault = readonly [at: number, field: string, message: string];

/** At which row and cell a list is refused, as ASP.NET names it. */
function refuseAt(checks: Checks, list: string, fault: Fault | undefined) {
  if (fault)
    checks.refuse(`${list}[${fault[0]}].${fault[1].charAt(0).toUpperCase()}${fault[1].slice(1)}`, fault[2]);
}

/** The first thing that is wrong with the ranges of a set, by their start; undefined when nothing is. */
function rangesFault(rows: readonly (SentRange & { at: number })[]): Fault | undefined {
  for (const [place, row] of rows.entries()) {
    const { at, from, to } = row;
    if (from === null) return [at, 'from', 'O campo De é obrigatório.'];
    if (row.biomassPercent === null) return [at, 'biomassPercent', 'O campo % da biomassa é obrigatório.'];
    const beyond = RANGE_NAMES.find((name) => {
      const value = row[name];
      if (value === null) return false;
      const whole = name !== 'mealsPerDay' || Number.isInteger(value);
      return value < RANGE[name][0] || value > RANGE[name][1] || !whole;
    });
    if (beyond) return [at, beyond, 'Valor fora dos limites.'];
    if (to === null ? place < rows.length - 1 : to <= from) return [at, 'to', 'Fim inválido.'];
    const end = rows[place - 1]?.to ?? null;
    if (end !== null && from > end) return [at, 'from', `Falta a faixa de ${end} g a ${from} g.`];
    if (end !== null && from < end) return [at, 'from', 'A faixa sobrepõe a anterior.'];
  }
  return undefined;
}

function readRanges(checks: Checks, sent: Sent, before: FishRangeSet | undefined) {
  const figures = (row: Sent) =>
    Object.fromEntries(RANGE_NAMES.map((name) => [name, figureOf(row[name])])) as SentRange;
  const placed = rowsOf(sent['ranges'])
    .map((row, at) => ({ at, ...figures(row) }))
    .toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  if (placed.length === 0) checks.refuse('ranges', 'Informe ao menos uma faixa.');
  refuseAt(checks, 'ranges', rangesFault(placed));
  const temperatures = rowsOf(sent['temperatures'])
    .map((row) => ({
      temperature: figureOf(row['temperature']) ?? -1,
      percent: figureOf(row['percent']) ?? -1,
    }))
    .toSorted((a, b) => a.temperature - b.temperature);
  const wrong = temperatures.some(
    ({ temperature, percent }, at) =>
      temperature < 0 ||
      temperature > 45 ||
      percent < 0 ||
      percent > 100 ||
      temperature === temperatures[at - 1]?.temperature,
  );
  if (wrong) checks.refuse('temperatures', 'Tabela de temperatura inválida.');
  const ranges = placed.map(({ at: _at, ...row }) => row) as FishRangeSet['ranges'];
  return { ...headOf(checks, before), ranges, temperatures };
}

/** The first thing that is wrong with the limits of a set; undefined when nothing is. */
function limitsFault(rows: readonly WaterLimitRow[]): Fault | undefined {
  for (const [at, row] of rows.entries()) {
    if (row.magnitude === '') return [at, 'magnitude', 'O campo Grandeza é obrigatório.'];
    if (rows.findIndex(({ magnitude }) => magnitude === row.magnitude) < at)
      return [at, 'magnitude', 'Cada grandeza precisa estar em uma só linha.'];
    const known = LIMITS.flatMap((name) => {
      const value = row[name];
      return value === null ? [] : [{ name, value }];
    });
    if (known.length === 0) return [at, 'criticalMin', 'Informe ao menos um limite.'];
    const wrong = known.find(({ value }, place) => value < (known[place - 1]?.value ?? value));
    if (wrong) return [at, wrong.name, 'Limites fora de ordem.'];
  }
  return undefined;
}

function readLimits(checks: Checks, sent: Sent, before: WaterSet | undefined) {
  const limits = rowsOf(sent['limits']).map((row) => ({
    magnitude: typeof row['magnitude'] === 'string' ? row['magnitude'] : '',
    ...(Object.fromEntries(LIMITS.map((name) => [name, figureOf(row[name])])) as Omit<
      WaterLimitRow,
      'magnitude'
    >),
  }));
  if (limits.length === 0) checks.refuse('limits', 'Informe ao menos uma grandeza.');
  refuseAt(checks, 'limits', limitsFault(limits));
  return { ...headOf(checks, before), limits };
}

/** A set in use stays as it is, and nobody writes over what somebody else has written meanwhile. */
function refusalOf(set: FishSet, sent: Sent): Response | undefined {
  const lots = lotCount(set);
  if (lots > 0)
    return refused(`A referência ${set.name} está em uso por ${lots} lote(s): duplique-a para alterar.`, 409);
  return sent['version'] === set.version
    ? undefined
    : refused(`A referência ${set.name} foi alterada por outra pessoa. Abra-a de novo.`, 409);
}

/** The lots that are fed by a set, or whose water is compared with it. */
function lotCount(set: FishSet): number {
  const name = 'ranges' in set ? 'rangeSetId' : 'waterSetId';
  return demo.world.fishLots.filter((lot) => lot[name] === set.id).length;
}

const breedOf = ({ animalBreedId }: FishSet) =>
  FISH_SPECIES.find(({ id }) => id === animalBreedId)?.name ?? null;

const setWire = <Set extends FishSet>(set: Set) => ({
  ...withoutOwner(set),
  animalBreedName: breedOf(set),
  lotCount: lotCount(set),
});

const shared = {
  refusal: refusalOf,
  dependents: (set: FishSet) => [{ name: 'Lotes', count: lotCount(set) }],
  words: {
    duplicate: 'Já existe uma referência com este nome.',
    inUse: 'A referência está em uso por lotes.',
  },
};

export const fishReferenceHandlers = [
  species,
  ...customerRegister<FishRangeSet>({
    ...shared,
    controller: 'PiscicultureReference',
    permission: 'FISH_REFERENCE_BY_RANGE',
    table: () => demo.world.fishRanges,
    wire: (set) => ({ ...setWire(set), rangeCount: set.ranges.length }),
    read: (checks, sent, { ownId }) => readRanges(checks, sent, demo.world.fishRanges.get(ownId)),
  }),
  ...customerRegister<WaterSet>({
    ...shared,
    controller: 'PiscicultureWaterReference',
    permission: 'FISH_WATER_QUALITY_REFERENCE',
    table: () => demo.world.waterReferences,
    wire: (set) => ({ ...setWire(set), limitCount: set.limits.length }),
    read: (checks, sent, { ownId }) => readLimits(checks, sent, demo.world.waterReferences.get(ownId)),
  }),
];
