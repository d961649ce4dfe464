import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { RawFilters } from '@/platform/filters/filterValues';
import { addDays, today } from '@/platform/format/date';
import { financeRoutes } from '../financeRoutes';
import { financeReport } from './parts/financeReport';
import { Component as Receivables, report } from './receivables';
import { backend } from '../../../../mocks/faults/backend';

startDemo({
  routes: financeRoutes,
  namespaces: ['financeReports', 'report', 'sheet', 'chart', 'common', 'forms', 'grid', 'ui'],
});
beforeEach(() => localStorage.setItem('ep.filterHint', 'shown'));

const ROWS = '/ReportReceivables/GetGridData';
const OPEN: RawFilters = { situacao: 'OPEN' };

function addressOf(filters: RawFilters): string {
  const params = Object.entries(filters).map(([name, value]): [string, string] => [`filtro.${name}`, value]);
  return `/?${new URLSearchParams([['consulta', '1'], ...params]).toString()}`;
}

const open = (at: string) => openSignedIn({ routes: [{ path: '/', element: <Receivables /> }], at });

describe('a report', () => {
  it.each([
    [403, 'Seu perfil não permite'],
    [500, 'Tentar novamente'],
  ])('shows in its sheet that the server answered %i', async (status, text) => {
    backend.answers('readReceivables', { error: { message: 'x' } }, { status });
    open(addressOf(OPEN));
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
  });

  it('asks nothing while a filter in its address is wrong, and says what is wrong at its field', async () => {
    open(addressOf({ situacao: 'SETTLED', vencimento: '2026-05-02..2026-05-01' }));
    expect(await screen.findByText('Há um filtro a corrigir')).toBeInTheDocument();
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText('O fim do período vem antes do início.')).toBeInTheDocument();
    expect(callsTo(ROWS)).toEqual([]);
  });

  it('names rows that it could not read and leaves them in', async () => {
    backend.answers('readReceivables', [
      {
        id: 1,
        dueDate: '2026-01-02T00:00:00',
        partnerPersonName: 'ANA',
        installmentValue: 10.1,
        openValue: 10.1,
      },
      {
        id: 2,
        dueDate: '2026-01-03T00:00:00',
        partnerPersonName: 'BIA',
        installmentValue: 'dez',
        openValue: 5,
      },
    ]);
    open(addressOf(OPEN));
    const notice = await screen.findByText(/1 linha veio com dados que não puderam ser lidos/);
    expect(notice.parentElement).toHaveTextContent('linha 2 (BIA): Valor');
    expect(screen.getByText('BIA')).toBeInTheDocument();
  });

  it('groups as the reader chooses, and the address tells', async () => {
    const { user, router } = open(addressOf(OPEN));
    await user.click(await screen.findByRole('button', { name: 'Agrupado por Faixa de atraso' }));
    const menu = await screen.findByRole('dialog');
    await user.click(within(menu).getByLabelText('2º nível'));
    await user.click(await screen.findByRole('option', { name: 'Parceiro' }));
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('grupos')).toBe('band,partner'),
    );
  });

  it('has the order of its levels changed by key and by dragging, and keeps it', async () => {
    const { user, router } = open(addressOf(OPEN));
    const kept = () => new URLSearchParams(router.state.location.search).get('grupos');
    await user.click(await screen.findByRole('button', { name: 'Agrupado por Faixa de atraso' }));
    const menu = within(await screen.findByRole('dialog'));
    await user.click(menu.getByLabelText('2º nível'));
    await user.click(await screen.findByRole('option', { name: 'Parceiro' }));
    expect(await menu.findByRole('button', { name: 'Mover Faixa de atraso para cima' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    menu.getByRole('button', { name: 'Mover Parceiro para cima' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(kept()).toBe('partner,band'));

    const [handle] = document.querySelectorAll('[draggable=true]');
    const below = menu.getByLabelText('2º nível').closest('[data-over]');
    if (!handle || !below) throw new Error('nothing to drag');
    fireEvent.dragStart(handle);
    fireEvent.dragOver(below);
    fireEvent.drop(below);
    await waitFor(() => expect(kept()).toBe('band,partner'));
  });

  it('drops what it asked when something else is asked, and when the page is left', async () => {
    const signals: AbortSignal[] = [];
    const ask = (_: URLSearchParams, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const Slow = financeReport({ ...report, ask });
    const { router } = openSignedIn({
      routes: [
        { path: '/', element: <Slow /> },
        { path: '/outra', element: null },
      ],
      at: addressOf(OPEN),
    });
    await waitFor(() => expect(signals).toHaveLength(1));
    await act(() => router.navigate(addressOf({ situacao: 'OVERDUE' })));
    await waitFor(() => expect(signals).toHaveLength(2));
    await act(() => router.navigate('/outra'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('tells that its data are days old, and does not wait for a source without an age', async () => {
    const old = addDays(today(), -3);
    backend.answers('readReportDate', { lastDate: `${old}T05:30:00` });
    const { user } = open('/');
    expect(await screen.findByText(/atualizados há 3 dias/)).toBeInTheDocument();
    backend.breaks('readReportDate');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await screen.findByRole('treegrid');
  });

  it('reads until when its data reach once more with each run', async () => {
    backend.answers('readReportDate', { lastDate: `${today()}T05:30:00` });
    const { user } = open('/');
    expect(await screen.findByText(/Dados até .*05:30/)).toBeInTheDocument();
    await screen.findByRole('treegrid');
    backend.answers('readReportDate', { lastDate: `${today()}T14:27:00` });
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(await screen.findByText(/Dados até .*14:27/)).toBeInTheDocument();
    expect(screen.queryByText(/05:30/)).toBeNull();
  });

  it('opens the arithmetic of a mean by weight, with the rows that are in it', async () => {
    const rowOf = (id: number, day: string, openValue: number | null) => ({
      id,
      dueDate: day,
      partnerPersonName: 'ANA',
      installmentValue: 100,
      writeOffValue: 0,
      openValue,
    });
    backend.answers('readReceivables', [
      rowOf(1, addDays(today(), -10), 30),
      rowOf(2, addDays(today(), -20), 10),
      rowOf(3, addDays(today(), -20), null),
    ]);
    const { user } = open(addressOf(OPEN));
    const foot = (await screen.findByRole('rowheader', { name: 'Total' })).closest('[role="row"]');
    const late = [...(foot?.querySelectorAll<HTMLElement>('[aria-haspopup]') ?? [])].at(-1);
    // (10 × 30 + 20 × 10) ÷ 40 = 12.5
    expect(late).toHaveTextContent('13');
    if (late) await user.click(late);
    const dialog = await screen.findByRole('dialog', { name: /Atraso.*Total/ });
    expect(dialog).toHaveTextContent('Soma de Atraso × Em aberto500,00');
    expect(dialog).toHaveTextContent('dividida por: Soma de Em aberto40,00');
    expect(dialog).toHaveTextContent('Linhas na conta2');
    expect(dialog).toHaveTextContent('Linhas fora da conta, por falta de valor1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(late).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /Atraso.*Total/ })).toBeInTheDocument();
  });

  it('is held to a chosen point of its chart, which the address tells and the chip takes away', async () => {
    const { user, router } = open(`${addressOf(OPEN)}&grafico=1`);
    await user.click(await screen.findByRole('button', { name: 'Ver como tabela' }));
    const points = await screen.findByRole('table');
    const all = Number(screen.getByRole('treegrid').getAttribute('aria-rowcount'));
    const [, second] = within(points).getAllByRole('button');
    if (!second) throw new Error('no second point');
    const { textContent: name } = second;
    await user.click(second);
    const bar = () => new URLSearchParams(router.state.location.search).get('barra');
    await waitFor(() => expect(bar()).not.toBeNull());
    expect(within(points).getByRole('button', { name: name ?? '' })).toHaveAttribute('aria-pressed', 'true');
    const rowCount = () => Number(screen.getByRole('treegrid').getAttribute('aria-rowcount'));
    await waitFor(() => expect(rowCount()).toBeLessThan(all));
    // All points stay, so that another can be chosen.
    expect(within(points).getAllByRole('button').length).toBeGreaterThan(1);
    await user.click(screen.getByRole('button', { name: /Remover filtro.*Faixa de atraso/ }));
    await waitFor(() => expect(bar()).toBeNull());
    expect(rowCount()).toBe(all);
    await user.click(within(points).getByRole('button', { name: name ?? '' }));
    await waitFor(() => expect(bar()).not.toBeNull());
    await user.click(within(points).getByRole('button', { name: name ?? '' }));
    await waitFor(() => expect(bar()).toBeNull());
  });

  describe('beside another time', () => {
    const beside = addressOf({
      situacao: 'SETTLED',
      vencimento: '2026-01-01..2026-06-30',
      'comparacao.vencimento': '2025-01-01..2025-06-30',
    });
    const rowOf = (day: string, value: number) => ({
      id: 1,
      dueDate: day,
      partnerPersonName: 'ANA',
      installmentValue: value,
      writeOffValue: 0,
      openValue: value,
    });
    const openWith = (ask: (year: string) => readonly unknown[]) => {
      const Beside = financeReport({
        ...report,
        ask: async (params) => Promise.resolve(ask((params.get('startDate') ?? '').slice(0, 4))),
      });
      return openSignedIn({ routes: [{ path: '/', element: <Beside /> }], at: beside });
    };

    it('asks for both at once, and shows what each figure was and the difference', async () => {
      const requested: string[] = [];
      const { router, user } = openWith((year) => {
        requested.push(year);
        return [rowOf(`${year}-02-02`, year === '2026' ? 30 : 20)];
      });
      expect(await screen.findByRole('columnheader', { name: 'Em aberto · Δ %' })).toBeInTheDocument();
      expect(requested.toSorted()).toEqual(['2025', '2026']);
      const foot = screen.getByRole('rowheader', { name: 'Total' }).closest('[role="row"]');
      expect(foot).toHaveTextContent('30,0020,0010,0050,0');
      expect(screen.getByText(/Comparar com – Vencimento/)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Comparar' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Não comparar' }));
      await waitFor(() => expect(router.state.location.search).not.toContain('comparacao'));
      expect(screen.queryByRole('columnheader', { name: /Δ/ })).not.toBeInTheDocument();
    });

    it('stands alone, and says so, when the other time does not load', async () => {
      openWith((year) => {
        if (year === '2025') throw new Error('no answer');
        return [rowOf('2026-02-02', 30)];
      });
      expect(await screen.findByText('A comparação não foi carregada.')).toBeInTheDocument();
      const foot = await screen.findByRole('rowheader', { name: 'Total' });
      expect(foot.closest('[role="row"]')).toHaveTextContent('30,00');
      expect(screen.queryByRole('columnheader', { name: /Δ/ })).not.toBeInTheDocument();
    });
  });
});
