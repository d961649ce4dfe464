import { invalid, json, notFound, refused } from '../answers';
import type { ApiToken, ClimatePhase, Cycle } from '../db/field/fieldTypes';
import type { SoilType } from '../db/mapTypes';
import { brazilianDay, dayLater } from '../db/poultry';
import { id } from '../read';
import { type RegisterRow, registerRoutes } from '../registerRoutes';
import { route } from '../route';
import { demo } from '../state';
import { Checks } from './admin/checks';
import { customerRegister, withoutOwner } from './finance/customerRegister';

/** Signs of the code of a stage. */
const LONGEST_STAGE = 20;
/** Days from planting, and degree-days, up to which a stage begins. */
const LATEST_DAY = 10_000;
const MOST_DEGREE_DAYS = 50_000;

type Sent = Record<string, unknown>;

const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** A decimal that may be missing, and lies between two others. */
function optionalDecimal(checks: Checks, sent: Sent, name: string, label: string, min: number, max: number) {
  const value = number(sent[name]);
  if (sent[name] != null && (value === null || value < min || value > max))
    checks.refuse(name, `O campo ${label} deve estar entre ${min} e ${max}.`);
  return value;
}

const toSent = (row: unknown): Sent => (typeof row === 'object' && row !== null ? (row as Sent) : {});
/** NaN where something else than a number was sent. */
const figure = (value: unknown) => (value == null ? null : (number(value) ?? NaN));
/** The degree-days of a stage are more than those of the one before it that names them. */
function isLater({ degreeDays }: Cycle['stages'][number], before: Cycle['stages']): boolean {
  const last = before.findLast((other) => other.degreeDays !== null)?.degreeDays ?? null;
  return degreeDays === null || last === null || degreeDays > last;
}

function stagesOf(checks: Checks, sent: Sent): Cycle['stages'] {
  const rows: unknown[] = Array.isArray(sent['stages']) ? sent['stages'] : [];
  const stages = rows.map(toSent).map((row) => ({
    code: typeof row['code'] === 'string' ? row['code'].trim() : '',
    days: number(row['days']) ?? -1,
    degreeDays: figure(row['degreeDays']),
    kc: figure(row['kc']),
    root: figure(row['root']),
    p: figure(row['p']),
  }));
  const wrong = (value: number | null, min: number, max: number) =>
    value !== null && !(value >= min && value <= max);
  for (const [at, stage] of stages.entries()) {
    const refuse = (message: string) => checks.refuse('stages', `Estádio ${at + 1}: ${message}`);
    const before = stages.slice(0, at);
    if (stage.code === '') refuse('informe o código.');
    else if (stage.code.length > LONGEST_STAGE) refuse(`no máximo ${LONGEST_STAGE} caracteres no código.`);
    else if (before.some((other) => other.code.toUpperCase() === stage.code.toUpperCase()))
      refuse('já está na lista.');
    else if (wrong(stage.days, 0, LATEST_DAY) || stage.days <= (before.at(-1)?.days ?? -1))
      refuse('fora de ordem.');
    else if (wrong(stage.degreeDays, 0, MOST_DEGREE_DAYS) || !isLater(stage, before))
      refuse('graus-dia fora de ordem.');
    else if (wrong(stage.kc, 0, 1.5)) refuse('Kc entre 0 e 1,5.');
    else if (wrong(stage.root, 0.1, 3)) refuse('raiz entre 0,1 e 3 m.');
    else if (wrong(stage.p, 0.1, 0.8)) refuse('p entre 0,1 e 0,8.');
  }
  return stages;
}

const cycles = customerRegister<Cycle>({
  controller: 'Cycle',
  permission: 'CYCLE',
  table: () => demo.world.field.cycles,
  wire: (row) => ({
    ...withoutOwner(row),
    businessActivityName: demo.world.businessActivities.get(row.businessActivityId)?.name ?? '',
  }),
  read: (checks, sent) => ({
    businessActivityId: checks.ref(
      'businessActivityId',
      'Cultura',
      (wanted) => demo.world.businessActivities.get(wanted) !== undefined,
    ),
    botanicalFamily: checks.text('botanicalFamily', 'Família botânica', 40),
    cultivar: checks.optional('cultivar', 'Cultivar', 60),
    baseTemperature: optionalDecimal(checks, sent, 'baseTemperature', 'Temperatura-base', 0, 25) ?? 10,
    stages: stagesOf(checks, sent),
  }),
  dependents: () => [],
  words: { duplicate: 'Já existe um ciclo com este nome.', inUse: 'Ciclo em uso.' },
});

const overlaps = (a: readonly [number, number], b: readonly [number, number]) => a[0] < b[1] && b[0] < a[1];
const clayOf = ({ clayFrom, clayTo }: Pick<SoilType, 'clayFrom' | 'clayTo'>): [number, number] | null =>
  clayFrom === null && clayTo === null ? null : [clayFrom ?? 0, clayTo ?? 100];

const TEXTURES = ['SANDY', 'MEDIUM', 'CLAYEY', 'VERY_CLAYEY', 'SILTY'] as const;

const soilTypes = customerRegister<SoilType>({
  controller: 'SoilType',
  permission: 'SOIL_TYPE_CONFIGURATION',
  table: () => demo.world.soilTypes,
  wire: withoutOwner,
  read: (checks, sent, { taken }) => {
    const clayFrom = optionalDecimal(checks, sent, 'clayFrom', 'Argila acima de', 0, 100);
    const clayTo = optionalDecimal(checks, sent, 'clayTo', 'Argila até', 0, 100);
    const range = clayOf({ clayFrom, clayTo });
    if (clayFrom !== null && clayTo !== null && clayFrom >= clayTo)
      checks.refuse('clayTo', 'O fim da faixa de argila fica acima do início.');
    const meets = (row: SoilType) => {
      const other = clayOf(row);
      return range !== null && other !== null && overlaps(range, other);
    };
    if (taken(meets)) checks.refuse('clayTo', 'Esta faixa de argila já é de outro tipo de solo.');
    const fieldCapacity = optionalDecimal(checks, sent, 'fieldCapacity', 'Capacidade de campo', 0.01, 0.6);
    const wiltingPoint = optionalDecimal(checks, sent, 'wiltingPoint', 'Ponto de murcha', 0.01, 0.6);
    if (fieldCapacity !== null && wiltingPoint !== null && wiltingPoint >= fieldCapacity)
      checks.refuse('wiltingPoint', 'O ponto de murcha fica abaixo da capacidade de campo.');
    return {
      texture: sent['texture'] == null ? null : checks.word('texture', 'Textura', TEXTURES),
      clayFrom,
      clayTo,
      fieldCapacity,
      wiltingPoint,
      density: optionalDecimal(checks, sent, 'density', 'Densidade', 0.8, 1.8),
      infiltration: optionalDecimal(checks, sent, 'infiltration', 'Infiltração', 0.1, 500),
    };
  },
  dependents: ({ id: own }) => [
    { name: 'Talhões', count: demo.world.plots.filter((plot) => plot.soilTypeId === own).length },
  ],
  words: {
    duplicate: 'Já existe um tipo de solo com este nome.',
    inUse: 'Tipo de solo em uso: escolha outro nos talhões antes de excluí-lo.',
  },
});

const paths = (controller: string) => ({
  grid: `/${controller}/GetGridData`,
  read: `/${controller}/GetById`,
  create: `/${controller}/Create`,
  save: { path: `/${controller}/Edit`, methods: ['PUT'], id: 'query' } as const,
  activate: `/${controller}/ActivateInactivate`,
  remove: `/${controller}/Delete`,
  dependents: `/${controller}/GetDependents`,
});

const TRIMESTERS = [
  'DJF',
  'JFM',
  'FMA',
  'MAM',
  'AMJ',
  'MJJ',
  'JJA',
  'JAS',
  'ASO',
  'SON',
  'OND',
  'NDJ',
] as const;

const climatePhases = registerRoutes<ClimatePhase>({
  table: () => demo.world.field.climatePhases,
  wire: withoutOwner,
  check: (sent, customerId, ownId) => {
    const checks = new Checks(sent);
    const index = checks.word('index', 'Índice', ['ONI', 'RONI']);
    const year = checks.whole('year', 'Ano', 1950, 2100);
    const trimester = checks.word('trimester', 'Trimestre', TRIMESTERS);
    const value = number(sent['value']);
    if (value === null || value < -5 || value > 5)
      checks.refuse('value', 'A anomalia deve estar entre −5 e 5 °C.');
    const duplicate = demo.world.field.climatePhases.find(
      (row) =>
        row.customerId === customerId &&
        row.id !== ownId &&
        row.index === index &&
        row.year === year &&
        row.trimester === trimester,
    );
    if (duplicate && !checks.failed)
      checks.refuse('trimester', 'Este trimestre já está informado para este índice.');
    const source = checks.optional('source', 'Fonte', 80);
    if (checks.failed) return { errors: checks.errors };
    return { errors: {}, input: { index, year, trimester, value: value ?? 0, source } };
  },
  inUse: 'Trimestre em uso.',
  permission: { edit: 'LANINA_ELNINO_CONFIGURATION', configure: 'LANINA_ELNINO_CONFIGURATION' },
  paths: paths('ClimatePhase'),
});

const TOKENS = { permission: 'API_SERVICE_TOKEN_CONFIGURATION' } as const;
const AREAS = ['PROPERTY', 'AGRICULTURE', 'WEATHER', 'FINANCE', 'LOTS', 'MONITORING'];
const MOST_TOKEN_DAYS = 730;
const dayFromNow = (days: number) => dayLater(brazilianDay(new Date()), days);
const gone = (row: ApiToken) => row.revokedAt !== null || row.expiresOn.slice(0, 10) < dayFromNow(0);

function checkToken(sent: Sent, customerId: number | null, ownId?: number) {
  const checks = new Checks(sent);
  const before = demo.world.field.apiTokens.get(ownId);
  if (before && gone(before)) checks.refuse('name', 'Uma chave vencida ou revogada não pode ser alterada.');
  const name = checks.text('name', 'Nome', 80);
  const duplicate = (row: ApiToken) => row.customerId === customerId && row.id !== ownId && row.name === name;
  if (demo.world.field.apiTokens.find(duplicate)) checks.refuse('name', 'Já existe uma chave com este nome.');
  const service = checks.text('service', 'Sistema', 80);
  const expiresOn = checks.day('expiresOn', 'Vence em');
  if (checks.errors['ExpiresOn'] === undefined && expiresOn < dayFromNow(1))
    checks.refuse('expiresOn', 'A chave vale ao menos até amanhã.');
  else if (expiresOn > dayFromNow(MOST_TOKEN_DAYS))
    checks.refuse('expiresOn', 'A chave vale no máximo 730 dias.');
  const areas = (name: string) => {
    const value: unknown = sent[name];
    const sentAreas = Array.isArray(value) ? [...new Set(value.map(String))] : [];
    if (sentAreas.some((area) => !AREAS.includes(area))) checks.refuse(name, 'Esta área não existe.');
    return sentAreas;
  };
  const readAreas = areas('readAreas');
  const writeAreas = areas('writeAreas');
  if (readAreas.length + writeAreas.length === 0)
    checks.refuse('readAreas', 'Escolha ao menos uma área para ler ou gravar.');
  if (checks.failed) return { errors: checks.errors };
  const { lastFour = '', lastUsedAt = null, revokedAt = null } = before ?? {};
  const kept = { lastFour, lastUsedAt, revokedAt };
  const input: Omit<ApiToken, keyof RegisterRow> = {
    name,
    service,
    readAreas,
    writeAreas,
    expiresOn: `${expiresOn}T00:00:00`,
    ...kept,
  };
  return { errors: {}, input };
}

const createToken = route(
  'POST',
  '/ApiServiceToken/Create',
  async ({ body, customerId }) => {
    const { errors, input } = checkToken(await body(), customerId);
    if (!input || customerId === null) return invalid(errors);
    const token = `epk_${crypto.randomUUID().replaceAll('-', '')}`;
    const row = demo.world.field.apiTokens.insert({
      ...input,
      customerId,
      lastFour: token.slice(-4),
      active: true,
      createdAt: new Date().toISOString(),
      updatedAt: null,
    });
    return json({ id: row.id, token });
  },
  TOKENS,
);

const revoke = route(
  'POST',
  '/ApiServiceToken/Revoke',
  async ({ body, customerId }) => {
    const row = demo.world.field.apiTokens.get(id((await body())['id']));
    if (row?.customerId !== customerId || !row) return notFound();
    if (row.revokedAt !== null) return refused('Esta chave já foi revogada.');
    const now = new Date().toISOString();
    demo.world.field.apiTokens.update(row.id, { revokedAt: now, updatedAt: now });
    return json(true);
  },
  TOKENS,
);

const apiTokens = registerRoutes<ApiToken>({
  table: () => demo.world.field.apiTokens,
  wire: withoutOwner,
  check: checkToken,
  inUse: 'Chave em uso.',
  permission: { edit: TOKENS.permission, configure: TOKENS.permission },
  paths: paths('ApiServiceToken'),
}).filter(
  (one) =>
    !one.fits('POST', '/ApiServiceToken/Create') &&
    !one.fits('POST', '/ApiServiceToken/ActivateInactivate') &&
    !one.fits('DELETE', '/ApiServiceToken/Delete'),
);

export const agricultureRegisterHandlers = [
  createToken,
  revoke,
  ...cycles,
  ...soilTypes,
  ...climatePhases,
  ...apiTokens,
];
