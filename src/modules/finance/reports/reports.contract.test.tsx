import Papa from 'papaparse';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readSheet } from 'read-excel-file/universal';
import { screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerWith, callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { reportColumns } from '@/families/report/reportColumns';
import type { Report, ReportRow } from '@/families/report/reportTypes';
import { reportTexts } from '@/families/report/reportTexts';
import { figureOf, sumOf } from '@/families/report/rules/figures';
import { groupRows } from '@/families/report/rules/grouping';
import { faultsOf, questionParams, usualFilters } from '@/families/report/rules/questions';
import { readReportRows } from '@/families/report/rules/readRows';
import type { RawFilters } from '@/platform/filters/filterValues';
import { toCsv } from '@/platform/export/csv';
import { pdfFile } from '@/platform/export/pdf';
import { xlsxFile } from '@/platform/export/xlsx';
import { today } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import { formatNumber, parseNumber } from '@/platform/format/number';
import { toExportTable } from '@/platform/grid/toExportTable';
import { defineRoutes } from '@/platform/routing/defineRoutes';
import { financeRoutes } from '../financeRoutes';
import { toTitleRows } from '../titles/rules/titleRow';
import { sumTitles } from '../titles/rules/titleSums';
import { balances, titles } from '../titles/titlesService';

interface ReportFile {
  readonly report: Report;
  readonly Component: ComponentType;
}

// Every descriptor: a new file is visited without being named here.
const files = Object.values(import.meta.glob<ReportFile>('./*.ts', { eager: true })).filter(
  (file) => 'report' in file,
);
const reports = files.map((file): [string, ReportFile] => [file.report.name, file]);

/** Pages of other modules to which rows lead. */
const elsewhere = defineRoutes({
  planningIncomeExpense: {
    path: '/planejamento/receitas-e-despesas',
    title: 'common:appName',
    page: () => Promise.resolve({ Component: () => null }),
  },
  mapProperty: {
    path: '/propriedade/:type?/:id?',
    title: 'common:appName',
    page: () => Promise.resolve({ Component: () => null }),
  },
});

startDemo({
  routes: { ...financeRoutes, ...elsewhere },
  namespaces: ['financeReports', 'report', 'sheet', 'chart', 'common', 'forms', 'grid', 'ui'],
});
beforeEach(() => localStorage.setItem('ep.filterHint', 'shown'));

/** 'REPORT_CASH' → '/ReportCash/GetGridData'. */
const pathOf = ({ key }: Report) =>
  `/${key
    .split('_')
    .map((part) => part.slice(0, 1) + part.slice(1).toLowerCase())
    .join('')}/GetGridData`;

/** The filters that everybody starts with, and the least of what else must be chosen. */
function filtersOf(report: Report): RawFilters {
  const needed = report.filters.flatMap((filter): [string, string][] =>
    filter.kind === 'list' && (filter.least ?? 0) > 0 ? [[filter.name, '1']] : [],
  );
  return { ...usualFilters(report, today()), ...Object.fromEntries(needed) };
}

function addressOf(report: Report, filters: RawFilters = filtersOf(report)): string {
  const params = Object.entries(filters).map(([name, value]): [string, string] => [`filtro.${name}`, value]);
  return `/?${new URLSearchParams([['consulta', '1'], ...params]).toString()}`;
}

const open = ({ Component }: ReportFile, at: string) =>
  openSignedIn({ routes: [{ path: '/', element: <Component /> }], at });

async function rowsOf(report: Report): Promise<readonly ReportRow[]> {
  const params = questionParams(report, filtersOf(report));
  const answer = await report.ask(params, new AbortController().signal);
  const { rows, faults } = readReportRows(report, answer);
  expect(faults).toEqual([]);
  return report.derive ? report.derive(rows, { params, today: today() }) : rows;
}

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

/** Each group alone, and those of them that stand beside each other, one in the other. */
const groupings = ({ groups }: Report) => {
  const names = groups.map(({ name }) => name);
  return [...names.map((name) => [name]), ...names.slice(1).map((name, at) => [names[at] ?? name, name])];
};

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
    const texts = reportTexts(i18next.t, 'financeReports', report);
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
      const heaps = new Map<string, ReportRow[]>();
      for (const row of grouped.rows) {
        const key = grouped
          .path(row)
          .map((step) => step.key)
          .join('|');
        heaps.set(key, [...(heaps.get(key) ?? []), row]);
      }
      for (const { field, kind } of summed) {
        const parts = [...heaps.values()].reduce((sum, heap) => sum + (sumOf(heap, field) ?? 0), 0);
        expect(parts).toBeCloseTo(sumOf(rows, field) ?? 0, 6);
        // Money is in whole cents.
        expect(kind !== 'money' || Number.isInteger(parts)).toBe(true);
      }
    }
  });

  it('goes out as CSV, workbook and PDF with the same figures, to the cent', async () => {
    openSignedIn({ routes: [{ path: '/', element: null }], at: '/' });
    const rows = await rowsOf(report);
    const grid = i18next.getFixedT(null, 'grid');
    const texts = reportTexts(i18next.t, 'financeReports', report);
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
    const told = figures.flatMap((cents) =>
      cents === null ? [] : [formatNumber(cents / 100, { decimals: 2 })],
    );
    expect(told.filter((text) => !onPaper.has(text))).toEqual([]);
  });

  it('asks nothing before it is told to, and then shows rows and their foot', async () => {
    const { user } = open(file, '/');
    expect(await screen.findByText('Escolha os filtros e busque')).toBeInTheDocument();
    await waitFor(() =>
      expect(callsTo('/FacResultOfBusinessActivity/GetLastDateOfReport').at(-1)?.query).toEqual({
        executedReport: report.key,
      }),
    );
    expect(await screen.findByText(/Dados até/)).toBeInTheDocument();
    expect(callsTo(pathOf(report))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    // Where an account has to be chosen first, that is said and nothing is asked.
    const waits = report.filters.some((filter) => filter.kind === 'list' && (filter.least ?? 0) > 0);
    const shown = waits
      ? screen.findByText(/Escolha (pelo menos uma conta|uma única conta|um único)/)
      : screen.findByRole(report.usualGroups ? 'treegrid' : 'grid');
    expect(await shown).toBeInTheDocument();
    const [calls, leastRows] = waits ? [0, 0] : [1, 3];
    await waitFor(() => expect(screen.queryAllByRole('row').length).toBeGreaterThanOrEqual(leastRows));
    expect(callsTo(pathOf(report))).toHaveLength(calls);
  });

  it('says when nothing is found', async () => {
    answerWith(pathOf(report), []);
    open(file, addressOf(report));
    const { empty } = reportTexts(i18next.t, 'financeReports', report);
    expect(await screen.findByText(empty)).toBeInTheDocument();
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

it('of cash closes with what is in the account', async () => {
  openSignedIn({ routes: [{ path: '/', element: null }], at: '/' });
  const [found] = reports.filter(([name]) => name === 'cash');
  if (!found) throw new Error('no report of cash');
  const { report } = found[1];
  const rows = await rowsOf(report);
  const closing = report.foot?.find(({ id }) => id === 'closing')?.figures(rows)['balance'];
  const accounts = await balances(new AbortController().signal);
  const account = accounts.find(({ id }) => id === 1);
  expect(closing).toBe(toCents(account?.balance ?? NaN));
  expect(figureOf(rows.at(-1) ?? {}, 'balance')).toBe(closing);
});

it('of grain has in stock what the accounting stock has', async () => {
  openSignedIn({ routes: [{ path: '/', element: null }], at: '/' });
  const named = (wanted: string) => reports.find(([name]) => name === wanted)?.[1].report;
  const [grain, stock] = [named('grainStock'), named('accountingStock')];
  const grains = grain ? await rowsOf(grain) : [];
  const stocks = stock ? await rowsOf(stock) : [];
  expect(grains.length).toBeGreaterThan(0);
  for (const { product, sacks } of grains) {
    const amount = stocks.find((row) => row['product'] === product)?.['amount'];
    expect(Math.abs(Number(sacks) - Number(amount))).toBeLessThan(0.01);
  }
});

it('of the balance sheet has the loans and the assets of their own reports', async () => {
  openSignedIn({ routes: [{ path: '/', element: null }], at: '/' });
  const rowsIn = async (wanted: string) => {
    const found = reports.find(([name]) => name === wanted)?.[1].report;
    return found ? rowsOf(found) : [];
  };
  const balance = await rowsIn('balanceSheet');
  const sumIn = (begin: string) => {
    const lines = balance.filter(({ line }) => String(line).startsWith(begin));
    return sumOf(lines, 'value');
  };
  expect(sumIn('LOANS')).toBe(sumOf(await rowsIn('loansFinancing'), 'amortization'));
  expect(sumIn('ASSET_')).toBe(sumOf(await rowsIn('patrimony'), 'book'));
  expect(sumIn('STOCK')).toBe(sumOf(await rowsIn('accountingStock'), 'value'));
});

it('of receivables has open what the titles have to receive', async () => {
  openSignedIn({ routes: [{ path: '/', element: null }], at: '/' });
  const [found] = reports.filter(([name]) => name === 'receivables');
  const rows = found ? await rowsOf(found[1].report) : [];
  const days = { kind: 'DUE' as const, from: today(), to: today() };
  const titleRows = toTitleRows(await titles(days, new AbortController().signal));
  expect(sumOf(rows, 'open')).toBe(sumTitles(titleRows, today(), days).all.receive);
});

describe('the payments of a year', () => {
  const year = today().slice(0, 4);
  const rowsWith = async (wanted: string, params: readonly (readonly [string, string])[]) => {
    const found = reports.find(([name]) => name === wanted)?.[1].report;
    if (!found) throw new Error(`no report ${wanted}`);
    const query = new URLSearchParams(params.map(([name, value]) => [name, value]));
    const { rows, faults } = readReportRows(found, await found.ask(query, new AbortController().signal));
    expect(faults).toEqual([]);
    return found.derive ? found.derive(rows, { params: query, today: today() }) : rows;
  };
  const period = [
    ['startDate', `${year}-01-01`],
    ['endDate', `${year}-12-31`],
  ] as const;
  const sumWhere = (rows: readonly ReportRow[], field: string, name: string, is: string) =>
    sumOf(
      rows.filter((row) => row[name] === is),
      field,
    );

  it('are the same by movement, by account and in the rural result', async () => {
    openSignedIn({ routes: [{ path: '/', element: null }], at: '/' });
    const accounts = await balances(new AbortController().signal);
    const banks = accounts.map(({ id }) => ['currentAccountIds', String(id)] as const);
    const movements = await rowsWith('movements', [...period, ...banks]);
    const plan = await rowsWith('chartOfAccounts', period);
    const result = await rowsWith('ruralResult', [['year', year]]);
    const [income, expense] = [sumOf(movements, 'income'), sumOf(movements, 'expense')];
    expect(income).toBeGreaterThan(0);
    expect(sumWhere(plan, 'realized', 'nature', 'INCOME')).toBe(income);
    expect(sumWhere(result, 'told', 'part', 'INCOME')).toBe(income);
    const paid = sumWhere(plan, 'realized', 'nature', 'EXPENSE');
    expect(sumWhere(result, 'told', 'part', 'PAID_COST')).toBe(paid);
    // What a card has paid goes through no bank.
    expect(expense).toBeGreaterThan(0);
    expect(expense ?? 0).toBeLessThanOrEqual(paid ?? 0);
  });

  it('are not those of the family, whose accounts stand apart', async () => {
    openSignedIn({ routes: [{ path: '/', element: null }], at: '/' });
    const family = await rowsWith('familyIncomeExpenses', [['year', year]]);
    const plan = await rowsWith('chartOfAccounts', period);
    const own = new Set(plan.map(({ account }) => account));
    expect(family.length).toBeGreaterThan(0);
    expect(family.filter(({ account }) => own.has(account ?? null))).toEqual([]);
  });

  it('come to one whole on every level of the plan of accounts', async () => {
    openSignedIn({ routes: [{ path: '/', element: null }], at: '/' });
    const levels = await Promise.all(
      ['1', '2', '3'].map((level) => rowsWith('chartOfAccounts', [...period, ['level', level]])),
    );
    const sums = levels.map((rows) => sumWhere(rows, 'realized', 'nature', 'EXPENSE'));
    expect(new Set(sums).size).toBe(1);
    const counts = levels.map((rows) => rows.length);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });
});
