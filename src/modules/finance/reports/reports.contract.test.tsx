import Papa from 'papaparse';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readSheet } from 'read-excel-file/universal';
import { act, screen, waitFor, within } from '@testing-library/react';
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
import { addDays, today } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import { formatNumber, parseNumber } from '@/platform/format/number';
import { toExportTable } from '@/platform/grid/toExportTable';
import { defineRoutes } from '@/platform/routing/defineRoutes';
import { financeRoutes } from '../financeRoutes';
import { financeReport } from './parts/financeReport';
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
const [[, first] = []] = reports.filter(([name]) => name === 'receivables');

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

describe('a report', () => {
  const file = first as ReportFile;
  const { report } = file;

  it.each([
    [403, 'Seu perfil não permite'],
    [500, 'Tentar novamente'],
  ])('shows in its sheet that the server answered %i', async (status, text) => {
    answerWith(pathOf(report), { error: { message: 'x' } }, { status });
    open(file, addressOf(report));
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
  });

  it('asks nothing while a filter in its address is wrong, and says what is wrong at its field', async () => {
    const { user } = open(
      file,
      addressOf(report, { situacao: 'SETTLED', vencimento: '2026-05-02..2026-05-01' }),
    );
    expect(await screen.findByText('Há um filtro a corrigir')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Corrigir filtros' }));
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText('O fim do período vem antes do início.')).toBeInTheDocument();
    expect(callsTo(pathOf(report))).toEqual([]);
  });

  it('names rows that it could not read and leaves them in', async () => {
    answerWith(pathOf(report), [
      {
        id: 1,
        dueDate: '2026-01-02T00:00:00',
        partnerPersonName: 'ANA',
        installmentValue: 10.1,
        openValue: 10.1,
      },
      {
        id: 2,
        dueDate: '2026-01-03T00:00:00',
        partnerPersonName: 'BIA',
        installmentValue: 'dez',
        openValue: 5,
      },
    ]);
    open(file, addressOf(report));
    const told = await screen.findByText(/1 linha veio com dados que não puderam ser lidos/);
    expect(told.parentElement).toHaveTextContent('linha 2 (BIA): Valor');
    expect(screen.getByText('BIA')).toBeInTheDocument();
  });

  it('groups as the reader chooses, and the address tells', async () => {
    const { user, router } = open(file, addressOf(report));
    await user.click(await screen.findByRole('button', { name: 'Agrupado por Faixa de atraso' }));
    const menu = await screen.findByRole('dialog');
    await user.click(within(menu).getByLabelText('2º nível'));
    await user.click(await screen.findByRole('option', { name: 'Parceiro' }));
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('grupos')).toBe('band,partner'),
    );
  });

  it('drops what it asked when something else is asked, and when the page is left', async () => {
    const signals: AbortSignal[] = [];
    const ask = (_: URLSearchParams, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const Slow = financeReport({ ...report, ask });
    const { router } = openSignedIn({
      routes: [
        { path: '/', element: <Slow /> },
        { path: '/outra', element: null },
      ],
      at: addressOf(report),
    });
    await waitFor(() => expect(signals).toHaveLength(1));
    await act(() => router.navigate(addressOf(report, { situacao: 'OVERDUE' })));
    await waitFor(() => expect(signals).toHaveLength(2));
    await act(() => router.navigate('/outra'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('tells that its data are days old, and waits for nobody who cannot tell', async () => {
    const old = addDays(today(), -3);
    answerWith('/FacResultOfBusinessActivity/GetLastDateOfReport', { lastDate: `${old}T05:30:00` });
    const { user } = open(file, '/');
    expect(await screen.findByText(/atualizados há 3 dias/)).toBeInTheDocument();
    answerWith('/FacResultOfBusinessActivity/GetLastDateOfReport', {}, { status: 500 });
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await screen.findByRole('treegrid');
  });

  it('opens the arithmetic of a mean by weight, with the rows that are in it', async () => {
    const rowOf = (id: number, day: string, openValue: number | null) => ({
      id,
      dueDate: day,
      partnerPersonName: 'ANA',
      installmentValue: 100,
      writeOffValue: 0,
      openValue,
    });
    answerWith(pathOf(report), [
      rowOf(1, addDays(today(), -10), 30),
      rowOf(2, addDays(today(), -20), 10),
      rowOf(3, addDays(today(), -20), null),
    ]);
    const { user } = open(file, addressOf(report));
    const foot = (await screen.findByRole('rowheader', { name: 'Total' })).closest('[role="row"]');
    const late = [...(foot?.querySelectorAll<HTMLElement>('[aria-haspopup]') ?? [])].at(-1);
    // (10 × 30 + 20 × 10) ÷ 40 = 12.5
    expect(late).toHaveTextContent('13');
    if (late) await user.click(late);
    const dialog = await screen.findByRole('dialog', { name: /Atraso.*Total/ });
    expect(dialog).toHaveTextContent('Soma de Atraso × Em aberto500,00');
    expect(dialog).toHaveTextContent('dividida por: Soma de Em aberto40,00');
    expect(dialog).toHaveTextContent('Linhas na conta2');
    expect(dialog).toHaveTextContent('Linhas fora da conta, por falta de valor1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(late).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /Atraso.*Total/ })).toBeInTheDocument();
  });

  it('is held to a chosen point of its chart, which the address tells and the chip takes away', async () => {
    const { user, router } = open(file, `${addressOf(report)}&grafico=1`);
    await user.click(await screen.findByRole('button', { name: 'Ver como tabela' }));
    const points = await screen.findByRole('table');
    const all = Number(screen.getByRole('treegrid').getAttribute('aria-rowcount'));
    const [, second] = within(points).getAllByRole('button');
    if (!second) throw new Error('no second point');
    const { textContent: name } = second;
    await user.click(second);
    const bar = () => new URLSearchParams(router.state.location.search).get('barra');
    await waitFor(() => expect(bar()).not.toBeNull());
    expect(within(points).getByRole('button', { name: name ?? '' })).toHaveAttribute('aria-pressed', 'true');
    const rowCount = () => Number(screen.getByRole('treegrid').getAttribute('aria-rowcount'));
    await waitFor(() => expect(rowCount()).toBeLessThan(all));
    // All points stay, so that another can be chosen.
    expect(within(points).getAllByRole('button').length).toBeGreaterThan(1);
    await user.click(screen.getByRole('button', { name: /Remover filtro.*Faixa de atraso/ }));
    await waitFor(() => expect(bar()).toBeNull());
    expect(rowCount()).toBe(all);
    await user.click(within(points).getByRole('button', { name: name ?? '' }));
    await waitFor(() => expect(bar()).not.toBeNull());
    await user.click(within(points).getByRole('button', { name: name ?? '' }));
    await waitFor(() => expect(bar()).toBeNull());
  });

  describe('beside another time', () => {
    const beside = addressOf(report, {
      situacao: 'SETTLED',
      vencimento: '2026-01-01..2026-06-30',
      'comparacao.vencimento': '2025-01-01..2025-06-30',
    });
    const rowOf = (day: string, value: number) => ({
      id: 1,
      dueDate: day,
      partnerPersonName: 'ANA',
      installmentValue: value,
      writeOffValue: 0,
      openValue: value,
    });
    const openWith = (ask: (year: string) => readonly unknown[]) => {
      const Beside = financeReport({
        ...report,
        ask: async (params) => Promise.resolve(ask((params.get('startDate') ?? '').slice(0, 4))),
      });
      return openSignedIn({ routes: [{ path: '/', element: <Beside /> }], at: beside });
    };

    it('asks for both at once, and shows what each figure was and the difference', async () => {
      const asked: string[] = [];
      const { router, user } = openWith((year) => {
        asked.push(year);
        return [rowOf(`${year}-02-02`, year === '2026' ? 30 : 20)];
      });
      expect(await screen.findByRole('columnheader', { name: 'Em aberto · Δ %' })).toBeInTheDocument();
      expect(asked.toSorted()).toEqual(['2025', '2026']);
      const foot = screen.getByRole('rowheader', { name: 'Total' }).closest('[role="row"]');
      expect(foot).toHaveTextContent('30,0020,0010,0050,0');
      expect(screen.getByText(/Comparar com – Vencimento/)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Comparar' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Não comparar' }));
      await waitFor(() => expect(router.state.location.search).not.toContain('comparacao'));
      expect(screen.queryByRole('columnheader', { name: /Δ/ })).not.toBeInTheDocument();
    });

    it('stands alone, and says so, when the other time does not load', async () => {
      openWith((year) => {
        if (year === '2025') throw new Error('no answer');
        return [rowOf('2026-02-02', 30)];
      });
      expect(await screen.findByText('A comparação não foi carregada.')).toBeInTheDocument();
      const foot = await screen.findByRole('rowheader', { name: 'Total' });
      expect(foot.closest('[role="row"]')).toHaveTextContent('30,00');
      expect(screen.queryByRole('columnheader', { name: /Δ/ })).not.toBeInTheDocument();
    });
  });
});
