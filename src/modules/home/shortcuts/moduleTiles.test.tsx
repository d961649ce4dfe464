import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { MenuLeaf } from '@/domain/menu/menuTree';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { ModuleTiles } from './ModuleTiles';

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
