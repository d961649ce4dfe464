import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { MonthStepper } from './MonthStepper';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'financeTitles']));

const steps = (chosen: boolean, from: string, to: string) => {
  const onMonth = vi.fn();
  renderUi(<MonthStepper from={from} to={to} chosen={chosen} today="2026-11-24" onMonth={onMonth} />);
  const [before, middle, after, clear] = screen.getAllByRole('button');
  for (const button of [before, middle, after, clear]) if (button) fireEvent.click(button);
  return { months: onMonth.mock.calls.map(([month]) => month as unknown), label: middle?.textContent };
};

it('goes from the chosen month to those beside it, to the present one, and to all', () => {
  const { months, label } = steps(true, '2026-03-01', '2026-03-31');
  expect(months).toEqual(['2026-02', '2026-11', '2026-04', null]);
  expect(label).toBe('03/2026');
  expect(screen.getByRole('button', { name: /De 01\/03\/2026 a 31\/03\/2026/ })).toBeVisible();
});

it('goes from the first month of other days', () => {
  const { months, label } = steps(true, '2026-03-10', '2026-04-20');
  expect(months).toEqual(['2026-02', '2026-11', '2026-04', null]);
  expect(label).toMatch(/10.* a .*20/);
});

it('goes from the present month while none is chosen', () => {
  const { months, label } = steps(false, '2026-03-01', '2026-03-31');
  expect(months).toEqual(['2026-10', '2026-11', '2026-12']);
  expect(label).toBe('Todos os meses');
  expect(screen.getByRole('button', { name: /baixas de 01\/03\/2026 a 31\/03\/2026/ })).toBeVisible();
});
