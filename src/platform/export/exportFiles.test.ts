// @vitest-environment happy-dom
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { afterEach, describe, expect, it } from 'vitest';
import { toCsv } from '@/platform/export/csv';
import { type ExportTable, fileName } from '@/platform/export/exportTable';
import { setFormatLocale } from '@/platform/format/formatLocale';
import { fillPrintPage } from '@/platform/export/printTable';
import { sheetName, xlsxFile } from '@/platform/export/xlsx';

const TABLE: ExportTable = {
  title: 'Comunidades [2026]/rurais',
  columns: [
    { head: 'Nº', type: 'number', decimals: 0, grouped: false },
    { head: 'Nome', type: 'text', decimals: 2 },
    { head: 'Saldo (R$)', type: 'number', decimals: 2 },
    { head: 'Desde', type: 'date', decimals: 2 },
    { head: 'Visto em', type: 'dateTime', decimals: 2 },
  ],
  rows: [
    [10482, 'ÁGUA; LIMPA', 1248.9, '2026-11-05', '2026-11-19T10:12'],
    [10483, 'diz "olá"', -214.56, null, null],
    [10484, '=HYPERLINK("http://x")', 0, '2026-01-31', '2026-12-31T23:59'],
  ],
  totals: [null, null, 1034.34, null, null],
};

afterEach(() => setFormatLocale('pt-BR'));

/** Reads as a spreadsheet of Brazil does: semicolons. */
const read = (csv: string, delimiter: string) => Papa.parse<string[]>(csv, { delimiter }).data;

describe('CSV', () => {
  it.each(['pt-BR', 'en-US'])('is read back as a Brazilian spreadsheet reads it (%s)', (language) => {
    setFormatLocale(language);
    const csv = toCsv(TABLE);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(read(csv, ';')).toEqual([
      ['Nº', 'Nome', 'Saldo (R$)', 'Desde', 'Visto em'],
      ['10482', 'ÁGUA; LIMPA', '1248,90', '05/11/2026', '19/11/2026 10:12'],
      ['10483', 'diz "olá"', '-214,56', '', ''],
      ['10484', '\'=HYPERLINK("http://x")', '0,00', '31/01/2026', '31/12/2026 23:59'],
    ]);
  });

  it.each(['=1+1', '+55 11', '@SUM(A1)', '-1+2|cmd', '\tx', '-2,5+1'])(
    'does not let "%s" be a formula',
    (text) => {
      const csv = toCsv({ ...TABLE, rows: [[1, text, null, null, null]] });
      expect(read(csv, ';')[1]?.[1]).toBe(`'${text}`);
    },
  );

  it.each(['-12,5', '+44', '+3,1'])('leaves a figure with a sign in a text alone: %s', (figure) => {
    const csv = toCsv({ ...TABLE, rows: [[1, figure, null, null, null]] });
    expect(read(csv, ';')[1]?.[1]).toBe(figure);
  });
});

describe('the foot', () => {
  const columns = [
    { head: 'Data', type: 'date', decimals: 0 },
    { head: 'Valor (R$)', type: 'number', decimals: 2 },
  ] as const;
  const statement = {
    title: 'Caixa',
    columns,
    rows: [['2026-11-05', 10]],
    totalsAbove: [['Saldo anterior', null]],
    totals: ['Saldo final', 12.5],
  } satisfies ExportTable;

  it('stands in the files of a statement, below days too, and never in those of a list', async () => {
    const lines = [
      ['Data', 'Valor (R$)'],
      ['05/11/2026', '10,00'],
      ['Saldo anterior', ''],
      ['Saldo final', '12,50'],
    ];
    expect(read(toCsv({ ...statement, footInFiles: true }), ';')).toEqual(lines);
    expect(read(toCsv(statement), ';')).toEqual(lines.slice(0, 2));
    const sheetOf = async (table: ExportTable) => readSheet(await (await xlsxFile(table)).arrayBuffer());
    expect((await sheetOf({ ...statement, footInFiles: true })).slice(2)).toEqual([
      ['Saldo anterior', null],
      ['Saldo final', 12.5],
    ]);
    expect(await sheetOf(statement)).toHaveLength(2);
  });
});

const toMinute = (date: Date) => new Date(Math.round(date.getTime() / 60_000) * 60_000);

describe('XLSX', () => {
  it('is read back with numbers as numbers and dates as dates', async () => {
    const rows = await readSheet(await (await xlsxFile(TABLE)).arrayBuffer());
    // A time of day is a fraction there: 23:59 comes back a thousandth of a second early.
    const minutes = rows.map((row) => row.map((cell) => (cell instanceof Date ? toMinute(cell) : cell)));
    expect(minutes).toEqual([
      ['Nº', 'Nome', 'Saldo (R$)', 'Desde', 'Visto em'],
      [10482, 'ÁGUA; LIMPA', 1248.9, new Date('2026-11-05T00:00:00Z'), new Date('2026-11-19T10:12:00Z')],
      [10483, 'diz "olá"', -214.56, null, null],
      [
        10484,
        '=HYPERLINK("http://x")',
        0,
        new Date('2026-01-31T00:00:00Z'),
        new Date('2026-12-31T23:59:00Z'),
      ],
    ]);
  });

  it('writes each column in its own format: so many decimals, thousands apart or not', async () => {
    const column = (decimals: number, grouped?: boolean) =>
      ({ head: 'x', type: 'number', decimals, ...(grouped === undefined ? {} : { grouped }) }) as const;
    const day = { head: 'x', decimals: 2 } as const;
    const columns = [
      column(0),
      column(0, false),
      column(1),
      column(2),
      column(4, false),
      { ...day, type: 'date' },
      { ...day, type: 'dateTime' },
    ] as const;
    const rows = [[1, 1, 1, 1, 1, '2026-11-05', '2026-11-19T10:12']];
    const parts = unzipSync(
      new Uint8Array(await (await xlsxFile({ title: 'x', columns, rows })).arrayBuffer()),
    );
    const partOf = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
    const styles = partOf('xl/styles.xml');
    const codes = new Map(
      [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [
        id,
        code,
      ]),
    );
    const [, cellStyles = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles) ?? [];
    const formatOfStyle = [...cellStyles.matchAll(/numFmtId="(\d+)"/g)].map(([, id]) => codes.get(id));
    const cells = [...partOf('xl/worksheets/sheet1.xml').matchAll(/<c r="[A-G]2" s="(\d+)"/g)];
    expect(cells.map(([, style]) => formatOfStyle[Number(style)])).toEqual([
      '#,##0',
      '0',
      '#,##0.0',
      '#,##0.00',
      '0.0000',
      'dd/mm/yyyy',
      'dd/mm/yyyy hh:mm',
    ]);
  });
});

describe('a workbook of a report', () => {
  const report = {
    title: 'Extrato para o imposto de renda de João da Silva',
    columns: [
      { head: 'Nível', type: 'number', decimals: 0 },
      { head: 'Conta', type: 'text', decimals: 0 },
      { head: 'Quantidade', type: 'number', decimals: 2 },
    ],
    rows: [
      [1, 'SOJA', 155.58961680886955],
      [2, 'CARGA 1', 100.5896168],
      [2, 'CARGA 2', 55],
    ],
    totals: [null, 'Total', 155.58961680886955],
    headings: new Set([0]),
    footInFiles: true,
  } satisfies ExportTable;
  const partsOf = async (table: ExportTable) => {
    const parts = unzipSync(
      new Uint8Array(await (await xlsxFile(table, { name: 'Filtros', lines: ['Ano: 2026'] })).arrayBuffer()),
    );
    return (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  };

  it('folds its groups under their headings, and rounds its sums as they are read', async () => {
    const sheet = (await partsOf(report))('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<outlinePr summaryBelow="0"/>');
    expect(sheet).toContain('outlineLevelRow="1"');
    expect(
      [...sheet.matchAll(/<row r="(\d)"( outlineLevel="1")?>/g)].map(([, row, deep]) => [row, !!deep]),
    ).toEqual([
      ['1', false],
      ['2', false],
      ['3', true],
      ['4', true],
      ['5', false],
    ]);
    expect([...sheet.matchAll(/<v>(155[^<]*)</g)].map(([, value]) => value)).toEqual(['155.59', '155.59']);
    expect(sheet).toContain('<v>100.5896168</v>');
    const plain = (await partsOf({ ...report, headings: new Set() }))('xl/worksheets/sheet1.xml');
    expect(plain).not.toContain('outlineLevel');
  });

  it('names its sheets by whole words, each otherwise, the data first', async () => {
    const names = [...(await partsOf(report))('xl/workbook.xml').matchAll(/<sheet name="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(['Extrato para o imposto de renda', 'Filtros']);
    expect(sheetName('Relatório de produção e transporte de madeira')).toBe('Relatório de produção e');
    expect(sheetName("'a/b'")).toBe('a b');
    expect(sheetName('Filtros', ['filtros'])).toBe('Filtros (2)');
    expect(sheetName('x'.repeat(40))).toBe('x'.repeat(31));
    expect(sheetName('[]')).toBe('Dados');
  });
});

describe('print', () => {
  it('writes every row as it is read, with totals', () => {
    const page = document.implementation.createHTMLDocument();
    fillPrintPage(page, TABLE, '3 registros');
    const texts = [...page.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(page.querySelector('h1')?.textContent).toBe(TABLE.title);
    expect(texts[0]).toEqual(['Nº', 'Nome', 'Saldo (R$)', 'Desde', 'Visto em']);
    expect(texts[2]).toEqual(['10483', 'diz "olá"', '-214,56', '', '']);
    expect(texts[4]).toEqual(['', '', '1.034,34', '', '']);
    expect(page.querySelectorAll('tr')).toHaveLength(5);
  });

  it('writes its figures as the page does', () => {
    setFormatLocale('en-US');
    const page = document.implementation.createHTMLDocument();
    fillPrintPage(page, TABLE, '3 records');
    expect(page.querySelector('tfoot')?.textContent).toBe('1,034.34');
    expect(page.querySelector('tbody')?.textContent).toContain('19/11/2026 10:12');
  });
});

describe('file names', () => {
  it('say what and when', () => {
    expect(fileName('comunidades', 'csv', '2026-11-20')).toBe('comunidades-2026-11-20.csv');
    expect(fileName('Fontes de cotação (R$)', 'xlsx', '2026-11-20')).toBe(
      'fontes-de-cotacao-r-2026-11-20.xlsx',
    );
  });
});
