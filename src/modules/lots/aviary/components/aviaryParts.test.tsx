import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { AviaryBoard, SensorSeries } from '../aviaryTypes';
import type { AmbienceDay } from '../rules/bands';
import { BandTimes } from './BandTimes';
import { SensorChart } from './SensorChart';
import { SupplyCards } from './SupplyCards';

beforeAll(() => startI18n('pt-BR', ['lotsAviary', 'chart', 'grid', 'ui', 'common']));

const HOURS = 108;
/** Four days and a half by the hour, the last value an hour old at noon. */
const sensor = (
  magnitude: string,
  value: (hour: number) => number | null,
  own: Partial<SensorSeries> = {},
): SensorSeries => ({
  id: 1,
  name: 'SENSOR',
  magnitude,
  phase: null,
  staleAfterMinutes: 120,
  enabled: true,
  start: Date.parse('2026-11-16T03:00:00.000Z'),
  stepMinutes: 60,
  values: Array.from({ length: HOURS }, (_, hour) => value(hour)),
  ...own,
});
const DAY: AmbienceDay = {
  day: 10,
  temperatureMin: 26,
  temperatureIdeal: null,
  temperatureMax: 30,
  humidityMin: null,
  humidityMax: null,
  ammonia: null,
  carbonDioxide: null,
  darkHours: 6,
};
const board = (sensors: readonly SensorSeries[], own: Partial<AviaryBoard> = {}): AviaryBoard => ({
  aviaryId: 1,
  aviaryName: 'AVIARIO 1',
  serverTime: Date.parse('2026-11-20T15:00:00.000Z'),
  lot: { id: 9, number: '412', housingDate: '2026-11-10', alive: 20_000 },
  reference: { name: 'AMBIENCIA', days: Array.from({ length: 20 }, (_, day) => ({ ...DAY, day })) },
  sensors,
  gas: { capacity: 10, factor: 5.7 },
  ...own,
});
const show = (sensors: readonly SensorSeries[], own: Partial<AviaryBoard> = {}) =>
  renderUi(<SupplyCards data={board(sensors, own)} />);
const tile = (name: string) => screen.getByRole('group', { name }).textContent.replaceAll('\u00a0', ' ');
const late = { staleAfterMinutes: 30 };

describe('a silo', () => {
  it.each([
    [
      'lasts by what is eaten',
      (at: number) => 9_000 - 10 * at,
      {},
      ['7.930kg240 kg por dia', '33,0diasaté 23/12/2026, pela média de três dias'],
    ],
    [
      'that is empty',
      (at: number) => (at < 107 ? 9_000 - 10 * at : 0),
      {},
      ['0kgsilo vazio', '0,0diasaté 20/11/2026'],
    ],
    [
      'read for a day',
      (at: number) => (at < 90 ? null : 500),
      {},
      ['500kg', '–faltam três dias completos de leituras'],
    ],
    ['of which nothing is eaten', () => 500, {}, ['500kg0 kg por dia', '–sem consumo nos últimos três dias']],
    [
      'whose sensor is silent',
      () => 500,
      late,
      ['–sem transmitir; última leitura: 500 kg, em 20/11/2026 11:00', '–o sensor está sem transmitir'],
    ],
  ])('%s', (_, value, own, [holds = '', lasts = '']) => {
    show([sensor('SILO_WEIGHT', value, own)]);
    expect(tile('No silo')).toContain(`No silo${holds}`);
    expect(tile('Dura')).toContain(`Dura${lasts}`);
  });

  it('that was never read is not shown', () => {
    show([sensor('SILO_WEIGHT', () => null)]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('a gas tank', () => {
  const volume = (own: Partial<SensorSeries> = {}) => sensor('GAS_VOLUME', () => 4.2, { id: 2, ...own });
  it.each([
    [50, [], 10, '50%29 kg em 5,0 m³'],
    [50, [], null, '50%volume do tanque não informado'],
    [50, [volume()], null, '50%24 kg em 4,2 m³'],
    [50, [volume(late)], 10, '50%29 kg em 5,0 m³'],
    [30, [], 10, '30%17 kg em 3,0 m³ Reabastecer'],
    [31, [], 10, '31%18 kg em 3,1 m³'],
  ])('at %s %%, its volume read by %#: %s', (level, more, capacity, words) => {
    show([sensor('GAS_LEVEL', () => level), ...more], { gas: { capacity, factor: 5.7 } });
    expect(tile('Nível')).toBe(`Nível${words}`);
    expect(screen.getByRole('button')).toHaveTextContent('5,70 kg/m³');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('whose sensor is silent has no level', () => {
    show([sensor('GAS_LEVEL', () => 50, late)]);
    expect(tile('Nível')).toBe('Nível–sem transmitir; última leitura: 50 %, em 20/11/2026 11:00');
    expect(tile('Até 30%')).toBe('Até 30%–o sensor está sem transmitir');
  });
});

describe('the power of a house', () => {
  const phases = (current: (at: number) => number | null) => [
    sensor('CURRENT', current, { phase: 1 }),
    sensor('VOLTAGE', () => 220, { id: 2, phase: 1 }),
  ];
  it.each([
    [(): number => 10, 'Potência2.024W1 fase, fator 0,92', '0nenhuma no período lido'],
    [
      (at: number) => (at === 50 || at === 51 ? 0 : 10),
      'Potência2.024W1 fase',
      '1última em 18/11/2026 02:00, 120 min',
    ],
    [(at: number) => (at > 105 ? 0 : 10), 'Potência0W', '1sem energia desde 20/11/2026 10:00'],
    [() => null, 'Potência–falta a leitura de uma fase', '–falta a leitura de uma fase'],
  ])('with its outages: %#', (current, power, outages) => {
    show(phases(current));
    expect(tile('Potência')).toContain(power);
    expect(tile('Quedas de energia')).toBe(`Quedas de energia${outages}`);
  });

  it('without phases is not there', () => {
    show([sensor('TEMPERATURE', () => 20)]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('water and dark', () => {
  it('are those of today and of yesterday', () => {
    show([sensor('WATER_FLOW', () => 2), sensor('BRIGHTNESS', (at) => (at % 24 < 5 ? 0 : 20), { id: 2 })]);
    const [today, yesterday] = [
      screen.getAllByRole('group', { name: 'Hoje, até agora' }),
      screen.getAllByRole('group', { name: 'Ontem' }),
    ];
    expect(today.map(({ textContent }) => textContent)).toEqual([
      'Hoje, até agora1.440L72 mL por ave, 20.000 aves',
      'Hoje, até agora5,0hreferência do dia: 6,0 h',
    ]);
    expect(yesterday.map(({ textContent }) => textContent)).toEqual(['Ontem2.880L', 'Ontem5,0h']);
  });

  it.each([[null], [0]])('of %s birds are none of a bird', (alive) => {
    const lot = { id: 9, number: '412', housingDate: '2026-11-10', alive };
    show([sensor('WATER_FLOW', () => 2)], { lot });
    expect(tile('Hoje, até agora')).toBe('Hoje, até agora1.440L');
  });

  it('read in part say so; without a set there is no hour wanted', () => {
    const gaps = (at: number) => (at % 24 < 4 ? null : 0);
    show([sensor('BRIGHTNESS', gaps)], { reference: null });
    expect(tile('Hoje, até agora')).toBe('Hoje, até agora8,0hdia com leituras a menos');
    expect(tile('Ontem')).toBe('Ontem20,0hdia com leituras a menos');
  });

  it('not read today are not zero', () => {
    show([sensor('WATER_FLOW', (at) => (at < 96 ? 2 : null))]);
    expect(tile('Hoje, até agora')).toBe('Hoje, até agora–sem leituras');
    expect(tile('Ontem')).toBe('Ontem2.880L');
  });
});

describe('the hours within the band', () => {
  const SINCE = Date.parse('2026-11-19T15:00:00.000Z');
  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

  it('are counted by sensor; one that has no band is left out', () => {
    const readings = (at: number) => (at > 104 ? null : at > 102 ? 35 : at > 98 ? 20 : 28);
    const sensors = [sensor('TEMPERATURE', readings), sensor('WATER_FLOW', () => 1, { id: 2, name: 'AGUA' })];
    renderUi(<BandTimes board={board(sensors)} from={SINCE} />);
    expect(rows()).toEqual([['SENSOR', '15,0', '4,0', '2,0', '3,0', '71,43%']]);
    expect(screen.getByText('AMBIENCIA')).toBeVisible();
  });

  it('without a set are those of the usual limits, or none', () => {
    const { rerender } = renderUi(
      <BandTimes board={board([sensor('AMMONIA', () => 12)], { reference: null })} from={SINCE} />,
    );
    expect(screen.getByText(/^lote sem referência de ambiência/)).toBeVisible();
    expect(rows()).toEqual([['SENSOR', '0,0', '0,0', '24,0', '0,0', '0,00%']]);
    rerender(
      <BandTimes board={board([sensor('TEMPERATURE', () => 20)], { reference: null })} from={SINCE} />,
    );
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the chart of a sensor', () => {
  const heads = async (one: SensorSeries, own: Partial<AviaryBoard> = {}, from = 0) => {
    renderUi(<SensorChart board={board([one], own)} sensor={one} from={from} />);
    const button = screen.queryByRole('button', { name: 'Ver como tabela' });
    if (!button) return null;
    await userEvent.click(button);
    return within(await screen.findByRole('table'))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  };

  it('has each reading, with the band of its day', async () => {
    expect(await heads(sensor('TEMPERATURE', () => 28))).toEqual([
      'Quando',
      'Leitura (°C)',
      'Faixa: mínimo (°C)',
      'Faixa: máximo (°C)',
    ]);
    const [, first] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('16/11 00:0028,026,030,0');
  });

  it('has the mean of each step where there are many, and no bound that is not known', async () => {
    const values = Array.from({ length: 300 }, (_, at) => (at % 2 === 0 ? 1 : 3));
    const many = sensor('AMMONIA', () => 1, { values, stepMinutes: 5 });
    expect(await heads(many, { reference: null })).toEqual([
      'Quando',
      'Média (ppm)',
      'Menor (ppm)',
      'Maior (ppm)',
      'Faixa: máximo (ppm)',
    ]);
  });

  it('without a reading says so', async () => {
    await heads(sensor('TEMPERATURE', () => null));
    expect(screen.getByText('Sem leituras no período')).toBeVisible();
  });
});
