import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import type { LocalDate } from '@/platform/format/date';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { CalendarItem } from '../rules/calendarItems';
import { AgendaBody } from './AgendaBody';

beforeAll(() => startI18n('pt-BR', ['home', 'ui', 'common']));

type Props = ComponentProps<typeof AgendaBody>;
const TODAY = '2026-11-27';
const itemsOf = (day: LocalDate, count = 1, time: string | null = null): CalendarItem[] =>
  Array.from({ length: count }, (_, at) => ({ key: `${day} ${at}`, title: `Item ${at + 1}`, day, time }));

function open(props: Partial<Props> = {}) {
  const onDay = vi.fn<Props['onDay']>();
  const view = renderUi(
    <AgendaBody
      view="mes"
      day={TODAY}
      today={TODAY}
      dayNamed={false}
      items={itemsOf(TODAY)}
      onDay={onDay}
      {...props}
    />,
  );
  return { ...view, onDay };
}
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const region = () => screen.queryByRole('region');
const days = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
    .map((head) => [head.parentElement?.dataset['today'], head.textContent]);
const earlier = () => screen.queryByRole('button', { name: /anterior/ })?.textContent ?? null;

describe('the list', () => {
  const list = (props: Partial<Props>) => open({ view: 'lista', ...props });

  it('that is not there yet is waited for', () => {
    list({ items: null });
    expect(screen.getByText('Carregando a agenda')).toBeInTheDocument();
    expect(screen.queryByText('Nenhum compromisso neste mês')).toBeNull();
    expect(days()).toEqual([]);
  });

  it.each([
    ['2026-11-02', false],
    ['2026-10-31', true],
  ] as const)('of nothing in the month of %s leads back to today: %s', (day, back) => {
    const { onDay } = list({ day, items: itemsOf('2027-01-01') });
    expect(screen.getByText('Nenhum compromisso neste mês')).toBeVisible();
    const button = screen.queryByRole('button', { name: 'Voltar para hoje' });
    expect(button !== null).toBe(back);
    if (button) fireEvent.click(button);
    expect(onDay.mock.calls).toEqual(back ? [[TODAY]] : []);
  });

  const around = [...itemsOf('2026-11-05'), ...itemsOf('2026-11-12', 2), ...itemsOf(TODAY)];

  it.each([
    ['today', TODAY, false, 'Mostrar 2 dias anteriores'],
    ['today, which the address names', TODAY, true, 'Mostrar 2 dias anteriores'],
    ['a day before that the address does not name', '2026-11-12', false, 'Mostrar 2 dias anteriores'],
    ['a day before that the address names', '2026-11-12', true, null],
  ] as const)('at %s folds what lies before today', (_, day, dayNamed, folded) => {
    list({ day, dayNamed, items: around });
    expect(earlier()).toBe(folded);
    expect(days()).toHaveLength(folded === null ? 3 : 1);
  });

  it('marks today, and unfolds the days before', () => {
    list({ items: around });
    expect(days()).toEqual([['true', 'Hoje, sexta-feira, 27 de novembro1 compromisso']]);
    fireEvent.click(screen.getByRole('button', { name: /anterior/ }));
    expect(days().map(([today]) => today)).toEqual(['false', 'false', 'true']);
    expect(days()[1]?.[1]).toBe('Quinta-feira, 12 de novembro2 compromissos');
    expect(earlier()).toBeNull();
  });

  it('of the past alone is not folded', () => {
    list({ items: itemsOf('2026-11-05') });
    expect(days()).toHaveLength(1);
    expect(earlier()).toBeNull();
  });

  it.each([
    [12, 12, null],
    [13, 12, 'Mostrar mais 1'],
  ])('a day of %i shows %i at first', (count, shown, more) => {
    list({ items: itemsOf(TODAY, count) });
    expect(screen.getAllByText(/^Item/)).toHaveLength(shown);
    expect(screen.queryByRole('button')?.textContent ?? null).toBe(more);
  });
});

describe('the month', () => {
  it('says that it is empty, while one of its days is not, and when it is known', () => {
    const empty = () => screen.queryByText('Nenhum compromisso neste mês') !== null;
    const { unmount } = open({ items: itemsOf('2026-12-24') });
    expect(empty()).toBe(true);
    unmount();
    const second = open({ items: itemsOf('2026-11-01') });
    expect(empty()).toBe(false);
    second.unmount();
    open({ items: null });
    expect(empty()).toBe(false);
  });

  it('is busy until its items are known, and so is the day beside it', () => {
    open({ items: null });
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(within(region()!).getByText('Carregando a agenda')).toBeInTheDocument();
    expect(within(region()!).queryByText('Nenhum compromisso')).toBeNull();
    expect(cell(/^sexta-feira, 27 de novembro de 2026$/)).toBeInTheDocument();
  });

  it('known, it is not busy; the day beside it stands open even when it holds nothing', () => {
    open({ day: '2026-11-03' });
    expect(screen.getByRole('grid')).not.toHaveAttribute('aria-busy');
    expect(within(region()!).getByText('Nenhum compromisso')).toBeVisible();
    expect(screen.queryByText('Carregando a agenda')).toBeNull();
  });

  it('marks the days of other months, today, and the chosen day', () => {
    open({ day: '2026-11-03' });
    const marks = (name: RegExp) => {
      const { dataset, tabIndex } = cell(name);
      return [dataset['outside'], tabIndex, cell(name).getAttribute('aria-current')];
    };
    expect(marks(/, 3 de novembro/)).toEqual(['false', 0, null]);
    expect(marks(/, 27 de novembro/)).toEqual(['false', -1, 'date']);
    expect(marks(/, 1 de dezembro/)).toEqual(['true', -1, null]);
  });

  it('a day that is chosen leaves no trail; Enter goes to the day beside', () => {
    const { onDay } = open();
    fireEvent.click(cell(/, 3 de novembro/));
    expect(onDay.mock.calls).toEqual([['2026-11-03', true]]);
    fireEvent.keyDown(cell(/, 27 de novembro/), { key: 'Enter' });
    expect(within(region()!).getByRole('heading')).toHaveFocus();
    expect(within(region()!).getByRole('heading')).toHaveAttribute('tabindex', '-1');
  });
});

describe('the week', () => {
  const week = (props: Partial<Props>) => open({ view: 'semana', ...props });

  it.each([
    [10, false, 10],
    [11, true, 10],
  ])('of a day with %i items has a list beside it: %s', (count, beside, shown) => {
    week({ items: itemsOf(TODAY, count) });
    expect(region() !== null).toBe(beside);
    const friday = cell(/, 27 de novembro de 2026/);
    expect(friday.querySelectorAll('.item')).toHaveLength(shown);
    expect(friday.querySelector('.more')?.textContent ?? null).toBe(beside ? 'mais 1' : null);
  });

  it('says on each day what there is: the hour, the title, or that it is free', () => {
    const items = [
      { key: 'a', title: '', day: TODAY, time: null },
      { key: 'b', title: 'Reunião', day: TODAY, time: '08:00' },
    ] as const;
    week({ items });
    const friday = cell(/, 27 de novembro de 2026, 2 compromissos$/);
    expect(friday).toHaveAttribute('aria-current', 'date');
    expect([friday.tabIndex, friday.getAttribute('aria-selected')]).toEqual([0, 'true']);
    const [first, second] = friday.querySelectorAll('.item');
    expect(first?.querySelector('b')).toBeNull();
    expect(first?.textContent).not.toBe('');
    expect(second?.textContent).toBe('08:00 Reunião');
    expect(friday.querySelector('.free')).toBeNull();
    const saturday = cell(/, 28 de novembro de 2026, livre$/);
    expect(saturday).not.toHaveAttribute('aria-current');
    expect(saturday).toHaveAttribute('aria-selected', 'false');
    expect([saturday.tabIndex, saturday.querySelector('.number')?.textContent]).toEqual([-1, '28']);
    expect(saturday.querySelector('.free')).toBeVisible();
  });

  it('says that it is empty', () => {
    week({ items: [] });
    expect(screen.getByText('Nenhum compromisso nesta semana')).toBeVisible();
  });

  it('waits on each day for what it holds; what is known of one stands', () => {
    week({ items: null });
    const friday = cell(/, 27 de novembro de 2026$/);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(friday.querySelectorAll('.MuiSkeleton-root')).toHaveLength(2);
    expect(friday.querySelector('.free')).toBeNull();
  });
});
