import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { MonthlyTotals } from './MonthlyTotals';

beforeAll(() => startI18n('pt-BR', ['financeCashFlow', 'ui']));

it('has a line a month; a figure that is unknown is no 0', () => {
  const known = { opening: 100_00, inCents: 50_00, outCents: 20_00, result: 30_00, balance: 130_00 };
  const unknown = { opening: null, inCents: 0, outCents: 0, result: 0, balance: null };
  renderUi(
    <MonthlyTotals
      months={[
        { month: 1, kind: 'realized', ...known },
        { month: 12, kind: 'forecast', ...unknown },
      ]}
    />,
  );
  const table = screen.getByRole('group', { name: 'Total mensal' });
  expect(table).toHaveAttribute('tabindex', '0');
  const [, january, december] = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(january).toMatch(/^Jan.*100,0050,0020,0030,00130,00$/);
  expect(december).toMatch(/^Dez.*–0,000,000,00–$/);
});
