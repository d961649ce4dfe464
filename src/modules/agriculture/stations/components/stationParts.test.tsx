import { screen, within } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { LastReading, ManagedStation, ReportPoint, Station } from '../stationTypes';
import type { StationPeriod } from '../useStationPeriod';
import { NowCard } from './NowCard';
import { RainByMonthCard } from './RainByMonthCard';
import { ReportCard } from './ReportCard';
import { managementColumns } from './managementColumns';
import { stationColumns } from './stationColumns';
import { StationView } from './StationView';
import { WindRoseCard } from './WindRoseCard';

startDemo({ namespaces: ['common', 'ui', 'grid', 'forms', 'chart', 'agricultureStations'] });

const REPORT = 'readStationReport';
const SUN = 'readSunriseSunset';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const LAST: LastReading = {
  at: hoursAgo(1),
  temperature: 21.5,
  humidity: 70,
  rainToday: 0,
  windSpeed: 12,
  windGust: 20,
  windDirection: 90,
  radiation: 500,
  uv: null,
  pressure: 1013,
};
const STATION: Station = {
  id: 1,
  name: 'SEDE',
  farmId: 1,
  farmName: 'SANTA FE',
  latitude: null,
  longitude: null,
  altitude: null,
  source: 'EQUIPMENT',
  serial: 'X1',
  isDefault: false,
  sharedWith: [],
  sending: true,
  sensorHeight: 10,
  magnitudes: ['TEMPERATURE', 'RAIN', 'WIND_SPEED'],
  daysWithoutRain: 4,
  lastReading: LAST,
  lastManualDay: null,
};
const station = (own: Partial<Station>): Station => ({ ...STATION, ...own });
const PERIOD = {
  view: 'dia',
  day: '2026-05-04',
  from: '2026-05-04',
  to: '2026-05-04',
  step: 'READING',
  magnitude: 'TEMPERATURE',
  text: '04/05/2026',
} as unknown as StationPeriod;
const show = (element: ReactNode, at = '/x') => openSignedIn({ routes: [{ path: '*', element }], at });
const tile = (name: string) =>
  screen.getByRole('group', { name }).textContent.replaceAll('\u00a0', ' ').slice(name.length);
const point = (at: string, value: number | null, own: Partial<ReportPoint> = {}): ReportPoint => ({
  at,
  value,
  min: null,
  max: null,
  share: 1,
  ...own,
});
const table = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Ver como tabela' }));
  return within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
};

describe('how it is now at a station', () => {
  it('has what it measures, and no more', () => {
    show(<NowCard station={STATION} />);
    expect(screen.getByRole('heading', { name: 'Agora' })).toBeVisible();
    expect(
      screen.getAllByRole('group').map((one) => one.getAttribute('aria-label') ?? one.textContent),
    ).toHaveLength(6);
    expect(tile('Temperatura')).toBe('21,50°C');
    expect(tile('Chuva hoje')).toBe('0,00mm');
    expect(tile('Vento')).toBe('12,00km/hde L, rajada 20,00 km/h');
    expect(tile('Dias sem chuva')).toBe('4desde o último dia com mais de 1 mm');
    expect(tile('Nascer do sol')).toBe('–');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('has all that a whole station measures; a wind from nowhere known is only a speed', () => {
    const magnitudes = ['TEMPERATURE', 'HUMIDITY', 'RAIN', 'WIND_SPEED', 'RADIATION', 'PRESSURE'] as const;
    show(<NowCard station={station({ magnitudes, lastReading: { ...LAST, windDirection: null } })} />);
    expect(tile('Umidade do ar')).toBe('70,00%');
    expect(tile('Radiação solar')).toBe('500,00W/m²');
    expect(tile('Pressão')).toBe('1.013,00hPa');
    expect(tile('Vento')).toBe('12,00km/h');
  });

  it('of a silent one is how it was, and what rained since is not known', () => {
    show(<NowCard station={station({ lastReading: { ...LAST, at: hoursAgo(5) } })} />);
    expect(screen.getByRole('heading', { name: 'Última leitura' })).toBeVisible();
    expect(screen.getByText(/^Sem leitura desde/)).toBeVisible();
    expect(tile('Dias sem chuva')).toBe('–não se sabe desde a última leitura');
  });

  it.each([
    [{ lastReading: null }, 'Sem nenhuma leitura.'],
    [{ source: 'MANUAL', lastReading: null, lastManualDay: '2026-05-03' }, 'último registro em 03/05/2026'],
    [{ source: 'MANUAL', lastReading: null }, 'Sem nenhuma leitura.'],
  ] as const)('without a reading is now, with dashes: %j', (own, words) => {
    show(<NowCard station={station({ daysWithoutRain: null, ...own })} />);
    expect(screen.getByRole('heading', { name: 'Agora' })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(tile('Temperatura')).toBe('–°C');
    expect(tile('Dias sem chuva')).toBe('–desde o último dia com mais de 1 mm');
  });

  it('has the sun of its place, computed where the service does not answer', async () => {
    backend.breaks(SUN);
    show(<NowCard station={station({ latitude: -24.7, longitude: -53.7 })} />);
    expect(await screen.findAllByText('calculado')).toHaveLength(2);
    expect(tile('Nascer do sol')).toMatch(/^0[5-7]:\d\dcalculado$/);
    expect(tile('Pôr do sol')).toMatch(/^1[789]:\d\dcalculado$/);
  });
});

describe('a magnitude over a period', () => {
  const open = (
    points: readonly ReportPoint[],
    period: Partial<StationPeriod> = {},
    own: Partial<Station> = {},
  ) => {
    backend.answers(REPORT, { points });
    return show(<ReportCard station={station(own)} period={{ ...PERIOD, ...period }} />);
  };
  const MONTH = {
    view: 'mes',
    step: 'DAY',
    from: '2026-05-01',
    to: '2026-05-31',
    text: 'maio de 2026',
  } as const;

  it('has each reading of a day with its time', async () => {
    const { user } = open([point('2026-05-04T13:00:00Z', 20), point('2026-05-04T13:15:00Z', 21)]);
    expect(await table(user)).toEqual([
      ['Quando', 'Temperatura (°C)'],
      ['10:00', '20,00'],
      ['10:15', '21,00'],
    ]);
    expect(screen.getByRole('heading', { name: 'Temperatura, 04/05/2026' })).toBeVisible();
    expect(screen.queryByText(/falha|incompleto|duvidosa/)).toBeNull();
  });

  it('of whole days has the extremes; what is missing, incomplete or doubtful is counted', async () => {
    const points = [
      point('2026-05-01T03:00:00Z', 20, { min: 15, max: 25, share: 0.5 }),
      point('2026-05-02T03:00:00Z', null),
      point('2026-05-03T03:00:00Z', 90),
    ];
    const { user } = open(points, MONTH);
    const [head, first] = await table(user);
    expect(head).toEqual(['Quando', 'Mínima (°C)', 'Média (°C)', 'Máxima (°C)']);
    expect(first).toEqual(['01/05/2026', '15,00', '20,00', '25,00']);
    expect(
      screen.getByText('1 falha de leitura. 1 ponto incompleto. 1 leitura duvidosa ficou de fora.'),
    ).toBeVisible();
  });

  it.each([
    ['RAIN', MONTH, 'Chuva (mm)'],
    ['RADIATION', MONTH, 'Radiação solar (MJ/m²)'],
    ['RADIATION', {}, 'Radiação solar (W/m²)'],
    ['WIND_DIRECTION', MONTH, 'Direção do vento (°)'],
  ] as const)('of %s in %j is one row of figures', async (magnitude, period, head) => {
    const { user } = open(
      [point('2026-05-01T03:00:00Z', 5)],
      { ...period, magnitude },
      { magnitudes: [magnitude] },
    );
    expect((await table(user))[0]?.slice(1)).toEqual([head]);
  });

  it('of a year has a figure a month', async () => {
    const { user } = open([point('2026-05-01T03:00:00Z', 5)], {
      view: 'ano',
      step: 'MONTH',
      from: '2026-01-01',
    });
    expect((await table(user))[1]?.[0]).toBe('05/2026');
  });

  it('that the station does not measure is its first one', async () => {
    open([], { magnitude: 'UV' });
    expect(await screen.findByRole('heading', { name: 'Temperatura, 04/05/2026' })).toBeVisible();
    expect(callsTo('/WeatherStation/GetReport')[0]?.query).toMatchObject({
      greatness: 'TEMPERATURE',
      step: 'READING',
    });
  });

  it('without a reading says so', async () => {
    open([point('2026-05-04T13:00:00Z', null)]);
    expect(await screen.findByText('Sem leituras neste período')).toBeVisible();
  });
});

describe('rain by month', () => {
  it('stands beside the two years before of which there are data', async () => {
    backend.answers('listStationYears', [2026, 2025, 2024, 2023]);
    backend.answers(REPORT, { points: [point('2025-02-01T03:00:00Z', 80)] });
    const { user } = show(<RainByMonthCard station={STATION} year={2025} />);
    const rows = await table(user);
    expect(rows[0]).toEqual(['Mês', '2023 (mm)', '2024 (mm)', '2025 (mm)']);
    expect(rows).toHaveLength(13);
    expect(rows[1]).toEqual(['jan', '', '', '']);
    expect(rows[2]).toEqual(['fev', '80,00', '80,00', '80,00']);
    expect(callsTo('/WeatherStation/GetReport')).toHaveLength(3);
  });

  it('without a month that was read says so', async () => {
    backend.answers('listStationYears', [2026]);
    backend.answers(REPORT, { points: [point('2026-02-01T03:00:00Z', null)] });
    show(<RainByMonthCard station={STATION} year={2026} />);
    expect(await screen.findByText('Sem leituras neste período')).toBeVisible();
  });
});

describe('where the wind came from', () => {
  const open = (
    speeds: readonly ReportPoint[],
    directions: readonly ReportPoint[],
    view: StationPeriod['view'] = 'dia',
  ) => {
    backend.answers(REPORT, { points: speeds }, { times: 1 });
    backend.answers(REPORT, { points: directions }, { times: 1 });
    return show(<WindRoseCard station={STATION} period={{ ...PERIOD, view }} />);
  };
  const at = (hour: number) => `2026-05-04T1${hour}:00:00Z`;

  it('is drawn by sector, the longest the most frequent, with calm apart', async () => {
    open(
      [point(at(0), 10), point(at(1), 20), point(at(2), 4), point(at(3), 0)],
      [point(at(0), 0), point(at(1), 0), point(at(2), 90), point(at(3), 90)],
    );
    const picture = await screen.findByRole('img', { name: 'De onde veio o vento, 04/05/2026' });
    expect(screen.getByText('calmaria 25,0%')).toBeVisible();
    const paths = [...picture.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(paths).toEqual([
      'M120.0,120.0 L104.0,29.4 A92,92 0 0 1 136.0,29.4 Z',
      'M120.0,120.0 L165.3,112.0 A46,46 0 0 1 165.3,128.0 Z',
    ]);
    const words = [...picture.querySelectorAll('text')].map((text) => [
      text.textContent,
      text.getAttribute('x'),
      text.getAttribute('y'),
    ]);
    expect(words).toEqual([
      ['N', '120.0', '14.0'],
      ['L', '226.0', '120.0'],
      ['S', '120.0', '226.0'],
      ['O', '14.0', '120.0'],
    ]);
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows[1]).toBe('N50,0%15,00');
    expect(rows[2]).toBe('NNE0,0%–');
    expect(callsTo('/WeatherStation/GetReport').map(({ query }) => query['step'])).toEqual([
      'READING',
      'READING',
    ]);
  });

  it('of a longer period is requested by the hour; without wind says so', async () => {
    open([], [], 'mes');
    expect(await screen.findByText('Sem leituras neste período')).toBeVisible();
    expect(screen.queryByText(/calmaria/)).toBeNull();
    expect(callsTo('/WeatherStation/GetReport')[0]?.query).toMatchObject({ step: 'HOUR' });
  });
});

describe('one station', () => {
  const list = (status: 'loading' | 'failed' | 'ready') => ({ status, error: null, loadedAt: null }) as never;
  const open = (own: Partial<Station> | null, status: 'loading' | 'failed' | 'ready' = 'ready') => {
    backend.answers(REPORT, { points: [] });
    const [onBack, onRetry] = [vi.fn(), vi.fn()];
    const of = own === null ? null : station(own);
    const view = <StationView id={1} station={of} list={list(status)} onBack={onBack} onRetry={onRetry} />;
    return { ...show(view), onBack, onRetry };
  };

  it('that is not there is said, requested again, or awaited', async () => {
    const { user, onBack } = open(null);
    expect(screen.getByText('Estação não encontrada')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Todas as estações' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it.each([
    ['failed', true],
    ['loading', false],
  ] as const)('while the list is %s', (status, again) => {
    open(null, status);
    expect(screen.queryByText('Estação não encontrada')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' }) !== null).toBe(again);
  });

  it('has a rose where it measures the direction, and its day', () => {
    open({ magnitudes: ['WIND_DIRECTION', 'WIND_SPEED'], isDefault: true });
    expect(screen.getByText('SANTA FE · Equipamento · Estação padrão')).toBeVisible();
    expect(screen.getByRole('heading', { name: /^De onde veio o vento/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dia' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('heading', { name: /^Leituras de / })).toBeNull();
  });

  it('that is a gauge has its month, and what was read by hand', () => {
    open({ source: 'MANUAL', magnitudes: ['RAIN'], farmName: null });
    expect(screen.getByText('Manual')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mês' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('heading', { name: /^Leituras de / })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Chuva, / })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^De onde veio o vento/ })).toBeNull();
  });
});

describe('the lists of stations', () => {
  const t = () => i18next.getFixedT(null, 'agricultureStations') as never;
  const columnOf = (field: string) => stationColumns(t()).find((one) => one.field === field);

  it.each([
    [{}, 'Enviando', 4],
    [{ lastReading: { ...LAST, at: hoursAgo(5) } }, 'Sem sinal', null],
    [{ lastReading: null }, 'Sem sinal', null],
    [{ sending: false }, 'Envio desligado', 4],
    [{ source: 'MANUAL', lastReading: null }, 'Leitura manual', 4],
  ] as const)('a station of %j is: %s', (own, state, rainless) => {
    const row = station(own);
    expect(columnOf('state')?.status?.(row)).toMatchObject({ label: state });
    expect(columnOf('daysWithoutRain')?.value?.(row)).toBe(rainless);
    // The list of all customers' stations says the same of it.
    const managed = { source: row.source, updatedAt: row.lastReading?.at ?? null, daysWithoutRain: 4 };
    const column = managementColumns(t()).find((one) => one.field === 'daysWithoutRain');
    expect(column?.value?.(managed as never)).toBe(rainless);
  });

  it('its name says that it is the default one, and with whom it is shared', () => {
    const row = station({
      isDefault: true,
      sharedWith: [
        { id: 1, name: 'ANA' },
        { id: 2, name: 'JOSE' },
      ],
    });
    expect(columnOf('name')?.value?.(row)).toBe('SEDE (padrão)');
    expect(columnOf('name')?.value?.(STATION)).toBe('SEDE');
    expect(columnOf('sharedWith')?.value?.(row)).toBe('ANA, JOSE');
    expect(columnOf('windSpeed')?.value?.(row)).toBe(12);
    expect(columnOf('windSpeed')?.value?.(station({ lastReading: null }))).toBeNull();
  });

  it.each([
    [{ updatedAt: null }, /^Sem nenhuma leitura\.$/],
    [
      { updatedAt: hoursAgo(1) },
      /^\d\d\/\d\d\/\d{4}.* · chuva 2,00 mm · temperatura – · 70,00 % · vento 5,00 km\/h$/,
    ],
    [{ updatedAt: hoursAgo(5) }, /^Sem sinal · \d\d\//],
    [{ updatedAt: hoursAgo(5), source: 'MANUAL' }, /^Leitura manual, a última em .* · chuva 2,00 mm$/],
  ] as const)('a managed station of %j was read: %s', (own, words) => {
    const row = {
      source: 'PARTNER',
      preciptation: 2,
      outerTemperature: null,
      humidity: 70,
      windSpeed: 5,
      ...own,
    } as ManagedStation;
    const column = managementColumns(t()).find(({ field }) => field === 'lastReading');
    expect(String(column?.value?.(row)).replaceAll('\u00a0', ' ')).toMatch(words);
  });
});
