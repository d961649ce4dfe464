// @vitest-environment happy-dom
import writeXlsxFile from 'write-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { parseNumber } from '@/platform/format/number';
import { readTableFile } from './readTableFile';

const HEADS = ['Nome', 'Preço', 'Dia', 'Ativo'];

describe('a table from a file', () => {
  it('reads the figures and days of a workbook as somebody would have typed them', async () => {
    const blob = await writeXlsxFile([
      HEADS.map((value) => ({ value, type: String })),
      [
        { value: 'SOJA', type: String },
        { value: 1.125, type: Number },
        { value: new Date('2026-09-18T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        { value: true, type: Boolean },
      ],
      [{ value: 'MILHO', type: String }, { value: 1234, type: Number }, null, null],
    ]).toBlob();
    const table = await readTableFile(new File([blob], 'precos.xlsx'));
    if (typeof table === 'string') throw new Error(table);
    expect(table.heads).toEqual(HEADS);
    const [soy, corn] = table.lines;
    expect(soy).toEqual({ Nome: 'SOJA', Preço: '1,125', Dia: '2026-09-18', Ativo: 'true' });
    expect([soy, corn].map((line) => parseNumber(line?.['Preço'] ?? ''))).toEqual([1.125, 1234]);
    expect(corn).toMatchObject({ Dia: '', Ativo: '' });
  });

  it('reads what spreadsheets in Brazil write: semicolons, and the former encoding', async () => {
    const latin = Uint8Array.from('Nome;Munic\u00edpio\r\n\u00c1gua;S\u00e3o Jos\u00e9\r\n', (letter) =>
      letter.charCodeAt(0),
    );
    expect(await readTableFile(new File([latin], 'a.CSV'))).toEqual({
      heads: ['Nome', 'Município'],
      lines: [{ Nome: 'Água', Município: 'São José' }],
    });
  });

  it('says what is wrong with a file that is no such table', async () => {
    expect(await readTableFile(new File(['x'], 'a.txt'))).toBe('kind');
    expect(await readTableFile(new File(['Nome;Estado\r\n'], 'a.csv'))).toBe('empty');
    expect(await readTableFile(new File(['no workbook'], 'a.xlsx'))).toBe('unreadable');
    expect(await readTableFile(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.csv'))).toBe('tooBig');
  });
});
