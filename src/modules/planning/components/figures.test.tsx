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
  type Props = Parameters<typeof YearSums>[0];
  const tiles = (rows: readonly SummaryRow[], before: Props['before'] = null, done: Props['done'] = null) => {
    const { container } = renderUi(<YearSums rows={rows} before={before} done={done} />);
    return [...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent);
  };

  it('are of what is known, and say of how many it is not', () => {
    expect(tiles([row(10_000, 4000), row(5000, null)])).toEqual([
      expect.stringMatching(/Receita.*150,00/),
      expect.stringMatching(/Despesa.*40,00.*Há 1 linha sem valor conhecido/),
      expect.stringMatching(/Margem.*60,00.*Há 1 linha sem valor conhecido/),
    ]);
    expect(screen.getAllByText(/^Há/)).toHaveLength(2);
  });

  it('stand beside those of the year before, as far as they are known', () => {
    const [income, expense] = tiles([row(10_000, 4000)], { season: '2025/26', rows: [row(7000, null)] });
    expect(income).toMatch(/2025\/26: R\$\s70,00/);
    expect(expense).not.toMatch(/2025/);
  });

  it('stand beside what came until now, and what was planned for it', () => {
    const of = (actual: number, due: number) => ({ actual, due });
    const done = { month: 10, income: of(45_00, 50_00), expense: of(30_00, 20_00), margin: of(15_00, 30_00) };
    expect(tiles([row(10_000, 4000)], null, done)).toEqual([
      expect.stringMatching(/Até outubro: R\$\s45,00 de R\$\s50,00 planejados\./),
      expect.stringMatching(/Até outubro: R\$\s30,00 de R\$\s20,00 planejados\./),
      expect.stringMatching(/Até outubro: R\$\s15,00 de R\$\s30,00 planejados\./),
    ]);
  });

  it('are not zero where nothing is known', () => {
    expect(tiles([row(null, 4000)])[0]).toMatch(/–/);
  });
});

describe('the difference of products', () => {
  const twelve = (value: number | null) =>
    Array.from({ length: 12 }, (_, at) => (at === 7 ? value : at > 7 ? null : 0));
  const product = (id: string, more: Partial<ComparedProduct>): ComparedProduct => ({
    id,
    name: `PRODUTO ${id}`,
    centerId: null,
    centerName: '',
    unit: 'SACA',
    plannedQuantity: 100,
    planned: twelve(1000_00).map((value) => value ?? 0),
    actualQuantities: twelve(90),
    actual: twelve(1080_00),
    ...more,
  });
  const shown = (products: readonly ComparedProduct[], incomeDelta: number | null) => {
    renderUi(<SplitTable products={products} month={null} dueName="Até agosto" incomeDelta={incomeDelta} />);
    return screen
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        [...row.querySelectorAll('td')].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
      );
  };

  it('is split in quantity and price, which are its sum; other income stands apart', () => {
    const rows = shown([product('1', { centerName: 'CENTRO' }), product('2', {})], 260_00);
    expect(rows).toEqual([
      ['100,00 SACA × 10,00', '90,00 SACA × 12,00', '-100,00', '+180,00', '+80,00'],
      ['100,00 SACA × 10,00', '90,00 SACA × 12,00', '-100,00', '+180,00', '+80,00'],
      ['+100,00'],
      ['-200,00', '+360,00', '+260,00'],
    ]);
    expect(screen.getByText('CENTRO')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Até agosto' })).toBeVisible();
  });

  it('is of what is not sold the whole plan; of what is not known nothing, its sum neither', () => {
    const unsold = product('1', { actualQuantities: twelve(0), actual: twelve(0) });
    expect(shown([unsold, product('2', { plannedQuantity: null })], -920_00)).toEqual([
      ['100,00 SACA × 10,00', 'Nada vendido ainda', '-1.000,00', '0,00', '-1.000,00'],
      ['– × –', '90,00 SACA × 12,00', '–', '–', '–'],
      ['–', '–', '-920,00'],
    ]);
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
