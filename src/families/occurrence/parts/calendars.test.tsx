import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { formatDate, today } from '@/platform/format/date';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { defineOccurrence } from '../defineOccurrence';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type { OccurrenceRecord, OccurrenceSubject } from '../occurrenceTypes';
import { type OccurrenceAddress, useOccurrenceAddress } from '../useOccurrenceAddress';
import { MonthCalendar } from './MonthCalendar';
import { WeekCalendar } from './WeekCalendar';

beforeAll(() => startI18n('pt-BR', ['ui', 'occurrence']));

const types = ['a', 'b', 'c', 'd'].map((slug) =>
  defineOccurrence({
    slug,
    where: ['agriculture'],
    needsAnimals: false,
    subject: 'several',
    plannable: true,
    fields: [],
    emptyValues: {},
    effects: () => [],
    summary: () => '',
  }),
);
const descriptorOf = (slug: string) => types.find((one) => one.slug === slug);
const texts = {
  title: (slug: string) => `Tipo ${slug}`,
  short: (slug: string) => slug,
  summary: () => 'resumo',
} as unknown as OccurrenceTexts;
const subjects = [
  { id: 1, name: 'T1' },
  { id: 2, name: 'T2' },
] as unknown as OccurrenceSubject[];
const record = (id: number, over: Partial<OccurrenceRecord> = {}): OccurrenceRecord => ({
  id,
  type: 'a',
  subjectIds: [1],
  state: 'DONE',
  plannedAt: null,
  happenedAt: '2026-03-11T07:00',
  observation: '',
  files: [],
  depletion: [],
  document: null,
  userName: '',
  values: {},
  ...over,
});
const planned = (id: number, over: Partial<OccurrenceRecord> = {}) =>
  record(id, { state: 'PLANNED', happenedAt: null, plannedAt: '2026-03-11T09:00', ...over });

function open(at: string, view: (address: OccurrenceAddress) => React.ReactNode) {
  function Page() {
    return view(useOccurrenceAddress('/x', 'talhao'));
  }
  const router = createMemoryRouter([{ path: '/x/:id?', Component: Page }], { initialEntries: [at] });
  render(
    <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
      <RouterProvider router={router} />
    </AppThemeProvider>,
  );
  return { user: userEvent.setup(), search: () => router.state.location.search };
}
const shared = { subjects, descriptorOf, texts, sources: {} };
const month = (records: readonly OccurrenceRecord[], at = '/x?mes=2026-03') =>
  open(at, (address) => <MonthCalendar address={address} records={records} {...shared} />);
const day = (name: string) => screen.getByRole('button', { name });

describe('a month', () => {
  it('counts the occurrences of each day and names three of their types', () => {
    month(['a', 'b', 'c', 'd', 'old'].map((type, id) => record(id + 1, { type })));
    const of = day('11/03/2026: 5 ocorrências');
    expect(of).toHaveTextContent('11');
    for (const slug of ['d', 'c', 'b']) expect(of).toHaveTextContent(`Tipo ${slug}`);
    expect(of).not.toHaveTextContent('Tipo a');
    expect(day('12/03/2026: 0 ocorrências')).not.toHaveTextContent('oc.');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toHaveLength(7);
  });

  it('says of each type whether it was done or is planned, and where', () => {
    month([record(1), record(2, { subjectIds: [2] }), planned(3, { subjectIds: [2] })]);
    const of = day('11/03/2026: 3 ocorrências');
    expect(of).toHaveAccessibleDescription('Tipo a · Planejada · T2; Tipo a · Realizada · T1 +1');
    expect(within(of).getByTitle(/^Tipo a · Planejada/)).toHaveAttribute('data-state', 'PLANNED');
  });

  it('shows the occurrences of a day that is pressed, and closes it by the same', async () => {
    const { user, search } = month([record(1), planned(2, { type: 'old', waiting: 'WAITING' })]);
    await user.click(day('11/03/2026: 2 ocorrências'));
    expect(search()).toBe('?mes=2026-03&dia=2026-03-11');
    expect(day('11/03/2026: 2 ocorrências')).toHaveAttribute('aria-pressed', 'true');
    const lines = within(screen.getByRole('list', { name: '11/03/2026' })).getAllByRole('listitem');
    const words = lines.map(({ textContent }) => textContent).join(' | ');
    expect(words).toContain('07:00');
    expect(words).toContain('T1');
    expect(words).toContain('Aguarda envio');
    expect(words.match(/Planejada/g)).toHaveLength(1);
    expect(words.match(/resumo/g)).toHaveLength(1);
    await user.click(day('11/03/2026: 2 ocorrências'));
    expect(screen.queryByRole('list', { name: '11/03/2026' })).toBeNull();
    await user.click(day('12/03/2026: 0 ocorrências'));
    expect(screen.getByText('Nenhuma ocorrência neste dia.')).toBeVisible();
  });

  it('leads to its neighbours, which close the day, and to the week', async () => {
    const { user, search } = month([], '/x?mes=2026-03&dia=2026-03-11');
    expect(screen.getByText('Nenhuma ocorrência neste dia.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mês anterior' }));
    expect(search()).toBe('?mes=2026-02');
    await user.click(screen.getByRole('button', { name: 'Mês seguinte' }));
    await user.click(screen.getByRole('button', { name: 'Mês seguinte' }));
    expect(search()).toBe('?mes=2026-04');
    expect(screen.getByRole('button', { name: 'Mês' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Semana' }));
    expect(search()).toBe('?mes=2026-04&periodo=semana');
    expect(screen.getByRole('button', { name: 'Semana' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Mês' }));
    expect(search()).toBe('?mes=2026-04');
  });

  it('begins with this month, today marked', () => {
    month([], '/x?mes=garbled');
    const now = day(`${formatDate(today())}: 0 ocorrências`);
    expect(now).toHaveAttribute('aria-current', 'date');
    expect(screen.getAllByRole('button', { current: 'date' })).toHaveLength(1);
  });
});

describe('a week', () => {
  const week = (
    records: readonly OccurrenceRecord[],
    { at = '/x?semana=2026-03-08', reason }: { at?: string; reason?: string } = {},
  ) => {
    const onMove = vi.fn<(record: OccurrenceRecord, to: string) => void>();
    const opened = open(at, (address) => (
      <WeekCalendar
        address={address}
        records={records}
        reasonOf={({ id }) => (id === 9 ? reason : undefined)}
        onMove={onMove}
        {...shared}
      />
    ));
    return { ...opened, onMove };
  };
  const section = (name: string) => screen.getByRole('region', { name });
  const drop = (name: string, id: string) => {
    const over = createEvent.dragOver(section(name));
    fireEvent(section(name), over);
    expect(over.defaultPrevented).toBe(true);
    expect(section(name)).toHaveAttribute('data-over', 'true');
    fireEvent.drop(section(name), { dataTransfer: { getData: () => id } });
    expect(section(name)).toHaveAttribute('data-over', 'false');
  };

  it('shows seven days, each with its own, what was put off with the day it was planned for', () => {
    week([
      record(1, { plannedAt: '2026-03-09T06:00', subjectIds: [1, 2] }),
      record(2, { type: 'old', plannedAt: '2026-03-11T06:00', waiting: 'REFUSED' }),
    ]);
    expect(screen.getAllByRole('region')).toHaveLength(7);
    const cards = within(section('11/03/2026: 2 ocorrências')).getAllByRole('listitem');
    const words = cards.map(({ textContent }) => textContent).join(' | ');
    expect(words.match(/Planejada para 09\/03\/2026/g)).toHaveLength(1);
    expect(words).not.toContain('Planejada para 11/03');
    expect(words).toContain('07:00 Realizada');
    expect(words).toContain('T1 +1');
    expect(words).toContain('Recusada');
    expect(words.match(/resumo/g)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /um dia/ })).toBeNull();
  });

  it('moves what is planned by buttons, by Alt and arrows and by dragging', async () => {
    const { user, onMove } = week([planned(4), record(5)]);
    await user.click(screen.getByRole('button', { name: 'Tipo a: um dia antes' }));
    await user.click(screen.getByRole('button', { name: 'Tipo a: um dia depois' }));
    expect(onMove.mock.calls.map(([{ id }, to]) => [id, to])).toEqual([
      [4, '2026-03-10'],
      [4, '2026-03-12'],
    ]);
    onMove.mockClear();
    const [, link] = screen.getAllByRole('link', { name: 'Tipo a' });
    const [first] = screen.getAllByRole('link', { name: 'Tipo a' });
    for (const one of [first, link]) {
      fireEvent.keyDown(one as HTMLElement, { key: 'ArrowRight', altKey: true });
      fireEvent.keyDown(one as HTMLElement, { key: 'ArrowLeft', altKey: true });
      fireEvent.keyDown(one as HTMLElement, { key: 'ArrowLeft' });
      fireEvent.keyDown(one as HTMLElement, { key: 'Enter', altKey: true });
    }
    // What is done stays.
    expect(onMove.mock.calls.map(([{ id }, to]) => [id, to])).toEqual([
      [4, '2026-03-12'],
      [4, '2026-03-10'],
    ]);
    onMove.mockClear();
    drop('12/03/2026: 0 ocorrências', '4');
    drop('11/03/2026: 2 ocorrências', '4');
    drop('12/03/2026: 0 ocorrências', '5');
    drop('12/03/2026: 0 ocorrências', '77');
    expect(onMove.mock.calls.map(([{ id }, to]) => [id, to])).toEqual([[4, '2026-03-12']]);
  });

  it('does not move what is locked or of no known type', () => {
    const { onMove } = week([planned(9), planned(8, { type: 'old' })], { reason: 'encerrado' });
    expect(screen.queryByRole('button', { name: /um dia/ })).toBeNull();
    drop('12/03/2026: 0 ocorrências', '9');
    drop('12/03/2026: 0 ocorrências', '8');
    expect(onMove).not.toHaveBeenCalled();
  });

  it('leads to its neighbours', async () => {
    const { user, search } = week([]);
    await user.click(screen.getByRole('button', { name: 'Semana anterior' }));
    expect(search()).toBe('?semana=2026-03-01');
    await user.click(screen.getByRole('button', { name: 'Semana seguinte' }));
    await user.click(screen.getByRole('button', { name: 'Semana seguinte' }));
    expect(search()).toBe('?semana=2026-03-15');
    expect(screen.getByText('15/03/2026 a 21/03/2026')).toBeVisible();
  });

  it('begins with this week', () => {
    week([], { at: '/x?semana=x' });
    expect(section(`${formatDate(today())}: 0 ocorrências`)).toHaveAttribute('data-today', 'true');
    expect(screen.getAllByRole('region').filter((one) => one.dataset['today'] === 'true')).toHaveLength(1);
  });
});
