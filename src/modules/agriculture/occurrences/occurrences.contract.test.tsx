import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import pt from '@locales/pt-BR/agricultureOccurrences.json';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, today } from '@/platform/format/date';
import { agricultureRoutes } from '../agricultureRoutes';
import { Component as ForestryOccurrencesPage } from '../pages/ForestryOccurrencesPage';
import { Component as OccurrencesPage } from '../pages/OccurrencesPage';
import { OCCURRENCES } from './occurrences';
import { CUSTOMER, EXAMPLES, twoPlots } from './occurrences.test.kit';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureOccurrences', 'occurrence', 'mapView', 'common', 'forms', 'grid', 'ui'],
});

const PATH = '/agricultura/ocorrencia';
const open = (at = PATH) =>
  openSignedIn({
    routes: [
      { path: `${PATH}/:id?`, element: <OccurrencesPage /> },
      { path: '/silvicultura/ocorrencia/:id?', element: <ForestryOccurrencesPage /> },
    ],
    at,
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

  it('a harvest opens its discounts line by line, and what they leave makes the sacks', async () => {
    const [plot] = twoPlots();
    const { user } = open(`${PATH}/nova?talhao=${plot.id}&novo=colheita`);
    const dialog = await screen.findByRole('dialog', { name: 'Colheita' });
    const put = async (name: RegExp, text: string) => {
      await user.click(await within(dialog).findByRole('textbox', { name }));
      await user.paste(text);
    };
    await put(/^Produto colhido/, 'Soja');
    expect(within(dialog).getByRole('combobox', { name: /^Padrão/ })).toHaveTextContent(/^Soja/);
    await put(/^Peso bruto/, '53000');
    await put(/^Tara/, '15000');
    expect(within(dialog).getByRole('textbox', { name: /^Peso líquido/ })).toHaveValue('38.000');
    await put(/^Umidade/, '16');
    await put(/^Impureza/, '2,5');
    expect(await within(dialog).findByText('Impureza: 38.000 kg × (2,5 − 1) ÷ 99 = 575,76 kg')).toBeVisible();
    expect(within(dialog).getByText('Umidade: 37.424,24 kg × (16 − 14) ÷ 86 = 870,33 kg')).toBeVisible();
    expect(within(dialog).getByText('Peso com descontos: 36.553,91 kg')).toBeVisible();
    expect(within(dialog).getByText(/^609,23 sacas · /)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await screen.findByText(/^Ocorrência salva\./);
    expect(callsTo('/AgricultureOccurrence/Create')).toMatchObject([
      {
        body: {
          values: {
            grossKg: 53_000,
            tareKg: 15_000,
            netKg: 38_000,
            standard: 'SOY',
            discountOrder: 'IMPURITY_FIRST',
            moisture: 16,
            impurity: 2.5,
          },
        },
      },
    ]);
    expect(await screen.findByText('SOJA · 36.553,91 kg')).toBeVisible();
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

  it('a soil sampling that is not saved leads to the analyses, in a window of its own', async () => {
    const [plot] = twoPlots();
    open(`${PATH}/nova?talhao=${plot.id}&tipo=analise-de-solo`);
    const link = await screen.findByRole('link', { name: 'Abrir análises de solo' });
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
    backend.answers('readSprayingHours', { stationName: null, hours: [] });
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
    await user.click(within(dialog).getByRole('combobox', { name: /^Unidade da dose/ }));
    await user.click(await screen.findByRole('option', { name: 'L/ha' }));
    const quantity = within(dialog).getByRole('textbox', { name: /^Quantidade/ });
    const shown = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 3 });
    await waitFor(() => expect(quantity).toHaveValue(shown(Math.round(2 * one.usefulAreaSize * 100) / 100)));
    // Another plot: the same dose takes more.
    await user.click(within(dialog).getByRole('combobox', { name: /^Talhão/ }));
    const second = new RegExp(`^${two.name} ·`);
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
    const { stockEntries, documents, products } = demo.world.finance;
    // Glyphosate as it was counted, and seed that nobody has a price for.
    for (const { id } of documents.filter(({ movement }) => movement === 'EXPENSE')) documents.remove(id);
    for (const entry of stockEntries.all()) {
      if (entry.kind === 'CONSUMPTION') stockEntries.remove(entry.id);
      if (products.get(entry.productId)?.name === 'SEMENTE DE SOJA TRATADA')
        stockEntries.update(entry.id, { unitCost: null });
    }
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
    await choose('Produto em estoque', /SEMENTE DE SOJA TRATADA/);
    await choose('Unidade', /^KG$/);
    expect(await within(dialog).findByText(/não se conhece o de 1 produto\.$/)).toBeVisible();
  }, 60_000);

  it('what is planned may need more than there is in stock; what is done may not', async () => {
    const [plot] = twoPlots();
    backend.answers('readSprayingHours', { stationName: null, hours: [] });
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
    await user.dblClick(ready);
    await screen.findByText('Pulverização: realizada.');
    // Pressed twice it is sent once.
    expect(callsTo('/AgricultureOccurrence/Edit')).toHaveLength(1);
    const row = demo.world.occurrence.fieldOccurrences.need(planned?.id ?? 0);
    expect(row.plannedAt).toBe(planned?.plannedAt);
    expect(row.happenedAt).not.toBeNull();
  });

  it('planned work that cannot be done yet says why, and opens', async () => {
    const [plot] = twoPlots();
    const planned = demo.world.occurrence.fieldOccurrences.find(
      (row) => row.happenedAt === null && row.plotIds.includes(plot.id),
    );
    if (!planned) throw new Error('Nothing is planned.');
    const values = { ...planned.values, endAt: `${addDays(today(), 9)}T10:00` };
    demo.world.occurrence.fieldOccurrences.update(planned.id, { values });
    const { user } = open(`${PATH}?talhao=${plot.id}`);
    const button = await screen.findAllByRole('button', { name: 'Marcar como realizada' });
    const ready = button.find((one) => one.getAttribute('aria-disabled') !== 'true');
    if (!ready) throw new Error('Nothing can be done.');
    await user.click(ready);
    await screen.findByText(`Não foi possível marcar como realizada. ${pt.faults.endLater}`);
    expect(await screen.findByRole('dialog', { name: 'Pulverização' })).toBeVisible();
    expect(demo.world.occurrence.fieldOccurrences.need(planned.id).happenedAt).toBeNull();
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
    backend.breaks('createFieldOccurrence', { times: 1 });
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

  it('the map tells what was last done on each plot, and a plot leads to its occurrences', async () => {
    const [plot] = twoPlots();
    const { user } = open(`${PATH}?visao=mapa&tipo=plantio`);
    const legend = await screen.findByRole('list', { name: 'Legenda do mapa' });
    expect(await within(legend).findByText(/^31 a 90 dias atrás \(\d+\)$/)).toBeInTheDocument();
    const grid = await screen.findByRole('grid', { name: 'Talhões pelo que se fez por último' });
    const name = await within(grid).findAllByText(new RegExp(`^${plot.name} ·`));
    await user.dblClick(name[0] ?? grid);
    expect(await screen.findByRole('grid', { name: pt.title })).toBeInTheDocument();
  });

  it('of woods shows woods alone, and says when the list did not load', async () => {
    backend.breaks('listFieldOccurrences');
    open('/silvicultura/ocorrencia');
    expect(await screen.findByText(/Tentar novamente/)).toBeInTheDocument();
  });
});
