import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { startTexts, Themed } from '@/platform/forms/testing/renderForm';
import type { GridTexts } from '@/platform/grid/cellText';
import { columnSpec, reportColumns, underHeadings } from './reportColumns';
import type { ReportTexts } from './reportTexts';
import type { Report, ReportColumn, ReportRow } from './reportTypes';

const texts = {
  column: (label: string) => `<${label}>`,
  word: (set: string, value: string) => `${set}.${value}`,
} as unknown as ReportTexts;
const grid = ((key: string) => key) as unknown as GridTexts;
const reportOf = (columns: readonly ReportColumn[], more: Partial<Report> = {}) =>
  ({ columns, groups: [], ...more }) as unknown as Report;

it.each([
  ['its own word', { field: 'kg' }, '<kg>'],
  ['that of its label', { field: 'kg', label: 'peso' }, '<peso>'],
  ['its day', { field: 'kg', days: ['2026-11-20'] }, '20/11/2026'],
  [
    'its word and the day that it counts from',
    { field: 'kg', days: ['2026-10-31', '2026-11-30'] },
    '<kg> 30/11/2026',
  ],
] as const)('the head of a column is %s', (_, column, header) => {
  expect(columnSpec(column, texts).header).toBe(header);
});

it('an unknown figure is a dash, an empty cell that means nothing is none', () => {
  const nothing = (column: Partial<ReportColumn>) => columnSpec({ field: 'a', ...column }, texts).nothing;
  expect((['number', 'money', 'percent'] as const).map((kind) => nothing({ kind }))).toEqual(['–', '–', '–']);
  expect((['text', 'date', 'choice'] as const).map((kind) => nothing({ kind }))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(nothing({ kind: 'money', blank: true })).toBeUndefined();
});

it('writes a choice by its words and a document with its mask', () => {
  const choice = columnSpec({ field: 'side', kind: 'choice', words: 'sides' }, texts);
  expect(choice.kind).toBe('text');
  expect([choice.value?.({ side: 'IN' }), choice.value?.({ side: null })]).toEqual(['sides.IN', null]);
  const document = columnSpec({ field: 'cpf', kind: 'document' }, texts);
  expect(document.format?.('52998224725')).toBe('529.982.247-25');
});

async function cellOf(column: ReportColumn, row: ReportRow, more: Partial<Report> = {}) {
  await startTexts();
  const onOpen = vi.fn();
  const onCopy = vi.fn();
  const copy = { onCopy, label: (text: string) => `Copiar ${text}` };
  const [spec] = reportColumns(reportOf([column], more), texts, { onOpen, copy, grid });
  render(<Themed>{spec?.render?.(row) ?? 'plain'}</Themed>);
  return { onOpen, onCopy, user: userEvent.setup() };
}

it('a name opens the record that the row is of', async () => {
  const target = ({ id }: ReportRow) => (id === 7 ? { page: 'x' } : null);
  const { user, onOpen } = await cellOf({ field: 'name', opens: true }, { id: 7, name: 'SOJA' }, {
    target,
  } as never);
  await user.click(screen.getByRole('button', { name: 'SOJA' }));
  expect(onOpen).toHaveBeenCalledWith({ id: 7, name: 'SOJA' });
});

it.each([
  ['no record', { id: 8, name: 'SOJA' }],
  ['no name', { id: 7, name: '' }],
])('opens nothing where the row has %s', async (_, row) => {
  const target = ({ id }: ReportRow) => (id === 7 ? { page: 'x' } : null);
  await cellOf({ field: 'name', opens: true }, row, { target } as never);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a figure is copied as it is written, an unknown one is not', async () => {
  const column: ReportColumn = { field: 'kg', kind: 'number', copies: true };
  const { user, onCopy } = await cellOf(column, { id: 1, kg: 1234.5 });
  await user.click(screen.getByRole('button', { name: 'Copiar 1.234,50' }));
  expect(onCopy).toHaveBeenCalledWith('1.234,50');
  await cellOf(column, { id: 2, kg: null });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('under headings the name of a row comes first, and what a heading says has no column', () => {
  const columns = reportColumns(
    reportOf([{ field: 'farm' }, { field: 'month' }, { field: 'name', identifying: true }]),
    texts,
    { onOpen: vi.fn(), grid },
  );
  const report = reportOf([], {
    groups: [
      { name: 'byFarm', field: 'farm' },
      { name: 'byMonth', field: 'month', by: 'month' },
    ],
  } as never);
  const fields = (groups: readonly string[]) =>
    underHeadings(report, columns, groups).map(({ field }) => field);
  expect(fields([])).toEqual(['name', 'farm', 'month']);
  expect(fields(['byFarm', 'byMonth'])).toEqual(['name', 'month']);
  expect(underHeadings(report, columns.slice(0, 2), ['byFarm']).map(({ field }) => field)).toEqual(['month']);
});
