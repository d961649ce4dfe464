import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import pt from '@locales/pt-BR/lotOccurrences.json';
import en from '@locales/en-US/lotOccurrences.json';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { OccurrenceDescriptor } from '@/families/occurrence/occurrenceTypes';
import { valuesOf } from '@/families/occurrence/occurrenceValues';
import { faultsOf } from '@/families/occurrence/rules/faults';
import { addDays, today } from '@/platform/format/date';
import { nowHere } from '@/platform/format/dateTime';
import { EXAMPLES } from './testing/examples';
import { lotsRoutes } from '../lotsRoutes';
import { OCCURRENCES, occurrencesOf } from './occurrences';
import { Component } from './OccurrencesPage';

startDemo({
  routes: {
    ...lotsRoutes,
    financePatrimony: {
      path: '/patrimonio/:id?',
      title: '',
      namespaces: [],
      page: () => Promise.reject(new Error('not here')),
    },
  },
  namespaces: ['lotOccurrences', 'occurrence', 'chickenLots', 'common', 'forms', 'grid', 'ui'],
});

const lotOf = (status: string, automatic = false) => {
  const found = demo.world.poultryLots.find(
    (lot) => lot.customerId === 1 && lot.status === status && lot.automatic === automatic,
  );
  if (!found) throw new Error(status);
  return found;
};
const PATH = '/zootecnia/ocorrencia';
const open = (at = PATH, account = 'produtor') =>
  openSignedIn({
    account,
    routes: [
      { path: `${PATH}/:id?`, element: <Component /> },
      { path: '/fora', element: <p>fora</p> },
    ],
    at,
  });

/** A row of a type that somebody wrote a minute ago. */
function written(descriptor: OccurrenceDescriptor, lotId: number) {
  return demo.world.occurrence.occurrences.insert({
    customerId: 1,
    lotId,
    type: descriptor.slug,
    happenedAt: new Date(Date.now() - 60_000).toISOString(),
    observation: '',
    files: [],
    depletion: [],
    userName: 'ANA',
    values: { ...descriptor.emptyValues, ...EXAMPLES[descriptor.slug] },
  });
}

describe.each(OCCURRENCES.map((one) => [one.slug, one] as const))('%s', (slug, descriptor) => {
  test('has its words in both languages', () => {
    for (const words of [pt, en]) {
      const types: Record<string, { title?: string; short?: string; fields?: object }> = words.types;
      const { title, short, fields = {} } = types[slug] ?? {};
      expect([title, short]).toEqual([expect.any(String), expect.any(String)]);
      const named: Record<string, { label?: string; helper?: string; options?: object }> = { ...fields };
      const missing = descriptor.fields.flatMap((field) => {
        const own = named[field.name];
        const wanted = 'options' in field ? field.options : [];
        const options = Object.keys(own?.options ?? {});
        return [
          ...(own?.label ? [] : [field.name]),
          ...(field.helper && !own?.helper ? [`${field.name}.helper`] : []),
          ...wanted.filter((id) => !options.includes(id)),
        ];
      });
      expect(missing).toEqual([]);
    }
  });

  test('takes right values, and says what is missing', () => {
    const context = {
      subjects: [
        {
          id: 1,
          name: 'Lote',
          world: 'poultry',
          startDate: addDays(today(), -30),
          endDate: null,
          awaiting: false,
          lockedReason: null,
          share: 1,
          figures: { alive: 20_000, automatic: 0 },
        },
      ],
      record: null,
      records: [],
      now: nowHere(),
    };
    const empty = { ...valuesOf(descriptor, null, [1]), happenedAt: context.now };
    // A generator that started needs nothing more said.
    expect(faultsOf(descriptor, empty, context, 'lotOccurrences').length > 0).toBe(
      slug !== 'teste-de-gerador',
    );
    const right = { ...empty, ...EXAMPLES[slug] };
    expect(faultsOf(descriptor, right, context, 'lotOccurrences')).toEqual([]);
    // What only animals can have is refused before they are there; the rest is not.
    const awaiting = { ...context, subjects: context.subjects.map((one) => ({ ...one, awaiting: true })) };
    const refused = faultsOf(descriptor, right, awaiting, 'lotOccurrences').length > 0;
    expect(refused).toBe(descriptor.needsAnimals);
  });
});

// Losses, and a type that takes products out of stock. The other types differ in their fields (`everyType`).
describe.each(['mortos-e-eliminados', 'doencas'])('%s', (slug) => {
  const types: Record<string, { title: string }> = pt.types;
  const title = types[slug]?.title ?? '';

  it('stands in the list, opens, and is changed', async () => {
    const lot = lotOf('IN_PROGRESS');
    const descriptor = occurrencesOf('poultry').find((one) => one.slug === slug);
    if (!descriptor) throw new Error(slug);
    const row = written(descriptor, lot.id);
    const { user, router } = open(`${PATH}/${row.id}?lote=${lot.id}&tipo=${slug}`);
    const dialog = await screen.findByRole('dialog', { name: title });
    await user.type(await within(dialog).findByRole('textbox', { name: 'Observação' }), 'Conferido');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await screen.findByText(/^Ocorrência salva\./);
    expect(demo.world.occurrence.occurrences.need(row.id)).toMatchObject({ observation: 'Conferido' });
    expect(router.state.location.pathname).toBe(PATH);
    const grid = await screen.findByRole('grid', { name: pt.poultry.title });
    await waitFor(() => expect(within(grid).getAllByText(title).length).toBeGreaterThan(0));
  });

  it('asks for what is missing before anything is sent', async () => {
    const lot = lotOf('IN_PROGRESS');
    const { user } = open(`${PATH}/nova?lote=${lot.id}&tipo=${slug}`);
    const dialog = await screen.findByRole('dialog', { name: title });
    const day = await within(dialog).findByRole('textbox', { name: /^Data e hora/ });
    await user.clear(day);
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(day).toBeInvalid());
    expect(callsTo('/ChickenOccurrence/Create')).toHaveLength(0);
  });
});

describe('the page', () => {
  it('creates deaths of the day and says which figures they change', async () => {
    const lot = lotOf('IN_PROGRESS');
    const { user } = open(`${PATH}/nova?lote=${lot.id}&tipo=mortos-e-eliminados`);
    const dialog = await screen.findByRole('dialog', { name: 'Mortos e eliminados' });
    await user.type(await within(dialog).findByRole('textbox', { name: /^Mortos/ }), '9');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    expect(
      await screen.findByText(/Mortalidade do dia \d+: \S+ → \d+; Animais vivos: \S+ → \S+/),
    ).toBeVisible();
    expect(callsTo('/ChickenOccurrence/Create')).toHaveLength(1);
  });

  it('losses that were written to the wrong lot go to another, and each lot is named with what changes', async () => {
    const lot = lotOf('IN_PROGRESS');
    const [other] = demo.world.poultryLots.filter(
      (one) => one.customerId === 1 && one.status === 'IN_PROGRESS' && one.id !== lot.id,
    );
    const [row] = demo.world.occurrence.occurrences
      .filter((one) => one.lotId === lot.id && one.type === 'mortos-e-eliminados')
      .toSorted((a, b) => b.happenedAt.localeCompare(a.happenedAt));
    if (!other || !row) throw new Error('no lots');
    const { user } = open(`${PATH}/${row.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Mortos e eliminados' });
    await user.click(await within(dialog).findByRole('combobox', { name: /^Lote/ }));
    await user.click(await screen.findByRole('option', { name: new RegExp(`lote ${other.number}$`) }));
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    const said = await screen.findByText(/^Ocorrência salva\./);
    expect(said).toHaveTextContent(new RegExp(`lote ${lot.number}: .*; .*lote ${other.number}: `));
  });

  it('refuses more dead than are alive, beside the field', async () => {
    const lot = lotOf('IN_PROGRESS');
    const { user } = open(`${PATH}/nova?lote=${lot.id}&tipo=mortos-e-eliminados`);
    const dialog = await screen.findByRole('dialog', { name: 'Mortos e eliminados' });
    const dead = await within(dialog).findByRole('textbox', { name: /^Mortos/ });
    await user.type(dead, '99999');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(dead).toHaveAccessibleDescription(/animais vivos/));
    expect(callsTo('/ChickenOccurrence/Create')).toHaveLength(0);
  });

  it('keeps what was typed when the server fails', async () => {
    const lot = lotOf('IN_PROGRESS');
    backend.breaks('createLotOccurrence');
    const { user } = open(`${PATH}/nova?lote=${lot.id}&tipo=diario-de-bordo`);
    const dialog = await screen.findByRole('dialog', { name: 'Diário de bordo' });
    const text = await within(dialog).findByRole('textbox', { name: /^Anotação/ });
    await user.type(text, 'Faltou luz');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    expect(await within(dialog).findByText('Alterações não salvas')).toBeVisible();
    expect(text).toHaveValue('Faltou luz');
  });

  it('a blocked lot shows its occurrences and takes none, whatever an old tab sends', async () => {
    const lot = lotOf('BLOCKED');
    const row = demo.world.occurrence.occurrences.find((one) => one.lotId === lot.id);
    open(`${PATH}/${row?.id ?? 0}?lote=${lot.id}`);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(pt.locked.BLOCKED)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-disabled', 'true');
    open(`${PATH}/nova?lote=${lot.id}&tipo=diario-de-bordo`);
    const [, forgotten] = await screen.findAllByRole('dialog', { hidden: true });
    const why = new RegExp(`lote ${lot.number}: ${pt.locked.BLOCKED}$`);
    expect(await within(forgotten ?? dialog).findByText(why)).toBeInTheDocument();
  });

  it('what took products out of stock is read only until its document is cancelled', async () => {
    const lot = lotOf('IN_PROGRESS');
    const disease = occurrencesOf('poultry').find(({ slug }) => slug === 'doencas');
    if (!disease) throw new Error('no disease');
    const row = written(disease, lot.id);
    const lines = [{ productId: 27, unit: 'KG', quantity: 2, farmId: null }];
    demo.world.occurrence.occurrences.update(row.id, { depletion: lines });
    demo.world.occurrence.documents.insert({
      customerId: 1,
      occurrenceId: row.id,
      number: '4101',
      createdAt: '2026-11-20T12:00:00Z',
      userName: 'ANA',
      cancelled: false,
      of: 'lot',
      farmId: 1,
      lines,
    });
    const { user } = open(`${PATH}/${row.id}?lote=${lot.id}`);
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Já existe o documento de baixa nº 4101 para esta ocorrência.');
    expect(within(dialog).getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(dialog).getByRole('button', { name: 'Ver o documento' }));
    const document = await screen.findByRole('dialog', { name: 'Documento de baixa nº 4101' });
    expect(await within(document).findByText('2,00 KG')).toBeVisible();
    expect(within(document).getByText(/por ANA\.$/)).toBeVisible();
    await user.click(within(document).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(document).not.toBeInTheDocument());
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar a baixa' }));
    const question = await screen.findByRole('alertdialog', { name: /nº 4101\?/ });
    await user.click(within(question).getByRole('button', { name: 'Cancelar a baixa' }));
    await screen.findByText('Documento de baixa nº 4101 cancelado.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled());
  });

  it('keeps an occurrence whose products could not leave the stock, and takes them out later', async () => {
    const lot = lotOf('IN_PROGRESS');
    const disease = occurrencesOf('poultry').find(({ slug }) => slug === 'doencas');
    if (!disease) throw new Error('no disease');
    const row = written(disease, lot.id);
    const depletion = [{ productId: 27, unit: 'KG', quantity: 2, farmId: null }];
    demo.world.occurrence.occurrences.update(row.id, { depletion });
    const { user } = open(`${PATH}/${row.id}?lote=${lot.id}`);
    const dialog = await screen.findByRole('dialog');
    const pending = /^Baixa de estoque pendente/;
    await within(dialog).findByText(pending);
    backend.breaks('depleteStock', { times: 1 });
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    expect(
      await screen.findByText(/A ocorrência está salva, mas a baixa de estoque não foi feita/),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Gerar a baixa' }));
    expect(await screen.findByText(/^Documento de baixa nº \d+ gerado\.$/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByText(/^Já existe o documento de baixa nº \d+ para/).length).toBeGreaterThan(0),
    );
    expect(callsTo('/InventoryDepletion/Create').map(({ body }) => body)).toEqual([
      { occurrenceId: row.id, lotId: lot.id },
      { occurrenceId: row.id, lotId: lot.id },
    ]);
    expect(callsTo('/ChickenOccurrence/Edit')).toHaveLength(1);
  });

  it('what somebody else has changed meanwhile is refused, and what was typed stays', async () => {
    const lot = lotOf('IN_PROGRESS');
    const logbook = occurrencesOf('poultry').find(({ slug }) => slug === 'diario-de-bordo');
    if (!logbook) throw new Error('no logbook');
    const row = written(logbook, lot.id);
    const { user } = open(`${PATH}/${row.id}?lote=${lot.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Diário de bordo' });
    const text = await within(dialog).findByRole('textbox', { name: /^Anotação/ });
    demo.world.occurrence.occurrences.update(row.id, { version: 2, userName: 'ANA' });
    await user.clear(text);
    await user.type(text, 'Faltou luz');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText(/Esta ocorrência foi alterada por ANA/)).length).toBeGreaterThan(0);
    expect(text).toHaveValue('Faltou luz');
    expect(callsTo('/ChickenOccurrence/Edit').at(-1)?.body).toMatchObject({ version: 1 });
  });

  it('a deletion asks first and says what it changes', async () => {
    const lot = lotOf('IN_PROGRESS');
    const [row] = demo.world.occurrence.occurrences
      .filter((one) => one.lotId === lot.id && one.type === 'mortos-e-eliminados')
      .toReversed();
    const { user } = open(`${PATH}?lote=${lot.id}&tipo=mortos-e-eliminados`);
    const [first] = await screen.findAllByRole('button', { name: 'Excluir' });
    if (!first) throw new Error('nothing to delete');
    await user.click(first);
    const question = await screen.findByRole('alertdialog', { name: /Excluir/ });
    expect(within(question).getByText(/Mortalidade do dia \d+: \d+ → –/)).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Excluir' }));
    await screen.findByText(/^Ocorrência excluída\./);
    expect(demo.world.occurrence.occurrences.get(row?.id)).toBeUndefined();
  });

  it('shows the days of a lot, and a month', async () => {
    const lot = lotOf('IN_PROGRESS');
    const { user } = open(`${PATH}?lote=${lot.id}&visao=linha-do-tempo`);
    expect(await screen.findByRole('heading', { name: /^Dia 7/ })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Calendário' }));
    expect(await screen.findByRole('table', { name: /^Ocorrências de/ })).toBeVisible();
  });

  it('an empty list says what to do', async () => {
    backend.answers('listLotOccurrences', [], { times: 1 });
    open();
    expect(await screen.findByText('Nenhuma ocorrência')).toBeVisible();
  });

  it.each(['lista', 'calendario'])('a refusal is said in place: %s', async (view) => {
    backend.refuses('listLotOccurrences', { error: { message: 'Sem acesso.' } }, { status: 403 });
    open(`${PATH}?visao=${view}`);
    expect(await screen.findByText('Sem acesso')).toBeVisible();
  });

  it('says what is in stock beside the quantity, and who else has it', async () => {
    const lot = lotOf('IN_PROGRESS');
    const { user } = open(`${PATH}/nova?lote=${lot.id}&tipo=armadilhas-para-roedores`);
    const dialog = await screen.findByRole('dialog', { name: 'Armadilhas para roedores' });
    const box = await within(dialog).findByRole('combobox', { name: 'Produto em estoque' });
    const take = async (product: string, unit: RegExp) => {
      await user.type(box, product, { initialSelectionStart: 0, initialSelectionEnd: 99 });
      await user.click(await screen.findByRole('option', { name: new RegExp(product, 'i') }));
      await user.click(await within(dialog).findByRole('combobox', { name: 'Unidade' }));
      await user.click(await screen.findByRole('option', { name: unit }));
    };
    await take('raticida', /UN/);
    await within(dialog).findByText('Disponível: 60,00 UN');
    await user.type(within(dialog).getByRole('textbox', { name: 'Quantidade a baixar' }), '60,01');
    await within(dialog).findByText(/a quantidade passa da disponível/);
    await take('vitamina', /KG/);
    await within(dialog).findByText(/o produto não está em estoque nesta propriedade/);
    await user.click(await within(dialog).findByRole('button', { name: /^Solicitar de/ }));
    expect(await within(dialog).findByText(/a quantidade passa da disponível \(25,00 KG\)/)).toBeVisible();
  });

  it('names the cities of a visit with their states', async () => {
    const lot = lotOf('IN_PROGRESS');
    const { user } = open(`${PATH}/nova?lote=${lot.id}&tipo=visitas`);
    const dialog = await screen.findByRole('dialog', { name: 'Visitas' });
    const origin = await within(dialog).findByRole('combobox', { name: 'Estado e cidade de origem' });
    await user.type(origin, 'toledo');
    expect(await screen.findByRole('option', { name: 'Toledo / PR' })).toBeVisible();
  });

  it('asks again after a failure', async () => {
    backend.breaks('listLotOccurrences', { times: 1 });
    const { user } = open(`${PATH}?visao=calendario`);
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('table', { name: /^Ocorrências de/ })).toBeVisible();
  });

  it('leaving while it loads changes nothing', async () => {
    const { router } = open();
    await act(() => router.navigate('/fora'));
    expect(await screen.findByText('fora')).toBeVisible();
  });

  it('medical leave is for administrators alone', async () => {
    const lot = lotOf('IN_PROGRESS');
    open(`${PATH}/nova?lote=${lot.id}`, 'veterinario');
    const dialog = await screen.findByRole('dialog', { name: 'Escolha o tipo da ocorrência' });
    await within(dialog).findByRole('button', { name: 'Visitas' });
    expect(within(dialog).queryByRole('button', { name: 'Afastamento médico' })).toBeNull();
  });
});

it.each(['lista', 'linha-do-tempo'])(
  'a user without an aviary is led to the register of aviaries: %s',
  async (view) => {
    backend.answers('listAviaries', []);
    backend.answers('listLotsOfOccurrences', []);
    backend.answers('listLotOccurrences', []);
    open(`${PATH}?visao=${view}`);
    expect(await screen.findByText(pt.emptyNoLot)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Cadastrar aviário' })).toHaveAttribute(
      'href',
      '/patrimonio/galpao-aves',
    );
  },
);
