import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { downloadFile } from '@/platform/export/downloadFile';
import { addDays, formatDate, today } from '@/platform/format/date';
import { setLogSink } from '@/platform/log/log';
import { agricultureRoutes } from '../../agricultureRoutes';
import { AnalysisScreen } from '../AnalysisScreen';
import type { PlantingAnalysis, PlotWork } from '../analysisTypes';
import type { CropWeather } from '../useCropWeather';
import { TimeLine } from './TimeLine';

vi.mock('@/platform/export/downloadFile', () => ({ downloadFile: vi.fn() }));
startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureAnalysis', 'agricultureOccurrences', 'common', 'forms', 'ui'],
});
beforeEach(() => {
  setLogSink(() => undefined);
  backend.answers('listImageDates', []);
});

const PLANTED = addDays(today(), -4);
const work = (products: number | null): PlotWork =>
  ({
    record: {
      id: 1,
      type: 'plantio',
      subjectIds: [3],
      state: 'DONE',
      plannedAt: null,
      happenedAt: `${PLANTED}T10:00`,
      values: {},
      depletion: [],
    },
    hectares: 10,
    share: null,
    products,
    machines: 0,
  }) as unknown as PlotWork;
const weatherDay = (at: number, rain: number | null, tMax: number | null = null) => ({
  date: addDays(PLANTED, at),
  tMax,
  tMin: tMax,
  rain,
  chill: null,
  rhMax: null,
  rhMin: null,
  wind: null,
  radiation: null,
  sunHours: null,
  forecast: false,
});
const analysis = (own: { days?: readonly object[]; works?: readonly PlotWork[] } = {}): PlantingAnalysis =>
  ({
    planting: {
      occurrenceId: 1,
      world: 'agriculture',
      plotId: 3,
      plotName: 'T1',
      farmName: 'SEDE',
      plantedOn: PLANTED,
      harvestedOn: null,
      area: 10,
      seedName: 'BRS',
    },
    works: own.works ?? [work(100_00)],
    relation: own.days && {
      cycle: null,
      station: null,
      capacity: null,
      days: own.days,
      former: [],
      trimesters: [],
    },
  }) as unknown as PlantingAnalysis;
const WEATHER: CropWeather = {
  age: 4,
  stages: [],
  by: null,
  stage: null,
  next: null,
  rain: null,
  until: '2026-01-04',
};

const open = (own: Parameters<typeof analysis>[0] = {}, search = '') =>
  openSignedIn({
    routes: [{ path: '*', element: <TimeLine analysis={analysis(own)} weather={WEATHER} /> }],
    at: `/x${search}`,
  });
const read = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((text) => text.includes('Chuva:')) ?? '';
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Dia da linha do tempo' });

describe('the time line of a crop', () => {
  it('begins with the last day that was read, and reads another one', () => {
    open({ days: [weatherDay(1, 0), weatherDay(2, null, 30), weatherDay(3, null)] });
    expect(read()).toMatch(new RegExp(`^${formatDate(addDays(PLANTED, 2))} · Fases: – · `));
    expect(read()).toContain('Chuva: –');
    expect(slider().value).toBe('2');
    expect(slider()).toHaveAttribute('aria-valuetext', formatDate(addDays(PLANTED, 2)));
    fireEvent.change(slider(), { target: { value: 1 } });
    expect(read()).toMatch(new RegExp(`^${formatDate(addDays(PLANTED, 1))}`));
    expect(read()).toContain('Chuva: 0,00 mm');
  });

  it('begins with today where no day was read; its axis ends there', () => {
    open();
    expect(read()).toMatch(new RegExp(`^${formatDate(today())}`));
    expect([slider().min, slider().max]).toEqual(['0', '4']);
    expect(screen.getByText(`${formatDate(PLANTED)} a ${formatDate(today())}`)).toBeVisible();
  });

  it('begins with its first day where that alone was read', () => {
    open({ days: [weatherDay(0, 3)] });
    expect(read()).toMatch(new RegExp(`^${formatDate(PLANTED)}`));
  });

  it('hides a track, in what is drawn and in what is read, and the address keeps it', async () => {
    const { user, router } = open({}, '?ocultos=rain.ndvi');
    expect(screen.getByRole('checkbox', { name: 'Chuva' })).not.toBeChecked();
    expect(screen.queryByRole('img', { name: /^Chuva/ })).toBeNull();
    expect(screen.getByRole('img', { name: /^Horas de frio/ })).toBeVisible();
    expect(screen.queryByText(/Chuva: /)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Ocorrências' }));
    expect(router.state.location.search).toBe('?ocultos=works.ndvi.rain');
    for (const name of ['Ocorrências', 'Chuva', 'NDVI médio'])
      await user.click(screen.getByRole('checkbox', { name }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('img', { name: /^Chuva/ })).toBeVisible();
  });

  it('opens how the cost came about; without works there is none', async () => {
    const { user } = open();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Como se calcula o custo' }));
    expect(screen.getByRole('dialog', { name: 'Custo por hectare' })).toBeVisible();
  });

  it('without works has no cost, and is handed out as a table', async () => {
    const { user } = open({ works: [] });
    expect(screen.getByRole('button', { name: 'Como se calcula o custo' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Baixar CSV' }));
    await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(1));
    expect(vi.mocked(downloadFile).mock.lastCall?.[1]).toMatch(/-t1-[\d-]+\.csv$/i);
  });
});

describe('the page of a crop', () => {
  const planting = (id: number, own: object = {}) => ({
    occurrenceId: id,
    world: 'AGRICULTURE',
    plotId: 100 + id,
    plotName: `T${id}`,
    farmId: 1,
    farmName: 'SEDE',
    harvestId: null,
    harvestName: '',
    harvestYearId: null,
    harvestYearName: '',
    seedName: '',
    plantedOn: `2026-01-0${id}T00:00:00`,
    harvestedOn: null,
    area: 10,
    ...own,
  });
  const show = (world: 'agriculture' | 'forestry' = 'agriculture', search = '') =>
    openSignedIn({ routes: [{ path: '/a', element: <AnalysisScreen world={world} /> }], at: `/a${search}` });

  it('offers the plantings of its world, the newest first; one that is let go of leaves the address', async () => {
    backend.answers('listPlantings', [planting(1), planting(2), planting(3, { world: 'FORESTRY' })]);
    backend.breaks('readPlanting');
    const { user, router } = show('agriculture', '?plantingOccurrence=1&polygonId=101');
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    const field = screen.getByRole('combobox', { name: 'Plantio' });
    expect(field).toHaveDisplayValue('T1 · SEDE – 01/01/2026');
    await user.click(field);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'T2 · SEDE – 02/01/2026',
      'T1 · SEDE – 01/01/2026',
    ]);
    await user.click(screen.getByRole('option', { name: /^T2/ }));
    expect(router.state.location.search).toBe('?plantingOccurrence=2&polygonId=102');
    await router.navigate(-1);
    expect(router.state.location.search).toContain('plantingOccurrence=1');
    await user.clear(screen.getByRole('combobox', { name: 'Plantio' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('plantingOccurrence'));
  });

  it.each([
    ['agriculture', 'Análise da cultura', '/agricultura/ocorrencia/nova?novo=plantio'],
    ['forestry', 'Análise da cultura florestal', '/silvicultura/ocorrencia/nova?novo=plantio'],
  ] as const)('of %s without plantings leads to the first one', async (world, title, address) => {
    backend.answers('listPlantings', [
      planting(1, { world: world === 'forestry' ? 'AGRICULTURE' : 'FORESTRY' }),
    ]);
    show(world);
    expect(await screen.findByRole('link', { name: 'Registrar plantio' })).toHaveAttribute('href', address);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(callsTo('/CultivationAnalysis/GetByPlanting')).toEqual([]);
  });

  it('is requested again where its plantings cannot be read', async () => {
    backend.answers('listPlantings', []);
    backend.breaks('listPlantings', { times: 1 });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(within(document.body).queryByText('Plantio não encontrado')).toBeNull();
    expect(await screen.findByText('Nenhum plantio registrado')).toBeVisible();
  });
});
