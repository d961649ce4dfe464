import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays } from '@/platform/format/date';
import { agricultureRoutes } from '../../agricultureRoutes';
import { NumbersDialog } from '../dialogs/NumbersDialog';
import type { FormerHarvest, Pentad, RelationDay } from '../relationTypes';
import type { StageDate, StageWeather } from '../rules/relate';
import type { WholeRelation } from '../wholeRelation';
import { FormerTable } from './FormerTable';
import { Relation } from './Relation';
import { StageTable } from './StageTable';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureRelations', 'chart', 'common', 'forms', 'grid', 'ui'],
});

const place = { lat: -24.9, altitude: 700, sensorHeight: 10 };
const day = (at: number, own: Partial<RelationDay> = {}): RelationDay => ({
  date: addDays('2026-01-01', at),
  tMax: 30,
  tMin: 20,
  rhMax: null,
  rhMin: null,
  wind: null,
  radiation: null,
  sunHours: null,
  rain: 2,
  chill: 0.5,
  forecast: false,
  ...own,
});
const STAGE: StageWeather = {
  code: 'VE',
  from: '2026-01-02',
  days: 3,
  degreeDays: 45,
  chill: 1.5,
  rain: 6,
  et0: 12,
  deficit: 4,
  hot: 0,
  cold: 0,
};
const relation = (own: Partial<WholeRelation> = {}): WholeRelation => ({
  plotId: 3,
  harvestName: 'SAFRA 2026',
  seedName: 'BRS 1003',
  plantedOn: '2026-01-02',
  harvestedOn: null,
  capacity: 90,
  cycle: {
    name: 'PRECOCE',
    baseTemperature: 10,
    stages: [{ code: 'VE', days: 0, degreeDays: null, kc: null, root: null, p: null }],
  },
  station: { id: 7, name: 'SEDE', place },
  days: Array.from({ length: 10 }, (_, at) => day(at)),
  former: [],
  trimesters: [],
  ...own,
});
const former = (own: Partial<FormerHarvest>): FormerHarvest => ({
  name: 'SAFRA 2024/2025',
  yield: 60,
  rain: 10,
  degreeDays: 40,
  deficit: 5,
  days: 4,
  stages: [],
  plantedOn: '2025-01-02',
  harvestedOn: '2025-01-06',
  weather: Array.from({ length: 5 }, (_, at) => ({ ...day(at), date: `2025-01-0${at + 2}`, rain: 3 })),
  ...own,
});
const show = (element: ReactNode) => openSignedIn({ routes: [{ path: '*', element }], at: '/x' });
const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('what a figure of a stage was had from', () => {
  const open = (
    figure: Parameters<typeof NumbersDialog>[0]['figure'],
    own: Partial<Parameters<typeof NumbersDialog>[0]> = {},
  ) =>
    show(
      <NumbersDialog
        figure={figure}
        stage={STAGE}
        days={relation().days}
        pentads={[]}
        station={relation().station}
        base={10}
        capacity={90}
        world="agriculture"
        onClose={() => undefined}
        {...own}
      />,
    );
  const dialog = () => screen.getByRole('dialog');

  it('has each day with its parts, and their sum', () => {
    open('degreeDays');
    expect(rows()).toEqual([
      ['Dia', 'Graus-dia', 'Mínima (°C)', 'Máxima (°C)'],
      ...['02', '03', '04'].map((at) => [`${at}/01/2026`, '15,00', '20,00', '30,00']),
    ]);
    expect(dialog()).toHaveTextContent('3 dias somam 45,00.');
  });

  it('of ET0 names the method of each day', () => {
    open('et0', { days: [day(1), day(2, { tMax: null })], stage: { ...STAGE, et0: null } });
    const [head, read, unread] = rows();
    expect(head?.at(-1)).toBe('Método');
    expect(read?.at(-1)).toBe('Hargreaves');
    expect(unread?.slice(1)).toEqual(['–', '20,00', '–', '–']);
    expect(dialog()).toHaveTextContent('1 dia sem leitura: a soma não é conhecida.');
  });

  it('of a deficit says that five days are not over', () => {
    const pentads: Pentad[] = [
      {
        date: '2026-01-01',
        rain: 10,
        et0: 20,
        deficit: 5,
        excess: 0,
        days: [0, 1, 2, 3, 4].map((at) => addDays('2026-01-01', at)),
      },
    ];
    open('deficit', { pentads, stage: { ...STAGE, days: 5, deficit: null } });
    expect(rows()[1]).toEqual(['02/01/2026', '1,00', '10,00', '20,00', '5,00']);
    expect(dialog()).toHaveTextContent('1 dia de cinco que não terminaram');
    expect(dialog()).toHaveTextContent('90 mm de água no solo');
  });

  it('of rain has no parts', () => {
    open('rain');
    expect(rows()[0]).toEqual(['Dia', 'Chuva (mm)']);
  });
});

describe('the weather by stage', () => {
  const dates: StageDate[] = [
    { code: 'VE', date: '2026-01-02', expected: false },
    { code: 'V2', date: '2026-01-05', expected: false },
    { code: 'R1', date: '2026-02-01', expected: true },
    { code: 'R8', date: null, expected: true },
  ];
  const weather: StageWeather[] = [STAGE, { ...STAGE, code: 'V2', from: '2026-01-05', rain: null }];
  const open = (own: Partial<WholeRelation> = {}, by: 'DAYS' | 'DEGREE_DAYS' = 'DAYS') => {
    const onOpen = vi.fn();
    const opened = show(
      <StageTable
        relation={relation(own)}
        dated={{ stages: dates, by }}
        weather={weather}
        capacity={90}
        onOpen={onOpen}
      />,
    );
    return { ...opened, onOpen };
  };

  it('has what has begun, what is expected, and the sum of what is known', async () => {
    const { user, onOpen } = open();
    const [, first, second, next, last, total] = rows();
    expect(first).toEqual(['VE', '02/01/2026', '3', '45,00', '1,50', '6,00', '12,00', '4,00', '0', '0']);
    expect(second?.slice(0, 6)).toEqual(['V2', '05/01/2026', '3', '45,00', '1,50', '–']);
    expect(next?.slice(0, 3)).toEqual(['R1', 'previsto 01/02/2026', '–']);
    expect(last?.slice(0, 2)).toEqual(['R8', 'sem previsão']);
    expect(total?.slice(1, 6)).toEqual(['', '6', '90,00', '3,00', '–']);
    expect(screen.getByText('PRECOCE · fases por dias desde o plantio')).toBeVisible();
    expect(screen.getByText(/As safras anteriores não vieram separadas por fase/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Graus-dia de V2: 45,00. Ver os dias' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('degreeDays', weather[1]);
    expect(screen.queryByRole('button', { name: /^Dias de/ })).toBeNull();
  });

  it('is compared with the harvests that know their stages, but not the stage that goes on', () => {
    const stages = [
      { ...STAGE, days: 2, degreeDays: 40 },
      { ...STAGE, code: 'V2', degreeDays: 40 },
    ];
    open({ former: [former({ stages }), former({})] }, 'DEGREE_DAYS');
    const [, first, second] = rows();
    expect(first?.slice(2, 4)).toEqual(['3Δ +1,0', '45,00Δ +5,00']);
    expect(second?.slice(2, 4)).toEqual(['3', '45,00']);
    expect(screen.getByText('PRECOCE · fases por graus-dia, base 10 °C')).toBeVisible();
    expect(screen.getByText(/diferença para a safra anterior do talhão;/)).toBeVisible();
  });
});

describe('the harvests before', () => {
  const trimesters = [{ index: 'ONI', year: 2024, trimester: 'NDJ', value: 0.2 }];
  const open = (all: readonly FormerHarvest[], age = 3, own: Partial<WholeRelation> = {}) => {
    const whole = relation({ former: all, trimesters, ...own });
    const context = { cycle: whole.cycle, place, capacity: 90 };
    return show(<FormerTable relation={whole} context={context} age={age} />);
  };

  it('stand with their phase, yield and weather, and what this one differs by', () => {
    open([former({}), former({ name: 'SAFRA 2023/2024', yield: null, rain: null, deficit: null })]);
    const [, first, second] = rows();
    expect(first).toEqual([
      'SAFRA 2024/2025',
      'Neutro',
      '60,0',
      // Three days of 2 mm against three of 3 mm, not against the four of the whole harvest.
      '10,00',
      '-3,0',
      '40,00',
      '0,0',
      '5,00',
      '0,0',
      '4',
    ]);
    expect(second?.slice(1, 4)).toEqual(['–', '–', '–']);
    expect(screen.getByText(/no mesmo dia: 3 dias após o plantio/)).toBeVisible();
    expect(screen.getByText(/São necessárias cinco safras .*; há 1\./)).toBeVisible();
  });

  it('differ by nothing known where this one is not', () => {
    open([former({})], 3, { days: Array.from({ length: 10 }, (_, at) => day(at, { rain: null })) });
    expect(rows()[1]?.slice(3, 5)).toEqual(['10,00', '–']);
  });

  it('are related by five with yield and deficit', () => {
    open([1, 2, 3, 4, 5].map((at) => former({ name: `S${at}`, yield: 60 - at, deficit: at })));
    expect(
      screen.getByText('Produtividade × déficit: r = -1,00 em 5 safras. Não prova causa.'),
    ).toBeVisible();
  });
});

describe('a planting', () => {
  it('has its weather from planting on; a sum opens its days, and is closed again', async () => {
    const { user } = show(<Relation relation={relation()} world="agriculture" />);
    expect(screen.queryByRole('region', { name: /Safras anteriores/ })).toBeNull();
    expect(screen.getByText(/Água disponível no solo: 90 mm/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Chuva \(mm\) de VE/ }));
    const dialog = screen.getByRole('dialog', { name: 'Chuva (mm): VE' });
    await user.click(within(dialog).getAllByRole('button', { name: 'Fechar' }).at(-1) ?? dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('on a soil of unknown water has the usual one, and its harvests before', () => {
    show(<Relation relation={relation({ capacity: null, former: [former({})] })} world="agriculture" />);
    expect(screen.getByText(/Água disponível no solo: 100 mm/)).toBeVisible();
    expect(screen.getByRole('region', { name: /Safras anteriores/ })).toBeVisible();
  });
});
