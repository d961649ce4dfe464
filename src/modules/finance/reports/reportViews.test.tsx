import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { Component as Receivables } from './receivables';

startDemo({
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
  await waitFor(() => expect(callsTo('/ReportReceivables/GetGridData')).toHaveLength(1));
  cleanup();

  const { user, router } = open('/');
  const offer = await screen.findByRole('button', { name: 'Buscar com os últimos filtros' });
  const search = () => new URLSearchParams(router.state.location.search);
  expect(search().has('filtro.situacao')).toBe(false);
  expect(callsTo('/ReportReceivables/GetGridData')).toHaveLength(1);
  await user.click(offer);
  await waitFor(() => expect(search().get('filtro.situacao')).toBe('OVERDUE'));
  await waitFor(() => expect(callsTo('/ReportReceivables/GetGridData')).toHaveLength(2));
});
