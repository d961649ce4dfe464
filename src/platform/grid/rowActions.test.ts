import { expect, it, vi } from 'vitest';
import AddOutlined from '@mui/icons-material/AddOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { bindActions, type RowAction } from './rowActions';

interface Row {
  id: number;
  active: boolean;
}

const row: Row = { id: 7, active: true };
const edit: RowAction<Row> = { id: 'edit', label: 'Editar', icon: AddOutlined, run: () => undefined };

it('names an action by its row, and draws the icon that the row asks for', () => {
  const label = ({ active }: Row) => (active ? 'Inativar' : 'Ativar');
  const iconFor = ({ active }: Row) => (active ? CloseOutlined : AddOutlined);
  const [fixed, changing] = bindActions([edit, { ...edit, id: 'active', label, iconFor }], row);
  expect(fixed).toMatchObject({ label: 'Editar', icon: AddOutlined, shared: true, primary: false });
  expect(changing).toMatchObject({ label: 'Inativar', icon: CloseOutlined, shared: false });
});

it('runs an action with its row', () => {
  const run = vi.fn();
  bindActions([{ ...edit, run, primary: true }], row)[0]?.run();
  expect(run).toHaveBeenCalledExactlyOnceWith(row);
});

it('says why an action is refused; an empty reason is none', () => {
  const reasons = ['Está em uso.', '', null, undefined];
  const bound = bindActions(
    reasons.map((reason) => ({ ...edit, reason: () => reason })),
    row,
  );
  expect(bound.map(({ reason }) => reason)).toEqual(['Está em uso.', null, null, null]);
});

it('leaves a hidden action out, unless its place is kept', () => {
  const bound = bindActions(
    [
      edit,
      { ...edit, id: 'hidden', hidden: ({ active }) => active },
      { ...edit, id: 'kept', hidden: ({ active }) => active, keepsPlace: true },
      { ...edit, id: 'shown', hidden: ({ active }) => !active, keepsPlace: true },
    ],
    row,
  );
  expect(bound.map(({ id, absent }) => [id, absent])).toEqual([
    ['edit', false],
    ['kept', true],
    ['shown', false],
  ]);
});
