import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import type { BoardTexts } from './boardTexts';
import type { Board, Indicator } from './boardTypes';
import { IndicatorDetail } from './IndicatorDetail';
import { harvestPeriods, monthsOfYear } from './rules/indicatorFigures';

beforeAll(() => startI18n('pt-BR', ['ui', 'chart', 'grid', 'report']));

const texts = {
  groups: 'Fazendas',
  source: 'Fonte',
  part: (field: string) => `parte ${field}`,
  indicator: (name: string) => `figura ${name}`,
  formula: (name: string) => `fórmula ${name}`,
} as unknown as BoardTexts;
const deaths: Indicator = {
  name: 'mortes',
  kind: 'percent',
  parts: ['dead'],
  figure: ({ dead }) => dead ?? null,
};
const boardOf = (periods: Board['periods']): Board => ({
  name: 'probe',
  key: 'PROBE',
  periods,
  choice: { name: 'especie', wire: 'species', values: [] },
  parts: [
    { field: 'dead', wire: 'dead', kind: 'number', merge: 'sum', decimals: 0 },
    { field: 'heads', wire: 'heads', kind: 'number', merge: 'sum', decimals: 0 },
  ],
  indicators: [],
  ask: () => Promise.resolve([]),
});
const row = (group: string, period: string, dead: number | null) => ({ group, period, dead, heads: 9 });

const MONTHS = [row('A', '2026-01', 2), row('B', '2026-02', 3), row('A', '2025-01', 4)];
const HARVESTS = [row('A', '2024/2025', 2), row('A', '2025/2026', 3)];

async function open(periods: Board['periods'], indicator = deaths) {
  const months = periods === 'months';
  const rows = months ? MONTHS : HARVESTS;
  render(
    <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
      <IndicatorDetail
        board={boardOf(periods)}
        texts={texts}
        indicator={indicator}
        rows={rows}
        period={months ? monthsOfYear(rows, '2026') : harvestPeriods(rows, '2025/2026')}
      />
    </AppThemeProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ver como tabela' }));
  const title = `figura ${indicator.name}`;
  return within(screen.getByRole('table', { name: title }))
    .getAllByRole('row')
    .map((line) => [...line.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')));
}

it('draws each month of the year beside the same month of the year before', async () => {
  const [head, ...lines] = await open('months');
  expect(head).toHaveLength(3);
  expect(head?.[0]).toBe('Mês');
  expect(head?.[1]).not.toContain('figura');
  expect(lines.map(([name]) => name)).toEqual(['01/2026', '02/2026']);
  expect(lines[0]?.slice(1)).toEqual(['2,0', '4,0']);
  expect(lines[1]?.[1]).toBe('3,0');
  expect(lines[1]?.[2]).not.toMatch(/\d/);
});

it('draws every harvest that is known, by the name of the figure', async () => {
  const [head, ...lines] = await open('harvests');
  expect(head).toEqual(['Safra', 'figura mortes (%)']);
  expect(lines).toEqual([
    ['2024/2025', '2,0'],
    ['2025/2026', '3,0'],
  ]);
});

it('draws a number with its unit and two decimals', async () => {
  const [head, line] = await open('harvests', { ...deaths, kind: 'number', unit: 'cab.' });
  expect(head?.[1]).toBe('figura mortes (cab.)');
  expect(line?.[1]).toBe('2,00');
});

it('shows the quantities of the figure alone, and that each is known', async () => {
  await open('months');
  const arithmetic = within(screen.getByRole('region', { name: 'fórmula mortes' }));
  expect(arithmetic.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'parte dead',
    'figura mortes',
  ]);
  expect(screen.queryByText(/parte dead\./)).toBeNull();
  const farms = screen.getAllByRole('region', { name: 'Fazendas' }).at(-1) as HTMLElement;
  expect(
    within(farms)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['A', 'B']);
  expect(farms).toHaveAttribute('tabindex', '0');
});
