// @vitest-environment node
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import type { ExportTable } from './exportTable';
import { pdfFile } from './pdf';

interface Placed {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** The words of each page, as a reader's program finds them. */
async function pagesOf(file: Blob): Promise<Placed[][]> {
  const data = new Uint8Array(await file.arrayBuffer());
  const read = await getDocument({ data, useSystemFonts: true, verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: read.numPages }, async (_, at) => {
      const { items } = await (await read.getPage(at + 1)).getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, x, right: x + item.width, y, size }];
      });
    }),
  );
}

const words = {
  note: 'Fazenda São João · Vencimento de 01/01/2026',
  page: (at: number, of: number) => `Página ${at} de ${of}`,
};
const grouped = (groups: number, each: number): ExportTable => {
  const headings = new Set<number>();
  const rows = Array.from({ length: groups }, (_, group) => {
    headings.add(group * (each + 1));
    return [
      [1, `Grupo ${group}`, null, each * 10],
      ...Array.from({ length: each }, (_each, at) => [
        2,
        `Linha ${group}-${at} – ação`,
        '2026-11-05',
        1234.5 + at,
      ]),
    ];
  }).flat();
  return {
    title: 'Títulos a pagar',
    columns: [
      { head: 'Nível', type: 'number', decimals: 0 },
      { head: 'Descrição', type: 'text', decimals: 0 },
      { head: 'Vencimento', type: 'date', decimals: 0 },
      { head: 'Valor (R$)', type: 'number', decimals: 2 },
    ],
    rows,
    totals: [null, 'Total', null, 98765432.1],
    totalsAbove: [[null, 'Saldo anterior', null, 4321.09]],
    headings,
  };
};

it('says title, note, heads on each page, every row and the total, pages numbered', async () => {
  const pages = await pagesOf(pdfFile(grouped(9, 12), words));
  const texts = pages.map((page) => page.map(({ text }) => text));
  expect(pages.length).toBeGreaterThan(1);
  texts.forEach((page, at) => {
    expect(page).toEqual(expect.arrayContaining(['Descrição', 'Vencimento', 'Valor (R$)']));
    expect(page).toContain(`Página ${at + 1} de ${pages.length}`);
  });
  expect(texts[0]).toContain('Fazenda São João · Vencimento de 01/01/2026');
  const all = texts.flat();
  expect(all.filter((text) => text.startsWith('Linha '))).toHaveLength(108);
  expect(all).toEqual(
    expect.arrayContaining([
      'Linha 8-11 – ação',
      '05/11/2026',
      '1.234,50',
      '98.765.432,10',
      'Saldo anterior',
      '4.321,09',
    ]),
  );
  expect(all).not.toContain('Nível');
});

it('leaves no heading alone at the end of a page, whatever falls there', async () => {
  for (const each of [1, 2, 3, 5, 7]) {
    const pages = await pagesOf(pdfFile(grouped(60, each), words));
    for (const page of pages) {
      const body = page.filter(({ text }) => /^(?:Grupo|Linha) /.test(text));
      expect(body.at(-1)?.text).toMatch(/^Linha /);
    }
  }
});

it('keeps an end that belongs together on one sheet, wherever the page ends', async () => {
  for (const groups of [6, 7, 8, 9, 10, 11]) {
    const { totals: _, totalsAbove: __, ...table } = grouped(groups, 6);
    const end = { ...table, endTogether: (groups - 2) * 7 };
    const pages = await pagesOf(pdfFile(end, words));
    const of = (group: number) =>
      pages.findIndex((page) => page.some(({ text }) => text.startsWith(`Linha ${group}-5 `)));
    const first = pages.findIndex((page) => page.some(({ text }) => text === `Grupo ${groups - 2}`));
    expect([first, of(groups - 2), of(groups - 1)], `${groups} groups`).toEqual([first, first, first]);
  }
});

it('keeps figures whole, within the sheet and at its right edge, and lies down for many columns', async () => {
  const columns = Array.from({ length: 13 }, (_, at) => ({
    head: at === 0 ? 'Conta' : `Mês ${at}`,
    type: at === 0 ? ('text' as const) : ('number' as const),
    decimals: 2,
  }));
  const row = ['VENDA DA PRODUÇÃO AGRÍCOLA DO EXERCÍCIO', ...Array.from({ length: 12 }, () => -123456789.01)];
  const [page = []] = await pagesOf(pdfFile({ title: 'Fluxo', columns, rows: [row] }, words));
  const figures = page.filter(({ text }) => text === '-123.456.789,01');
  expect(figures).toHaveLength(12);
  for (const { right } of figures) expect(right).toBeLessThanOrEqual(842 - 28 + 0.5);
  for (const [at, { x }] of figures.entries()) expect(x).toBeGreaterThan(figures[at - 1]?.right ?? 0);
});

it('goes on beside with the columns that do not fit, each page with the names, in type that is read', async () => {
  const columns = Array.from({ length: 19 }, (_, at) => ({
    head: at === 0 ? 'Conta' : `Receita do mês ${at}`,
    type: at === 0 ? ('text' as const) : ('number' as const),
    decimals: 2,
  }));
  const row = ['VENDA DE SOJA', ...Array.from({ length: 18 }, () => -123456789.01)];
  const pages = await pagesOf(pdfFile({ title: 'Fluxo', columns, rows: [row], totals: row }, words));
  expect(pages).toHaveLength(2);
  const figures = pages.map((page) => page.filter(({ text }) => text === '-123.456.789,01'));
  expect(figures.flat()).toHaveLength(36);
  for (const page of pages) expect(page.filter(({ text }) => text === 'VENDA DE SOJA')).toHaveLength(2);
  for (const { right, size } of figures.flat()) {
    expect(right).toBeLessThanOrEqual(842 - 28 + 0.5);
    expect(size).toBeGreaterThanOrEqual(7);
  }
});

it('indents what lies below a heading, and writes signs that its fonts have not', async () => {
  const table = grouped(1, 1);
  const [page = []] = await pagesOf(
    pdfFile({ ...table, rows: [...table.rows, [2, 'a → b ≥ c · Δ %', null, null]] }, words),
  );
  const xOf = (text: string) => page.find((one) => one.text.startsWith(text))?.x ?? 0;
  expect(xOf('Linha')).toBeCloseTo(xOf('Grupo') + 8, 1);
  expect(page.map(({ text }) => text)).toContain('a > b >= c · ± %');
});
