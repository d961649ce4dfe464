import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import type { PortfolioRow } from '../miscWire';
import { HistoryDialog } from './HistoryDialog';
import { Component as PortfolioPage } from '../pages/PortfolioPage';
import { MoveDialog } from './MoveDialog';

startDemo({ namespaces: ['adminMisc', 'ui', 'common', 'forms'] });
beforeEach(() => {
  backend.recovers();
  setLogSink(() => undefined);
});

const row = (id: number, customerName: string, accountManagerId: number | null): PortfolioRow => ({
  id,
  customerName,
  cityName: null,
  accountManagerId,
  accountManagerName: accountManagerId === null ? null : `Gerente ${accountManagerId}`,
  serviceClassificationName: null,
  isFreeAccount: false,
  since: null,
  active: true,
});
const ALL = [row(1, 'ANA', 7), row(2, 'BENTO', 8), row(3, 'CLARA', null), row(4, 'DAVI', 7)] as const;
const moves = () => callsTo('/CustomerPortfolio/Move').map(({ body }) => body);

function openMove() {
  const does = { onClose: vi.fn(), onMoved: vi.fn(), onUndone: vi.fn() };
  const reading = { loading: false, failed: false, onRetry: vi.fn() };
  const dialog = <MoveDialog all={ALL} reading={reading} chosen={ALL.slice(0, 3)} {...does} />;
  return { ...openSignedIn({ account: 'master', routes: [{ path: '*', element: dialog }], at: '/x' }), does };
}

/** Chooses the first manager and moves; answers the manager's name. */
async function move(user: ReturnType<typeof openMove>['user']): Promise<string> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover de carteira' }));
  expect(dialog.getByLabelText(/^Motivo/)).toHaveAttribute('maxlength', '200');
  await user.click(dialog.getByRole('combobox', { name: /^Novo gerente/ }));
  const manager = await waitFor(() => {
    const found = screen.getAllByRole('option').find((one) => one.getAttribute('aria-disabled') !== 'true');
    if (!found) throw new Error('no manager to choose yet');
    return found;
  });
  const name = manager.textContent;
  await user.click(manager);
  await user.click(dialog.getByRole('button', { name: /^Mover de carteira/ }));
  return name;
}

describe('customers who are moved to another manager', () => {
  it('are given back to those that they had, one call for each', async () => {
    backend.answers('moveToPortfolio', { moved: 3 });
    const { user, does } = openMove();
    const name = await move(user);
    expect(await screen.findByText(`3 clientes movidos para ${name}.`)).toBeVisible();
    expect(does.onMoved).toHaveBeenCalledOnce();
    expect(moves()).toEqual([expect.objectContaining({ customerIds: [1, 2, 3] })]);
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(does.onUndone).toHaveBeenCalledOnce());
    const reason = 'Transferência desfeita';
    expect(moves().slice(1)).toEqual([
      { customerIds: [1], accountManagerId: 7, reason },
      { customerIds: [2], accountManagerId: 8, reason },
      { customerIds: [3], accountManagerId: null, reason },
    ]);
  });

  it('that nothing was moved of are not given back', async () => {
    backend.answers('moveToPortfolio', { moved: 0 });
    const { user } = openMove();
    const name = await move(user);
    expect(
      await screen.findByText((words) => words.startsWith('0 cliente') && words.endsWith(`para ${name}.`)),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });

  it('that cannot be given back are shown as they stand now', async () => {
    backend.answers('moveToPortfolio', { moved: 3 }, { times: 1 });
    const { user, does } = openMove();
    await move(user);
    const undo = await screen.findByRole('button', { name: 'Desfazer' });
    backend.breaks('moveToPortfolio');
    await user.click(undo);
    await waitFor(() => expect(does.onUndone).toHaveBeenCalledOnce());
    expect(moves()).toHaveLength(2);
  });

  it('that could not be read are read again from the dialog', async () => {
    backend.breaks('listPortfolio', { times: 1 });
    const { user } = openSignedIn({
      account: 'master',
      routes: [{ path: '*', element: <PortfolioPage /> }],
      at: '/x',
    });
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await user.click(screen.getByRole('button', { name: 'Nova transferência' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover de carteira' }));
    expect(dialog.getByText('Não foi possível carregar as opções.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
    await user.click(await dialog.findByRole('combobox', { name: /^Clientes/ }));
    expect(await screen.findByRole('option', { name: 'AVICULTURA OESTE CATARINENSE' })).toBeVisible();
  });
});

describe('the history of the portfolios', () => {
  const openHistory = () =>
    openSignedIn({
      account: 'master',
      routes: [{ path: '*', element: <HistoryDialog onClose={vi.fn()} /> }],
      at: '/x',
    });
  const moved = {
    id: 1,
    customerName: 'ANA',
    fromName: null,
    toName: 'Rita',
    movedAt: '2026-05-04T10:30:00',
    movedBy: 'Marta',
    reason: null,
  };

  it('says who moved whom from whom to whom, when and why', async () => {
    backend.answers('readPortfolioMoves', [
      moved,
      { ...moved, id: 2, fromName: 'Rita', toName: null, reason: 'Férias' },
    ]);
    openHistory();
    const [first, second] = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(first).toMatch(/^Marta moveu ANA: sem gerente → Rita.*10:30$/);
    expect(second).toMatch(/^Marta moveu ANA: Rita → sem gerente.* · Férias$/);
    expect(screen.queryByText('Nenhuma transferência')).toBeNull();
  });

  it('says that there is none', async () => {
    backend.answers('readPortfolioMoves', []);
    openHistory();
    expect(await screen.findByText('Nenhuma transferência')).toBeVisible();
  });

  it('that cannot be read is read again', async () => {
    backend.answers('readPortfolioMoves', [moved]);
    backend.breaks('readPortfolioMoves', { times: 1 });
    const { user } = openHistory();
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText(/Marta moveu ANA/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });
});
