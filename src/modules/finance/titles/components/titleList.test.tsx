import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, today } from '@/platform/format/date';
import { firstDayOf, formatMonth, monthOf } from '@/platform/format/month';
import { aTitle, card, emptied, open, startTitles, writtenOff } from '../titlesPage.test.kit';
import { moneyWidth } from './titleColumns';

startTitles();

describe('the list of titles', () => {
  it('sums what is open in groups that add up, and follows the search', async () => {
    emptied();
    aTitle('A1', 1, '2026-01-10');
    aTitle('A2', 2, addDays(today(), 3));
    aTitle('A3', 4, addDays(today(), 20));
    aTitle('A4', 8, addDays(today(), 90));
    const { user } = open();
    await card(/^1 a 7 dias 1 título.*A pagar 2,00/);
    await card(/^8 a 30 dias 1 título.*A pagar 4,00/);
    await card(/^Após 30 dias 1 título.*A pagar 8,00/);
    const all = await card(/^Em aberto 4 títulos.*A pagar 15,00/);
    await user.type(screen.getByRole('searchbox'), 'recibo a4');
    await waitFor(() => expect(all).toHaveTextContent(/8,00/));
    expect(all).not.toHaveTextContent('15,00');
  }, 30_000);

  it('goes month by month, and says of which days settled titles are shown', async () => {
    emptied();
    const month = monthOf(addMonths(today(), 1));
    aTitle('A1', 1, firstDayOf(month));
    aTitle('A2', 2, '2026-01-10');
    const { user, router } = open();
    await screen.findByText('RECIBO A2');
    const all = /^Todos os meses. Em aberto de qualquer mês; baixas de/;
    expect(screen.getByRole('button', { name: all })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `Mês seguinte: ${formatMonth(month)}` }));
    await waitFor(() => expect(screen.queryByText('RECIBO A2')).toBeNull());
    expect(screen.getByText('RECIBO A1')).toBeInTheDocument();
    expect(new URLSearchParams(router.state.location.search).get('filtro.data')).toBe('DUE');
    await user.click(screen.getByRole('button', { name: 'Mostrar todos os meses' }));
    expect(await screen.findByText('RECIBO A2')).toBeInTheDocument();
  }, 30_000);

  it('says of what is late that a part of it is paid, and shows its value beside its rest', async () => {
    emptied();
    writtenOff(aTitle('A1', 90, addDays(today(), -40)).id);
    open('/titulos?aba=a-pagar');
    const row = await screen.findByRole('row', { name: /RECIBO A1/ });
    expect(row).toHaveTextContent('Em parte, há 40 dias');
    expect(row).toHaveTextContent(/90,00.*60,00/);
  }, 30_000);

  it.each([
    ['all', ['A1', 'A2']],
    ['partial', ['A2']],
    ['settled', ['A3']],
  ])(
    'leaves of the situation %s the titles that are meant',
    async (situation, numbers) => {
      emptied();
      aTitle('A1', 90, today());
      writtenOff(aTitle('A2', 90, today()).id);
      writtenOff(aTitle('A3', 30, today()).id);
      open(`/titulos?filtro.situacao=${situation}`);
      await screen.findByText(`RECIBO ${numbers[0]}`);
      const shown = screen.getAllByText(/^RECIBO A\d$/).map((each) => each.textContent);
      expect(shown.toSorted()).toEqual(numbers.map((number) => `RECIBO ${number}`));
    },
    30_000,
  );

  it('has room for the greatest amount', () => {
    // 18 figures and marks, 7.6 px each, and the padding of a cell.
    expect(moneyWidth(9_999_999_999_999)).toBeGreaterThanOrEqual(17 * 7.6 + 24);
    expect(moneyWidth(1_00)).toBe(118);
  });
});
