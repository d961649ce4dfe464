import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { UsdaFigures } from './UsdaFigures';

beforeEach(() => startI18n('pt-BR', ['ui', 'home']));

const figure = {
  commodityCode: '2222000',
  countryName: 'Brasil',
  marketYear: 2026,
  attributeId: 28,
  unitDescription: '1.000 t',
  value: 178_500,
};

it('is scrolled by the keyboard where its years have no room', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(310);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(286);
  renderUi(<UsdaFigures figures={[figure]} commodity="Soja" attribute={{ id: 28, name: 'Produção' }} />);
  const table = screen.getByRole('table', { name: /Soja/ });
  expect(screen.getByRole('region', { name: /Soja/ })).toContainElement(table);
  expect(screen.getByRole('region', { name: /Soja/ })).toHaveAttribute('tabindex', '0');
});

describe('the figures', () => {
  const of = (countryName: string, marketYear: number, value: number) => ({
    ...figure,
    countryName,
    marketYear,
    value,
  });
  const open = (figures: Parameters<typeof UsdaFigures>[0]['figures']) => {
    renderUi(<UsdaFigures figures={figures} commodity="Soja" attribute={{ id: 28, name: 'Produção' }} />);
    const rows = screen.queryAllByRole('row');
    const classes = (row: HTMLElement | undefined) =>
      [...(row?.children ?? [])].map((cell) => cell.className);
    return { rows, classes };
  };

  it('rise, fall, or stay as they are, each with its sign; what is unknown has none', () => {
    const { rows } = open([
      of('Alta', 2025, 100),
      of('Alta', 2026, 110),
      of('Baixa', 2025, 90),
      of('Baixa', 2026, 81),
      of('Igual', 2025, 50),
      of('Igual', 2026, 50),
      of('Nova', 2026, 10),
    ]);
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Alta100110+10,0%',
      'Baixa9081−10,0%',
      'Igual50500,0%',
      'Nova–10–',
    ]);
    const icons = rows.slice(1).map((row) => row.querySelector('svg')?.dataset['testid']);
    expect(icons[3]).toBeUndefined();
    expect(new Set(icons.slice(0, 3)).size).toBe(3);
    expect(within(rows[1]!).getByRole('rowheader')).toHaveTextContent('Alta');
  });

  it('of three years the last stands out and the first gives way', () => {
    const { rows, classes } = open([of('A', 2024, 1), of('A', 2025, 2), of('A', 2026, 3)]);
    expect(classes(rows[0])).toEqual(['', 'first', '', 'last', '']);
    expect(classes(rows[1])).toEqual(['', 'first', '', 'last', '']);
  });

  it('of two years none gives way', () => {
    const { rows, classes } = open([of('A', 2025, 2), of('A', 2026, 3)]);
    expect(classes(rows[0])).toEqual(['', '', 'last', '']);
  });

  it('are in a unit, where there is one', () => {
    open([of('A', 2026, 3)]);
    expect(screen.getByText(/^Em 1\.000 t\. Fonte: USDA/)).toBeVisible();
  });

  it('without a unit name their source alone', () => {
    open([{ ...of('A', 2026, 3), unitDescription: '' }]);
    expect(screen.getByText(/^Fonte: USDA/)).toBeVisible();
  });

  it('say that there are none of this attribute', () => {
    open([{ ...of('A', 2026, 3), attributeId: 57 }]);
    expect(screen.getByText('Sem números para este indicador')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
