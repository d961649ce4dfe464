import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Themed } from '@/platform/forms/testing/renderForm';
import { startI18n } from '@/platform/i18n/i18n';
import type { CalendarItem } from '../rules/calendarItems';
import { MonthCell } from './MonthCell';

beforeAll(() => startI18n('pt-BR', ['home', 'ui']));

const item = (at: number, time: string | null = null, title = `Item ${at}`) =>
  ({ key: String(at), time, title }) as unknown as CalendarItem;
const itemsOf = (count: number) => Array.from({ length: count }, (_, at) => item(at + 1));

function open(props: Partial<ComponentProps<typeof MonthCell>> = {}) {
  const onChoose = vi.fn();
  render(
    <Themed>
      <div role="row">
        <MonthCell
          day="2026-11-07"
          items={[]}
          outside={false}
          isToday={false}
          chosen={false}
          loading={false}
          onChoose={onChoose}
          {...props}
        />
      </div>
    </Themed>,
  );
  const cell = screen.getByRole('gridcell');
  const text = (name: string) => [...cell.querySelectorAll(`.${name}`)].map((part) => part.textContent);
  return { cell, text, onChoose };
}

it('shows three items, says how many more there are, and how many in all', () => {
  const { cell, text } = open({ items: itemsOf(5) });
  expect(text('number')).toEqual(['7']);
  expect(text('item')).toEqual(['Item 1', 'Item 2', 'Item 3']);
  expect(text('more')[0]).toMatch(/2/);
  expect(text('count')).toEqual(['5']);
  expect(cell).toHaveAccessibleName(/5/);
});

it('has no rest where three are all, and no count where there is none', () => {
  const { text } = open({ items: itemsOf(3) });
  expect(text('more')).toEqual([]);
  expect(text('count')).toEqual(['3']);
});

it('an item has its time before its title, and a name where it has none', () => {
  const { text } = open({ items: [item(1, '08:30'), item(2, null, '')] });
  const [first, second] = text('item');
  expect(first).toBe('08:30 Item 1');
  expect(second).toMatch(/\w/);
});

it('counts nothing while its items are awaited', () => {
  const { cell, text } = open({ loading: true });
  expect(cell).toHaveAccessibleName(/7 de novembro de 2026$/);
  expect(cell.children).toHaveLength(2);
  expect(text('count')).toEqual([]);
});

it('what came before stands while it is asked again', () => {
  const { cell, text } = open({ loading: true, items: itemsOf(1) });
  expect(text('item')).toEqual(['Item 1']);
  expect(cell).toHaveAccessibleName(/1/);
});

it('the chosen day is the one that the keyboard stands on; today is marked', async () => {
  const { cell, onChoose } = open({ chosen: true, isToday: true, outside: true });
  expect(cell).toHaveAttribute('tabindex', '0');
  expect(cell).toHaveAttribute('aria-selected', 'true');
  expect(cell).toHaveAttribute('aria-current', 'date');
  expect(cell.dataset['outside']).toBe('true');
  await userEvent.setup().click(cell);
  expect(onChoose).toHaveBeenCalledTimes(1);
});

it('another day is not', () => {
  const { cell, text } = open();
  expect(cell).toHaveAttribute('tabindex', '-1');
  expect(cell).not.toHaveAttribute('aria-current');
  expect(text('count')).toEqual([]);
});
