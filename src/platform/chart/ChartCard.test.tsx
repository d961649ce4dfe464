import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import chart from '@locales/pt-BR/chart.json';
import grid from '@locales/pt-BR/grid.json';
import ui from '@locales/pt-BR/ui.json';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ChartCardProps } from '@/platform/chart/chartProps';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';

await i18next.use(initReactI18next).init({
  lng: 'pt-BR',
  resources: { 'pt-BR': { chart, grid, ui } },
  interpolation: { escapeValue: false },
});

interface Month {
  readonly month: string;
  readonly sold: number | null;
  readonly area: number;
}

const ROWS: readonly Month[] = [
  { month: '2026-08-01', sold: 1_234_50, area: 10 },
  { month: '2026-09-01', sold: null, area: 12.5 },
];
const CHART: ChartCardProps<Month> = {
  title: 'Vendas do ano',
  kind: 'bar',
  rows: ROWS,
  x: { field: 'month', header: 'Mês', kind: 'date' },
  series: [
    { field: 'sold', header: 'Vendido', kind: 'money' },
    { field: 'area', header: 'Área', kind: 'number', unit: 'ha' },
  ],
};

function renderChart(props: Partial<ChartCardProps<Month>> = {}) {
  render(
    <AppThemeProvider preferences={{ theme: 'default', mode: 'light', density: 'compact' }}>
      <ChartCard {...CHART} {...props} />
    </AppThemeProvider>,
  );
  return userEvent.setup();
}

describe('ChartCard', () => {
  it('gives a failure the room it needs, however low the chart', () => {
    renderChart({ rows: [], status: 'failed', height: 128, onRetry: vi.fn() });
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    expect(screen.getByRole('alert').parentElement).toHaveStyle({ minHeight: '128px' });
  });

  it('shows its figures as a table and goes back', async () => {
    const user = renderChart();
    await user.click(screen.getByRole('button', { name: 'Ver como tabela' }));
    const rows = within(screen.getByRole('table', { name: 'Vendas do ano' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Mês', 'Vendido (R$)', 'Área (ha)'],
      ['01/08/2026', '1.234,50', '10,00'],
      ['01/09/2026', '', '12,50'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Ver como gráfico' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('list')).toHaveTextContent('Vendido (R$)Área (ha)');
  });

  it('opens over the whole screen and closes by Escape', async () => {
    const user = renderChart();
    await user.click(screen.getByRole('button', { name: 'Ver como tabela' }));
    await user.click(screen.getByRole('button', { name: 'Tela cheia' }));
    const dialog = screen.getByRole('dialog', { name: 'Vendas do ano' });
    expect(within(dialog).getByRole('table')).toBeVisible();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('downloads its figures', async () => {
    const urlOf = vi.spyOn(URL, 'createObjectURL');
    const user = renderChart();
    await user.click(screen.getByRole('button', { name: 'Baixar CSV' }));
    await vi.waitFor(() => expect(urlOf).toHaveBeenCalled());
    const file = urlOf.mock.calls[0]?.[0] as Blob;
    expect((await file.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Mês;Vendido (R$);Área (ha)',
      '01/08/2026;1234,50;10,00',
      '01/09/2026;;12,50',
    ]);
  });

  it('takes no more than five series', async () => {
    const series = ['a', 'b', 'c', 'd', 'e', 'f'].map((field) => ({ field, header: field }));
    renderChart({ series });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  });

  it('says that there is nothing, and offers to try again after a failure', async () => {
    const onRetry = vi.fn<() => void>();
    const user = renderChart({ rows: [], status: 'failed', error: { kind: 'offline' }, onRetry });
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('has no tools while there is nothing to show', () => {
    renderChart({ rows: [] });
    expect(screen.getByText('Sem dados para exibir')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('lets a point be chosen in its table, and says which one is', async () => {
  const onChoose = vi.fn();
  renderChart({ onChoose, chosen: ROWS[1] ?? null });
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }));
  const [first, second] = within(screen.getByRole('table')).getAllByRole('button');
  expect([first, second].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  if (first) await userEvent.click(first);
  expect(onChoose).toHaveBeenCalledWith(ROWS[0]);
});
