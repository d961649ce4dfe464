import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ENTRIES } from '@/platform/sheet/gallery/sampleNotebook';
import { renderSheet } from '@/platform/sheet/testing/renderSheet';

const rowOf = (name: RegExp) => screen.getByRole('row', { name });
const cellsOf = (name: RegExp) => [...rowOf(name).children].map((cell) => cell.textContent);
const cell = (name: string) => screen.getByRole('gridcell', { name });
const accounts = () =>
  screen
    .getAllByRole('rowheader')
    .map((header) => header.textContent)
    .slice(0, -1);

describe('Sheet', () => {
  it('tells assistive technology its size and each place', () => {
    renderSheet();
    const grid = screen.getByRole('grid', { name: 'Safra' });
    expect(grid).toHaveAttribute('aria-rowcount', '5');
    expect(grid).toHaveAttribute('aria-colcount', '5');
    expect(rowOf(/Soja/)).toHaveAttribute('aria-rowindex', '3');
    expect(cell('1.500,00')).toHaveAttribute('aria-colindex', '5');
  });

  it('writes numbers, dates and units as Brazil does', () => {
    renderSheet();
    expect(cellsOf(/Milho/)).toEqual(['Milho safrinha', '10/03/2026', '12,50', '100', '1.200,50']);
    expect(screen.getByRole('columnheader', { name: /Área \(ha\)/ })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /Valor \(R\$\)/ })).toBeVisible();
  });

  it('adds up under the columns', () => {
    renderSheet();
    expect(cellsOf(/Total/)).toEqual(['Total', '', '37,75', '310', '2.580,40']);
  });

  it('draws only a window of many rows and says how many there are', () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({ ...ENTRIES[0], id: at, account: `Conta ${at}` }));
    renderSheet({ rows: many as typeof ENTRIES });
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5002');
    expect(screen.getAllByRole('row').length).toBeLessThan(40);
    expect(screen.getByText('5.000 registros')).toBeVisible();
    expect(cellsOf(/Total/)[3]).toBe('500.000');
  });

  it('sorts by a head, up, down and as it came', async () => {
    const { user } = renderSheet();
    const head = screen.getByRole('columnheader', { name: /Cultura/ });
    await user.click(head);
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(accounts()).toEqual(['Feijão-caupi', 'Milho safrinha', 'Soja']);
    await user.click(head);
    expect(accounts()).toEqual(['Soja', 'Milho safrinha', 'Feijão-caupi']);
    await user.click(head);
    expect(head).toHaveAttribute('aria-sort', 'none');
    expect(accounts()).toEqual(['Milho safrinha', 'Soja', 'Feijão-caupi']);
  });

  it('searches whatever the accents, and totals what was found', async () => {
    const { user } = renderSheet();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'FEIJAO{Enter}');
    expect(accounts()).toEqual(['Feijão-caupi']);
    expect(cellsOf(/Total/)[4]).toBe('-120,10');
    await user.clear(screen.getByRole('searchbox', { name: 'Buscar' }));
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'trigo{Enter}');
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(accounts()).toHaveLength(3);
  });

  it('shows told totals in lines of their own', () => {
    renderSheet({
      totals: [
        { id: 'before', label: 'Saldo anterior', figures: { value: 10_000_00 } },
        {
          id: 'after',
          label: 'Saldo final',
          figures: (rows) => ({ value: rows.reduce((sum, row) => sum + row.value, 10_000_00) }),
        },
      ],
    });
    expect(cellsOf(/Saldo anterior/)[4]).toBe('10.000,00');
    expect(cellsOf(/Saldo final/)[4]).toBe('12.580,40');
  });

  it('keeps its first columns in view, each with its head and its total', () => {
    renderSheet({ frozen: 2 });
    const still = screen
      .getAllByRole('row')
      .map((row) => [...row.children].filter((one) => one.matches('.frozen')).length);
    expect(still).toEqual([2, 2, 2, 2, 2]);
    expect(screen.getByRole('columnheader', { name: /Data/ }).matches('.frozen.edge')).toBe(true);
    expect(screen.getByRole('columnheader', { name: /Área/ }).matches('.frozen')).toBe(false);
  });

  it('widens a column by the keys', async () => {
    const { user } = renderSheet();
    const grid = screen.getByRole('grid');
    expect(grid.style.getPropertyValue('--w1')).toBe('104px');
    screen.getByRole('columnheader', { name: /Data/ }).focus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(grid.style.getPropertyValue('--w1')).toBe('136px');
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(grid.style.getPropertyValue('--w1')).toBe('120px');
  });
});

describe('states', () => {
  it('offers to try again after a failure', async () => {
    const onRetry = vi.fn<() => void>();
    const { user } = renderSheet({
      rows: [],
      status: 'failed',
      error: { kind: 'server', status: 503, messages: [] },
      onRetry,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('503');
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('says that there is nothing', () => {
    renderSheet({ rows: [] });
    expect(screen.getByText('Nenhum registro')).toBeVisible();
  });

  it('is busy while it loads', () => {
    renderSheet({ rows: [], status: 'loading' });
    expect(screen.getByRole('region', { name: 'Safra' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Nenhum registro')).toBeNull();
    expect(screen.getByText('Carregando').closest('[role=status]')).toHaveAttribute('aria-busy', 'true');
  });

  it('draws nothing over rows, neither when they are all there nor while they load anew', () => {
    const { unmount } = renderSheet();
    expect(screen.queryByText('Carregando')).toBeNull();
    unmount();
    renderSheet({ status: 'loading' });
    expect(screen.queryByText('Carregando')).toBeNull();
    expect(screen.getByText('Soja')).toBeVisible();
  });
});

describe('the tools over the sheet', () => {
  const none = { search: false, exportName: false } as const;
  const first = () => screen.getByRole('region', { name: 'Safra' }).firstElementChild;

  it('are those of the page where it has some', () => {
    renderSheet({ ...none, toolbar: <button type="button">Período</button> });
    expect(screen.getByRole('button', { name: 'Período' })).toBeVisible();
    expect(first()).not.toContainElement(screen.getByRole('grid'));
  });

  it('take no room where there are none', () => {
    renderSheet(none);
    expect(first()).toContainElement(screen.getByRole('grid'));
  });
});

describe('groups', () => {
  const groups = {
    path: (row: { account: string; id: number }) => [
      { key: row.id === 3 ? 'outras' : 'graos', label: row.id === 3 ? 'Outras' : 'Grãos' },
    ],
  };

  it('are folded by tools, also where the sheet has no others', () => {
    renderSheet({ groups, search: false, exportName: false });
    expect(screen.getByRole('button', { name: 'Recolher todos os grupos' })).toBeVisible();
  });

  it('put rows under headings with their sums', () => {
    renderSheet({ groups });
    expect(screen.getByRole('treegrid')).toBeVisible();
    const grains = rowOf(/Grãos/);
    expect(grains).toHaveAttribute('aria-expanded', 'true');
    expect(grains).toHaveAttribute('aria-level', '1');
    expect(rowOf(/Soja/)).toHaveAttribute('aria-level', '2');
    expect(cellsOf(/Grãos/).slice(2)).toEqual(['32,75', '300', '2.700,50']);
  });

  it('fold and unfold by pointer', async () => {
    const { user } = renderSheet({ groups });
    await user.click(screen.getByRole('rowheader', { name: /Grãos/ }));
    expect(rowOf(/Grãos/)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Soja')).toBeNull();
    expect(screen.getByText('Feijão-caupi')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Recolher todos os grupos' }));
    expect(screen.queryByText('Feijão-caupi')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Expandir todos os grupos' }));
    expect(screen.getByText('Soja')).toBeVisible();
  });

  it('fold and unfold by the arrows', async () => {
    const { user } = renderSheet({ groups });
    screen.getByRole('rowheader', { name: /Soja/ }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('rowheader', { name: /Grãos/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(rowOf(/Grãos/)).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowRight}');
    expect(rowOf(/Grãos/)).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}');
    expect(within(rowOf(/Grãos/)).getAllByRole('gridcell')[0]).toHaveFocus();
  });

  it('show what a search finds though it was folded', async () => {
    const { user } = renderSheet({ groups: { ...groups, startFolded: 'all' } });
    expect(screen.queryByText('Soja')).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'soja{Enter}');
    expect(screen.getByText('Soja')).toBeVisible();
    expect(screen.queryByText('Outras')).toBeNull();
  });
});

describe('keys', () => {
  it('keep one tab stop and move it', async () => {
    const { user } = renderSheet();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('rowheader', { name: 'Milho safrinha' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell('01/02/2026')).toHaveFocus();
    await user.keyboard('{End}');
    expect(cell('1.500,00')).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(cell('-120,10')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(cell('2.580,40')).toHaveFocus();
    await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    expect(screen.getByRole('columnheader', { name: /Cultura/ })).toHaveFocus();
  });

  it('select a range and copy it as text', async () => {
    const { user } = renderSheet();
    screen.getByRole('rowheader', { name: 'Milho safrinha' }).focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    expect(screen.getByText('4 células · Soma 32,75')).toBeVisible();
    await user.keyboard('{Control>}c{/Control}');
    expect(await navigator.clipboard.readText()).toBe('10/03/2026\t12,50\n01/02/2026\t20,25');
    expect(await screen.findByText('4 células copiadas')).toBeVisible();
  });

  it('copy the cell that the Tab key has reached', async () => {
    const { user } = renderSheet();
    screen.getByRole('rowheader', { name: 'Milho safrinha' }).focus();
    await user.keyboard('{Control>}c{/Control}');
    expect(await screen.findByText('1 célula copiada')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Milho safrinha');
  });

  it('select everything', async () => {
    const { user } = renderSheet();
    screen.getByRole('rowheader', { name: 'Soja' }).focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText(/15 células/)).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Soja' })).toHaveFocus();
  });

  it('open a row that is only read', async () => {
    const onOpen = vi.fn<(row: unknown) => void>();
    const { user } = renderSheet({ onOpen });
    await user.dblClick(cell('01/02/2026'));
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledTimes(2);
    expect(onOpen).toHaveBeenCalledWith(ENTRIES[1]);
  });
});

describe('figures', () => {
  const negative = () => [...document.querySelectorAll('.negative')].map((one) => one.textContent);

  it('below zero are told in colour and in a word where the page asks for it, and nowhere else', () => {
    const { unmount } = renderSheet({ figureLook: { negatives: true } });
    expect(negative()).toEqual(['negativo -120,10']);
    unmount();
    renderSheet();
    expect(negative()).toEqual([]);
  });

  it('that round to nothing are neither lost nor negative', () => {
    const [first] = ENTRIES;
    if (!first) throw new Error('the sample has no rows');
    renderSheet({
      figureLook: { negatives: true },
      columns: [{ field: 'change', header: 'Δ %', kind: 'percent', decimals: 1, value: () => -0.04 }],
      rows: [first],
    });
    expect(screen.getByText('0,0')).toBeVisible();
    expect(negative()).toEqual([]);
  });

  it('of the foot open by a press and by Enter, and say so', async () => {
    const onOpen = vi.fn();
    const { user } = renderSheet({ figureLook: { opens: (field) => field === 'value', onOpen } });
    const opens = [...document.querySelectorAll<HTMLElement>('[aria-haspopup="dialog"]')];
    expect(opens).toHaveLength(1);
    const [figure] = opens;
    if (!figure) throw new Error('no figure opens');
    await user.click(figure);
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledTimes(2);
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ field: 'value', label: 'Total', foot: 'total' });
  });
});
