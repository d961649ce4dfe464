import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { DollarBody } from './DollarBody';
import DollarDialog from './DollarDialog';
import { DollarFigures } from './DollarFigures';
import { DollarTable } from './DollarTable';
import type { Quote } from './rules/quotes';

beforeAll(() => startI18n('pt-BR', ['home', 'ui', 'common', 'chart', 'grid']));

const quote = (day: string, buy: number, more: Partial<Quote> = {}) =>
  ({ moment: `${day}T13:00`, day, time: '13:00', buy, sell: buy + 0.01, bulletin: '', ...more }) as Quote;
const shown = quote('2026-03-18', 5.3);
const figures = (own: Quote, previous: Quote | null = null) => {
  const { container } = renderUi(<DollarFigures shown={own} previous={previous} />);
  return container.textContent;
};

it('the first quote of all has none before it and no trend', () => {
  expect(figures(shown)).toBe('CompraR$5,3000VendaR$ 5,310018/03/2026, 13:00');
});

it('a later one says how it moved against the one before', () => {
  expect(figures(shown, quote('2026-03-17', 5.2))).toMatch(/^CompraR\$5,3000.*\+0,1000.*AnteriorR\$ 5,2000/);
});

it.each([
  ['Fechamento PTAX', null, '18/03/2026 · Fechamento'],
  ['Outro', '09:10', '18/03/2026, 09:10 · Outro'],
])('a bulletin %s at %s: %s', (bulletin, time, text) => {
  figures({ ...shown, bulletin, time: time as never });
  expect(screen.getByText(text)).toBeVisible();
});

it('a line of the table has its hour where there is one, the newest first', () => {
  renderUi(<DollarTable quotes={[quote('2026-03-17', 5.2, { time: null as never }), shown]} />);
  expect(screen.getByRole('group')).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '18/03/2026, 13:00',
    '17/03/2026',
  ]);
});

it('over the whole screen stands what the card showed, to be changed for the while', async () => {
  const history = [quote('2026-03-17', 5.2), shown];
  renderUi(<DollarDialog history={history} asTable onClose={vi.fn()} />);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/5,3000.*5,3100/);
  fireEvent.click(screen.getByRole('button', { name: /gráfico/i }));
  expect(await screen.findByRole('button', { name: /tabela/i })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('the card draws the last seven quotes, unless it is folded; what did not come is read again', () => {
  const history = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => quote(`2026-03-0${day}`, 5 + day / 100));
  const view = { shown, previous: null, history };
  const onRetry = vi.fn();
  const body = { view, shown, asTable: true, onRetry };
  const { rerender } = renderUi(<DollarBody {...body} expanded missing={null} />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(7);
  expect(screen.getAllByRole('rowheader').at(-1)).toHaveTextContent('02/03/2026');
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<DollarBody {...body} expanded={false} missing="Faltou" />);
  expect(screen.queryByRole('table')).toBeNull();
  screen.getByRole('button', { name: 'Tentar novamente' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
