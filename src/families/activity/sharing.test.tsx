import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { fill, lineOf, planOf, showPart, soy } from './activity.test.kit';
import { emptyExpense } from './activityValues';
import { ApportionmentFields } from './parts/ApportionmentFields';
import { ExpenseLines } from './parts/ExpenseLines';

beforeAll(() => startI18n('pt-BR', ['ui', 'forms', 'grid', 'sheet', 'activity']));

const optionsOf = async (user: ReturnType<typeof showPart>['user'], list: RegExp) => {
  await user.click(screen.getByRole('combobox', { name: list }));
  const options = await screen.findAllByRole('option');
  const names = options.map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return names;
};
const two = () =>
  planOf({
    production: [lineOf({ main: true }), lineOf({ centerId: 2, quantities: { area: 30, yield: 60 } })],
  });
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('what the expenses fall to', () => {
  it('has its part by the area, to a hundred percent', () => {
    showPart(<ApportionmentFields />, two());
    expect(cellsOf(/^T1/).slice(2)).toEqual(['25,00%', '3.000,00']);
    expect(cellsOf(/^T2/).slice(2)).toEqual(['75,00%', '9.000,00']);
    expect(cellsOf(/^Total/)).toContain('100,00%');
  });

  it('is nothing while no product has a center', () => {
    showPart(<ApportionmentFields />, planOf({ production: [lineOf({ centerId: null })] }));
    expect(
      screen.getByText('Escolha o centro de custo de um produto para ratear as despesas.'),
    ).toBeVisible();
  });

  it('keeps what it has once it is locked, and is typed from then on', async () => {
    const { user, values, isDirty } = showPart(<ApportionmentFields />, two());
    expect(screen.queryByRole('textbox', { name: 'Parte de T1' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Travar a parte de T1' }));
    const [key] = Object.keys(values().shares);
    expect(values().shares[key ?? '']).toEqual({ percent: 25, locked: true });
    expect(isDirty(`shares.${key}.percent`)).toBe(true);
    const part = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Parte de T1' });
    await fill(user, part, '100');
    expect(values().shares[key ?? '']?.percent).toBe(100);
    await fill(user, part, '101');
    expect(values().shares[key ?? '']?.percent).not.toBe(101);
    await fill(user, part, '40');
    await user.click(screen.getByRole('checkbox', { name: 'Travar a parte de T1' }));
    expect(values().shares[key ?? '']).toEqual({ percent: 40, locked: false });
    await waitFor(() => expect(cellsOf(/^T1/)[2]).toBe('25,00%'));
  });

  it('that is not known yet is locked at nothing', async () => {
    const production = [lineOf({ quantities: {} })];
    const { user, values } = showPart(<ApportionmentFields />, planOf({ production }));
    expect(cellsOf(/^T1/).slice(2)).toEqual(['–', '–']);
    await user.click(screen.getByRole('checkbox', { name: 'Travar a parte de T1' }));
    expect(Object.values(values().shares)).toEqual([{ percent: 0, locked: true }]);
  });

  it('is typed where that is the basis', () => {
    showPart(<ApportionmentFields />, { ...two(), basis: 'PERCENT' });
    expect(screen.getByRole('textbox', { name: 'Parte de T1' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Parte de T2' })).toBeVisible();
  });

  it('is a product in its center where that is chosen', () => {
    showPart(<ApportionmentFields />, { ...two(), over: 'PRODUCT' });
    expect(screen.getByRole('row', { name: /^SOJA · T1/ })).toBeVisible();
  });

  it('goes by what the activity measures', async () => {
    const crop = showPart(<ApportionmentFields />, two());
    expect(await optionsOf(crop.user, /^Ratear por/)).toEqual([
      'Área',
      'Quantidade',
      'Receita',
      'Percentual informado',
    ]);
    expect(await optionsOf(crop.user, /^Repartir entre/)).toEqual([
      'Centros de custo',
      'Talhões',
      'Produtos',
    ]);
    crop.unmount();
    const { areaOf: _area, ...rest } = soy;
    const activity = { ...rest, headsOf: 'area', plots: false };
    const { user } = showPart(<ApportionmentFields />, { ...two(), basis: 'HEADS' }, { activity });
    expect(await optionsOf(user, /^Ratear por/)).toEqual([
      'Quantidade',
      'Receita',
      'Cabeças',
      'Percentual informado',
    ]);
    expect(await optionsOf(user, /^Repartir entre/)).toEqual(['Centros de custo', 'Produtos']);
  });

  it('says what is wrong with the parts together', async () => {
    const { change } = showPart(<ApportionmentFields />, two());
    change((form) => form.setError('shares', { type: 'x', message: 'Faltam 5%' }));
    expect(screen.getByText('Faltam 5%')).toHaveClass('Mui-error');
  });
});

describe('what is spent', () => {
  it('is summed over the year, and is unknown where a line is', () => {
    const expenses = [
      { ...emptyExpense(), accountId: 1, value: 12_000_00 },
      { ...emptyExpense(), accountId: 1, value: 100_00, way: 'HECTARE' as const },
    ];
    const { unmount } = showPart(<ExpenseLines />, planOf({ expenses }));
    expect(screen.getByText('1.000,00')).toBeVisible();
    expect(screen.getByText(/^Total no ano/)).toHaveTextContent('Total no ano: R$ 13.000,00');
    unmount();
    showPart(<ExpenseLines />, planOf({ expenses, production: [lineOf({ quantities: {} })] }));
    expect(screen.getByText(/^Total no ano/)).toHaveTextContent('Total no ano: R$ –');
    expect(screen.getByText('12.000,00')).toBeVisible();
  });

  it('counts for what the activity measures, and follows its calendar', async () => {
    const crop = showPart(<ExpenseLines />);
    expect(await optionsOf(crop.user, /^Base do valor/)).toEqual([
      'No ano',
      'Por mês',
      'Por hectare',
      'Por unidade produzida',
    ]);
    expect((await optionsOf(crop.user, /^Quando/)).slice(0, 2)).toEqual([
      'Todos os meses',
      'Calendário da atividade',
    ]);
    crop.unmount();
    const { areaOf: _area, ...rest } = soy;
    const { user } = showPart(<ExpenseLines />, planOf(), { activity: { ...rest, headsOf: 'area' } });
    expect(await optionsOf(user, /^Base do valor/)).toEqual([
      'No ano',
      'Por mês',
      'Por cabeça',
      'Por unidade produzida',
    ]);
  });

  it('is of an account of its subgroup, and is frozen with the plan', async () => {
    const { unmount, user } = showPart(<ExpenseLines />);
    expect(screen.getByDisplayValue('INSUMOS · ADUBO')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Adicionar despesa' }));
    expect(screen.getAllByRole('combobox', { name: /^Base do valor/ })).toHaveLength(2);
    unmount();
    showPart(<ExpenseLines />, planOf(), { readOnly: true });
    expect(screen.queryByRole('button', { name: 'Adicionar despesa' })).toBeNull();
  });

  it('shows its months on request', async () => {
    const { user } = showPart(<ExpenseLines />);
    expect(screen.queryByText('Despesas mês a mês')).toBeNull();
    const shows = screen.getByRole('button', { name: 'Editar mês a mês' });
    expect(shows).toHaveAttribute('aria-expanded', 'false');
    await user.click(shows);
    await user.click(screen.getByRole('button', { name: 'Ocultar os meses', expanded: true }));
    expect(screen.getByRole('button', { name: 'Editar mês a mês' })).toBeVisible();
  });
});
