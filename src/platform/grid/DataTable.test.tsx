import EditOutlined from '@mui/icons-material/EditOutlined';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import type { DataTableProps } from '@/platform/grid/dataTableProps';
import { renderGrid } from '@/platform/grid/testing/renderGrid';
import { useGridState } from '@/platform/grid/useGridState';

// Without layout every row is drawn and every role is computed: seconds, on a machine that has other work.
vi.setConfig({ testTimeout: 30_000 });

interface Farm {
  id: number;
  name: string;
  since: string;
  seenAt: string;
  balance: number | null;
  area: number;
  own: boolean;
  active: boolean;
}

const farm = (id: number, name: string, rest: Partial<Farm> = {}): Farm => ({
  id,
  name,
  since: '2026-09-18T00:00:00',
  seenAt: '2026-11-19T13:12:00Z',
  balance: 124890,
  area: 10.5,
  own: true,
  active: true,
  ...rest,
});

const FARMS = [
  farm(10482, 'Zebra', { balance: -21456, area: 0.1 }),
  farm(10483, 'Água', { own: false, area: 0.2 }),
  farm(10484, 'ágil', { active: false, balance: null }),
];

const COLUMNS: readonly ColumnSpec<Farm>[] = [
  { field: 'id', header: 'Nº', kind: 'id' },
  { field: 'name', header: 'Nome', identifying: true },
  { field: 'since', header: 'Desde', kind: 'date' },
  { field: 'seenAt', header: 'Visto em', kind: 'dateTime' },
  { field: 'balance', header: 'Saldo', kind: 'money', total: 'sum' },
  { field: 'area', header: 'Área', kind: 'number', unit: 'ha', total: 'sum' },
  { field: 'own', header: 'Própria', kind: 'yesNo' },
  { field: 'active', header: 'Status', kind: 'active' },
];

type TableProps = Partial<Omit<DataTableProps<Farm>, 'grid'>>;

function Table(props: TableProps) {
  const grid = useGridState('farms');
  return <DataTable label="Fazendas" columns={COLUMNS} rows={FARMS} status="ready" {...props} grid={grid} />;
}

function names(): string[] {
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent);
}

const MANY = Array.from({ length: 28 }, (_, index) => farm(index + 1, `Talhão ${index + 1}`));

beforeEach(() => localStorage.clear());

describe('a list of records', () => {
  it('writes each kind of column as Brazilians read it', async () => {
    await renderGrid(<Table />);
    const row = screen.getByRole('row', { name: /Zebra/ });
    const cells = within(row)
      .getAllByRole('gridcell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual(['10482', '18/09/2026', '19/11/2026 10:12', '-214,56', '0,10', 'SIM', 'ATIVO']);
    expect(screen.getByRole('columnheader', { name: 'Saldo (R$)' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Área (ha)' })).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /ágil/ })).getByText('INATIVO')).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Água/ })).getByText('NÃO')).toBeInTheDocument();
  });

  it('says yes, no and status in English to those who chose it', async () => {
    await renderGrid(<Table />, { language: 'en-US' });
    expect(screen.getAllByText('YES')).toHaveLength(2);
    expect(screen.getByText('INACTIVE')).toBeInTheDocument();
    expect(screen.getByText('records', { exact: false })).toHaveTextContent('3 records');
  });

  it('sorts as the language does and keeps the choice in the address and for the next visit', async () => {
    const { user, address } = await renderGrid(<Table />);
    await user.click(screen.getByRole('columnheader', { name: /^Nome/ }));
    await waitFor(() => expect(names()).toEqual(['ágil', 'Água', 'Zebra']));
    expect(address()).toBe('?ordem=name');
    await user.click(screen.getByRole('columnheader', { name: /^Nome/ }));
    await waitFor(() => expect(names()).toEqual(['Zebra', 'Água', 'ágil']));
    expect(address()).toBe('?ordem=-name');
  });

  it('keeps empty figures last, whichever way', async () => {
    await renderGrid(<Table />, { address: '?ordem=balance' });
    expect(names()).toEqual(['Zebra', 'Água', 'ágil']);
  });

  it('keeps the order of a column that is hidden', async () => {
    const columns = COLUMNS.map((column) => (column.field === 'area' ? { ...column, hidden: true } : column));
    const { address } = await renderGrid(<Table columns={columns} />, { address: '?ordem=-area' });
    expect(names()).toEqual(['ágil', 'Água', 'Zebra']);
    expect(address()).toBe('?ordem=-area');
  });

  it('finds text without accents, and figures as they are written', async () => {
    const { user, address } = await renderGrid(<Table />);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'agua 1.248');
    await waitFor(() => expect(names()).toEqual(['Água']));
    expect(address()).toBe('?busca=agua+1.248');
  });

  it('offers to clear what hides every row', async () => {
    const { user, address } = await renderGrid(<Table />, { address: '?busca=nada' });
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(address()).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('adds up all the rows found, not the page alone, in exact cents', async () => {
    await renderGrid(<Table />);
    const strip = screen.getByRole('group', { name: 'Totais' });
    expect(within(strip).getByText('1.034,34')).toBeInTheDocument();
    // 0.1 + 0.2 + 10.5, which binary arithmetic does not do exactly.
    expect(within(strip).getByText('10,80')).toBeInTheDocument();
  });

  it('pages, and says where it is', async () => {
    const { user, address } = await renderGrid(<Table rows={MANY} columns={COLUMNS.slice(0, 2)} />);
    expect(names()).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Próxima página' }));
    await waitFor(() => expect(names()[0]).toBe('Talhão 26'));
    expect(address()).toBe('?pagina=2');
    expect(screen.getByText('26–28 de 28')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Linhas por página' }), '100');
    await waitFor(() => expect(names()).toHaveLength(28));
    expect(address()).toBe('?linhas=100');
  });

  it('goes to the last page there is when the address points beyond it', async () => {
    await renderGrid(<Table rows={MANY} columns={COLUMNS.slice(0, 2)} />, { address: '?pagina=99' });
    expect(names()[0]).toBe('Talhão 26');
    expect(screen.getByRole('button', { name: 'Próxima página' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('leaves order, search and pages to the server that has them', async () => {
    await renderGrid(<Table paging={{ mode: 'server', total: 135 }} />, { address: '?ordem=name&pagina=2' });
    expect(names()).toEqual(['Zebra', 'Água', 'ágil']);
    expect(screen.getByText('26–50 de 135')).toBeInTheDocument();
  });
});

describe('what a row can do', () => {
  const run = vi.fn();
  const actions = [
    {
      id: 'edit',
      label: 'Editar',
      icon: EditOutlined,
      run,
      reason: (row: Farm) => (row.active ? null : 'Está inativa.'),
    },
  ];

  it('runs an action, and says why it may not', async () => {
    const { user } = await renderGrid(<Table rowActions={actions} />);
    const allowed = within(screen.getByRole('row', { name: /Zebra/ })).getByRole('button', {
      name: 'Editar',
    });
    await user.click(allowed);
    expect(run).toHaveBeenCalledExactlyOnceWith(FARMS[0]);
    const refused = within(screen.getByRole('row', { name: /ágil/ })).getByRole('button', { name: 'Editar' });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveAccessibleDescription('Está inativa.');
    await user.click(refused);
    expect(run).toHaveBeenCalledOnce();
  });

  it('opens by click and by Enter, but not from its icons', async () => {
    const onOpen = vi.fn();
    const { user } = await renderGrid(<Table rowActions={actions} onOpen={onOpen} />);
    await user.click(
      within(screen.getByRole('row', { name: /Zebra/ })).getByRole('button', { name: 'Editar' }),
    );
    expect(onOpen).not.toHaveBeenCalled();
    await user.click(screen.getByRole('rowheader', { name: 'Água' }));
    expect(onOpen).toHaveBeenLastCalledWith(FARMS[1]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(FARMS[2]);
  });

  it('does things to the selected rows together', async () => {
    const inactivate = vi.fn();
    const bulk = [{ id: 'off', label: 'Inativar', run: inactivate }];
    const { user } = await renderGrid(<Table rows={MANY} columns={COLUMNS.slice(0, 2)} bulkActions={bulk} />);
    const boxes = screen.getAllByRole('checkbox', { name: /Selecionar linha/ });
    await user.click(boxes[0]!);
    await user.click(boxes[1]!);
    const bar = screen.getByRole('toolbar', { name: 'Ações para os selecionados' });
    expect(bar).toHaveTextContent('2 selecionados');
    await user.click(within(bar).getByRole('button', { name: 'Inativar' }));
    expect(inactivate).toHaveBeenCalledWith([MANY[0], MANY[1]]);
    await user.click(within(bar).getByRole('button', { name: 'Selecionar todos os 28' }));
    expect(bar).toHaveTextContent('28 selecionados');
    await user.click(within(bar).getByRole('button', { name: 'Limpar seleção' }));
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
  });
});

describe('while there are no rows', () => {
  it('says what an empty list waits for', async () => {
    await renderGrid(
      <Table rows={[]} emptyState={{ title: 'Nenhuma fazenda', text: 'Cadastre a primeira.' }} />,
    );
    expect(screen.getByText('Nenhuma fazenda')).toBeInTheDocument();
    expect(screen.getByText('Cadastre a primeira.')).toBeInTheDocument();
  });

  it('offers to try again, with the code for the support', async () => {
    const onRetry = vi.fn();
    const { user } = await renderGrid(
      <Table
        rows={[]}
        status="failed"
        error={{ kind: 'server', status: 503, messages: [] }}
        onRetry={onRetry}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Código 503');
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('keeps old rows when loading again fails', async () => {
    await renderGrid(<Table status="failed" error={{ kind: 'offline' }} onRetry={() => undefined} />);
    expect(names()).toHaveLength(3);
    expect(screen.getByText('Não foi possível atualizar.')).toBeInTheDocument();
  });

  it('shows nothing of a list that the user may not see', async () => {
    await renderGrid(<Table status="failed" error={{ kind: 'forbidden', status: 401 }} />);
    expect(screen.getByText('Sem acesso')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('how the user arranges it', () => {
  it('hides, moves and restores columns, and remembers', async () => {
    const { user, unmount } = await renderGrid(<Table />);
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
    await user.click(screen.getByRole('button', { name: 'Colunas' }));
    await user.click(screen.getByRole('checkbox', { name: 'Saldo (R$)' }));
    await user.click(screen.getByRole('button', { name: 'Mover Nome para cima' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(heads().slice(0, 2)).toEqual(['Nome', 'Nº']));
    expect(heads()).not.toContain('Saldo (R$)');
    unmount();
    const again = await renderGrid(<Table />);
    expect(heads().slice(0, 2)).toEqual(['Nome', 'Nº']);
    await again.user.click(screen.getByRole('button', { name: 'Colunas' }));
    await again.user.click(screen.getByRole('button', { name: 'Restaurar padrão' }));
    await again.user.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toContain('Saldo (R$)'));
  });
});
