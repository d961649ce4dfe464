import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Themed } from '@/platform/forms/testing/renderForm';
import { startI18n } from '@/platform/i18n/i18n';
import type { ColumnSpec } from '../columnSpec';
import { CardList } from './CardList';

interface Lot {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  readonly [field: string]: unknown;
}
const FIELDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const COLUMNS: readonly ColumnSpec<Lot>[] = [
  { field: 'name', header: 'Nome', identifying: true },
  { field: 'active', header: 'Ativo', kind: 'active' },
  ...FIELDS.map((field) => ({ field, header: field.toUpperCase() })),
];
const lot = (id: number, fields: string): Lot => ({
  id,
  name: `Lote ${id}`,
  active: true,
  ...Object.fromEntries(FIELDS.map((field) => [field, fields.includes(field) ? `${field}${id}` : ''])),
});

beforeAll(() => startI18n('pt-BR', ['grid', 'ui']));

type Props = Partial<ComponentProps<typeof CardList<Lot>>>;
function open(props: Props = {}) {
  render(
    <Themed>
      <CardList
        label="Lotes"
        columns={COLUMNS}
        rows={[lot(1, 'abcdefgh'), lot(2, 'abcdef'), lot(3, '')]}
        idOf={({ id }) => id}
        actionsOf={() => []}
        skeleton={false}
        totals={null}
        selected={null}
        onSelect={() => undefined}
        onOpen={undefined}
        startAt={null}
        {...props}
      />
    </Themed>,
  );
  return userEvent.setup();
}
const cards = () => within(screen.getByRole('list', { name: 'Lotes' })).getAllByRole('listitem');
const card = (at: number) => {
  const found = cards()[at];
  if (!found) throw new Error('There is no such card.');
  return found;
};
const heads = (at: number) => [...card(at).querySelectorAll('dt')].map((head) => head.textContent).join('');

it('shows five fields at first, and a sixth rather than a button for it; empty ones are left out', async () => {
  const user = open();
  expect([heads(0), heads(1), heads(2)]).toEqual(['ABCDE', 'ABCDEF', '']);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(within(card(0)).getByRole('button', { name: /3/ }));
  expect(heads(0)).toBe('ABCDEFGH');
  expect(screen.queryByRole('button')).toBeNull();
});

it('opens a row by its name', async () => {
  const onOpen = vi.fn();
  const user = open({ onOpen });
  await user.click(screen.getByRole('button', { name: 'Lote 2' }));
  expect(onOpen.mock.calls.map(([row]) => (row as Lot).id)).toEqual([2]);
});

it('adds to a selection and takes from it', async () => {
  const onSelect = vi.fn();
  const user = open({ selected: new Set([2]), onSelect });
  expect(cards().map(({ dataset }) => dataset['selected'])).toEqual(['false', 'true', 'false']);
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('aria-label')?.includes('Lote'))).toEqual([true, true, true]);
  for (const box of boxes.slice(0, 2)) await user.click(box);
  expect(onSelect.mock.calls.map(([ids]) => [...(ids as Set<number>)])).toEqual([[2, 1], []]);
});

it('has a menu where there is something to do, and is muted where the page says so', () => {
  const run = vi.fn();
  const action = {
    id: 'remove',
    label: 'Excluir',
    icon: DeleteOutlined,
    shared: true,
    reason: null,
    primary: false,
    absent: false,
    run,
  };
  open({
    rows: [1, 2, 3].map((id) => lot(id, '')),
    actionsOf: ({ id }) => (id === 1 ? [action] : []),
    mutedRow: ({ id }) => id === 3,
  });
  expect(cards().map((one) => within(one).queryAllByRole('button').length)).toEqual([1, 0, 0]);
  expect(cards().map(({ dataset }) => dataset['muted'])).toEqual(['false', 'false', 'true']);
});

it('a card of the page’s own opens by a tap beside its own buttons', async () => {
  const onOpen = vi.fn();
  const own = ({ id }: Lot) => (
    <div>
      text {id}
      <button type="button">inner {id}</button>
    </div>
  );
  const user = open({ card: own, onOpen, selected: new Set([3]), mutedRow: ({ id }) => id === 1 });
  await user.click(screen.getByText(/text 2/));
  await user.click(screen.getByRole('button', { name: 'inner 1' }));
  expect(onOpen.mock.calls.map(([row]) => (row as Lot).id)).toEqual([2]);
  expect(cards().map(({ dataset: { own: isOwn, muted, selected } }) => [isOwn, muted, selected])).toEqual([
    ['true', 'true', 'false'],
    ['true', 'false', 'false'],
    ['true', 'false', 'true'],
  ]);
});

it('ends with the totals', () => {
  open({ totals: { area: { head: 'Area', text: '12,50' } } });
  expect(within(card(3)).getByRole('heading')).toBeInTheDocument();
  expect(card(3)).toHaveTextContent(/Area12,50$/);
});

it('is a skeleton while the first rows are awaited', () => {
  open({ skeleton: true });
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.querySelectorAll('ul[aria-hidden] > li')).toHaveLength(4);
});
