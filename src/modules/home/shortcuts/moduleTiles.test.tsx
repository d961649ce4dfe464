import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MenuLeaf } from '@/domain/menu/menuTree';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { ModuleTiles } from './ModuleTiles';
import { PinTile } from './PinTile';

const leaf = (id: number, name: string, legacy = false): MenuLeaf => ({
  id,
  name,
  path: `/${id}`,
  iconName: 'Home',
  legacy,
});

it('shows the pages that are here before those of the former site', () => {
  const module = {
    id: 1,
    name: 'Financeiro',
    constantFilter: 'FINANCIAL',
    iconName: 'Home',
    leaves: [leaf(1, 'Antiga', true), leaf(2, 'Nova')],
    groups: [{ name: 'Relatórios', leaves: [leaf(3, 'Caixa antigo', true), leaf(4, 'Caixa')] }],
  };
  renderUi(<ModuleTiles module={module} pinned={new Set()} wanted={new Map()} onToggle={vi.fn()} />);
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^Nova/),
    expect.stringMatching(/^Caixa(?! antigo)/),
    expect.stringMatching(/^Antiga/),
    expect.stringMatching(/^Caixa antigo/),
  ]);
});

it('shows a page as it is to be while its change is under way, else as it is', () => {
  const module = { id: 1, name: 'M', constantFilter: '', iconName: '', groups: [] };
  const leaves = [leaf(1, 'A'), leaf(2, 'B'), leaf(3, 'C'), leaf(4, 'D')];
  renderUi(
    <ModuleTiles
      module={{ ...module, leaves }}
      pinned={new Set([1, 3])}
      wanted={
        new Map([
          [3, false],
          [4, true],
        ])
      }
      onToggle={vi.fn()}
    />,
  );
  const marks = screen
    .getAllByRole('button')
    .map((tile) => [tile.getAttribute('aria-pressed'), tile.getAttribute('aria-busy')]);
  expect(marks).toEqual([
    ['true', null],
    ['false', null],
    ['false', 'true'],
    ['true', 'true'],
  ]);
});

describe('a tile', () => {
  const open = (busy: boolean, group = '', pinned = false) => {
    const onToggle = vi.fn();
    renderUi(
      <PinTile leaf={leaf(1, 'Caixa')} group={group} pinned={pinned} busy={busy} onToggle={onToggle} />,
    );
    const tile = screen.getByRole('button');
    fireEvent.click(tile);
    return { tile, pressed: onToggle.mock.calls.length };
  };

  it('is pressed, but not while its change is under way', () => {
    const { tile, pressed } = open(false, 'Relatórios', true);
    expect(pressed).toBe(1);
    expect(tile).not.toHaveAttribute('aria-disabled');
    expect(tile).toHaveTextContent('CaixaRelatórios');
    expect(tile.querySelector('[data-testid=PushPinIcon]')).not.toBeNull();
    expect(tile.querySelector('[role=progressbar]')).toBeNull();
  });

  it('under way shows that, and takes no further press', () => {
    const { tile, pressed } = open(true);
    expect(pressed).toBe(0);
    expect(tile).toHaveAttribute('aria-disabled', 'true');
    expect(tile.querySelector('[role=progressbar]')).not.toBeNull();
  });

  it('of no pinned page has the outlined pin, and no group where there is none', () => {
    const { tile } = open(false);
    expect(tile.querySelector('[data-testid=PushPinOutlinedIcon]')).not.toBeNull();
    expect(tile).toHaveTextContent(/^Caixa$/);
  });
});
