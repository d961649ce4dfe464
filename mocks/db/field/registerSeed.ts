import { instant, localDate } from '../calendar';
import type { Table } from '../table';
import type { World } from '../types';
import type { ApiToken, ClimatePhase, Cycle, IrrigationSettings } from './fieldTypes';

type Stage = readonly [
  code: string,
  days: number,
  degreeDays: number | null,
  kc: number,
  root: number,
  p: number,
];
type CycleSeed = readonly [
  name: string,
  activity: string,
  family: string,
  cultivar: string | null,
  base: number,
  stages: readonly Stage[],
];

const cycles: readonly CycleSeed[] = [
  [
    'SOJA GRUPO 6.0',
    'SOYBEAN',
    'FABACEAE',
    'GRUPO 6.0',
    10,
    [
      ['VE', 6, 80, 0.4, 0.1, 0.5],
      ['V4', 28, 390, 0.6, 0.3, 0.5],
      ['R1', 48, 680, 1, 0.45, 0.5],
      ['R5', 78, 1_120, 1.15, 0.6, 0.5],
      ['R7', 108, 1_560, 0.7, 0.6, 0.5],
      ['R8', 122, 1_750, 0.5, 0.6, 0.5],
    ],
  ],
  [
    'MILHO SAFRINHA PRECOCE',
    'CORN',
    'POACEAE',
    null,
    10,
    [
      ['VE', 7, 90, 0.3, 0.1, 0.55],
      ['V6', 30, 360, 0.7, 0.4, 0.55],
      ['VT', 60, 780, 1.15, 0.8, 0.55],
      ['R3', 85, 1_080, 1.2, 0.9, 0.55],
      ['R6', 130, 1_620, 0.6, 0.9, 0.55],
    ],
  ],
  [
    'TRIGO CICLO MEDIO',
    'WHEAT',
    'POACEAE',
    null,
    5,
    [
      ['EMERGENCIA', 8, 90, 0.4, 0.1, 0.55],
      ['PERFILHAMENTO', 30, 330, 0.8, 0.3, 0.55],
      ['ESPIGAMENTO', 75, 820, 1.15, 0.6, 0.55],
      ['MATURACAO', 120, 1_420, 0.4, 0.6, 0.55],
    ],
  ],
  [
    'FEIJAO CARIOCA',
    'BEAN',
    'FABACEAE',
    null,
    10,
    [
      ['V1', 6, null, 0.4, 0.1, 0.45],
      ['V4', 25, null, 0.7, 0.3, 0.45],
      ['R6', 42, null, 1.15, 0.4, 0.45],
      ['R9', 88, null, 0.35, 0.4, 0.45],
    ],
  ],
  [
    'EUCALIPTO CLONAL',
    'EUCALYPTUS',
    'MYRTACEAE',
    null,
    10,
    [
      ['PEGAMENTO', 0, 0, 0.4, 0.2, 0.5],
      ['ESTABELECIMENTO', 30, 320, 0.6, 0.4, 0.5],
      ['FORMACAO DA COPA', 180, 2_000, 0.8, 1, 0.55],
      ['COPA FECHADA', 720, 8_400, 1, 2, 0.6],
      ['CORTE', 2_555, 30_000, 0.9, 3, 0.6],
    ],
  ],
];

const customers = (world: () => World) =>
  world()
    .customers.all()
    .map(({ id }) => id);

export const seedCycles = (today: Date, world: () => World) => (table: Table<Cycle>) => {
  for (const customerId of customers(world))
    for (const [at, [name, activity, botanicalFamily, cultivar, baseTemperature, stages]] of cycles.entries())
      table.insert({
        customerId,
        name,
        businessActivityId:
          world().businessActivities.find((row) => row.constantFilter === activity)?.id ?? 0,
        botanicalFamily,
        cultivar,
        baseTemperature,
        stages: stages.map(([code, days, degreeDays, kc, root, p]) => ({
          code,
          days,
          degreeDays,
          kc,
          root,
          p,
        })),
        active: true,
        createdAt: instant(today, -500 + at * 20),
        updatedAt: null,
      });
};

const TRIMESTERS = ['DJF', 'JFM', 'FMA', 'MAM', 'AMJ', 'MJJ', 'JJA', 'JAS', 'ASO', 'SON', 'OND', 'NDJ'];
/** The trimesters up to the last one published, the newest at the end: a La Niña, quiet months, and warmth that begins. */
const ANOMALIES = [
  -0.2, -0.4, -0.5, -0.6, -0.8, -0.7, -0.6, -0.4, -0.1, 0, 0.1, 0.2, 0.1, 0.3, 0.4, 0.4, 0.5, 0.6, 0.8,
];

export const seedClimatePhases = (today: Date, world: () => World) => (table: Table<ClimatePhase>) => {
  // A trimester is published in the month after its last one.
  const last = today.getFullYear() * 12 + today.getMonth() - 2;
  for (const customerId of customers(world))
    for (const [at, value] of ANOMALIES.entries()) {
      const place = last - (ANOMALIES.length - 1 - at);
      table.insert({
        customerId,
        index: 'ONI',
        year: Math.floor(place / 12),
        trimester: TRIMESTERS[place % 12] ?? 'DJF',
        value,
        source: 'NOAA CPC',
        active: true,
        createdAt: instant(today, (at - ANOMALIES.length) * 30),
        updatedAt: null,
      });
    }
};

export const seedApiTokens = (today: Date, world: () => World) => (table: Table<ApiToken>) => {
  const seeds = [
    [
      'Cooperativa: leitura de talhões',
      'ERP da cooperativa',
      ['PROPERTY', 'AGRICULTURE'],
      [],
      240,
      'k7Qd',
      null,
    ],
    ['Estações', 'Coletor de clima', ['WEATHER'], ['WEATHER'], 90, 'x2Lm', null],
    ['Contabilidade (antiga)', 'Escritório contábil', ['FINANCE'], [], -20, 'b0Zs', null],
    ['Teste de painel', 'Painel da consultoria', ['LOTS', 'MONITORING'], [], 300, 'p9We', -15],
  ] as const;
  for (const customerId of customers(world))
    for (const [at, [name, service, read, write, expires, lastFour, revoked]] of seeds.entries())
      table.insert({
        customerId,
        name,
        service,
        readAreas: [...read],
        writeAreas: [...write],
        expiresOn: localDate(today, expires),
        lastFour,
        lastUsedAt: at < 2 ? instant(today, -1 - at, at * 37) : null,
        revokedAt: revoked === null ? null : instant(today, revoked),
        active: true,
        createdAt: instant(today, -120 + at * 9),
        updatedAt: null,
      });
};

/** Two irrigated plots in three are set up: pivots by their flow, drip by its depth. */
export const seedIrrigation = (world: () => World) => (table: Table<IrrigationSettings>) => {
  for (const { id: plotId, irrigatedAreaSize } of world().plots.all()) {
    if (!irrigatedAreaSize || plotId % 3 === 1) continue;
    const pivot = plotId % 2 === 0;
    table.insert({
      plotId,
      system: pivot ? 'PIVOT' : 'DRIP',
      efficiency: null,
      rate: pivot ? null : 1.6,
      flow: pivot ? Math.round(irrigatedAreaSize * 7) : null,
      hoursPerDay: pivot ? 20 : 8,
      startDepletion: null,
    });
  }
};
