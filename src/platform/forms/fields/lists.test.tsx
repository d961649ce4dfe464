import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '@/platform/format/number';
import { MultiSelectField } from '@/platform/forms/fields/MultiSelectField';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { RowsField } from '@/platform/forms/fields/RowsField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { TreeField } from '@/platform/forms/fields/TreeField';
import { renderFields } from '@/platform/forms/testing/renderForm';
import { useDependent } from '@/platform/forms/useDependent';

const CROPS = [
  { id: 1, name: 'Soja' },
  { id: 2, name: 'Milho' },
  { id: 3, name: 'Feijão' },
];

describe('multi-select', () => {
  it('chooses several and takes one back', async () => {
    const view = await renderFields(<MultiSelectField name="crops" label="Culturas" options={CROPS} />, {
      crops: [],
    });
    const box = screen.getByRole('combobox', { name: 'Culturas' });
    await view.user.click(box);
    await view.user.click(screen.getByRole('option', { name: 'Milho' }));
    await view.user.type(box, 'feijao');
    await view.user.click(screen.getByRole('option', { name: 'Feijão' }));
    expect(view.value('crops')).toEqual([2, 3]);
    await view.user.keyboard('{Escape}');
    await view.user.click(box);
    await view.user.click(screen.getByRole('option', { name: 'Milho' }));
    expect(view.value('crops')).toEqual([3]);
  });

  it('shows the whole list until something is typed, and ten suggestions then', async () => {
    const plots = Array.from({ length: 14 }, (_, at) => ({ id: at + 1, name: `Talhão ${at + 1}` }));
    const view = await renderFields(<MultiSelectField name="plots" label="Talhões" options={plots} />, {
      plots: [],
    });
    const box = screen.getByRole('combobox', { name: 'Talhões' });
    await view.user.click(box);
    expect(screen.getAllByRole('option')).toHaveLength(14);
    await view.user.type(box, 'talhao');
    expect(screen.getAllByRole('option')).toHaveLength(10);
  });

  it('names what it was given', async () => {
    await renderFields(
      <MultiSelectField
        name="crops"
        label="Culturas"
        search={() => Promise.resolve([])}
        current={[{ id: 9, name: 'Trigo' }]}
      />,
      { crops: [9] },
    );
    expect(screen.getByText('Trigo')).toBeVisible();
  });
});

describe('multi-select with all in view', () => {
  const field = (more: object) => (
    <MultiSelectField name="crops" label="Culturas" options={CROPS} inView {...more} />
  );
  const tick = (name: string) => screen.getByRole('checkbox', { name });

  it('chooses several and takes one back', async () => {
    const view = await renderFields(field({ helper: 'Da safra atual.' }), { crops: [1] });
    expect(screen.getByRole('group', { name: 'Culturas' })).toHaveAccessibleDescription('Da safra atual.');
    expect(tick('Soja')).toBeChecked();
    await view.user.click(tick('Feijão'));
    await view.user.click(tick('Soja'));
    expect(view.value('crops')).toEqual([3]);
    act(() => view.form().setError('crops', { message: 'Escolha duas.' }, { shouldFocus: true }));
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Escolha duas.');
    expect(tick('Soja')).toHaveFocus();
  });

  it('is only read where it cannot be changed', async () => {
    const view = await renderFields(field({ readOnly: true }), { crops: [2] });
    await view.user.click(tick('Milho'));
    expect(tick('Milho')).toBeChecked();
    expect(view.value('crops')).toEqual([2]);
  });
});

describe('tree', () => {
  const nodes = [
    {
      id: 1,
      name: 'Financeiro',
      childrens: [
        { id: 1, name: 'Fluxo de caixa', childrens: null },
        { id: 2, name: 'Conciliação', childrens: [] },
      ],
    },
    { id: 2, name: 'Mapa', childrens: [{ id: 3, name: 'Talhões' }] },
  ];
  const field = <TreeField name="permissions" label="Permissões" nodes={nodes} />;
  const item = (name: string) =>
    screen.findByRole('treeitem', { name: new RegExp(`^${name}`) }, { timeout: 5000 });
  // The box is the mouse's part of the item; the item itself carries the state.
  const tick = async (name: string) => {
    const [box] = within(await item(name)).getAllByRole('checkbox', { hidden: true });
    if (!box) throw new Error(`no box in ${name}`);
    return box;
  };

  it('ticks a group through its leaves, and half of it', async () => {
    const view = await renderFields(field, { permissions: [1] });
    expect(await item('Financeiro')).toHaveAttribute('aria-checked', 'mixed');
    expect(screen.getByText('1 de 3')).toBeVisible();
    await view.user.click(await tick('Conciliação'));
    expect(view.value('permissions')).toEqual([1, 2]);
    expect(await item('Financeiro')).toHaveAttribute('aria-checked', 'true');
    await view.user.click(await tick('Financeiro'));
    expect(view.value('permissions')).toEqual([]);
    await view.user.click(await tick('Financeiro'));
    expect(view.value('permissions')).toEqual([1, 2]);
    // The words beside the box tick too.
    await view.user.click(screen.getByText('Fluxo de caixa'));
    expect(view.value('permissions')).toEqual([2]);
  });

  it('is searched without losing what the search hides', async () => {
    const view = await renderFields(field, { permissions: [1] });
    await item('Financeiro');
    await view.user.type(screen.getByRole('searchbox', { name: 'Buscar em Permissões' }), 'TALHO');
    expect(screen.queryByRole('treeitem', { name: /^Financeiro/ })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Marcar todos' }));
    expect(view.value('permissions')).toEqual([1, 3]);
    await view.user.click(screen.getByRole('button', { name: 'Desmarcar todos' }));
    expect(view.value('permissions')).toEqual([1]);
  });
});

describe('rows', () => {
  interface Item {
    product: string;
    amount: number | null;
  }
  const field = (
    <RowsField<Item>
      name="items"
      label="Itens"
      minRows={1}
      newRow={() => ({ product: '', amount: null })}
      columns={[
        { key: 'product', head: 'Produto', renderCell: (cell) => <TextField {...cell} /> },
        {
          key: 'amount',
          head: 'Quantidade',
          numeric: true,
          renderCell: (cell) => <NumberField {...cell} />,
          total: (rows) => formatNumber(rows.reduce((sum, row) => sum + (row.amount ?? 0), 0)),
        },
      ]}
    />
  );
  const box = (name: string) => screen.getByRole('textbox', { name });

  it('adds, fills and takes away lines, and totals them', async () => {
    const view = await renderFields(field, { items: [{ product: 'UREIA', amount: 10 }] });
    await view.user.click(screen.getByRole('button', { name: 'Adicionar linha' }));
    await waitFor(() => expect(box('Produto, linha 2')).toHaveFocus());
    await view.user.type(box('Produto, linha 2'), 'Calcário');
    await view.user.type(box('Quantidade, linha 2'), '2,5');
    expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('12,50');
    await view.user.click(screen.getByRole('button', { name: 'Excluir linha 1' }));
    expect(view.value('items')).toEqual([{ product: 'CALCARIO', amount: 2.5 }]);
    expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('2,50');
  });

  it('keeps the least number of lines and says so', async () => {
    const view = await renderFields(field, { items: [{ product: 'UREIA', amount: 10 }] });
    const remove = screen.getByRole('button', { name: 'Excluir linha 1' });
    await view.user.click(remove);
    expect(view.value('items')).toHaveLength(1);
    await view.user.hover(remove);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('É preciso ao menos 1 linha');
  });

  it('shows what is wrong with the list and with a cell', async () => {
    const view = await renderFields(field, { items: [{ product: '', amount: null }] });
    act(() => {
      view.form().setError('items', { message: 'Faltam itens.' });
      view.form().setError('items.0.product', { message: 'Informe o produto.' });
    });
    expect(screen.getByRole('group', { name: 'Itens' })).toHaveAccessibleDescription('Faltam itens.');
    expect(box('Produto, linha 1')).toHaveAccessibleDescription('Informe o produto.');
  });
});

describe('dependent fields', () => {
  function Place() {
    useDependent({ on: 'farm', clears: ['plot', 'crops'] });
    return (
      <>
        <SelectField name="farm" label="Fazenda" options={CROPS} />
        <SelectField name="plot" label="Talhão" options={CROPS} />
      </>
    );
  }

  it('are emptied when what they hang on changes, and left alone when a record arrives', async () => {
    const view = await renderFields(<Place />, { farm: 1, plot: 2, crops: [1] });
    act(() => view.form().reset({ farm: 2, plot: 3, crops: [2] }));
    expect(view.form().getValues()).toEqual({ farm: 2, plot: 3, crops: [2] });
    await view.user.click(screen.getByRole('combobox', { name: 'Fazenda' }));
    await view.user.click(screen.getByRole('option', { name: 'Soja' }));
    expect(view.form().getValues()).toEqual({ farm: 1, plot: null, crops: [] });
  });
});
