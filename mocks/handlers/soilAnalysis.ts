import { identificationOf, SOIL_EXTRACTORS, SOIL_NUTRIENTS } from '../db/soil/soilNutrients';
import { type FieldErrors, forbidden, invalid, json, notFound, outdated } from '../answers';
import { brazilianDay } from '../db/poultry';
import type { SoilAnalysisRow, SoilColumn, SoilSample, SoilWorld } from '../db/soil/soilTypes';
import { grantedItems } from '../db/loggedUser';
import { id, text } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { Checks } from './admin/checks';
import { activityOf } from './land/wire';

const KEYS = {
  AGRICULTURE: 'AGRICULTURE_SOIL_ANALYSIS',
  SILVICULTURE: 'SILVICULTURE_SOIL_ANALYSIS',
} as const satisfies Record<SoilWorld, string>;
const SOIL = { permission: Object.values(KEYS) };
/** Work in the field names the analysis that it follows: its page lists them too. */
const WORK = {
  AGRICULTURE: 'AGRICULTURE_OCCURRENCE',
  SILVICULTURE: 'SILVICULTURE_OCCURRENCE',
} as const satisfies Record<SoilWorld, string>;
const MODELS = ['SPHERICAL', 'EXPONENTIAL', 'GAUSSIAN', 'LINEAR'] as const;
const DEEPEST = 200;
const LONGEST_NAME = 60;
const MOST_COLUMNS = 60;

type Sent = Record<string, unknown>;
const toSent = (value: unknown): Sent => (typeof value === 'object' && value !== null ? { ...value } : {});
const rowsOf = (value: unknown): Sent[] => (Array.isArray(value) ? value.map(toSent) : []);
const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** The world that a call names, or why it may not: the key of the other world opens nothing. */
function worldOf(
  call: Call,
  sent: unknown,
  also?: Readonly<Record<SoilWorld, string>>,
): SoilWorld | Response {
  const world = sent === 'SILVICULTURE' ? 'SILVICULTURE' : sent === 'AGRICULTURE' ? 'AGRICULTURE' : null;
  if (world === null) return invalid({ World: ['Informe de que solos se trata.'] });
  const granted = call.link ? grantedItems(demo.world, call.link).map((item) => item.constantFilter) : [];
  const opens = granted.includes(KEYS[world]) || (also !== undefined && granted.includes(also[world]));
  return opens ? world : forbidden({ constantFilter: KEYS[world] });
}

/** An analysis of the current customer and of that world; others do not exist for it. */
function ownOf({ customerId }: Call, world: SoilWorld, wanted: unknown): SoilAnalysisRow | undefined {
  const row = demo.world.soil.analyses.get(id(wanted));
  return row?.customerId === customerId && row.world === world ? row : undefined;
}

const isForest = (plotId: number) =>
  activityOf(demo.world.costCenters.need(demo.world.plots.need(plotId).costCenterId).farmActivityId)
    .farmingClassification === 'FORESTRY';

function headWire(row: SoilAnalysisRow) {
  const { farms, plots } = demo.world;
  return {
    id: row.id,
    world: row.world,
    farmId: row.farmId,
    farmName: farms.get(row.farmId)?.name ?? '',
    plotIds: row.plotIds,
    plotNames: row.plotIds.map((plotId) => plots.get(plotId)?.name ?? ''),
    laboratory: row.laboratory,
    protocol: row.protocol,
    collectedAt: row.collectedAt,
    depthFrom: row.depthFrom,
    depthTo: row.depthTo,
    clay: row.clay,
    occurrenceId: row.occurrenceId,
  };
}

const lineWire = (row: SoilAnalysisRow) => ({
  ...headWire(row),
  pointCount: row.points.length,
  nutrientCount: row.nutrients.length,
  mapCount: row.maps.length,
});

/** An analysis as every call sends it. */
function soilAnalysisWire(row: SoilAnalysisRow) {
  const { nutrients, points, maps, rowVersion, createdAt, updatedAt } = row;
  return {
    ...headWire(row),
    nutrients,
    points,
    maps: maps.map((map) => ({ ...map })),
    rowVersion,
    createdAt,
    updatedAt,
  };
}

function columnsOf(checks: Checks, sent: unknown): SoilColumn[] {
  const seen = new Set<string>();
  const columns = rowsOf(sent).map((row, at): SoilColumn => {
    const refuse = (message: string) => checks.refuse('nutrients', `Nutriente ${at + 1}: ${message}`);
    const nutrient = text(row['nutrient']) ?? '';
    const limits = SOIL_NUTRIENTS[nutrient];
    const unit = text(row['unit']) ?? '';
    const extractor = SOIL_EXTRACTORS.find((one) => one === row['extractor']) ?? null;
    const name = text(row['name']) ?? '';
    if (!limits) refuse('informe o nutriente.');
    else if (nutrient === 'OTHER' && name === '') refuse('informe o nome.');
    else if (!limits.units[unit]) refuse('esta unidade não é deste nutriente.');
    if (name.length > LONGEST_NAME) refuse(`no máximo ${LONGEST_NAME} caracteres no nome.`);
    const column = { id: id(row['id']) ?? at + 1, nutrient, name, unit, extractor };
    const key = identificationOf(column);
    if (seen.has(key)) checks.refuse('nutrients', 'Já existe um nutriente com esta mesma identificação');
    seen.add(key);
    return column;
  });
  if (columns.length > MOST_COLUMNS) checks.refuse('nutrients', `No máximo ${MOST_COLUMNS} nutrientes.`);
  if (new Set(columns.map((column) => column.id)).size < columns.length)
    checks.refuse('nutrients', 'Dois nutrientes têm o mesmo número.');
  return columns;
}

const decimals = (value: number) => String(value).replace('.', ',');

/** Why a value cannot be, in the server's words. */
function valueMessage({ nutrient, unit }: SoilColumn, value: number): string | null {
  const [min, max] = SOIL_NUTRIENTS[nutrient]?.units[unit] ?? [value, value];
  if (value < min) return `o valor ${decimals(value)} é menor que ${min}.`;
  return value > max ? `o valor ${decimals(value)} é maior que ${max}.` : null;
}

function pointsOf(checks: Checks, sent: unknown, columns: readonly SoilColumn[]): SoilSample[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const places = new Set<string>();
  const wrongPlaces: number[] = [];
  let repeated = false;
  const points = rowsOf(sent).map((row, at): SoilSample => {
    const refuse = (message: string) => checks.refuse('points', `Ponto ${at + 1}: ${message}`);
    const name = text(row['name']) ?? '';
    if (name === '') refuse('informe o nome.');
    else if (name.length > LONGEST_NAME) refuse(`no máximo ${LONGEST_NAME} caracteres no nome.`);
    const [lat, lng] = [number(row['lat']), number(row['lng'])];
    const isWrong =
      (row['lat'] != null && lat === null) ||
      (row['lng'] != null && lng === null) ||
      (lat === null) !== (lng === null) ||
      Math.abs(lat ?? 0) > 90 ||
      Math.abs(lng ?? 0) > 180;
    if (isWrong) wrongPlaces.push(at);
    else if (lat !== null) {
      const place = `${lat} ${lng}`;
      repeated ||= places.has(place);
      places.add(place);
    }
    const values = rowsOf(row['values']).flatMap((value) => {
      const column = byId.get(id(value['nutrientId']) ?? 0);
      const figure = number(value['value']);
      if (!column) {
        refuse('valor de um nutriente que não está na análise.');
        return [];
      }
      if (figure === null) {
        refuse('valor que não é um número.');
        return [];
      }
      const message = valueMessage(column, figure);
      if (message) refuse(message);
      return [{ nutrientId: column.id, value: figure, below: value['below'] === true }];
    });
    return { id: id(row['id']) ?? at + 1, name, lat, lng, values };
  });
  if (wrongPlaces.length > 0)
    checks.refuse(
      'points',
      wrongPlaces.length === 1 ? 'Localização inválida.' : 'Existem várias localizações inválidas.',
    );
  else if (repeated) checks.refuse('points', 'Já existe uma localização com os mesmos valores.');
  if (new Set(points.map((point) => point.id)).size < points.length)
    checks.refuse('points', 'Dois pontos têm o mesmo número.');
  return points;
}

type Input = Omit<SoilAnalysisRow, 'id' | 'maps' | 'rowVersion' | 'createdAt' | 'updatedAt'>;

function check(
  call: Call,
  world: SoilWorld,
  sent: Sent,
  before: SoilAnalysisRow | undefined,
): { errors: FieldErrors; input?: Input } {
  const { customerId } = call;
  const checks = new Checks(sent);
  const farmId = checks.ref(
    'farmId',
    'Propriedade',
    (one) => demo.world.farms.get(one)?.customerId === customerId,
  );
  const plotIds = checks.ids('plotIds', 'Talhões', (one) => {
    const plot = demo.world.plots.get(one);
    const isOwn = plot?.customerId === customerId && plot.farmId === farmId;
    return (
      isOwn &&
      (plot.active || before?.plotIds.includes(one) === true) &&
      isForest(one) === (world === 'SILVICULTURE')
    );
  });
  if (plotIds.length === 0 && checks.errors['PlotIds'] === undefined)
    checks.refuse('plotIds', 'Escolha ao menos um talhão.');
  const laboratory = checks.text('laboratory', 'Laboratório', 100);
  const protocol = checks.optional('protocol', 'Protocolo', 40) ?? '';
  const collectedAt = checks.day('collectedAt', 'Data da coleta');
  if (collectedAt > brazilianDay(new Date()))
    checks.refuse('collectedAt', 'A data não pode ser depois de hoje.');
  const [depthFrom, depthTo] = [number(sent['depthFrom']) ?? -1, number(sent['depthTo']) ?? -1];
  if (depthFrom < 0 || depthFrom > DEEPEST)
    checks.refuse('depthFrom', `A profundidade fica entre 0 e ${DEEPEST} cm.`);
  if (depthTo <= depthFrom || depthTo > DEEPEST)
    checks.refuse('depthTo', `O fim da profundidade fica abaixo do início e até ${DEEPEST} cm.`);
  const clay = sent['clay'] == null ? null : (number(sent['clay']) ?? -1);
  if (clay !== null && (clay < 0 || clay > 100))
    checks.refuse('clay', 'A argila deve estar entre 0 e 100 %.');
  const nutrients = columnsOf(checks, sent['nutrients']);
  const points = pointsOf(checks, sent['points'], nutrients);
  const occurrenceId = checks.optionalRef('occurrenceId', 'Ocorrência', (one) => {
    const row = demo.world.occurrence.fieldOccurrences.get(one);
    return row?.customerId === customerId && row.type === 'analise-de-solo';
  });
  if (checks.failed || customerId === null) return { errors: checks.errors };
  const input = {
    customerId,
    world,
    farmId,
    plotIds,
    laboratory,
    protocol,
    collectedAt,
    depthFrom,
    depthTo,
    clay,
    nutrients,
    points,
    occurrenceId,
  };
  return { errors: {}, input };
}

/** One dialect sends numbers as texts. */
const isOutrun = ({ rowVersion: read }: Sent, { rowVersion }: SoilAnalysisRow) =>
  read !== undefined && read !== rowVersion && read !== String(rowVersion);

/** Whether a map can show it: a column of the analysis, or what follows from several. */
const isMapped = (quantity: string, columns: readonly { id: number }[]) =>
  ['SB', 'T', 'V', 'M', 'LIME'].includes(quantity) ||
  columns.some(({ id: column }) => quantity === `N${column}`);

function keep(input: Input, before: SoilAnalysisRow | undefined): Response {
  const now = new Date().toISOString();
  const { analyses } = demo.world.soil;
  if (!before)
    return json(
      soilAnalysisWire(
        analyses.insert({ ...input, maps: [], rowVersion: 1, createdAt: now, updatedAt: null }),
      ),
    );
  // A map of a column that is gone shows nothing any more.
  const maps = before.maps.filter(({ quantity }) => isMapped(quantity, input.nutrients));
  const changed = { ...input, maps, rowVersion: before.rowVersion + 1, updatedAt: now };
  return json(soilAnalysisWire(analyses.update(before.id, changed)));
}

/** Reads a write with its world: what it answers, or why it may not. */
async function writing(
  call: Call,
  wanted: (sent: Sent) => unknown,
  write: (world: SoilWorld, sent: Sent, row: SoilAnalysisRow | undefined) => Response,
): Promise<Response> {
  const sent = await call.body();
  const world = worldOf(call, sent['world'] ?? call.query.get('world'));
  if (world instanceof Response) return world;
  const number = wanted(sent);
  const row = number == null ? undefined : ownOf(call, world, number);
  return number != null && !row ? notFound() : write(world, sent, row);
}

const save = (call: Call, wanted: (sent: Sent) => unknown) =>
  writing(call, wanted, (world, sent, row) => {
    if (row && isOutrun(sent, row)) return outdated();
    const { errors, input } = check(call, world, sent, row);
    return input ? keep(input, row) : invalid(errors);
  });

function saveMap(sent: Sent, row: SoilAnalysisRow | undefined): Response {
  if (!row) return notFound();
  const checks = new Checks(sent);
  const quantity = checks.text('quantity', 'Nutriente', 20);
  if (!isMapped(quantity, row.nutrients)) checks.refuse('quantity', 'A análise não tem este nutriente.');
  const model = checks.word('model', 'Modelo', MODELS);
  const [nugget, sill, range] = [number(sent['nugget']), number(sent['sill']), number(sent['range'])];
  if (nugget === null || nugget < 0) checks.refuse('nugget', 'O efeito pepita não pode ser negativo.');
  if (sill === null || sill < 0) checks.refuse('sill', 'O patamar não pode ser negativo.');
  if (range === null || range <= 0) checks.refuse('range', 'O alcance deve ser maior que zero.');
  const pointIds = checks.ids('pointIds', 'Pontos', (one) => row.points.some((point) => point.id === one));
  const fingerprint = checks.text('fingerprint', 'Marca dos pontos', 200);
  const engineVersion = checks.text('engineVersion', 'Versão do cálculo', 40);
  if (checks.failed) return invalid(checks.errors);
  const map = {
    quantity,
    model,
    nugget: nugget ?? 0,
    sill: sill ?? 0,
    range: range ?? 0,
    automatic: sent['automatic'] === true,
    referenceId: id(sent['referenceId']) ?? null,
    pointIds,
    fingerprint,
    engineVersion,
    savedAt: new Date().toISOString(),
  };
  const maps = [...row.maps.filter((one) => one.quantity !== quantity), map];
  // Maps are beside the analysis: who is typing its points has read nothing of them.
  return json(soilAnalysisWire(demo.world.soil.analyses.update(row.id, { maps })));
}

/** Reads one analysis with its world. */
function reading(call: Call, answer: (row: SoilAnalysisRow) => Response): Response {
  const world = worldOf(call, call.query.get('world'));
  if (world instanceof Response) return world;
  const row = ownOf(call, world, call.query.get('id'));
  return row ? answer(row) : notFound();
}

export const soilAnalysisHandlers = [
  route(
    'GET',
    '/SoilAnalysis/GetGridData',
    (call) => {
      const world = worldOf(call, call.query.get('world'), WORK);
      if (world instanceof Response) return world;
      return json(
        demo.world.soil.analyses
          .filter((row) => row.customerId === call.customerId && row.world === world)
          .toSorted((a, b) => b.collectedAt.localeCompare(a.collectedAt) || a.depthFrom - b.depthFrom)
          .map(lineWire),
      );
    },
    { permission: [...Object.values(KEYS), ...Object.values(WORK)] },
  ),
  route('GET', '/SoilAnalysis/GetById', (call) => reading(call, (row) => json(soilAnalysisWire(row))), SOIL),
  route('GET', '/SoilAnalysis/GetPoints', (call) => reading(call, (row) => json(row.points)), SOIL),
  route('POST', '/SoilAnalysis/Create', (call) => save(call, () => null), SOIL),
  route('PUT', '/SoilAnalysis/Edit', (call) => save(call, () => call.query.get('id') ?? 0), SOIL),
  route('POST', '/SoilAnalysis/Import', (call) => save(call, (sent) => sent['id'] ?? null), SOIL),
  route(
    'POST',
    '/SoilAnalysis/SaveMap',
    (call) =>
      writing(
        call,
        (sent) => sent['id'] ?? 0,
        (_world, sent, row) => saveMap(sent, row),
      ),
    SOIL,
  ),
  route(
    'DELETE',
    '/SoilAnalysis/Delete',
    (call) =>
      writing(
        call,
        () => call.query.get('id') ?? 0,
        (_world, _sent, row) => {
          if (!row) return notFound();
          demo.world.soil.analyses.remove(row.id);
          return json({ id: row.id });
        },
      ),
    SOIL,
  ),
];
