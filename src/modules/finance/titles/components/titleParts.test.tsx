import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { startTitles } from '../titlesPage.test.kit';
import type { TitleRow } from '../rules/titleRow';
import { TitleCards } from './TitleCards';
import { TitleDialogs } from './TitleDialogs';
import { TitleState } from './TitleState';

startTitles();

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ') ?? '';

describe('the sums of titles', () => {
  const side = (pay: number, receive: number, count = 1) => ({ pay, receive, count });
  const NOTHING = side(0, 0, 0);
  const SUMS = {
    overdue: side(10_00, 4_00),
    today: side(0, 7_00),
    next7: side(1_00, 1_00, 2),
    next30: NOTHING,
    later: NOTHING,
    all: side(11_00, 12_00, 4),
    paid: side(5_00, 0, 3),
  };
  const show = (over: object = {}) => {
    const onPick = vi.fn();
    const days = { from: '2026-03-01', to: '2026-03-31' };
    const view = renderUi(
      <TitleCards sums={SUMS} failed={false} days={days} active={null} onPick={onPick} {...over} />,
    );
    return { ...view, onPick, cards: () => screen.getAllByRole('button').map(plain) };
  };

  it('are both sides apart, of what was paid with its days', () => {
    const { cards } = show();
    expect(cards()[0]).toBe('Vencidos1 títuloA pagar10,00A receber4,00');
    expect(cards()[1]).toBe('Vencem hoje1 títuloA pagar0,00A receber7,00');
    expect(cards()[2]).toBe('1 a 7 dias2 títulosA pagar1,00A receber1,00');
    expect(cards()[6]).toMatch(/^Baixados01\/03(\/2026)? a 31\/03(\/2026)?Pago5,00Recebido0,00$/);
  });

  it('keep their count as a bare figure for a narrow card, where its word would make the card higher', () => {
    show({ sums: { ...SUMS, overdue: side(10_00, 4_00, 12) } });
    const counts = screen.getAllByRole('button').map((card) => card.querySelector('small')?.dataset['count']);
    expect(counts).toEqual(['12', '1', '2', '0', '0', '4', undefined]);
  });

  it('mark what is overdue, where something is', () => {
    const marked = () => document.querySelectorAll('[data-tone="danger"]').length;
    const { unmount } = show();
    expect(marked()).toBe(1);
    unmount();
    show({ sums: { ...SUMS, overdue: NOTHING } });
    expect(marked()).toBe(0);
  });

  it('are picked one by one', () => {
    const { onPick } = show({ active: 'today' });
    const pressed = screen.getAllByRole('button', { pressed: true });
    expect(pressed.map(plain)).toEqual([expect.stringMatching(/^Vencem hoje/)]);
    fireEvent.click(screen.getByRole('button', { name: /^Vencidos/ }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith('overdue');
  });

  it('are on their way, or did not come', () => {
    const { cards, unmount } = show({ sums: null });
    expect(cards()[0]).toBe('VencidosA pagarA receber');
    unmount();
    expect(show({ sums: null, failed: true }).cards()[0]).toBe('VencidosA pagar—A receber—');
  });
});

describe('what the address opens over the list', () => {
  const row = (id: number) =>
    ({
      id,
      movement: 'EXPENSE',
      open: id === 2 ? 100_00 : 0,
      issueDate: '',
      dueDate: '2026-03-10',
    }) as TitleRow;
  const show = (open: object | null, over: object = {}) => {
    const address = { open, show: vi.fn(), tab: 'a-receber', setTab: vi.fn() };
    const element = (
      <main>
        <TitleDialogs
          address={address as never}
          rows={[row(1), row(2)]}
          known
          period={{ kind: 'DUE', from: '2026-03-01', to: '2026-03-31' } as never}
          doings={{} as never}
          {...over}
        />
      </main>
    );
    return { ...openSignedIn({ routes: [{ path: '/x', element }], at: '/x' }), address };
  };

  it('is nothing', async () => {
    show(null);
    expect(await screen.findByRole('main')).toBeEmptyDOMElement();
  });

  it('is a write-off once the list is known', async () => {
    show({ kind: 'writeOff', ids: [1] }, { known: false });
    expect(await screen.findByRole('main')).toBeEmptyDOMElement();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a write-off', async () => {
    const { user, address } = show({ kind: 'writeOff', ids: [1] });
    const dialog = within(await screen.findByRole('dialog', { name: 'Baixar título' }));
    expect(dialog.getByText('Nenhum destes títulos está em aberto.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(address.show).toHaveBeenCalledExactlyOnceWith(null, true);
  });

  it.each([
    ['a-receber', 'A receber'],
    ['a-pagar', 'A pagar'],
    ['baixados', 'A pagar'],
  ])('is from the tab %s a new title of its side: %s', async (tab, side) => {
    const address = { open: { kind: 'new', copyOf: null }, show: vi.fn(), tab, setTab: vi.fn() };
    show(null, { address });
    const dialog = within(await screen.findByRole('dialog', { name: 'Lançar título' }));
    expect(await dialog.findByRole('radio', { name: side })).toBeChecked();
  });

  it('is a title that is changed', async () => {
    backend.breaks('openTitle');
    show({ kind: 'edit', id: '1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar título' }));
    expect(await dialog.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });

  it('is a copy of a title, which is a new one', async () => {
    backend.breaks('openTitle');
    show({ kind: 'new', copyOf: '1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Lançar título' }));
    expect(await dialog.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });
});

describe('a title that is not there', () => {
  const state = (item: object) => renderUi(<TitleState item={item as never} onRetry={vi.fn()} />).container;

  it('is on its way', () => {
    const container = state({ status: 'loading', error: null });
    expect(container.querySelector('[aria-busy]')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('may be requested again', () => {
    const container = state({ status: 'failed', error: { kind: 'offline' } });
    expect(container.querySelector('[aria-busy]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });

  it('does not exist', () => {
    state({ status: 'failed', error: { kind: 'validation', status: 404, fields: {} } });
    expect(screen.getByText('Título não encontrado')).toBeVisible();
  });
});
