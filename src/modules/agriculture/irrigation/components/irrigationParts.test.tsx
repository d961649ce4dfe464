import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { agricultureRoutes } from '../../agricultureRoutes';
import { SettingsDialog } from '../dialogs/SettingsDialog';
import type { IrrigatedPlot, PlotDay } from '../irrigationTypes';
import { compute, type Computed } from '../rules/compute';
import { MissingList } from './MissingList';
import { PlotCard } from './PlotCard';
import { PlotCharts } from './PlotCharts';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['common', 'ui', 'grid', 'forms', 'chart', 'agricultureIrrigation'],
});

const day = (date: string, change: Partial<PlotDay> = {}): PlotDay => ({
  date,
  tMax: 30.5,
  tMin: 19.8,
  rhMax: 92,
  rhMin: 52,
  wind: 7.2,
  radiation: 22.5,
  sunHours: null,
  rain: 0,
  irrigation: null,
  forecast: false,
  ...change,
});
const PLOT: IrrigatedPlot = {
  id: 4,
  name: 'T1',
  farmName: 'SANTA FE',
  hectares: 50,
  soil: { name: 'S', capacity: 0.32, wilting: 0.15 },
  cycle: {
    name: 'C',
    baseTemperature: 10,
    stages: [{ code: 'R1', days: 0, degreeDays: null, kc: 1.15, root: 0.6, p: 0.5 }],
  },
  cropName: 'SOJA',
  plantedOn: '2026-01-15',
  station: { id: 1, name: 'SEDE', lat: -24.956, altitude: 700, sensorHeight: 10, choice: 'OWN' },
  settings: {
    system: 'PIVOT',
    efficiency: null,
    rate: null,
    flow: 350,
    hoursPerDay: null,
    startDepletion: 0,
  },
  days: [
    day('2026-01-15', { rain: 3 }),
    day('2026-01-16', { irrigation: 5 }),
    day('2026-01-17', { forecast: true, rain: 2 }),
  ],
};
function computedOf(plot: Partial<IrrigatedPlot> = {}, own: Partial<Computed> = {}): Computed {
  const computed = compute({ ...PLOT, ...plot }, '2026-01-16');
  if (!computed) throw new Error('not computed');
  return { ...computed, ...own };
}
const show = (element: ReactNode, keys: readonly string[] = ['AGRICULTURE_OCCURRENCE']) =>
  openSignedIn({ routes: [{ path: '*', element }], at: '/x', keys });
function card(computed: Computed, { chosen = false, keys = ['AGRICULTURE_OCCURRENCE'] } = {}) {
  const [onChoose, onSettings] = [vi.fn(), vi.fn()];
  const element = (
    <PlotCard computed={computed} chosen={chosen} onChoose={onChoose} onSettings={onSettings} />
  );
  return { ...show(element, keys), onChoose, onSettings };
}

describe('the card of a plot', () => {
  it('says how it stands, and leads to its charts and its settings', async () => {
    const { user, onChoose, onSettings } = card(computedOf());
    const region = screen.getByRole('region', { name: 'T1' });
    expect(region).toHaveTextContent('Confortável');
    expect(region).toHaveTextContent('SOJA · estádio R1, por dias · água fácil além da previsão');
    expect(region).toHaveTextContent('Estação do talhão: SEDE.');
    expect(region).not.toHaveTextContent('sem leituras');
    await user.click(screen.getByRole('button', { name: 'Ver gráficos de T1 · SANTA FE' }));
    await user.click(screen.getByRole('button', { name: 'Irrigação de T1 · SANTA FE' }));
    expect([onChoose, onSettings].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    [{ daysLeft: 0, degrees: true }, {}, 'estádio R1, por graus-dia · água fácil esgotada'],
    [{ daysLeft: 2 }, {}, 'água fácil para 2 dias'],
    [{ unread: 1 }, {}, '1 dia sem leituras: ET0 pela média'],
    [{}, { cropName: null }, 'Confortávelestádio R1'],
  ])('%j of %j: %s', (own, plot, words) => {
    card(computedOf(plot, own));
    expect(screen.getByRole('region', { name: 'T1' })).toHaveTextContent(words);
  });

  it('the one whose charts are shown says so', () => {
    card(computedOf(), { chosen: true });
    expect(screen.getByRole('button', { name: 'Gráficos mostrados abaixo' })).toBeVisible();
  });

  it('without the right to write there is nothing to write down', () => {
    card(computedOf(), { keys: [] });
    expect(screen.queryByRole('button', { name: /^Registrar/ })).toBeNull();
  });

  it.each([
    [{}, { gross: 12.345 }, { 'campo-system': 'pivo', 'campo-mm': '12.35', 'campo-area': '50' }],
    [{ settings: { ...PLOT.settings, system: null } }, { gross: null }, { 'campo-area': '50' }],
    [{ hectares: null }, { gross: 0 }, { 'campo-system': 'pivo' }],
  ])('what is written down begins with what is advised: %j %j', async (plot, own, fields) => {
    const { user, router } = card(computedOf(plot, own));
    await user.click(screen.getByRole('button', { name: 'Registrar irrigação de T1 · SANTA FE' }));
    expect(router.state.location.pathname).toBe('/agricultura/ocorrencia/nova');
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      talhao: '4',
      novo: 'irrigacao',
      ...fields,
    });
  });

  it.each([
    [false, 'Valores de 16/01/2026, medidos.'],
    [true, 'Valores de 16/01/2026: o que a estação mediu até agora e, para as horas que faltam, a previsão.'],
  ])('a figure opens its arithmetic, of a day that is forecast: %s', async (forecast, words) => {
    const computed = computedOf();
    const { user } = card(
      { ...computed, now: { ...computed.now, forecast } },
      {
        keys: ['AGRICULTURE_WEATHER_STATIONS'],
      },
    );
    await user.click(screen.getByRole('button', { name: /^Água total/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Água total (TAW): T1 · SANTA FE' }));
    expect(dialog.getByText(words)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Ver as leituras da estação' })).toHaveAttribute(
      'href',
      expect.stringContaining('estacao=1'),
    );
  });
});

it('a plot without a sum says what it lacks', () => {
  const onSettings = vi.fn();
  const plots = [
    { plot: PLOT, missing: [] },
    { plot: { ...PLOT, id: 5, name: 'T2' }, missing: ['SOIL', 'CYCLE'] as const },
  ];
  show(<MissingList plots={plots} onSettings={onSettings} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('T1SANTA FENão há dias de clima para calcular.');
  expect(second).toHaveTextContent('O talhão não tem tipo de solo. A cultura não tem ciclo cadastrado.');
});

describe('the charts of a plot', () => {
  async function tables() {
    const { user } = show(<PlotCharts computed={computedOf()} />);
    for (const button of await screen.findAllByRole('button', { name: 'Ver como tabela' }))
      await user.click(button);
    return (await screen.findAllByRole('table')).map((table) =>
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)),
    );
  }

  it('draw what was measured and what is forecast apart; both lines meet', async () => {
    const [depletion = [], water = []] = await tables();
    expect(depletion[0]?.slice(1)).toEqual([
      'Depleção (mm)',
      'Depleção prevista (mm)',
      'Água fácil (mm)',
      'Água total (mm)',
    ]);
    const filled = depletion.slice(1).map((row) => row.slice(1, 3).map((text) => text !== ''));
    expect(filled).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
    expect(depletion[2]?.[1]).toBe(depletion[2]?.[2]);
    expect(water.slice(1).map((row) => row.slice(1))).toEqual([
      ['3,00', '', ''],
      ['0,00', '', '4,25'],
      ['', '2,00', ''],
    ]);
  });
});

describe('the settings of a plot', () => {
  const open = (plot: Partial<IrrigatedPlot>) =>
    show(<SettingsDialog plot={{ ...PLOT, ...plot }} onClose={() => undefined} />);

  it('say what holds where a figure is left empty', () => {
    open({});
    expect(screen.getByLabelText(/^Eficiência/)).toHaveAccessibleDescription(/Em branco, vale 85%/);
    expect(screen.getByLabelText(/^Vazão/)).toHaveAccessibleDescription(/0,70 mm\/h em 50,00 ha/);
  });

  it.each([
    [{ settings: { ...PLOT.settings, system: null, flow: null } }],
    [{ hectares: null, settings: { ...PLOT.settings, system: null } }],
  ])('say nothing of it where it is not known: %j', (plot) => {
    open(plot);
    expect(screen.getByLabelText(/^Eficiência/)).not.toHaveAccessibleDescription(/vale/);
    expect(screen.getByLabelText(/^Vazão/)).toHaveAccessibleDescription(/Usada quando não há lâmina/);
  });
});
