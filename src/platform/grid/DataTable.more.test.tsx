import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { act, screen, waitFor, within } from '@testing-library/react';
import Papa from 'papaparse';
import { useMemo, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { downloadFile } from '@/platform/export/downloadFile';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import type { DataTableProps } from '@/platform/grid/dataTableProps';
import { renderGrid } from '@/platform/grid/testing/renderGrid';
import { useGridState } from '@/platform/grid/useGridState';

// Without layout every row is drawn and every role is computed: seconds, on a machine that has other work.
vi.setConfig({ testTimeout: 30_000 });

vi.mock('@/platform/export/downloadFile', () => ({ downloadFile: vi.fn() }));

interface Lot {
  id: number;
  name: string;
  birds: number;
  balance: number;
  open: boolean;
}

const LOTS: Lot[] = Array.from({ length: 28 }, (_, index) => ({
  id: 1000 + index,
  name: `Lote ${index + 1}`,
  birds: 100 * (index + 1),
  balance: 1050 * (index + 1),
  open: index < 27,
}));

const COLUMNS: readonly ColumnSpec<Lot>[] = [
  { field: 'id', header: 'Nº', kind: 'id' },
  { field: 'name', header: 'Lote', identifying: true },
  { field: 'birds', header: 'Aves', kind: 'number', decimals: 0, total: 'sum' },
  { field: 'balance', header: 'Saldo', kind: 'money' },
  { field: 'open', header: 'Situação', kind: 'active', hidden: true },
];
const FILTERS: readonly FilterSpec<Lot>[] = [
  { name: 'open', label: 'Situação', kind: 'active' },
  { name: 'birds', label: 'Aves', kind: 'numberRange', decimals: 0 },
];
const edit = { id: 'edit', label: 'Editar', icon: EditOutlined, run: vi.fn() };
const remove = {
  id: 'remove',
  label: 'Excluir',
  icon: DeleteOutlined,
  run: vi.fn(),
  reason: (lot: Lot) => (lot.open ? 'Lote aberto.' : null),
};

function Table(props: Partial<Omit<DataTableProps<Lot>, 'grid'>>) {
  const grid = useGridState('lots');
  return <DataTable label="Lotes" columns={COLUMNS} rows={LOTS} status="ready" {...props} grid={grid} />;
}

async function exported(user: Awaited<ReturnType<typeof renderGrid>>['user'], button = 'Exportar') {
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: 'Baixar CSV' }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalled());
  const [file, name] = vi.mocked(downloadFile).mock.lastCall ?? [];
  const text = (await file?.text()) ?? '';
  return { name, lines: Papa.parse<string[]>(text, { delimiter: ';' }).data };
}

beforeEach(() => localStorage.clear());

describe('export', () => {
  it('writes every page of what is filtered, in the order and the columns that are shown', async () => {
    const { user } = await renderGrid(<Table filters={FILTERS} exportName="lotes" />, {
      address: '?filtro.open=sim&ordem=-birds&pagina=2',
    });
    const { name, lines } = await exported(user);
    expect(name).toMatch(/^lotes-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(lines).toHaveLength(28);
    expect(lines[0]).toEqual(['Nº', 'Lote', 'Aves', 'Saldo (R$)']);
    expect(lines[1]).toEqual(['1026', 'Lote 27', '2700', '283,50']);
    expect(lines[27]).toEqual(['1000', 'Lote 1', '100', '10,50']);
  });

  it('writes the selected rows alone, in the order of the list and without its sums', async () => {
    const bulkActions = [{ id: 'off', label: 'Inativar', run: vi.fn() }];
    const { user } = await renderGrid(<Table bulkActions={bulkActions} exportName="lotes" />, {
      address: '?ordem=birds',
    });
    const boxes = screen.getAllByRole('checkbox', { name: /Selecionar linha/ });
    await user.click(boxes[2]!);
    await user.click(boxes[0]!);
    const { lines } = await exported(user, 'Exportar selecionados');
    expect(lines.map(([, name]) => name)).toEqual(['Lote', 'Lote 1', 'Lote 3']);
  });

  it('offers paper where there is a printer: not in a page of the telephone’s application', async () => {
    const kinds = async (at: string) => {
      window.history.replaceState(null, '', at);
      const { user, unmount } = await renderGrid(<Table />);
      await user.click(screen.getByRole('button', { name: 'Exportar' }));
      const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
      unmount();
      return items;
    };
    const all = await kinds('/lotes');
    expect(all).toContain('Imprimir');
    expect(await kinds('/app/lotes')).toEqual(all.filter((name) => name !== 'Imprimir'));
    window.history.replaceState(null, '', '/');
  });

  it('asks the server for all the rows of the query', async () => {
    const loadAll = vi.fn(() => Promise.resolve(LOTS));
    const { user } = await renderGrid(
      <Table rows={LOTS.slice(0, 2)} paging={{ mode: 'server', total: 28, loadAll }} />,
      { address: '?busca=lote' },
    );
    expect((await exported(user)).lines).toHaveLength(29);
    expect(loadAll).toHaveBeenCalledWith(
      expect.objectContaining({ search: 'lote' }),
      expect.any(AbortSignal),
    );
  });
});

describe('a table that is not exported', () => {
  it('offers no file, neither of the list nor of the selected rows', async () => {
    const bulkActions = [{ id: 'off', label: 'Inativar', run: vi.fn() }];
    const { user } = await renderGrid(<Table exportName={false} bulkActions={bulkActions} />);
    expect(screen.getByRole('button', { name: 'Colunas' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Exportar' })).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('checkbox', { name: /Selecionar linha/ })[0]!);
    const bar = within(screen.getByRole('toolbar'));
    expect(bar.getByRole('button', { name: 'Inativar' })).toBeVisible();
    expect(bar.queryByRole('button', { name: 'Exportar selecionados' })).not.toBeInTheDocument();
  });
});

describe('export of nothing', () => {
  it.each([
    ['failed', 'A lista não foi carregada: não há o que exportar.'],
    ['ready', 'Não há linhas para exportar.'],
    ['loading', 'A lista ainda está carregando.'],
  ] as const)('is not offered, and says why: %s', async (status, reason) => {
    const { user } = await renderGrid(<Table rows={[]} status={status} />);
    const button = screen.getByRole('button', { name: 'Exportar' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('is offered for older rows where they could not be loaded anew', async () => {
    const { user } = await renderGrid(<Table status="failed" />);
    expect((await exported(user)).lines).toHaveLength(29);
  });
});

describe('a text that takes two lines', () => {
  afterEach(() => vi.restoreAllMocks());

  it('has a tooltip only where a third is cut', async () => {
    const columns = COLUMNS.map((column) =>
      column.field === 'name' ? ({ ...column, wraps: true } as const) : column,
    );
    const { user } = await renderGrid(<Table columns={columns} rows={LOTS.slice(0, 1)} />);
    const cell = screen.getByRole('rowheader', { name: 'Lote 1' });
    const height = vi.spyOn(cell, 'scrollHeight', 'get').mockReturnValue(0);
    await user.hover(cell);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.unhover(cell);
    height.mockReturnValue(48);
    await user.hover(cell);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Lote 1');
  });
});

function Shrinking() {
  const [rows, setRows] = useState(LOTS.slice(0, 3));
  const actions = useMemo(
    () => [
      {
        id: 'remove',
        label: 'Tirar',
        icon: DeleteOutlined,
        run: ({ id }: Lot) => setRows((now) => now.filter((lot) => lot.id !== id)),
      },
    ],
    [],
  );
  return <Table rows={rows} rowActions={actions} />;
}

it('keeps the focus in the list when its row goes, and at last on the list itself', async () => {
  const { user } = await renderGrid(<Shrinking />);
  const rowOfFocus = () => document.activeElement?.closest('[data-id]')?.getAttribute('data-id');
  const remove = (index: number) => {
    const button = screen.getAllByRole('button', { name: 'Tirar' })[index];
    if (!button) throw new Error('no such row');
    return user.click(button);
  };
  await remove(1);
  await waitFor(() => expect(rowOfFocus()).toBe('1002'));
  await remove(1);
  await waitFor(() => expect(rowOfFocus()).toBe('1000'));
  await remove(0);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Lotes' })).toHaveFocus());
});

describe('filters', () => {
  it('that the server was told leave the rows as they came', async () => {
    const given = { mode: 'client', filtered: true } as const;
    await renderGrid(<Table filters={FILTERS} paging={given} />, { address: '?filtro.birds=2700..' });
    expect(screen.getByRole('button', { name: 'Remover filtro Aves: a partir de 2.700' })).toBeVisible();
    expect(screen.getByText('registros', { exact: false })).toHaveTextContent('28 registros');
  });

  it('narrow rows, totals and count, and can be taken off', async () => {
    const { user, address } = await renderGrid(<Table filters={FILTERS} />, {
      address: '?filtro.birds=2700..',
    });
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Lote 27', 'Lote 28']);
    expect(screen.getByRole('group', { name: 'Totais' })).toHaveTextContent('5.500');
    expect(screen.getByText('registros', { exact: false })).toHaveTextContent('2 registros');
    await user.click(screen.getByRole('button', { name: 'Remover filtro Aves: a partir de 2.700' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(25));
    expect(address()).toBe('');
  });

  it('drop a selection: nothing is done to rows out of sight', async () => {
    const bulk = [{ id: 'off', label: 'Fechar', run: vi.fn() }];
    const { user, router } = await renderGrid(<Table bulkActions={bulk} filters={FILTERS} />);
    await user.click(screen.getAllByRole('checkbox', { name: /Selecionar linha/ })[0]!);
    expect(screen.getByRole('toolbar')).toHaveTextContent('1 selecionado');
    await user.click(screen.getByRole('button', { name: 'Próxima página' }));
    expect(screen.getByRole('toolbar')).toHaveTextContent('1 selecionado');
    await act(() => router.navigate('/lista?filtro.birds=2700..'));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });
});

describe('totals of the server', () => {
  it('are shown as they are told', async () => {
    await renderGrid(
      <Table
        rows={LOTS.slice(0, 2)}
        paging={{ mode: 'server', total: 60 }}
        totals={{ balance: 1_921_500 }}
      />,
    );
    expect(screen.getByRole('group', { name: 'Totais' })).toHaveTextContent('Saldo (R$): 19.215,00');
  });
});

describe('the keyboard', () => {
  it('walks through the icons of a row and into the next cell', async () => {
    const { user } = await renderGrid(
      <Table rows={LOTS.slice(0, 2)} rowActions={[edit, remove]} onOpen={vi.fn()} />,
    );
    await user.click(screen.getByRole('gridcell', { name: '1000' }));
    await user.keyboard('{ArrowLeft}');
    const row = within(screen.getByRole('row', { name: /Lote 1$|Lote 1 / }));
    await waitFor(() => expect(row.getByRole('button', { name: 'Editar' })).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    expect(row.getByRole('button', { name: 'Excluir' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(remove.run).not.toHaveBeenCalled();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(edit.run).toHaveBeenCalledExactlyOnceWith(LOTS[0]);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '1000' })).toHaveFocus());
  });
});

describe('on a telephone', () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
  beforeEach(() => happyDOM.setViewport({ width: 390 }));
  afterEach(() => happyDOM.setViewport({ width: 1024 }));

  it('makes each row a card with its actions behind one button', async () => {
    const onOpen = vi.fn();
    const { user } = await renderGrid(
      <Table rows={LOTS.slice(0, 2)} rowActions={[edit, remove]} onOpen={onOpen} bulkActions={[]} />,
    );
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    const cards = within(screen.getByRole('list', { name: 'Lotes' })).getAllByRole('listitem');
    const first = within(cards[0]!);
    expect(first.getByText('Aves').nextElementSibling).toHaveTextContent('100');
    expect(first.getByText('Saldo (R$)').nextElementSibling).toHaveTextContent('10,50');
    await user.click(first.getByRole('button', { name: 'Lote 1' }));
    expect(onOpen).toHaveBeenCalledWith(LOTS[0]);
    await user.click(first.getByRole('button', { name: 'Mais ações' }));
    expect(screen.getByRole('menuitem', { name: /Excluir/ })).toHaveTextContent('Lote aberto.');
    await user.click(screen.getByRole('menuitem', { name: /Excluir/ }));
    expect(remove.run).not.toHaveBeenCalled();
    await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
    expect(edit.run).toHaveBeenCalledWith(LOTS[0]);
  });

  it('sorts without heads to press', async () => {
    const { user } = await renderGrid(<Table rows={LOTS.slice(0, 3)} />);
    await user.click(screen.getByRole('button', { name: 'Ordenar' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Aves, decrescente' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Lote 3'));
  });
});
