import type { ComponentType } from 'react';
import { expect } from 'vitest';
import type { Report, ReportRow } from '@/families/report/reportTypes';
import { questionParams, usualFilters } from '@/families/report/rules/questions';
import { readReportRows } from '@/families/report/rules/readRows';
import type { RawFilters } from '@/platform/filters/filterValues';
import { today } from '@/platform/format/date';
import { defineRoutes } from '@/platform/routing/defineRoutes';

export interface ReportFile {
  readonly report: Report;
  readonly Component: ComponentType;
}

// Every descriptor: a new file is visited without being named here.
const files = Object.values(import.meta.glob<ReportFile>('./*.ts', { eager: true })).filter(
  (file) => 'report' in file,
);
export const reports = files.map((file): [string, ReportFile] => [file.report.name, file]);

export function reportNamed(wanted: string): Report {
  const found = reports.find(([name]) => name === wanted)?.[1].report;
  if (!found) throw new Error(`no report ${wanted}`);
  return found;
}

/** Pages of other modules to which rows lead. */
export const elsewhere = defineRoutes({
  planningIncomeExpense: {
    path: '/planejamento/receitas-e-despesas',
    title: 'planning:pages.incomeExpense',
    page: () => Promise.resolve({ Component: () => null }),
  },
  mapProperty: {
    path: '/propriedade/:type?/:id?',
    title: 'map:property.title',
    page: () => Promise.resolve({ Component: () => null }),
  },
});

/** 'REPORT_CASH' → '/ReportCash/GetGridData'. */
export const pathOf = ({ key }: Report) =>
  `/${key
    .split('_')
    .map((part) => part.slice(0, 1) + part.slice(1).toLowerCase())
    .join('')}/GetGridData`;

/** The filters that everybody starts with, and the least of what else must be chosen. */
export function filtersOf(report: Report): RawFilters {
  const closed = (ago: number) => `${Number(today().slice(0, 4)) - 1 - ago}-12-31`;
  const needed = report.filters.flatMap((filter): [string, string][] => {
    if (filter.kind === 'date' && filter.among?.first !== undefined)
      return [[filter.name, closed(filter.among.first)]];
    return filter.kind === 'list' && (filter.least ?? 0) > 0 ? [[filter.name, '1']] : [];
  });
  return { ...usualFilters(report, today()), ...Object.fromEntries(needed) };
}

export function addressOf(report: Report, filters: RawFilters = filtersOf(report)): string {
  const params = Object.entries(filters).map(([name, value]): [string, string] => [`filtro.${name}`, value]);
  return `/?${new URLSearchParams([['consulta', '1'], ...params]).toString()}`;
}

/** What the demo answers, read and derived as the page does; every row of it can be read. */
export async function requestRows(report: Report, params: URLSearchParams): Promise<readonly ReportRow[]> {
  const answer = await report.ask(params, new AbortController().signal);
  const { rows, faults } = readReportRows(report, answer);
  expect(faults).toEqual([]);
  return report.derive ? report.derive(rows, { params, today: today() }) : rows;
}

export const rowsOf = (report: Report) => requestRows(report, questionParams(report, filtersOf(report)));
