import { act, renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import type { ReportTexts } from './reportTexts';
import type { Report } from './reportTypes';
import { readColumns } from './rules/columnChoice';
import type { ReportAddress } from './useReportAddress';
import { useReportColumns } from './useReportColumns';

beforeAll(() => startI18n('pt-BR', ['report', 'grid']));
beforeEach(() => localStorage.clear());

const report = {
  name: 'probe',
  columns: [
    { field: 'farm' },
    { field: 'account', identifying: true },
    { field: 'value', kind: 'money', total: 'sum' },
  ],
  groups: [{ name: 'fazenda', field: 'farm' }],
} as unknown as Report;
const texts = { column: (label: string) => label } as unknown as ReportTexts;
const fields = (columns: readonly { readonly field: string }[]) => columns.map(({ field }) => field);

function open(
  given: { readonly text?: string; readonly groups?: readonly string[]; readonly beside?: boolean } = {},
) {
  const setColumns = vi.fn<(text: string | null) => void>();
  const sides = given.beside ? new Map() : undefined;
  const onOpen = () => undefined;
  const groups = given.groups ?? [];
  const props = (text: string | null) => ({ text, columns: readColumns(text) });
  const { result, rerender } = renderHook(
    ({ text, columns }) => {
      const address = { groups, columns, columnText: text, setColumns } as unknown as ReportAddress;
      return useReportColumns(report, { texts, address, sides, onOpen });
    },
    { initialProps: props(given.text ?? null) },
  );
  return { now: () => result.current, setColumns, arrive: (text: string | null) => rerender(props(text)) };
}

it('shows the columns as the address has them, under headings without what those say', () => {
  expect(fields(open().now().shown)).toEqual(['farm', 'account', 'value']);
  expect(fields(open({ text: 'account,-value,farm' }).now().shown)).toEqual(['account', 'farm']);
  expect(fields(open({ groups: ['fazenda'] }).now().shown)).toEqual(['account', 'value']);
});

it('has what each figure was beside it where another time is compared', () => {
  expect(fields(open({ beside: true }).now().all)).toContain('value~was');
  expect(fields(open().now().all)).toEqual(['farm', 'account', 'value']);
});

it('writes a choice of columns to the address, and shows it in the menu at once', () => {
  const { now, setColumns, arrive } = open();
  expect(now().menuLayout.hidden).toEqual({});
  act(() => now().arrange({ hidden: { value: true } }));
  expect(setColumns).toHaveBeenCalledWith('farm,account,-value');
  expect(now().menuLayout.hidden).toEqual({ value: true });
  // What arrives by the address stands, whatever was wished before.
  arrive('farm,account,value');
  expect(now().menuLayout.hidden).toMatchObject({ value: false });
});
