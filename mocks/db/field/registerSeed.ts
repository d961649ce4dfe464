import { instant, localDate } from '../calendar';
import type { Table } from '../table';
import type { World } from '../types';
import type { ApiToken, ClimatePhase, Cycle, IrrigationSettings } from './fieldTypes';
import { dataOf } from '../data';
import cyclesData from './data/cycles.json' with { type: 'json' };

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

const cycles: readonly CycleSeed[] = dataOf(cyclesData);

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
