import { invalid, json, notFound, nothing, refused } from '../answers';
import type { RotationRow } from '../db/field/fieldTypes';
import { plotIdOfSown, type RotationEntry, rotationOf } from '../db/field/rotationEntries';
import type { Plot } from '../db/mapTypes';
import { flag, id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { Checks } from './admin/checks';
import { activityOf, byName, own } from './land/wire';

const ROTATION = { permission: ['CROP_ROTATION', 'SILVICULTURE_CROP_ROTATION'] } as const;
const SEASONS = ['SUMMER', 'SECOND', 'WINTER', 'PERENNIAL'] as const;
const KINDS = ['CROP', 'COVER', 'FALLOW'] as const;
const MOST_PLOTS = 500;
const [FIRST_YEAR, LAST_YEAR] = [1990, 2100];
/** Days on which the crop of a season may stand, by the year in which the crop year begins. */
const BOUNDS: Readonly<
  Record<RotationRow['season'], readonly [years: number, from: string, toYears: number, to: string]>
> = {
  SUMMER: [0, '08-01', 1, '05-31'],
  SECOND: [1, '01-01', 1, '08-31'],
  WINTER: [1, '03-01', 1, '11-30'],
  PERENNIAL: [0, '01-01', 60, '12-31'],
};

const isForest = (plot: Plot) =>
  activityOf(demo.world.costCenters.need(plot.costCenterId).farmActivityId).farmingClassification ===
  'FORESTRY';
const isField = (plot: Plot) =>
  ['ANNUAL', 'PERENNIAL'].includes(
    activityOf(demo.world.costCenters.need(plot.costCenterId).farmActivityId).farmingClassification,
  );

function plotsOf({ customerId }: Call, world: unknown): Plot[] {
  return demo.world.plots
    .filter((plot) => plot.customerId === customerId && plot.active)
    .filter(world === 'forestry' ? isForest : isField)
    .slice(0, MOST_PLOTS);
}

function familyOf(businessActivityId: number | null, customerId: number): string | null {
  const cycle = demo.world.field.cycles.find(
    (row) => row.customerId === customerId && row.businessActivityId === businessActivityId,
  );
  return cycle?.botanicalFamily ?? null;
}

function wire({ customerId, coverName, ...row }: RotationEntry) {
  const crop = demo.world.businessActivities.get(row.businessActivityId ?? undefined);
  return {
    ...row,
    cropName: row.kind === 'COVER' ? coverName : (crop?.name ?? ''),
    family: row.kind === 'CROP' ? familyOf(row.businessActivityId, customerId) : null,
  };
}

function isInSeason(year: number, season: RotationRow['season'], from: string, to: string): boolean {
  const [before, first, after, last] = BOUNDS[season];
  return from >= `${year + before}-${first}` && to <= `${year + after}-${last}`;
}

/** The most hectares that stand on one day; it is one on which one of them begins. */
function mostBeside(beside: readonly RotationRow[], from: string): number {
  const days = [from, ...beside.map((row) => row.from).filter((day) => day > from)];
  return Math.max(
    ...days.map((day) =>
      beside
        .filter((row) => row.from <= day && day <= row.to)
        .reduce((all, { hectares }) => all + hectares, 0),
    ),
  );
}

const meets = (a: RotationRow, b: Pick<RotationRow, 'from' | 'to'>) => a.from <= b.to && b.from <= a.to;

function check(call: Call, sent: Record<string, unknown>, before?: RotationRow) {
  const checks = new Checks(sent);
  const plot = own(call, demo.world.plots.get(id(sent['plotId'])));
  if (!plot?.active) checks.refuse('plotId', 'O campo Talhão é obrigatório.');
  const year = checks.whole('year', 'Safra', FIRST_YEAR, LAST_YEAR);
  const season = checks.word('season', 'Época', SEASONS);
  const kind = checks.word('kind', 'Uso', KINDS);
  const businessActivityId =
    kind === 'CROP'
      ? checks.ref(
          'businessActivityId',
          'Cultura',
          (one) => demo.world.businessActivities.get(one) !== undefined,
        )
      : null;
  const coverName = kind === 'COVER' ? checks.text('coverName', 'Planta de cobertura', 60) : null;
  const from = checks.day('from', 'Início');
  const to = checks.day('to', 'Fim');
  if (from > to) checks.refuse('to', 'O fim não pode ser antes do início.');
  else if (!checks.failed && !isInSeason(year, season, from, to))
    checks.refuse('from', 'Estes dias ficam fora da época.');
  const hectares = typeof sent['hectares'] === 'number' ? sent['hectares'] : 0;
  const intercropped = flag(sent['intercropped']) ?? false;
  const beside = (plot ? rotationOf(demo.world, plot) : []).filter(
    (row) => row.id !== before?.id && !row.intercropped && meets(row, { from, to }),
  );
  const most = (plot?.usefulAreaSize ?? 0) + 0.001;
  if (hectares <= 0 || hectares > most) checks.refuse('hectares', 'A área deve caber no talhão.');
  else if (!intercropped && mostBeside(beside, from) + hectares > most)
    checks.refuse('hectares', 'No mesmo período o talhão já está ocupado.');
  if (checks.failed || !plot || call.customerId === null) return { errors: checks.errors };
  const kept = {
    plotId: plot.id,
    year,
    season,
    kind,
    businessActivityId,
    coverName,
    hectares,
    from,
    to,
    intercropped,
  };
  return { errors: {}, input: { ...kept, customerId: call.customerId } };
}

/** The entry that a call names, planned or sown. */
function entryOf(call: Call): RotationEntry | undefined {
  const wanted = id(call.query.get('id')) ?? 0;
  const planned = demo.world.field.rotation.get(wanted);
  const plot = own(call, demo.world.plots.get(planned?.plotId ?? plotIdOfSown(wanted)));
  return plot && rotationOf(demo.world, plot).find((row) => row.id === wanted);
}
/** A row as it was written, with the state that the field gives it. */
function shown(row: RotationRow) {
  const plot = demo.world.plots.need(row.plotId);
  return wire(rotationOf(demo.world, plot).find((one) => one.id === row.id) ?? { ...row, state: 'PLANNED' });
}
const FIXED = 'O que foi semeado ou colhido vem das ocorrências e não é alterado aqui.';
const moved = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`.replace(/-02-29$/, '-02-28');

export const agricultureRotationHandlers = [
  route(
    'GET',
    '/CropRotation/GetBySeasons',
    (call) => {
      const plots = plotsOf(call, call.query.get('world'));
      const from = Number(call.query.get('fromYear'));
      const to = Number(call.query.get('toYear'));
      return json({
        plots: plots
          .map((plot) => ({
            id: plot.id,
            name: plot.name,
            farmId: plot.farmId,
            farmName: demo.world.farms.need(plot.farmId).name,
            hectares: plot.usefulAreaSize,
          }))
          .toSorted((a, b) => a.farmName.localeCompare(b.farmName, 'pt-BR') || byName(a, b)),
        // A year before and after too: what stands at the edge is measured against it. What is perennial stands on.
        entries: plots
          .flatMap((plot) => rotationOf(demo.world, plot))
          .filter((row) => row.year <= to + 1 && (row.year >= from - 1 || row.to >= `${from}-08-01`))
          .toSorted((a, b) => a.id - b.id)
          .map(wire),
      });
    },
    ROTATION,
  ),
  route(
    'POST',
    '/CropRotation/Create',
    async (call) => {
      const { errors, input } = check(call, await call.body());
      return input ? json(shown(demo.world.field.rotation.insert(input))) : invalid(errors);
    },
    ROTATION,
  ),
  route(
    'PUT',
    '/CropRotation/Edit',
    async (call) => {
      const row = entryOf(call);
      if (!row) return notFound();
      if (row.state !== 'PLANNED') return refused(FIXED);
      const { errors, input } = check(call, await call.body(), row);
      return input ? json(shown(demo.world.field.rotation.update(row.id, input))) : invalid(errors);
    },
    ROTATION,
  ),
  route(
    'DELETE',
    '/CropRotation/Delete',
    (call) => {
      const row = entryOf(call);
      if (!row) return notFound();
      if (row.state !== 'PLANNED') return refused(FIXED);
      demo.world.field.rotation.remove(row.id);
      return nothing();
    },
    ROTATION,
  ),
  route(
    'POST',
    '/CropRotation/CopySeason',
    async (call) => {
      const sent = await call.body();
      const [from, to] = [Number(sent['fromYear']), Number(sent['toYear'])];
      if (![from, to].every((year) => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR))
        return invalid({ fromYear: ['Informe a safra.'] });
      const farmId = id(sent['farmId']);
      if (sent['farmId'] != null && !own(call, demo.world.farms.get(farmId)))
        return invalid({ farmId: ['Propriedade não encontrada.'] });
      const rows = plotsOf(call, sent['world'])
        .filter((plot) => !farmId || plot.farmId === farmId)
        .flatMap((plot) => rotationOf(demo.world, plot));
      let copied = 0;
      let skipped = 0;
      for (const { id: _own, state: _state, ...row } of rows.filter(
        (one) => one.year === from && one.season !== 'PERENNIAL',
      )) {
        const taken = rows.some(
          (other) => other.plotId === row.plotId && other.year === to && other.season === row.season,
        );
        if (taken) {
          skipped += 1;
          continue;
        }
        const years = to - from;
        demo.world.field.rotation.insert({
          ...row,
          year: to,
          from: moved(row.from, years),
          to: moved(row.to, years),
        });
        copied += 1;
      }
      return json({ copied, skipped });
    },
    ROTATION,
  ),
];
