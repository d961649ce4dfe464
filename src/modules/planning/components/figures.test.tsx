import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { ComparedProduct, SummaryRow } from '../planningTypes';
import { SeasonSelect } from './SeasonSelect';
import { SplitTable } from './SplitTable';
import { YearSums } from './YearSums';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'forms', 'planning', 'activity']));

describe('the sums of a year', () => {
  const row = (income: number | null, expense: number | null) => ({ income, expense }) as SummaryRow;
  const tiles = (rows: readonly SummaryRow[]) =>
    [...(renderUi(<YearSums rows={rows} />).container.firstElementChild?.children ?? [])].map(
      ({ textContent }) => textContent,
    );

  it('are of what is known, and say of how many it is not', () => {
    expect(tiles([row(10_000, 4000), row(5000, null)])).toEqual([
      expect.stringMatching(/Receita.*150,00/),
      expect.stringMatching(/Despesa.*40,00.*Há 1 linha sem valor conhecido/),
      expect.stringMatching(/Margem.*60,00.*Há 1 linha sem valor conhecido/),
    ]);
    expect(screen.getAllByText(/^Há/)).toHaveLength(2);
  });

  it('are not zero where nothing is known', () => {
    expect(tiles([row(null, 4000)])[0]).toMatch(/–/);
  });
});

describe('the difference of products', () => {
  const product = (id: string, more: Partial<ComparedProduct>): ComparedProduct => ({
    id,
    name: `PRODUTO ${id}`,
    centerName: '',
    unit: 'SACA',
    plannedQuantity: 100,
    plannedPrice: 10,
    actualQuantity: 90,
    actualPrice: 12,
    ...more,
  });
  const cells = (more: Partial<ComparedProduct>) => {
    renderUi(<SplitTable products={[product('1', more)]} />);
    return screen.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  };

  it('is split in quantity and price', () => {
    const [planned, actual, ...split] = cells({ centerName: 'CENTRO' });
    expect(planned).toMatch(/^100\D.* × 10\D*/);
    expect(actual).toMatch(/^90\D.* × 12\D*/);
    expect(split).not.toContain('–');
    expect(screen.getByText('CENTRO')).toBeVisible();
  });

  it.each([{ actualQuantity: null }, { actualPrice: null }])('is none of what is not sold: %o', (more) => {
    expect(cells(more).slice(1)).toEqual(['Nada vendido ainda', '–', '–', '–']);
  });

  it.each([{ plannedQuantity: null }, { plannedPrice: null }])('is none of what has no plan: %o', (more) => {
    const [planned, actual, ...split] = cells(more);
    expect(planned).toContain('–');
    expect(actual).toMatch(/^90/);
    expect(split).toEqual(['–', '–', '–']);
  });
});

it('chooses the crop year', async () => {
  const onYear = vi.fn();
  renderUi(<SeasonSelect label="Safra" year={2021} onYear={onYear} />);
  const select = screen.getByRole('combobox', { name: /^Safra/ });
  expect(select).toHaveTextContent('2021/22');
  fireEvent.mouseDown(select);
  const [first] = await screen.findAllByRole('option');
  if (first) fireEvent.click(first);
  const name = String(first?.textContent).slice(0, 4);
  expect(onYear).toHaveBeenCalledExactlyOnceWith(name);
});
