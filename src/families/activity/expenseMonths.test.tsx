import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { planOf, showPart } from './activity.test.kit';
import { emptyExpense } from './activityValues';
import { ExpenseMonths } from './parts/ExpenseMonths';

beforeAll(() => startI18n('pt-BR', ['ui', 'forms', 'grid', 'sheet', 'activity']));
beforeEach(() => localStorage.clear());

const expenses = [
  { ...emptyExpense(), accountId: 1, value: 1_200_00 },
  { ...emptyExpense(), accountId: null, value: 2_400_00 },
];
const show = (over: object = {}) => showPart(<ExpenseMonths />, planOf({ expenses }), over);
/** July first. */
const cell = (row: RegExp, month: number) =>
  within(screen.getByRole('row', { name: row })).getAllByRole('gridcell')[month] as HTMLElement;
const paste = (at: HTMLElement, text: string) =>
  fireEvent.paste(at, { clipboardData: { getData: () => text } });

describe('expenses month by month', () => {
  it('stand under their account, or their number', () => {
    show();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads[1]).toContain('Julho');
    expect(heads[12]).toContain('Junho');
    expect(cell(/INSUMOS · ADUBO/, 0)).toHaveTextContent('100,00');
    expect(cell(/Despesa 2/, 0)).toHaveTextContent('200,00');
  });

  it('are pasted from the cell on, and stay where there is no room', () => {
    const { values, isDirty } = show();
    paste(cell(/INSUMOS/, 10), '1\t2\n3\t4');
    expect(values().expenses[0]?.months?.slice(4, 7)).toEqual([1_00, 2_00, 100_00]);
    expect(values().expenses[1]?.months?.slice(4, 7)).toEqual([3_00, 4_00, 200_00]);
    expect(values().expenses[0]).toMatchObject({ way: 'YEAR', value: 1_003_00 });
    expect(isDirty('expenses.0.value')).toBe(true);
    paste(cell(/INSUMOS/, 11), '5\t6');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Nada foi colado. São 2 colunas, e a partir desta só há 1.',
    );
    paste(cell(/Despesa 2/, 0), '5\n6');
    expect(screen.getByRole('alert')).toHaveTextContent('São 2 linhas, e a partir desta só há 1.');
    paste(cell(/Despesa 2/, 1), '5\tabc');
    expect(screen.getByRole('alert')).toHaveTextContent('Despesa 2, Setembro: “abc” não é um valor.');
    expect(values().expenses[1]?.months?.[6]).toBe(200_00);
    paste(cell(/Despesa 2/, 0), '7\t8');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(values().expenses[1]?.months?.slice(6, 8)).toEqual([7_00, 8_00]);
    expect(values().expenses[0]?.months?.[6]).toBe(100_00);
  });

  it('of a frozen plan, and a single number, are left to the cell', () => {
    const { values, unmount } = show({ readOnly: true });
    paste(cell(/INSUMOS/, 0), '1\t2');
    expect(values().expenses).toEqual(expenses);
    unmount();
    const { values: now } = show();
    paste(cell(/INSUMOS/, 0), '1');
    paste(screen.getAllByRole('columnheader')[1] as HTMLElement, '1\t2');
    expect(now().expenses).toEqual(expenses);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
