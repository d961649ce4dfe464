import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { aLoggedUserAnswer } from '../../../../mocks/build/session';
import { demo } from '../../../../mocks/state';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, today } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { type LogEntry, setLogSink } from '@/platform/log/log';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Page } from './PoultryDashboardPage';

const PATH = '/avicultura/dashboard-geral';
const LOT = '/PoultryDashboard/GetLot';

startDemo({ routes: lotsRoutes, namespaces: ['lots', 'chart', 'grid', 'forms', 'common', 'ui'] });
// What an answer differs by is reported, and here awaited.
let drift: LogEntry[] = [];
beforeEach(() => {
  drift = [];
  setLogSink((entry) => drift.push(entry));
});

const open = (at = PATH) => openSignedIn({ routes: [{ path: `${PATH}/:lotId?`, element: <Page /> }], at });

const card = (name: string) => screen.findByRole('region', { name });

/** The present lot of an aviary of the demo's first customer, by the aviary's number. */
function lotOf(number: number): number {
  const aviary = demo.world.aviaries.find((row) => row.customerId === 1 && row.name === `AVIARIO ${number}`);
  const lots = demo.world.poultryLots.filter((lot) => lot.aviaryId === aviary?.id);
  return (lots.findLast(({ status }) => status === 'BLOCKED') ?? lots.at(-1))?.id ?? 0;
}

describe('the aviaries', () => {
  it('say from when they have their forecasts, each by its own case', async () => {
    open();
    const cases: [number, string | RegExp][] = [
      [
        3,
        /de peso aparece a partir do 14º dia do lote \(com dados automáticos\); falta 1 dia, em \d\d\/\d\d\/\d{4}\./,
      ],
      [3, /de consumo aparece a partir do 14º dia do lote \(com dados automáticos\); falta 1 dia/],
      [4, 'Previsão de peso disponível.'],
      [4, 'Previsão de consumo disponível.'],
      [2, /de peso aparece a partir do 21º dia do lote \(sem dados automáticos\); falta 1 dia/],
      [1, 'Previsão de peso disponível.'],
      [1, 'A previsão de consumo só existe para lotes com dados automáticos, a partir do 14º dia.'],
      [9, 'A previsão de peso precisa de pelo menos 3 pesagens; há 2.'],
      [7, /faltam 12 dias, em .* pelo menos 3 pesagens; ainda não há nenhuma\./],
      [6, 'Lote 36: aguardando o alojamento.'],
      [8, 'Bloqueado'],
      [10, 'Sem contato há 80 horas'],
    ];
    for (const [number, words] of cases)
      expect(
        within(await card(`AVIARIO ${number}`)).getByText(words),
        `AVIARIO ${number}`,
      ).toBeInTheDocument();
  });

  it('show how each lot stands, and the formulas on hover', async () => {
    const { user } = open();
    const own = within(await card('AVIARIO 1'));
    expect(own.getByText(/^Lote 31 · dia 21 de 42/)).toHaveTextContent('faltam 21 dias');
    for (const name of [
      'Aves vivas',
      'Mortalidade',
      'Peso médio',
      'Consumo de ração',
      /^viabilidade 9\d,\d\d%$/,
    ])
      expect(own.getByText(name)).toBeInTheDocument();
    await user.hover(own.getByRole('button', { name: 'CA estimada' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/ração consumida ÷ peso vivo.*kg ÷ \(/);
    await user.unhover(own.getByRole('button', { name: 'CA estimada' }));
    await user.hover(own.getByRole('button', { name: 'Eficiência (IEP)' }));
    expect(await screen.findByText(/viabilidade \(%\) × peso médio \(kg\) ÷/)).toBeInTheDocument();
    const none = within(await card('AVIARIO 7'));
    expect(none.getByText('sem pesagens')).toBeInTheDocument();
  });

  it('are filtered by status and farm, which the address keeps', async () => {
    const { router, user } = open();
    await user.click(await screen.findByRole('tab', { name: /^Bloqueado/ }));
    expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-labelledby'))).toHaveLength(1);
    expect(router.state.location.search).toBe('?situacao=bloqueado');
    await user.click(screen.getByRole('tab', { name: /^Todos/ }));
    await user.click(screen.getByRole('combobox', { name: 'Propriedade' }));
    await user.click(await screen.findByRole('option', { name: 'FAZENDA TRES MARIAS' }));
    expect(screen.getAllByRole('region')).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'Resumo dos aviários mostrados' })).toHaveTextContent(
      'de 2 aviários',
    );
    await user.click(screen.getByRole('link', { name: 'Abrir lote 31 do AVIARIO 1' }));
    await user.click(await screen.findByRole('link', { name: 'Todos os aviários' }));
    expect(router.state.location).toMatchObject({ pathname: PATH, search: '?propriedade=1' });
  });

  it('that cannot be read anew stay as they were, and are asked for again', async () => {
    const { router, user } = open();
    await card('AVIARIO 1');
    await router.navigate(`${PATH}/${lotOf(1)}`);
    await screen.findByRole('heading', { level: 1, name: 'AVIARIO 1 · lote 31' });
    backend.breaks('listAviariesWithLots', { times: 1 });
    await router.navigate(PATH);
    expect(await screen.findByText('Não foi possível atualizar.')).toBeInTheDocument();
    expect(await card('AVIARIO 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.queryByText('Não foi possível atualizar.')).toBeNull());
  });

  it('a filter that leaves none offers to be cleared', async () => {
    const { user } = open(`${PATH}?situacao=finalizado`);
    await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
    expect(await card('AVIARIO 1')).toBeInTheDocument();
  });

  it('there is none: the register is offered, on the former site', async () => {
    backend.answers('listAviariesWithLots', null);
    open();
    const link = await screen.findByRole('link', {
      name: 'Abrir o cadastro de aviários (no sistema anterior)',
    });
    expect(link).toHaveAttribute('href', '/patrimonio/galpao-aves');
  });

  it('counts that a lot does not tell are a dash with the reason, and no sum has them', async () => {
    const lot = {
      id: 1,
      number: '7',
      status: 'IN_PROGRESS',
      housingDate: `${addDays(today(), -20)}T00:00:00`,
      quantityReceived: 10_000,
      discardedOnDelivery: 0,
      dead: 150,
      eliminated: 50,
      loaded: 0,
    };
    const aviary = (id: number, name: string, own: object) => ({ id, name, lot: { ...lot, ...own } });
    backend.answers('listAviariesWithLots', [
      aviary(1, 'INTEIRO', {}),
      aviary(2, 'SEM PERDAS', { dead: null }),
      aviary(3, 'SEM ALOJADAS', { quantityReceived: null }),
    ]);
    open();
    const figure = async (name: string, label: string) =>
      within(await card(name))
        .getByText(label)
        .closest('div')?.textContent;
    expect(await figure('INTEIRO', 'Aves vivas')).toBe('Aves vivas9.800de 10.000 alojadas');
    expect(await figure('SEM PERDAS', 'Aves vivas')).toBe('Aves vivas—mortas e eliminadas não informadas');
    expect(await figure('SEM PERDAS', 'Mortalidade')).toBe('Mortalidade—mortas e eliminadas não informadas');
    expect(await figure('SEM ALOJADAS', 'Mortalidade')).toBe('Mortalidade—aves alojadas não informadas');
    expect(screen.getByRole('group', { name: 'Aves vivas' })).toHaveTextContent(
      'Aves vivas9.800sem 2 lotes, que não informam as aves',
    );
    expect(screen.getByRole('group', { name: 'Mortalidade' })).toHaveTextContent('2,00%');
  });

  it('an aviary without a lot says so', async () => {
    backend.answers('listAviariesWithLots', [
      { id: 1, name: 'NOVO', farmId: null, farmName: null, lastContactAt: null, lot: null },
    ]);
    open();
    expect(within(await card('NOVO')).getByText('Nenhum lote registrado neste aviário.')).toBeInTheDocument();
  });

  it('an answer that is no list is a failure, and is asked for again', async () => {
    backend.answers('listAviariesWithLots', { rows: 'none' }, { times: 1 });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await card('AVIARIO 1')).toBeInTheDocument();
    expect(drift).toHaveLength(0);
  });

  it('a refusal is said in place', async () => {
    backend.forbids('listAviariesWithLots', {
      error: JSON.stringify({ constantFilter: 'POULTRY_GENERAL_DASHBOARD' }),
    });
    open();
    expect(await screen.findByText('Sem acesso')).toBeInTheDocument();
  });
});

describe('one lot', () => {
  it('shows forecasts, curves as tables, and which lots the average runs over', async () => {
    const { user } = open(`${PATH}/${lotOf(5)}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'AVIARIO 5 · lote 35' })).toBeInTheDocument();
    const forecasts = within(screen.getByRole('region', { name: 'Previsões' }));
    expect(forecasts.getAllByText('Disponível')).toHaveLength(2);
    expect(forecasts.getByText(/^\d\.\d{3} g por ave no dia 42/)).toBeInTheDocument();
    expect(forecasts.getByText(/kg de ração até o dia 42/)).toBeInTheDocument();

    const weight = within(screen.getByRole('region', { name: 'Peso por ave' }));
    await user.click(weight.getByRole('button', { name: 'Ver como tabela' }));
    const table = within(weight.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Dia',
      'Pesagens (g)',
      'Referência (g)',
      'Média dos 5 lotes anteriores (g)',
      'Previsão (g)',
    ]);
    // Until the forecast's first day there is none; the last weighing, of yesterday, and it meet.
    const cells = (day: number) =>
      within(table.getByRole('row', { name: new RegExp(`^Dia ${day} `) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells(36)[3]).toBe('');
    expect(cells(37)[3]).toBe(cells(37)[0]);
    expect(cells(42)[0]).toBe('');
    expect(cells(42)[3]).toMatch(/^\d\.\d{3}$/);

    const previous = within(screen.getByRole('table', { name: 'Lotes anteriores do aviário' }));
    const used = previous
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.lastElementChild?.textContent);
    expect(used).toEqual(['sim', 'sim', 'sim', 'sim', 'sim', 'não']);
  });

  it('with a week of days to go says when the forecast will be there', async () => {
    open(`${PATH}/${lotOf(7)}`);
    expect(
      await screen.findByText(/a partir do 21º dia do lote \(sem dados automáticos\); faltam 12 dias/),
    ).toBeInTheDocument();
    expect(screen.getByText('A curva começa com a primeira pesagem.')).toBeInTheDocument();
    expect(screen.getByText('Este é o primeiro lote do aviário.')).toBeInTheDocument();
  });

  it('awaiting its birds has no figures, but the lots before it', async () => {
    open(`${PATH}/${lotOf(6)}`);
    expect(await screen.findByText(/O lote aguarda o alojamento/)).toBeInTheDocument();
    expect(screen.getByText(/ainda não foi alojado: a previsão de peso/)).toBeInTheDocument();
    expect(screen.queryByText('Aves vivas')).toBeNull();
    expect(screen.getByRole('table', { name: 'Lotes anteriores do aviário' })).toBeInTheDocument();
  });

  it('closed has nothing to forecast, and says what it waits for', async () => {
    open(`${PATH}/${lotOf(8)}`);
    expect(await screen.findByText('O lote está fechado: não há peso a prever.')).toBeInTheDocument();
    expect(screen.getByText(/bloqueado até a liberação do documento de resultado/)).toBeInTheDocument();
    expect(screen.getByText(/^Uniformidade$/)).toBeInTheDocument();
  });

  it('closed is settled with all its feed, and the lot that closing made stands beside it', async () => {
    const { body } = await readAnswer(lotOf(8));
    const { lot } = body as { lot: { feedConsumed: number } };
    const { user } = open();
    const own = within(await card('AVIARIO 8'));
    const next = own.getByRole('link', { name: 'Lote 39: aguardando o alojamento' });
    await user.hover(own.getByRole('button', { name: 'CA estimada' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      `${formatNumber(lot.feedConsumed, { decimals: 0 })} kg ÷ (`,
    );
    await user.click(next);
    expect(await screen.findByText(/O lote aguarda o alojamento/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Abrir o lote 38' }));
    expect(await screen.findByText(/exclui o lote 39, enquanto este não tem ocorrências/)).toBeVisible();
    expect(screen.getByText(/não entram ocorrências/)).toBeVisible();
  });

  it('without a reference cannot be forecast', async () => {
    const { body } = await readAnswer(lotOf(1));
    backend.answers('openLotBoard', { ...body, reference: null });
    open(`${PATH}/${lotOf(1)}`);
    expect(await screen.findByText(/^Falta a referência zootécnica do lote/)).toBeInTheDocument();
  });

  it.each([['999999'], ['abc'], ['0']])('%s is not there', async (id) => {
    const { user } = open(`${PATH}/${id}`);
    expect(await screen.findByText('Lote não encontrado')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Todos os aviários' }));
    expect(await card('AVIARIO 1')).toBeInTheDocument();
  });

  it('an answer without the lot is a failure, and is asked for again', async () => {
    backend.answers('openLotBoard', { id: 1, lot: 'none' }, { times: 1 });
    const { user } = open(`${PATH}/${lotOf(1)}`);
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'AVIARIO 1 · lote 31' })).toBeInTheDocument();
    expect(drift).toHaveLength(1);
  });
});

/** What the demo answers for a lot. */
async function readAnswer(id: number): Promise<{ body: Record<string, unknown> }> {
  const { accessToken } = readLoggedUser(aLoggedUserAnswer('produtor'));
  const answered = await fetch(`${window.location.origin}${LOT}?id=${id}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  return { body: (await answered.json()) as Record<string, unknown> };
}
