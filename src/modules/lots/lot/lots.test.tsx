import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { brazilianDay, dayLater } from '../../../../mocks/db/poultry';
import { keepsLotRecords, type LotRecord } from '../../../../mocks/db/lotRecords';
import { lotsControl } from '../../../../mocks/handlers/lots/control';
import { server } from '../../../../mocks/server';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { tokenStore } from '@/domain/identity/tokenStore';
import { formatDate } from '@/platform/format/date';
import { configureHttp } from '@/platform/http/policy';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Page } from './pages/LotsPage';

const PATH = '/avicultura/lote';
const elsewhere = (path: string) => ({
  path,
  title: '',
  namespaces: [],
  page: () => Promise.reject(new Error(path)),
});
startDemo({
  routes: {
    ...lotsRoutes,
    financePreLaunch: elsewhere('/pre-lancamento'),
    financePatrimony: elsewhere('/patrimonio/:id?/:registro?'),
  },
  namespaces: ['common', 'ui', 'register', 'grid', 'forms', 'chickenLots'],
});

let records: LotRecord[] = [];
keepsLotRecords((lotId) => records.filter((record) => record.lotId === lotId));

const open = (at = PATH) => openSignedIn({ routes: [{ path: `${PATH}/:registro?`, element: <Page /> }], at });

const lotsOf = (aviary: number) => {
  const house = demo.world.aviaries.find((row) => row.customerId === 1 && row.name === `AVIARIO ${aviary}`);
  return demo.world.poultryLots.filter((lot) => lot.aviaryId === house?.id);
};
/** The lot of an aviary of the demo's first customer in that state. */
function lotOf(aviary: number, status: string) {
  const lot = lotsOf(aviary).find((row) => row.status === status);
  if (!lot) throw new Error(`AVIARIO ${aviary} has no lot ${status}`);
  return lot;
}
const now = (id: number) => demo.world.poultryLots.need(id);
const today = () => brazilianDay(new Date());
/** In one go: letter by letter is the field's own test. */
async function fill(user: UserEvent, input: HTMLElement, text: string) {
  await user.click(input);
  if (input instanceof HTMLInputElement) input.select();
  await user.paste(text);
}
const bar = () => screen.findByRole('region', { name: 'Situação do lote' });

describe('the form of a lot', () => {
  it('answers duration and end, chick and sum both ways', async () => {
    const lot = lotOf(1, 'IN_PROGRESS');
    const { user } = open(`${PATH}/${lot.id}`);
    const duration = await screen.findByLabelText(/^Duração prevista/);
    await fill(user, duration, '45');
    await user.tab();
    const end = screen.getByLabelText(/^Término previsto/);
    const housing = lot.housingDate ?? '';
    await waitFor(() => expect(end).toHaveValue(formatDate(dayLater(housing, 45))));
    await fill(user, end, formatDate(dayLater(housing, 40)));
    await user.tab();
    await waitFor(() => expect(duration).toHaveValue('40'));

    const chick = screen.getByLabelText(/^Peso médio do pinto/);
    const sum = screen.getByLabelText(/^Peso inicial/);
    await fill(user, chick, '50');
    await user.tab();
    const housed = (lot.received ?? 0) - (lot.discarded ?? 0);
    const kilograms = (grams: number) =>
      ((housed * grams) / 1000).toLocaleString('pt-BR', {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      });
    await waitFor(() => expect(sum).toHaveValue(kilograms(50)));
    await fill(user, sum, kilograms(40));
    await user.tab();
    await waitFor(() => expect(chick).toHaveValue('40,00'));

    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(now(lot.id)).toMatchObject({ durationDays: 40, unitWeight: 40, version: lot.version + 1 }),
    );
  });

  it('a check of the production order that ends the session is reported as any other call', async () => {
    const { user } = open(`${PATH}/${lotOf(6, 'AWAITING').id}`);
    const order = await screen.findByLabelText(/^Ordem de produção/);
    const reported: string[] = [];
    configureHttp({
      bearer: tokenStore.access,
      antiForgery: tokenStore.form,
      onError: ({ kind }, { silent }) => reported.push(`${kind} ${silent ? 'silent' : 'said'}`),
    });
    backend.endsSession('checkProductionOrder');
    await fill(user, order, 'OP 120');
    await waitFor(() => expect(reported).toContain('unauthorized silent'));
  });

  it('says who shares a production order, and which may not be joined', async () => {
    const { user } = open(`${PATH}/${lotOf(6, 'AWAITING').id}`);
    const order = await screen.findByLabelText(/^Ordem de produção/);
    await fill(user, order, 'OP 120');
    expect(await screen.findByText(/^Ordem aberta, também de 4 lotes:/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^31 · AVIARIO 1 \(Em andamento\)/ })).toBeInTheDocument();
    await fill(user, order, 'OP 117');
    const finished = 'Já existe uma ordem de produção com este número e ela está finalizada.';
    expect(await screen.findByText(new RegExp(finished))).toBeInTheDocument();
    await fill(user, order, 'OP 118');
    expect(await screen.findByText(/e ela está bloqueada\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(order).toHaveAccessibleDescription(/e ela está bloqueada\./));
    expect(order).toHaveValue('OP 118');
  });

  it('houses no second lot in a house, and leads to the one that lives there', async () => {
    const living = lotOf(1, 'IN_PROGRESS');
    const { user } = open(`${PATH}/novo`);
    const aviary = await screen.findByRole('combobox', { name: /^Aviário(?! lavado)/ });
    await user.click(aviary);
    await user.click(await screen.findByRole('option', { name: 'AVIARIO 1' }));
    await fill(user, screen.getByLabelText(/^Data de alojamento/), formatDate(today()));
    expect(
      await screen.findByText(/O lote 31 deste aviário está em andamento: feche-o antes de alojar outro\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Abrir o lote 31/ })).toHaveAttribute(
      'href',
      `${PATH}/${living.id}`,
    );
  });

  it('tells the second of two people, and keeps what they typed', async () => {
    const lot = lotOf(1, 'IN_PROGRESS');
    const { user } = open(`${PATH}/${lot.id}`);
    const hatchery = await screen.findByLabelText(/^Incubatório/);
    demo.world.poultryLots.update(lot.id, { version: lot.version + 1, updatedByName: 'OUTRA PESSOA' });
    await fill(user, hatchery, 'INCUBATORIO NOVO');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/O lote 31 foi alterado por OUTRA PESSOA/)).toBeInTheDocument();
    expect(hatchery).toHaveValue('INCUBATORIO NOVO');
    expect(now(lot.id).hatchery).not.toBe('INCUBATORIO NOVO');
  });
});

describe('closing', () => {
  it('says what is left, makes the next lot, and is taken back with it', async () => {
    const lot = lotOf(1, 'IN_PROGRESS');
    const before = lotsOf(1).length;
    const { user } = open(`${PATH}/${lot.id}`);
    await user.click(await screen.findByRole('button', { name: 'Fechar lote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fechar o lote 31?' }));
    expect(await dialog.findByText(/O lote 32 deste aviário será criado/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Fechar lote' }));
    const reason = dialog.getByLabelText(/^Motivo das aves restantes/);
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/restam aves que não foram carregadas/));
    await user.type(reason, 'Abate antecipado');
    await user.click(dialog.getByRole('button', { name: 'Fechar lote' }));
    expect(await screen.findByText('O lote 31 foi fechado.')).toBeInTheDocument();
    expect(now(lot.id)).toMatchObject({ status: 'BLOCKED', closingDate: today() });
    expect(lotsOf(1)).toHaveLength(before + 1);
    await waitFor(async () => expect(await bar()).toHaveTextContent('Bloqueado'));
    expect(await screen.findAllByText(/Lote fechado: os dados do alojamento/)).not.toHaveLength(0);

    await user.click(await screen.findByRole('button', { name: 'Reverter fechamento' }));
    const back = within(await screen.findByRole('dialog'));
    expect(await back.findByText('O lote 32, criado pelo fechamento, será excluído.')).toBeInTheDocument();
    await user.click(back.getByRole('button', { name: 'Reverter fechamento' }));
    await screen.findByText('O lote 31 está em andamento de novo.');
    expect(now(lot.id)).toMatchObject({ status: 'IN_PROGRESS', closingDate: null, closingReason: null });
    expect(lotsOf(1)).toHaveLength(before);
  });

  it('is refused while occurrences are dated later, and names them', async () => {
    const lot = lotOf(1, 'IN_PROGRESS');
    records = [{ id: 7, lotId: lot.id, name: 'Pesagem', day: dayLater(today(), 1) }];
    const { user } = open(`${PATH}/${lot.id}`);
    await user.click(await screen.findByRole('button', { name: 'Fechar lote' }));
    const dialog = within(await screen.findByRole('dialog'));
    const link = await dialog.findByRole('link', { name: /Pesagem/ });
    expect(link).toHaveAttribute('href', '/zootecnia/ocorrencia/7');
    await user.click(dialog.getByRole('button', { name: 'Fechar lote' }));
    expect(await dialog.findByText('Há ocorrências depois desta data: altere-as antes.')).toBeInTheDocument();
    expect(now(lot.id).status).toBe('IN_PROGRESS');
    records = [];
  });

  it('keeps a lot that was entered by hand, when it is reversed', async () => {
    const lot = lotOf(8, 'BLOCKED');
    const made = lotOf(8, 'AWAITING');
    demo.world.poultryLots.update(made.id, { madeByLotId: null });
    const { user } = open(`${PATH}/${lot.id}`);
    await user.click(await screen.findByRole('button', { name: 'Reverter fechamento' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Nenhum outro lote será excluído.')).toBeInTheDocument();
    // A reversal that fails says so of itself, and may be tried again.
    backend.breaks('reopenLot', { times: 1 });
    await user.click(dialog.getByRole('button', { name: 'Reverter fechamento' }));
    expect(await dialog.findByText('O fechamento não foi revertido. Tente de novo.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Reverter fechamento' }));
    await waitFor(() => expect(now(lot.id).status).toBe('IN_PROGRESS'));
    expect(now(made.id).status).toBe('AWAITING');
  });

  it('is not reversed over occurrences of the next lot or another lot in progress', async () => {
    const lot = lotOf(8, 'BLOCKED');
    const made = lotOf(8, 'AWAITING');
    records = [{ id: 9, lotId: made.id, name: 'Vazio sanitário', day: today() }];
    const { user } = open(`${PATH}/${lot.id}`);
    await user.click(await screen.findByRole('button', { name: 'Reverter fechamento' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/criado pelo fechamento, já tem 1 ocorrência/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: /^Abrir o lote/ })).toHaveAttribute('href', `${PATH}/${made.id}`);
    expect(dialog.queryByRole('button', { name: 'Reverter fechamento' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Voltar' }));
    records = [];
    demo.world.poultryLots.update(made.id, { status: 'IN_PROGRESS', housingDate: today() });
    await user.click(await screen.findByRole('button', { name: 'Reverter fechamento' }));
    expect(await screen.findByText(/deste aviário está em andamento\./)).toBeInTheDocument();
  });

  it('by two people: the second is told', async () => {
    const lot = lotOf(1, 'IN_PROGRESS');
    const { user } = open(`${PATH}/${lot.id}`);
    await user.click(await screen.findByRole('button', { name: 'Fechar lote' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/O lote 32 deste aviário será criado/);
    demo.world.poultryLots.update(lot.id, {
      status: 'BLOCKED',
      closingDate: today(),
      version: 2,
      updatedByName: 'MARIA',
      updatedAt: new Date().toISOString(),
    });
    await user.type(dialog.getByLabelText(/^Motivo/), 'x');
    await user.click(dialog.getByRole('button', { name: 'Fechar lote' }));
    expect(await dialog.findByText(/^O lote 31 já foi fechado por .+ às \d\d:\d\d\.$/)).toBeInTheDocument();
    expect(lotsOf(1).filter(({ status }) => status === 'AWAITING')).toHaveLength(0);
  });

  it('ends with the result document, which names its number', async () => {
    const lot = lotOf(8, 'BLOCKED');
    server.use(lotsControl);
    await fetch('http://localhost/__demo/lots', {
      method: 'POST',
      body: JSON.stringify({ lotId: lot.id, released: true }),
    });
    open(`${PATH}/${lot.id}`);
    expect(await bar()).toHaveTextContent('Finalizado');
    expect(await bar()).toHaveTextContent(`Documento de resultado nº RL ${lot.number}/`);
    expect(now(lot.id).resultDocument?.id).toBeGreaterThan(0);
  });
});

it('the list names the lots that wait', async () => {
  open();
  const waiting = await screen.findByRole('group', { name: 'Lotes que esperam' });
  expect(within(waiting).getByRole('link', { name: /^Lote 36 · AVIARIO 6/ })).toBeInTheDocument();
  expect(callsTo('/ChickenLot/GetGridData')).toHaveLength(1);
});

it('without any house leads to their register', async () => {
  backend.answers('listAviariesOfLots', []);
  backend.answers('listLots', []);
  open();
  expect(await screen.findByText('Nenhum aviário cadastrado')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Cadastrar aviário/ })).toHaveAttribute(
    'href',
    '/patrimonio/galpao-aves',
  );
});
