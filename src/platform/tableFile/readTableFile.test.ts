// @vitest-environment happy-dom
import fc from 'fast-check';
import writeXlsxFile from 'write-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { toCsv } from '@/platform/export/csv';
import { xlsxFile } from '@/platform/export/xlsx';
import { parseNumber } from '@/platform/format/number';
import { readTableFile } from './readTableFile';
import { isFault, type TableFile } from './tableFile';

const HEADS = ['Nome', 'Preço', 'Dia', 'Ativo'];

const readAny = (content: BlobPart, name = 'a.csv', decimal: ',' | '.' = ',') =>
  readTableFile(new File([content], name), {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    decimal,
  });

async function read(content: BlobPart, name?: string): Promise<TableFile> {
  const answer = await readAny(content, name);
  if (isFault(answer)) throw new Error(answer.kind);
  return answer;
}
const cellsOf = async (content: BlobPart, name?: string) =>
  (await read(content, name)).lines.map(({ cells }) => cells);

const text = (value: string) => ({ value, type: String });

describe('a workbook', () => {
  it('is read as somebody would have typed its figures and days', async () => {
    const blob = await writeXlsxFile([
      HEADS.map(text),
      [
        text('SOJA'),
        { value: 1.125, type: Number },
        { value: new Date('2026-09-18T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        { value: true, type: Boolean },
      ],
      [text('MILHO'), { value: 1234, type: Number }, null, null],
    ]).toBlob();
    const { heads, lines } = await read(blob, 'precos.xlsx');
    expect(heads).toEqual(HEADS);
    expect(lines.map(({ cells }) => cells)).toEqual([
      ['SOJA', '1,125', '2026-09-18', 'true'],
      ['MILHO', '1234', '', ''],
    ]);
    expect(lines.map(({ cells }) => parseNumber(cells[1] ?? ''))).toEqual([1.125, 1234]);
    const english = await readAny(blob, 'precos.xlsx', '.');
    expect(!isFault(english) && english.lines[0]?.cells[1]).toBe('1.125');
  });

  it('numbers its lines as the spreadsheet does, blank ones too', async () => {
    const rows = [[null], [text('Nome')], [null], [null], [text('SOJA')]];
    const { lines } = await read(await writeXlsxFile(rows).toBlob(), 'a.xlsx');
    expect(lines).toEqual([{ line: 5, cells: ['SOJA'] }]);
  });

  it('is not unpacked when it says that it holds more than the limit', async () => {
    const blob = await writeXlsxFile([[text('Nome')], [text('SOJA')]]).toBlob();
    const bytes = await blob.arrayBuffer();
    const view = new DataView(bytes);
    // The first entry of the list at its end is given a size of 200 MB.
    const isEntry = (at: number) => view.getUint32(at, true) === 0x02014b50;
    let at = 0;
    while (!isEntry(at)) at += 1;
    view.setUint32(at + 24, 200 * 1024 * 1024, true);
    expect(await readAny(bytes, 'a.xlsx')).toEqual({ kind: 'tooBig' });
  });

  it.each([8, 10])(
    'is not unpacked either when its list denies its entries (count at +%i)',
    async (place) => {
      const bytes = await (await writeXlsxFile([[text('Nome')], [text('SOJA')]]).toBlob()).arrayBuffer();
      const view = new DataView(bytes);
      const end = bytes.byteLength - 22;
      expect(view.getUint32(end, true)).toBe(0x06054b50);
      view.setUint16(end + place, 0, true);
      expect(await readAny(bytes, 'a.xlsx')).toEqual({ kind: 'tooBig' });
    },
  );
});

describe('the text of a CSV', () => {
  const TABLE = 'Nome;Município\r\nÁgua;São José\r\n';
  const CELLS = [['Água', 'São José']];

  it.each(['utf-16le', 'utf-16be'])('is read in %s, with its mark and without', async (encoding) => {
    const bytes = (content: string) => {
      const view = new DataView(new ArrayBuffer(content.length * 2));
      for (let index = 0; index < content.length; index += 1)
        view.setUint16(index * 2, content.charCodeAt(index), encoding === 'utf-16le');
      return view.buffer;
    };
    const unicodeText = TABLE.replaceAll(';', '\t');
    expect(await cellsOf(bytes(`\uFEFF${unicodeText}`), 'a.txt')).toEqual(CELLS);
    expect(await cellsOf(bytes(unicodeText), 'a.txt')).toEqual(CELLS);
  });

  it('is read in UTF-8 and in windows-1252', async () => {
    expect(await cellsOf(`\uFEFF${TABLE}`)).toEqual(CELLS);
    expect(
      await cellsOf(
        Uint8Array.from(TABLE, (letter) => letter.charCodeAt(0)),
        'a.CSV',
      ),
    ).toEqual(CELLS);
  });

  it.each([';', ',', '\t', '|'])('is parted by %j', async (separator) => {
    expect(await cellsOf(TABLE.replaceAll(';', separator))).toEqual(CELLS);
  });

  it.each([
    // As many of both: the semicolon of a Brazilian spreadsheet.
    ['Nome;Área,útil\nA;1,5', [['A', '1,5']]],
    ['"Nome, completo, do dono";Área\n"A, B";1', [['A, B', '1']]],
    ['Nome,Área,Uso;misto\nA,1,x', [['A', '1', 'x']]],
  ])('is parted by what stands most often between its heads (%#)', async (text, cells) => {
    expect(await cellsOf(text)).toEqual(cells);
  });

  it('may name its separator in a first line, which counts as a line', async () => {
    const { heads, lines } = await read('sep=|\r\nNome;x|Cidade\r\nA;b|C');
    expect(heads).toEqual(['Nome;x', 'Cidade']);
    expect(lines).toEqual([{ line: 3, cells: ['A;b', 'C'] }]);
  });

  it('keeps the numbers of its lines after blank lines and cells of several lines', async () => {
    const { lines } = await read('\nNome;Nota\n\n;\nA;"um\ndois"\n\nB;x\n');
    expect(lines).toEqual([
      { line: 5, cells: ['A', 'um\ndois'] },
      { line: 8, cells: ['B', 'x'] },
    ]);
  });

  it('is not read past a quote without its partner, which is named by its line', async () => {
    expect(await readAny('Nome;Nota\nA;x\nB;"y\nC;z\n')).toEqual({ kind: 'quotes', line: 3 });
    expect(await readAny('Nome;Nota\n\nA;"x" y\nC;z\n')).toEqual({ kind: 'quotes', line: 3 });
    expect(await cellsOf('Nome;Nota\nTUBO 5";x\n')).toEqual([['TUBO 5"', 'x']]);
  });

  it('says which lines have more or fewer cells than there are heads', async () => {
    const { lines } = await read('a;b;c;\n1;2\n1;2;3;4\n1;2;3\n1;;\n1;2;3;;\n');
    expect(lines.map(({ uneven }) => uneven)).toEqual([2, 4, undefined, undefined, undefined]);
  });

  it('has at most 100 000 lines', async () => {
    expect(await readAny(`a;b\n${'1;2\n'.repeat(100_001)}`)).toEqual({ kind: 'tooManyLines' });
  });
});

describe('what is exported', () => {
  it('is read back as it was, whatever begins like a formula', async () => {
    const word = fc
      .tuple(
        fc.constantFrom('', "'", "''", '=', '+', '-', '@', "'=", '- ', '-2'),
        fc.stringMatching(/^[A-Za-z0-9;",áé]{1,8}$/),
      )
      .map(([start, end]) => start + end);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 5 }), async (rows) => {
        const columns = ['Nome', 'Nota'].map((head) => ({ head, type: 'text' as const, decimals: 0 }));
        const table = { title: 'x', columns, rows };
        expect(await cellsOf(toCsv(table))).toEqual(rows);
        expect(await cellsOf(await (await xlsxFile(table)).arrayBuffer(), 'a.xlsx')).toEqual(rows);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a file that is no such table', () => {
  it('is told by its reason', async () => {
    expect(await readAny('x', 'a.pdf')).toEqual({ kind: 'kind' });
    expect(await readAny('Nome;Estado\r\n')).toEqual({ kind: 'empty' });
    expect(await readAny('no workbook', 'a.xlsx')).toEqual({ kind: 'unreadable' });
    expect(await readAny(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual({ kind: 'tooBig' });
  });

  it('is no longer read once it is aborted', async () => {
    const control = new AbortController();
    const reading = readTableFile(new File(['Nome\nA'], 'a.csv'), {
      signal: control.signal,
      onProgress: () => undefined,
    });
    control.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
