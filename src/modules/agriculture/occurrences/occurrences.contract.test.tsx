import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import pt from '@locales/pt-BR/agricultureOccurrences.json';
import en from '@locales/en-US/agricultureOccurrences.json';
import { demo } from '../../../../mocks/state';
import { answerWith, callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { OccurrenceDescriptor } from '@/families/occurrence/occurrenceTypes';
import { valuesOf } from '@/families/occurrence/occurrenceValues';
import { derivedBy, derivedByQuantity, derivedBySubjects } from '@/families/occurrence/rules/derived';
import { faultsOf } from '@/families/occurrence/rules/faults';
import { addDays, today } from '@/platform/format/date';
import { nowHere } from '@/platform/format/dateTime';
import { agricultureRoutes } from '../agricultureRoutes';
import { Component as ForestryOccurrencesPage } from '../pages/ForestryOccurrencesPage';
import { Component as OccurrencesPage } from '../pages/OccurrencesPage';
import { OCCURRENCES } from './occurrences';
import { harvesting } from './types/harvesting';
import { irrigating } from './types/irrigating';
import { planting } from './types/planting';
import { soilSampling } from './types/soilSampling';
import { spraying } from './types/spraying';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureOccurrences', 'occurrence', 'mapView', 'common', 'forms', 'grid', 'ui'],
});

const PATH = '/agricultura/ocorrencia';
const CUSTOMER = 1;
const open = (at = PATH) =>
  openSignedIn({
    routes: [
      { path: `${PATH}/:id?`, element: <OccurrencesPage /> },
      { path: '/silvicultura/ocorrencia/:id?', element: <ForestryOccurrencesPage /> },
    ],
    at,
  });
const isDrawnField = (costCenterId: number) => {
  const center = demo.world.costCenters.need(costCenterId);
  return center.active && center.aviary === null;
};
const twoPlots = () => {
  const plots = demo.world.plots.filter(
    (plot) => plot.customerId === CUSTOMER && plot.active && isDrawnField(plot.costCenterId),
  );
  const [one, two] = plots;
  if (!one || !two) throw new Error('The demo has no two plots.');
  return [one, two] as const;
};

/** Right values of each type: what somebody would type. */
const EXAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  'analise-de-solo': { laboratory: 'LABSOLO', depthFrom: 0, depthTo: 20, points: 15 },
  'preparo-do-solo': { operation: 'gradagem', depthCm: 18 },
  'correcao-de-solo': { product: 'CALCARIO', dose: 2.5 },
  plantio: { seed: 'BRS 1003', rowCm: 50, seedsPerMetre: 15, germination: 88, thousandWeight: 180 },
  adubacao: { product: '04-14-08', dose: 300, n: 4, p: 14, k: 8 },
  pulverizacao: { product: 'GLIFOSATO', dose: 2, target: 'BUVA', litresPerHa: 120, tank: 2000 },
  irrigacao: { system: 'pivo', mm: 12 },
  colheita: { product: 'SOJA', netKg: 31_000, plate: 'ABC1D23' },
  abastecimento: { source: 'externo', machine: 'TRATOR', fuel: 'diesel-s10', litres: 120 },
  'solicitacao-de-baixa': {
    reason: 'APLICACAO',
    depletion: [{ productId: 101, unit: 'L', quantity: 2, farmId: null }],
  },
  'orientacao-tecnica': { technician: 'ANA', text: 'Monitorar percevejo', done: false },
  checklist: { item: 'CERCA', done: false },
  'medida-de-variavel': { magnitude: 'umidade', value: 61 },
  treinamento: { topic: 'EPI', people: 'JOSE', hours: 2 },
  'afastamento-medico': { person: 'JOSE', days: 3 },
  'diario-de-bordo': { text: 'Choveu à noite' },
};
const subject = (more: object = {}) => ({
  id: 1,
  name: 'Talhão 1',
  world: 'agriculture',
  startDate: null,
  endDate: null,
  awaiting: false,
  lockedReason: null,
  share: 20,
  figures: {},
  ...more,
});
const context = (records: Parameters<typeof faultsOf>[2]['records'] = []) => ({
  subjects: [subject()],
  record: null,
  records,
  now: nowHere(),
});
const faults = (descriptor: OccurrenceDescriptor, values: Record<string, unknown>) =>
  faultsOf(
    descriptor,
    { ...valuesOf(descriptor, null, [1]), happenedAt: nowHere(), ...EXAMPLES[descriptor.slug], ...values },
    context(),
    'agricultureOccurrences',
  );

describe.each(OCCURRENCES.map((one) => [one.slug, one] as const))('%s', (slug, descriptor) => {
  test('has its words in both languages', () => {
    for (const words of [pt, en]) {
      const types: Record<string, { title?: string; short?: string; fields?: object }> = words.types;
      const { title, short, fields = {} } = types[slug] ?? {};
      expect([title, short]).toEqual([expect.any(String), expect.any(String)]);
      const named: Record<string, { label?: string; helper?: string; options?: object }> = { ...fields };
      const missing = descriptor.fields.flatMap((field) => {
        const own = named[field.name];
        const options = Object.keys(own?.options ?? {});
        return [
          ...(own?.label ? [] : [field.name]),
          ...(field.helper && !own?.helper ? [`${field.name}.helper`] : []),
          ...('options' in field ? field.options.filter((id) => !options.includes(id)) : []),
        ];
      });
      expect(missing).toEqual([]);
    }
  });

  test('takes right values, says what is missing, and has a line that sums it up', () => {
    const empty = { ...valuesOf(descriptor, null, [1]), happenedAt: nowHere() };
    expect(faultsOf(descriptor, empty, context(), 'agricultureOccurrences').length).toBeGreaterThan(0);
    expect(faults(descriptor, {})).toEqual([]);
  });
});

describe('rules', () => {
  it('no more hectares than the plots have', () => {
    expect(faults(spraying, { area: 20 })).toEqual([]);
    expect(faults(spraying, { area: 20.01 })).toMatchObject([{ path: 'area' }]);
  });

  it('a quantity led by the dose alone takes nothing out of stock; one that was typed needs its product', () => {
    const line = (quantity: number) => [{ productId: null, unit: null, quantity, farmId: null }];
    expect(faults(spraying, { dose: 0.6, area: null, depletion: line(12) })).toEqual([]);
    expect(faults(spraying, { dose: 0.6, area: null, depletion: line(13) })).toMatchObject([
      { path: 'depletion.0.productId' },
      { path: 'depletion.0.unit' },
    ]);
  });

  it('dose, hectares and quantity follow each other, and the plots that are chosen', () => {
    const more = [subject(), subject({ id: 2, share: 5.5 })];
    const typed = {
      ...valuesOf(spraying, null, [1]),
      dose: 0.6,
      depletion: [{ productId: 1, unit: 'L', quantity: 10, farmId: null }],
    };
    expect(derivedBy(spraying, 'dose', typed, more)).toEqual({ 'depletion.0.quantity': 12 });
    expect(derivedBy(spraying, 'area', { ...typed, area: 10 }, more)).toEqual({ 'depletion.0.quantity': 6 });
    expect(derivedBySubjects(spraying, { ...typed, subjectIds: [1, 2] }, more)).toEqual({
      'depletion.0.quantity': 15.3,
    });
    expect(derivedByQuantity(spraying, typed, more)).toEqual({ dose: 0.5 });
    expect(derivedByQuantity(spraying, { ...typed, subjectIds: [] }, more)).toEqual({});
  });

  it('work ends after it begins, and what is done has ended; what is planned may end later', () => {
    const day = addDays(today(), -2);
    const begun = { happenedAt: `${day}T06:00` };
    expect(faults(irrigating, { ...begun, endAt: `${addDays(day, 1)}T18:00` })).toEqual([]);
    expect(faults(irrigating, { ...begun, endAt: `${day}T05:59` })).toMatchObject([{ path: 'endAt' }]);
    const tomorrow = `${addDays(today(), 1)}T08:00`;
    expect(faults(irrigating, { ...begun, endAt: tomorrow })).toMatchObject([{ path: 'endAt' }]);
    const planned = { state: 'PLANNED', plannedAt: `${today()}T08:00`, happenedAt: null };
    expect(faults(irrigating, { ...planned, endAt: tomorrow })).toEqual([]);
  });

  it('a copy keeps what was typed but its moments', () => {
    const copied = {
      id: 3,
      type: spraying.slug,
      subjectIds: [1],
      plannedAt: null,
      happenedAt: '2026-01-02T08:00',
      state: 'DONE',
      observation: 'X',
      files: [],
      depletion: [],
      document: null,
      userName: '',
      values: { ...EXAMPLES['pulverizacao'], endAt: '2026-01-02T10:00', periods: [{}] },
    } as const;
    const begun = valuesOf(spraying, null, [], copied);
    expect(begun).toMatchObject({ ...EXAMPLES['pulverizacao'], endAt: null, periods: [], observation: 'X' });
    expect(faultsOf(spraying, begun, context(), 'agricultureOccurrences')).toEqual([]);
  });

  it('a dose of seed leads what is taken out of stock, as any dose does', () => {
    const typed = {
      ...valuesOf(planting, null, [1]),
      dose: 54,
      depletion: [{ productId: 1, unit: 'KG', quantity: null, farmId: null }],
    };
    expect(derivedBy(planting, 'dose', typed, [subject()])).toEqual({ 'depletion.0.quantity': 1080 });
  });

  it('soil is sampled downwards, and its report comes after it', () => {
    expect(faults(soilSampling, { depthFrom: 20, depthTo: 20 })).toMatchObject([{ path: 'depthTo' }]);
    expect(faults(soilSampling, { resultAt: addDays(today(), -1) })).toMatchObject([{ path: 'resultAt' }]);
    expect(faults(soilSampling, { resultAt: today() })).toEqual([]);
  });

  it('periods of a spraying are held against its start, and an overlap is said beside the period (FA-287–289)', () => {
    const day = addDays(today(), -2);
    const period = (from: string, to: string) => ({ from: `${day}T${from}`, to: `${day}T${to}` });
    const begun = { happenedAt: `${day}T06:00` };
    const four = ['06', '07', '08', '09'].map((hour) => period(`${hour}:00`, `${hour}:45`));
    expect(faults(spraying, { ...begun, periods: four })).toEqual([]);
    expect(faults(spraying, { ...begun, periods: [...four, period('09:44', '10:00')] })).toMatchObject([
      { path: 'periods.4.from', message: { values: { number: 4 } } },
    ]);
    expect(faults(spraying, { ...begun, periods: [{ from: '6h', to: null }] })).toMatchObject([
      { path: 'periods.0.from', message: { key: 'validDateTime' } },
    ]);
  });

  it('warns of a harvest while the interval after a spraying still runs', () => {
    const day = addDays(today(), -10);
    const sprayed = {
      id: 5,
      type: 'pulverizacao',
      subjectIds: [1],
      state: 'DONE',
      plannedAt: null,
      happenedAt: `${day}T08:00`,
      observation: '',
      files: [],
      depletion: [],
      document: null,
      userName: '',
      values: { product: 'FUNGICIDA', graceDays: 10 },
    } as const;
    const harvestOn = (date: string) =>
      harvesting.warn?.(
        { ...valuesOf(harvesting, null, [1]), happenedAt: `${date}T10:00` },
        context([sprayed]),
      );
    expect(harvestOn(addDays(day, 9))).toMatchObject([{ key: 'grace', values: { product: 'FUNGICIDA' } }]);
    expect(harvestOn(addDays(day, 10))).toEqual([]);
  });
});

describe('the page', () => {
  // Two that differ in their fields: what all of them share is proven by the rules above.
  it.each(['plantio', 'abastecimento'])(
    'opens %s by its address, changes it on its path, and lists it',
    async (slug) => {
      const descriptor = OCCURRENCES.find((one) => one.slug === slug);
      const [plot] = twoPlots();
      const before = demo.world.occurrence.fieldOccurrences.all().length;
      demo.world.occurrence.fieldOccurrences.insert({
        customerId: CUSTOMER,
        plotIds: [plot.id],
        type: slug,
        plannedAt: null,
        happenedAt: new Date(Date.now() - 60_000).toISOString(),
        observation: '',
        files: [],
        depletion: [],
        userName: 'ANA',
        values: { ...descriptor?.emptyValues, ...EXAMPLES[slug] },
      });
      const row = demo.world.occurrence.fieldOccurrences.all()[before];
      const { user } = open(`${PATH}/${row?.id ?? 0}?talhao=${plot.id}&tipo=${slug}`);
      const title = (pt.types as Record<string, { title: string }>)[slug]?.title ?? '';
      const dialog = await screen.findByRole('dialog', { name: title });
      await user.type(await within(dialog).findByRole('textbox', { name: 'Observação' }), 'Visto');
      await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
      await screen.findByText(/^Ocorrência salva\./);
      expect(callsTo('/AgricultureOccurrence/Edit')).toHaveLength(1);
      const grid = await screen.findByRole('grid', { name: pt.title });
      await waitFor(() => expect(within(grid).getAllByText(title).length).toBeGreaterThan(0));
    },
    // The first one loads what every form needs.
    40_000,
  );

  it('irrigation over days is one occurrence with a final date, told in its line (FA-236)', async () => {
    const [plot] = twoPlots();
    const { user } = open(`${PATH}/nova?talhao=${plot.id}&novo=irrigacao`);
    const dialog = await screen.findByRole('dialog', { name: 'Irrigação' });
    const put = async (name: RegExp | string, text: string) => {
      const box = await within(dialog).findByRole('textbox', { name });
      await user.clear(box);
      await user.click(box);
      await user.paste(text);
    };
    const written = (daysAgo: number) => addDays(today(), -daysAgo).split('-').toReversed().join('/');
    await put(/^Data e hora do início/, `${written(3)} 06:00`);
    await put('Data final', `${written(1)} 18:00`);
    await user.click(within(dialog).getByRole('combobox', { name: /^Sistema/ }));
    await user.click(await screen.findByRole('option', { name: 'Pivô' }));
    await put(/^Lâmina/, '24');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await screen.findByText(/^Ocorrência salva\./);
    expect(callsTo('/AgricultureOccurrence/Create')).toMatchObject([
      { body: { values: { mm: 24, endAt: `${addDays(today(), -1)}T18:00` } } },
    ]);
    expect(await screen.findByText(`Pivô · 24 mm, até ${written(1)} 18:00`)).toBeVisible();
  }, 40_000);

  it('irrigation that was advised stands in the form, and is spent when the form is left', async () => {
    const [plot] = twoPlots();
    const advised = 'novo=irrigacao&campo-mm=47.06&campo-system=pivo&campo-area=0.5';
    const { user, router } = open(`${PATH}/nova?talhao=${plot.id}&${advised}`);
    const dialog = await screen.findByRole('dialog', { name: 'Irrigação' });
    expect(await within(dialog).findByRole('textbox', { name: /^Lâmina/ })).toHaveValue('47,06');
    expect(within(dialog).getByRole('combobox', { name: /^Sistema/ })).toHaveTextContent('Pivô');
    expect(within(dialog).getByRole('textbox', { name: /^Área trabalhada/ })).toHaveValue('0,5');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe(`?talhao=${plot.id}`);
  });

  it('a soil sampling leads to its analysis, in a window of its own, and says that it is on the former site', async () => {
    const [plot] = twoPlots();
    open(`${PATH}/nova?talhao=${plot.id}&tipo=analise-de-solo`);
    const link = await screen.findByRole('link', { name: 'Abrir análises de solo (no sistema anterior)' });
    expect(link).toHaveAttribute('href', '/agricultura/analise-de-solo');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('a request without a product is refused beside its field', async () => {
    const [plot] = twoPlots();
    const { user } = open(`${PATH}/nova?talhao=${plot.id}&tipo=solicitacao-de-baixa`);
    const dialog = await screen.findByRole('dialog', { name: 'Solicitação de baixa' });
    await user.type(await within(dialog).findByRole('textbox', { name: /^Motivo/ }), 'Reforma');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await within(dialog).findByText(pt.faults.nothingRequested);
    expect(callsTo('/AgricultureOccurrence/Create')).toHaveLength(0);
  });

  it('takes a product for several plots out of stock, the quantity led by dose and hectares', async () => {
    const [one, two] = twoPlots();
    answerWith('/AgricultureOccurrence/GetSprayingHours', { stationName: null, hours: [] });
    const { user } = open(`${PATH}/nova?talhao=${one.id}&tipo=pulverizacao`);
    const dialog = await screen.findByRole('dialog', { name: 'Pulverização' });
    const put = async (name: RegExp, text: string) => {
      await user.click(await within(dialog).findByRole('textbox', { name }));
      await user.paste(text);
    };
    await put(/^Produto/, 'Glifosato');
    await put(/^Alvo/, 'Buva');
    await put(/^Volume de calda/, '120');
    await put(/^Capacidade do tanque/, '2000');
    expect(await within(dialog).findByText(/L de calda: (um tanque,|\d+ tanques? chei)/)).toBeVisible();
    await put(/^Dose por hectare/, '2');
    const quantity = within(dialog).getByRole('textbox', { name: /^Quantidade/ });
    const shown = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 3 });
    await waitFor(() => expect(quantity).toHaveValue(shown(Math.round(2 * one.usefulAreaSize * 100) / 100)));
    // Another plot: the same dose takes more.
    await user.click(within(dialog).getByRole('combobox', { name: /^Talhão/ }));
    const second = new RegExp(`${two.name}$`);
    const [other] = (await screen.findAllByRole('option', { name: second })).filter(
      (option) => option.getAttribute('aria-selected') === 'false',
    );
    if (!other) throw new Error('no second plot');
    await user.click(other);
    const before = shown(Math.round(2 * one.usefulAreaSize * 100) / 100);
    await waitFor(() => expect(quantity).not.toHaveValue(before));
    // Without a product of stock it is saved all the same.
    await user.keyboard('{Escape}');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(callsTo('/AgricultureOccurrence/Create')).toHaveLength(1));
    expect(callsTo('/AgricultureOccurrence/Create')[0]?.body).toMatchObject({
      plotIds: [one.id, expect.any(Number)],
      depletion: [],
    });
  }, 40_000);

  it('tells the cost by the stock while it is typed, and that it is not known of what was never bought', async () => {
    const [plot] = twoPlots();
    const { user } = open(`${PATH}/nova?talhao=${plot.id}&tipo=solicitacao-de-baixa`);
    const dialog = await screen.findByRole('dialog', { name: 'Solicitação de baixa' });
    const choose = async (field: string, option: RegExp) => {
      await user.click(await within(dialog).findByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Produto em estoque', /GLIFOSATO/);
    await choose('Unidade', /^L$/);
    await user.type(within(dialog).getByRole('textbox', { name: 'Quantidade a baixar' }), '10');
    expect(await within(dialog).findByText(/^Custo pelo estoque: R\$\s314,00$/)).toBeVisible();
    await choose('Produto em estoque', /SEMENTE DE SOJA/);
    await choose('Unidade', /^KG$/);
    expect(await within(dialog).findByText(/não se conhece o de 1 produto\.$/)).toBeVisible();
  }, 60_000);

  it('what is planned may need more than there is in stock; what is done may not', async () => {
    const [plot] = twoPlots();
    answerWith('/AgricultureOccurrence/GetSprayingHours', { stationName: null, hours: [] });
    const { user } = open(`${PATH}/nova?talhao=${plot.id}&tipo=pulverizacao`);
    const dialog = await screen.findByRole('dialog', { name: 'Pulverização' });
    const put = async (name: RegExp, text: string) => {
      await user.click(await within(dialog).findByRole('textbox', { name }));
      await user.paste(text);
    };
    const choose = async (field: string, option: RegExp) => {
      await user.click(within(dialog).getByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await put(/^Produto/, 'Glifosato');
    await put(/^Alvo/, 'Buva');
    await put(/^Volume de calda/, '120');
    await choose('Produto em estoque', /GLIFOSATO/);
    await choose('Unidade', /^L$/);
    await put(/^Quantidade/, '99999');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    expect((await within(dialog).findAllByText(/a quantidade passa da disponível/)).length).toBeGreaterThan(
      0,
    );
    expect(callsTo('/AgricultureOccurrence/Create')).toHaveLength(0);
    await user.click(within(dialog).getByRole('radio', { name: 'Planejada' }));
    await put(/^Planejada para/, `${addDays(today(), 2).split('-').toReversed().join('/')} 07:00`);
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await screen.findByText(/^Ocorrência salva\./);
    expect(callsTo('/InventoryDepletion/Create')).toHaveLength(0);
  }, 40_000);

  it('planned becomes done in one step, both dates kept', async () => {
    const [plot] = twoPlots();
    const planned = demo.world.occurrence.fieldOccurrences.find(
      (row) => row.happenedAt === null && row.plotIds.includes(plot.id),
    );
    const { user } = open(`${PATH}?talhao=${plot.id}`);
    const button = await screen.findAllByRole('button', { name: 'Marcar como realizada' });
    const ready = button.find((one) => one.getAttribute('aria-disabled') !== 'true');
    if (!ready) throw new Error('Nothing is planned.');
    await user.click(ready);
    await screen.findByText('Pulverização: realizada.');
    const row = demo.world.occurrence.fieldOccurrences.need(planned?.id ?? 0);
    expect(row.plannedAt).toBe(planned?.plannedAt);
    expect(row.happenedAt).not.toBeNull();
  });

  it('a week shows what is planned, which goes to another day by button or by key', async () => {
    const [plot] = twoPlots();
    const planned = demo.world.occurrence.fieldOccurrences.find(
      (row) => row.happenedAt === null && row.plotIds.includes(plot.id),
    );
    const before = Date.parse(planned?.plannedAt ?? '');
    const week = addDays(today(), 3);
    const { user } = open(`${PATH}?talhao=${plot.id}&visao=calendario&periodo=semana&semana=${week}`);
    await user.click(await screen.findByRole('button', { name: 'Pulverização: um dia antes' }));
    await screen.findByText(/^Pulverização: movida para /);
    const row = () => demo.world.occurrence.fieldOccurrences.need(planned?.id ?? 0);
    expect(Date.parse(row().plannedAt ?? '')).toBe(before - 86_400_000);
    expect(row().happenedAt).toBeNull();
  });

  it('work is planned again, as often as it is needed; what a failure left out stays in the form', async () => {
    const [plot] = twoPlots();
    const sprayed = demo.world.occurrence.fieldOccurrences.find(
      (row) => row.type === 'pulverizacao' && row.plotIds.includes(plot.id),
    );
    const { user } = open(`${PATH}?talhao=${plot.id}&repetir=${sprayed?.id ?? 0}`);
    const dialog = await screen.findByRole('dialog', { name: 'Repetir “Pulverização”' });
    const put = async (name: RegExp, text: string) => {
      const box = await within(dialog).findByRole('textbox', { name });
      await user.clear(box);
      await user.click(box);
      await user.paste(text);
      await user.tab();
    };
    const written = (days: number) => addDays(today(), days).split('-').toReversed().join('/');
    await put(/^Primeira repetição/, written(3));
    await put(/^A cada/, '10');
    await put(/^Quantas vezes/, '3');
    expect(
      await within(dialog).findByText(`Planejada para: ${[3, 13, 23].map(written).join(' · ')}`),
    ).toBeVisible();
    answerWith('/AgricultureOccurrence/Create', {}, { method: 'POST', status: 500, times: 1 });
    await user.click(within(dialog).getByRole('button', { name: 'Planejar' }));
    await waitFor(() => expect(callsTo('/AgricultureOccurrence/Create')).toHaveLength(1));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Planejar' })).toBeEnabled());
    await user.click(within(dialog).getByRole('button', { name: 'Planejar' }));
    expect(await screen.findByText('3 ocorrências planejadas.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const made = callsTo('/AgricultureOccurrence/Create').slice(1);
    expect(made.map(({ body }) => (body as { plannedAt: string }).plannedAt.slice(0, 10))).toEqual(
      [3, 13, 23].map((days) => addDays(today(), days)),
    );
    expect(made).toMatchObject(
      [3, 13, 23].map(() => ({ body: { happenedAt: null, plotIds: sprayed?.plotIds } })),
    );
  }, 40_000);

  it('a move that the server refuses is said, and the record stays where it is', async () => {
    const [plot] = twoPlots();
    const week = addDays(today(), 3);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refused = { error: { message: 'O talhão foi desativado.' } };
    answerWith('/AgricultureOccurrence/Edit', refused, { method: 'PUT', status: 400 });
    const { user } = open(`${PATH}?talhao=${plot.id}&visao=calendario&periodo=semana&semana=${week}`);
    const link = await screen.findByRole('link', { name: 'Pulverização' });
    link.focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(await screen.findByText(/^Não foi possível mover a ocorrência/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pulverização' })).toBeInTheDocument();
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  it('the map tells what was last done on each plot, and a plot leads to its occurrences', async () => {
    const [plot] = twoPlots();
    const { user } = open(`${PATH}?visao=mapa&tipo=plantio`);
    const legend = await screen.findByRole('list', { name: 'Legenda do mapa' });
    expect(await within(legend).findByText(/^31 a 90 dias atrás \(\d+\)$/)).toBeInTheDocument();
    const grid = await screen.findByRole('grid', { name: 'Talhões pelo que se fez por último' });
    const name = await within(grid).findAllByText(new RegExp(`· ${plot.name}$`));
    await user.dblClick(name[0] ?? grid);
    expect(await screen.findByRole('grid', { name: pt.title })).toBeInTheDocument();
  });

  it('of woods shows woods alone, and says when the list did not load', async () => {
    answerWith('/AgricultureOccurrence/GetGridData', {}, { status: 500 });
    open('/silvicultura/ocorrencia');
    expect(await screen.findByText(/Tentar novamente/)).toBeInTheDocument();
  });

  it('keeps what was typed when the server fails', async () => {
    const [plot] = twoPlots();
    answerWith('/AgricultureOccurrence/Create', {}, { method: 'POST', status: 500 });
    const { user } = open(`${PATH}/nova?talhao=${plot.id}&tipo=diario-de-bordo`);
    const dialog = await screen.findByRole('dialog', { name: 'Diário de bordo' });
    const text = await within(dialog).findByRole('textbox', { name: /^Anotação/ });
    await user.type(text, 'Choveu');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    expect(await within(dialog).findByText('Alterações não salvas')).toBeVisible();
    expect(text).toHaveValue('Choveu');
  });
});
