import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { Menu } from '../accessWire';
import { MenuEntry } from './MenuEntry';
import type { EntryMoving } from './useEntryMoving';

beforeEach(() => startI18n('pt-BR', ['adminAccess', 'ui', 'common']));

const entry = (changes: Partial<Menu> = {}) =>
  ({
    id: 3,
    name: 'Agenda',
    urlName: '/agenda',
    iconName: 'Home',
    moduleId: 1,
    parentMenuName: '',
    active: true,
    ...changes,
  }) as Menu;

interface Opened {
  readonly of?: Menu;
  readonly target?: Partial<NonNullable<EntryMoving['target']>> | null;
  readonly lifted?: number | null;
  readonly last?: boolean;
  readonly fixedReason?: string | null;
  readonly canStep?: boolean;
}

function open({ of = entry(), target = null, lifted = null, ...more }: Opened = {}) {
  const moving = {
    target: target && { moduleId: 1, parent: null, index: 2, ...target },
    lifted,
    handleProps: () => ({ 'data-handled': true }),
    stepOnce: vi.fn(),
    canStep: () => more.canStep ?? true,
  } as unknown as EntryMoving;
  const onOpen = vi.fn();
  const { container } = renderUi(
    <ul>
      <MenuEntry
        entry={of}
        index={2}
        last={more.last ?? false}
        moving={moving}
        fixedReason={more.fixedReason ?? null}
        actions={[]}
        onOpen={onOpen}
      />
    </ul>,
  );
  const line = container.querySelector<HTMLElement>('[data-index]');
  return { data: line?.dataset ?? {}, onOpen, moving };
}
const handle = () => screen.getByRole('button', { name: 'Mover Agenda' });

describe('an entry of the menu', () => {
  it('shows where the one that is moved would stand', () => {
    const over = (opened: Opened) => open(opened).data['over'];
    expect(over({})).toBe('');
    expect(over({ target: {} })).toBe('before');
    expect(over({ target: { index: 3 } })).toBe('');
    expect(over({ target: { index: 3 }, last: true })).toBe('after');
    expect(over({ target: { index: 1 }, last: true })).toBe('');
    expect(over({ target: { moduleId: 2 } })).toBe('');
    expect(over({ target: { parent: 'Relatórios' } })).toBe('');
    expect(over({ of: entry({ parentMenuName: 'Relatórios' }), target: { parent: 'Relatórios' } })).toBe(
      'before',
    );
  });

  it('is marked while it is moved', () => {
    const { data } = open({ lifted: 3 });
    expect([data['lifted'], data['deep'], data['parent']]).toEqual(['true', 'false', undefined]);
    expect(handle()).toHaveAttribute('aria-pressed', 'true');
    expect(handle()).not.toHaveAttribute('aria-disabled');
    expect(handle()).toHaveAttribute('data-handled');
  });

  it('stands deeper below a parent, and another one is not marked', () => {
    const { data } = open({ of: entry({ parentMenuName: 'Relatórios' }), lifted: 4 });
    expect([data['lifted'], data['deep'], data['parent']]).toEqual(['false', 'true', 'Relatórios']);
    expect(screen.queryByText('Inativa')).toBeNull();
  });

  it('stays where nothing can be moved', () => {
    open({ fixedReason: 'Limpe a busca para mudar a ordem.', of: entry({ active: false }) });
    expect(handle()).toHaveAttribute('aria-disabled', 'true');
    expect(handle()).not.toHaveAttribute('data-handled');
    expect(screen.getByText('Inativa')).toBeVisible();
  });

  it('is opened by its name', async () => {
    const { onOpen } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Editar Agenda' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 3 }));
  });
});
