import Papa from 'papaparse';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readSheet } from 'read-excel-file/universal';
import { cleanup, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { reportColumns } from '@/families/report/reportColumns';
import type { Report, ReportRow } from '@/families/report/reportTypes';
import { reportTexts } from '@/families/report/reportTexts';
import { figureOf, sumOf } from '@/families/report/rules/figures';
import { groupRows } from '@/families/report/rules/grouping';
import { faultsOf, questionParams } from '@/families/report/rules/questions';
import { readReportRows } from '@/families/report/rules/readRows';
import { toCsv } from '@/platform/export/csv';
import { pdfFile } from '@/platform/export/pdf';
import { xlsxFile } from '@/platform/export/xlsx';
import { formatNumber, parseNumber } from '@/platform/format/number';
import { toExportTable } from '@/platform/grid/toExportTable';
import { httpPolicy } from '@/platform/http/policy';
import { backend } from '../../../../mocks/faults/backend';
import { financeRoutes } from '../financeRoutes';
import {
  addressOf,
  elsewhere,
  filtersOf,
  pathOf,
  type ReportFile,
  reports,
  rowsOf,
} from './reports.test.kit';

startDemo({
  routes: { ...financeRoutes, ...elsewhere },
  namespaces: ['financeReports', 'report', 'sheet', 'chart', 'common', 'forms', 'grid', 'ui'],
});
beforeEach(() => localStorage.setItem('ep.filterHint', 'shown'));

const open = ({ Component }: ReportFile, at: string) =>
  openSignedIn({ routes: [{ path: '/', element: <Component /> }], at });

/** The words of a PDF, as a reader's program finds them. */
async function pdfWords(file: Blob): Promise<ReadonlySet<string>> {
  const data = new Uint8Array(await file.arrayBuffer());
  const read = await getDocument({ data, useSystemFonts: true, verbosity: 0 }).promise;
  const words = new Set<string>();
  for (let at = 1; at <= read.numPages; at += 1) {
    const { items } = await (await read.getPage(at)).getTextContent();
    for (const item of items) if ('str' in item) words.add(item.str);
  }
  return words;
}

const PLAIN = { unknown: '?', word: (_: string, value: string) => value, language: 'pt-BR' };

/** Every choice of up to three groups, one in the other. */
function groupings({ groups }: Report): string[][] {
  const names = groups.map(({ name }) => name);
  const more = (chosen: readonly string[][]) =>
    chosen.flatMap((path) =>
      names.filter((name) => path.every((each) => each < name)).map((name) => [...path, name]),
    );
  const [one, two] = [names.map((name) => [name]), more(names.map((name) => [name]))];
  return [...one, ...two, ...more(two)];
}

describe.each(reports)('report %s', (_name, file) => {
  const { report } = file;

  it('has a page of its key, also without menus', () => {
    const pages = Object.values(financeRoutes).filter(
      (page) => 'permission' in page && page.permission === report.key,
    );
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ embedded: true, title: `financeReports:reports.${report.name}.title` });
  });

  it.each(['pt-BR', 'en-US'])('has its words in %s', async (language) => {
    const before = i18next.language;
    await i18next.changeLanguage(language);
    const texts = reportTexts((key, otherwise) => i18next.t(key, otherwise), 'financeReports', report);
    const words = [
      texts.title,
      texts.empty,
      texts.basis,
      ...report.columns.map(({ field, label = field }) => texts.column(label)),
      ...report.filters.map(({ name }) => texts.filter(name)),
      ...report.groups.map(({ name }) => texts.group(name)),
      ...(report.foot ?? []).map(({ id }) => texts.foot(id)),
      ...(report.facts ?? []).map(({ id }) => texts.fact(id)),
    ];
    const choices = report.filters.flatMap((filter) =>
      filter.kind === 'choice' ? filter.values.map((value) => texts.word(filter.words, value)) : [],
    );
    await i18next.changeLanguage(before);
    expect(words.filter((word) => word.includes('.') && !word.includes(' '))).toEqual([]);
    expect(choices.filter((word) => /^[A-Z_]+$/.test(word) && word.length > 3)).toEqual([]);
  });

  it('names only what it has', () => {
    const fields = [...report.columns.map(({ field }) => field), ...Object.keys(report.kept ?? {})];
    const groups = report.groups.map(({ name }) => name);
    expect(report.groups.filter(({ field }) => !fields.includes(field))).toEqual([]);
    expect((report.usualGroups ?? []).filter((name) => !groups.includes(name))).toEqual([]);
    const { chart } = report;
    const drawn = !chart ? [] : 'by' in chart ? chart.series : chart.across;
    const footed = !chart || 'by' in chart ? [] : chart.lines;
    const feet = (report.foot ?? []).map(({ id }) => id);
    expect([...groups, undefined]).toContain(chart && 'by' in chart ? chart.by : undefined);
    expect(drawn.filter((field) => !fields.includes(field))).toEqual([]);
    expect(footed.filter((id) => !feet.includes(id))).toEqual([]);
    expect(report.columns.filter(({ identifying }) => identifying)).toHaveLength(1);
  });

  it('adds up under every grouping to what its rows add up to', async () => {
    openSignedIn({ routes: [{ path: '/', element: null }], at: '/' });
    const rows = await rowsOf(report);
    expect(rows.length).toBeGreaterThan(1);
    const summed = report.columns.filter(({ total }) => total === 'sum');
    for (const names of groupings(report)) {
      const grouped = groupRows(report, rows, names, PLAIN);
      expect(grouped.rows).toHaveLength(rows.length);
      // On every level, so that a subtotal is the sum of those under it.
      for (const level of names.keys()) {
        const heaps = new Map<string, ReportRow[]>();
        for (const row of grouped.rows) {
          const steps = grouped.path(row).slice(0, level + 1);
          const key = steps.map((step) => step.key).join('|');
          heaps.set(key, [...(heaps.get(key) ?? []), row]);
        }
        for (const { field, kind } of summed) {
          const parts = [...heaps.values()].reduce((sum, heap) => sum + (sumOf(heap, field) ?? 0), 0);
          expect(parts).toBeCloseTo(sumOf(rows, field) ?? 0, 6);
          // Money is in whole cents.
          expect(kind !== 'money' || Number.isInteger(parts)).toBe(true);
        }
      }
    }
  });

  it('goes out as CSV, workbook and PDF with the same figures, to the cent', async () => {
    openSignedIn({ routes: [{ path: '/', element: null }], at: '/' });
    const rows = await rowsOf(report);
    const grid = i18next.getFixedT(null, 'grid');
    const texts = reportTexts((key, otherwise) => i18next.t(key, otherwise), 'financeReports', report);
    const columns = reportColumns(report, texts, { onOpen: () => undefined, grid });
    const table = toExportTable(texts.title, columns, rows, grid);
    const [csvHead = [], ...csv] = Papa.parse<string[]>(toCsv(table), { delimiter: ';' }).data;
    const [head = [], ...sheet] = await readSheet(await (await xlsxFile(table)).arrayBuffer());
    expect(head).toEqual(csvHead);
    expect(sheet).toHaveLength(rows.length);
    const money = report.columns.flatMap(({ field, kind }, at) => (kind === 'money' ? [{ field, at }] : []));
    for (const { field, at } of money) {
      const cents = sumOf(rows, field) ?? 0;
      const inSheet = sheet.reduce((sum, row) => sum + Number(row[at] ?? 0), 0);
      const inCsv = csv.reduce((sum, row) => sum + (parseNumber(row[at] ?? '', { negative: true }) ?? 0), 0);
      expect(Math.round(inSheet * 100)).toBe(cents);
      expect(Math.round(inCsv * 100)).toBe(cents);
    }
    const pdf = pdfFile(table, { note: '', page: (at, pages) => `${at}/${pages}` });
    const onPaper = await pdfWords(pdf);
    const figures = money.flatMap(({ field }) => rows.map((row) => figureOf(row, field)));
    const written = figures.flatMap((cents) =>
      cents === null ? [] : [formatNumber(cents / 100, { decimals: 2 })],
    );
    expect(written.filter((text) => !onPaper.has(text))).toEqual([]);
  });

  it('runs at once with what its filters begin with, unless an account has to be chosen first', async () => {
    const { user } = open(file, '/');
    const waits = report.filters.some((filter) => filter.kind === 'list' && (filter.least ?? 0) > 0);
    await waitFor(() =>
      expect(callsTo('/FacResultOfBusinessActivity/GetLastDateOfReport').at(-1)?.query).toEqual({
        executedReport: report.key,
      }),
    );
    expect(await screen.findByText(/Dados até/)).toBeInTheDocument();
    // Where an account has to be chosen first, that is said and nothing is requested.
    if (waits) await user.click(screen.getByRole('button', { name: 'Buscar' }));
    const shown = waits
      ? screen.findByText(/Escolha (pelo menos uma conta|uma única conta|uma única opção)/)
      : screen.findByRole(report.usualGroups ? 'treegrid' : 'grid');
    expect(await shown).toBeInTheDocument();
    const [calls, leastRows] = waits ? [0, 0] : [1, 3];
    await waitFor(() => expect(screen.queryAllByRole('row').length).toBeGreaterThanOrEqual(leastRows));
    expect(callsTo(pathOf(report))).toHaveLength(calls);
  });

  it('aborts its call when no reader is left', async () => {
    openSignedIn({ routes: [{ path: '/', element: null }], at: '/' });
    const controller = new AbortController();
    const request = report.ask(questionParams(report, filtersOf(report)), controller.signal);
    controller.abort();
    await expect(request).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('names a row that cannot be read', () => {
    const [needed] = report.columns.filter((column) => column.needed);
    const wire = needed?.wire ?? needed?.field ?? '';
    const { rows, faults } = readReportRows(report, [{ [wire]: { odd: true } }, 'odd']);
    expect(rows).toHaveLength(1);
    expect(faults.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('starts with filters that are right, but for what has to be chosen', () => {
    expect([...faultsOf(report, filtersOf(report)).keys()]).toEqual([]);
  });
});

// What a page shows instead of its rows is the engine's: a table, a statement and one that starts with an account.
const kindOf = ({ report }: ReportFile) =>
  `${String('results' in report)} ${String(report.filters.some((one) => one.kind === 'list' && (one.least ?? 0) > 0))}`;
const kinds = [...new Map(reports.toReversed().map((one) => [kindOf(one[1]), one])).values()];

describe.each(kinds)('the page of %s', (_name, file) => {
  const { report } = file;

  it('says that it failed, that it may not be seen, what could not be read and that nothing was found', async () => {
    const path = pathOf(report);
    const rows = { method: 'GET', path };
    backend.refuses(rows, { error: { message: 'x' } }, { status: 403 });
    open(file, addressOf(report));
    expect(await screen.findByText(/Seu perfil não permite/)).toBeInTheDocument();
    cleanup();
    backend.recovers();
    backend.breaks(rows, { body: { details: [{ message: 'Consulta fora do ar' }] } });
    const { user } = open(file, addressOf(report));
    const onError = vi.spyOn(httpPolicy(), 'onError');
    // Said in the place of the rows, and nowhere else.
    expect(await screen.findByText(/Consulta fora do ar/)).toBeInTheDocument();
    const failed = onError.mock.calls.map(([, call]) => [call.path.toLowerCase(), call.silent]);
    expect(failed).toContainEqual([path.toLowerCase(), true]);
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    backend.recovers();
    backend.answers(rows, ['odd']);
    await user.click(retry);
    const { empty } = reportTexts((key, otherwise) => i18next.t(key, otherwise), 'financeReports', report);
    expect(await screen.findByText(empty)).toBeInTheDocument();
    expect(screen.getByText(/linha 1: nada pôde ser lido/)).toBeInTheDocument();
  });
});
