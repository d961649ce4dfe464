import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { Component as Receivables } from './receivables';

const drafts = startDemo({
  routes: financeRoutes,
  namespaces: ['financeReports', 'report', 'sheet', 'chart', 'common', 'forms', 'grid', 'ui'],
});
beforeEach(() => localStorage.setItem('ep.filterHint', 'shown'));

const open = (at: string) => openSignedIn({ routes: [{ path: '/', element: <Receivables /> }], at });

it('keeps a view of a report, opens with it when told so, and never over a sent link', async () => {
  const first = open('/?consulta=1&filtro.situacao=OPEN&grupos=partner&ordem=-dueDate&grafico=1');
  const { user } = first;
  await waitFor(() => expect(callsTo('/ReportReceivables/GetGridData')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Visões' }));
  const dialog = await screen.findByRole('dialog', { name: 'Visões salvas' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Nome da visão' }), 'Por cliente');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar visão' }));
  await user.click(
    await within(dialog).findByRole('button', { name: 'Abrir sempre com a visão Por cliente' }),
  );
  await user.keyboard('{Escape}');

  const searchOf = (opened: typeof first) => new URLSearchParams(opened.router.state.location.search);
  const again = open('/');
  await waitFor(() => expect(searchOf(again).get('grupos')).toBe('partner'));
  expect(searchOf(again).get('ordem')).toBe('-dueDate');
  expect(searchOf(again).get('consulta')).toBe('1');
  const sent = open('/?consulta=1&filtro.situacao=OPEN&grupos=');
  await waitFor(() => expect(callsTo('/ReportReceivables/GetGridData').length).toBeGreaterThan(2));
  expect(searchOf(sent).get('grupos')).toBe('');
});

it('offers the filters of the last time, and applies them only when told to', async () => {
  const first = open('/?filtro.situacao=OVERDUE');
  await first.user.click(await screen.findByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(callsTo('/ReportReceivables/GetGridData').length).toBeGreaterThan(0));
  cleanup();

  const { user, router } = open('/');
  const offer = await screen.findByRole('button', { name: 'Buscar com os últimos filtros' });
  const search = () => new URLSearchParams(router.state.location.search);
  expect(search().get('filtro.situacao')).not.toBe('OVERDUE');
  const before = callsTo('/ReportReceivables/GetGridData').length;
  await user.click(offer);
  await waitFor(() => expect(search().get('filtro.situacao')).toBe('OVERDUE'));
  await waitFor(() => expect(callsTo('/ReportReceivables/GetGridData').length).toBeGreaterThan(before));
});

it('keeps the columns in the address, so that a sent link shows the same to anybody', async () => {
  const requested = '/?consulta=1&filtro.situacao=OPEN';
  const { user, router } = open(requested);
  const head = (name: string) => screen.queryByRole('columnheader', { name });
  await screen.findByRole('columnheader', { name: 'Recebido (R$)' });
  await user.click(screen.getByRole('button', { name: 'Colunas' }));
  const menu = await screen.findByRole('dialog', { name: 'Colunas' });
  await user.click(within(menu).getByRole('checkbox', { name: /Recebido/ }));
  await waitFor(() => expect(head('Recebido (R$)')).not.toBeInTheDocument());
  const { search } = router.state.location;
  expect(new URLSearchParams(search).get('colunas')).toContain('-received');
  cleanup();

  // Somebody else's link without a word of columns is not shown in one's own.
  const sent = open(requested);
  expect(await screen.findByRole('columnheader', { name: 'Recebido (R$)' })).toBeInTheDocument();
  expect(sent.router.state.location.search).not.toContain('colunas');
  cleanup();

  // One's own search takes what one made of them the last time.
  const own = open('/');
  await own.user.click(await screen.findByRole('button', { name: 'Buscar' }));
  await screen.findByRole('columnheader', { name: 'Em aberto (R$)' });
  expect(head('Recebido (R$)')).not.toBeInTheDocument();
  expect(new URLSearchParams(own.router.state.location.search).get('colunas')).toContain('-received');
});

it('keeps a note on a cell with the view that is saved', async () => {
  const { user } = open('/?consulta=1&filtro.situacao=OPEN');
  const sheet = await screen.findByRole('treegrid');
  const row = () =>
    within(sheet)
      .getAllByRole('row')
      .find((each) => !each.hasAttribute('aria-expanded') && each.getAttribute('aria-level') === '2');
  await waitFor(() => expect(row()).toBeDefined());
  const cell = () =>
    within(row() ?? sheet)
      .getAllByRole('gridcell')
      .at(-1) ?? sheet;
  await user.click(cell());
  await user.click(screen.getByRole('button', { name: 'Anotar a célula' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anotação na célula' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Anotação' }), 'Ligar na segunda');
  // Kept on this computer until it is saved.
  await waitFor(() => expect(JSON.stringify([...drafts.values()])).toContain('Ligar na segunda'));
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(cell()).toHaveTextContent('Anotação: Ligar na segunda'));

  await user.click(screen.getByRole('button', { name: 'Visões' }));
  const views = await screen.findByRole('dialog', { name: 'Visões salvas' });
  await user.type(within(views).getByRole('textbox', { name: 'Nome da visão' }), 'Cobrança');
  await user.click(within(views).getByRole('button', { name: 'Salvar visão' }));
  await waitFor(() => expect(screen.getByText(/Ligar na segunda/)).toBeInTheDocument());
  cleanup();

  // Another look has no notes of this one; the view brings them back.
  const other = open('/?consulta=1&filtro.situacao=OPEN&grupos=partner');
  await screen.findByRole('treegrid');
  await screen.findAllByRole('gridcell');
  expect(screen.queryByText(/Ligar na segunda/)).not.toBeInTheDocument();
  await other.user.click(screen.getByRole('button', { name: 'Visões' }));
  await other.user.click(await screen.findByRole('button', { name: 'Cobrança' }));
  expect(await screen.findByText(/Ligar na segunda/)).toBeInTheDocument();
});
