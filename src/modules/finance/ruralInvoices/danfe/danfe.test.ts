// @vitest-environment node
import { readFileSync } from 'node:fs';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { formatAccessKey } from '@/domain/fiscal/accessKey';
import type { RuralInvoice } from '../ruralInvoiceTypes';
import { barsOf, code128 } from './code128';
import { danfeOf, stampOf } from './danfeOf';
import type { DanfeWords } from './danfeTypes';
import { makeDanfe, sheetsOf } from './makeDanfe';
import { paperMeasure, printable } from './metrics';
import { sampleInvoice, sampleItem, sampleKey } from './testing/sampleInvoice';

const { paper: words } = JSON.parse(readFileSync('locales/pt-BR/danfe.json', 'utf8')) as {
  paper: DanfeWords;
};
const POINT = 72 / 25.4;

interface Placed {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** The words of each page as a reader's program finds them, and the filled boxes of the first. */
async function read(invoice: RuralInvoice) {
  const file = makeDanfe({ kind: 'pdf', danfe: danfeOf(invoice, words), title: 'DANFE' });
  if (!(file instanceof Blob)) throw new Error('no file');
  const data = new Uint8Array(await file.arrayBuffer());
  const book = await getDocument({ data, useSystemFonts: true, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: book.numPages }, async (_, at) => {
      const page = await book.getPage(at + 1);
      const [, , width = 0, height = 0] = page.view;
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item): Placed[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, x, right: x + item.width, y, size: Math.hypot(a, b) }];
      });
      return { width, height, texts, page };
    }),
  );
  return pages;
}
const textsOf = (pages: Awaited<ReturnType<typeof read>>) =>
  pages.map(({ texts }) => texts.map(({ text }) => text));

/** Widths of the six elements of each character of Code 128, in its order (ISO/IEC 15417, table 1). */
const PATTERNS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  );

/** Reads modules as a scanner does: characters, check character, sets. */
function scan(modules: string): string {
  const runs = (modules.match(/1+|0+/g) ?? []).map(({ length }) => length);
  const codes: number[] = [];
  for (let at = 0; at + 7 < runs.length; at += 6)
    codes.push(PATTERNS.indexOf(runs.slice(at, at + 6).join('')));
  expect(runs.slice(-7).join('')).toBe('2331112');
  const [start = -1, ...rest] = codes;
  const check = rest.pop();
  expect(codes).not.toContain(-1);
  expect(rest.reduce((sum, code, at) => sum + code * (at + 1), start) % 103).toBe(check);
  let set = start === 105 ? 'C' : start === 104 ? 'B' : 'A';
  let text = '';
  for (const code of rest) {
    if (code === 99 && set !== 'C') set = 'C';
    else if (code === 100 && set !== 'B') set = 'B';
    else if (code === 101 && set !== 'A') set = 'A';
    else text += set === 'C' ? String(code).padStart(2, '0') : String.fromCharCode(code + 32);
  }
  return text;
}

describe('the bars of an access key', () => {
  it('are set C alone for digits: 22 pairs, start, check and stop', () => {
    const key = sampleKey('11144477735', '920', '123');
    const modules = code128(key);
    expect(modules).toHaveLength(24 * 11 + 13);
    expect(modules.startsWith('11010011100')).toBe(true);
    expect(scan(modules)).toBe(key);
  });

  it('are read again in mixed sets where a CNPJ has letters, wherever they stand', () => {
    for (const document of [
      '12ABC34501DE35',
      'A1B2C3D4E5F600',
      'ABCDEFGHIJKL00',
      '1A234567890B00',
      '12345678901Z00',
    ]) {
      const key = sampleKey(document, '1', '123');
      expect(scan(code128(key)), `key of ${document}`).toBe(key);
    }
  });

  it('have clear ends and modules that a reader can part, with letters too', () => {
    for (const document of ['11144477735', '12ABC34501DE35', 'ABCDEFGHIJKL00']) {
      const accessKey = sampleKey(document, '1', '123');
      const [page = []] = sheetsOf(danfeOf(sampleInvoice({ accessKey }), words));
      const bars = page.flatMap((mark) => (mark.kind === 'bars' ? [mark] : []));
      expect(bars).toHaveLength(1);
      const widths = bars.flatMap((mark) => mark.bars.map(([, w]) => w));
      const module = Math.min(...widths);
      expect(module, `key of ${document}`).toBeGreaterThanOrEqual(0.19);
      for (const width of widths) expect(width / module).toBeCloseTo(Math.round(width / module), 6);
      expect(widths).toHaveLength(barsOf(code128(accessKey)).length);
      const [first] = bars[0]?.bars[0] ?? [0];
      const last = bars[0]?.bars.at(-1) ?? [0, 0];
      expect(first - 118).toBeGreaterThanOrEqual(10 * module - 0.001);
      expect(203 - last[0] - last[1]).toBeGreaterThanOrEqual(10 * module - 0.001);
    }
  });
});

describe('the DANFE as a PDF', () => {
  it('is one upright sheet of A4 with all blocks of the manual and none of services', async () => {
    const pages = await read(sampleInvoice());
    expect(pages).toHaveLength(1);
    const [{ width, height } = { width: 0, height: 0 }] = pages;
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    const [texts = []] = textsOf(pages);
    for (const title of [
      'DATA DE RECEBIMENTO',
      'IDENTIFICAÇÃO DO EMITENTE',
      'DANFE',
      'CHAVE DE ACESSO',
      'NATUREZA DA OPERAÇÃO',
      'PROTOCOLO DE AUTORIZAÇÃO DE USO',
      'INSCRIÇÃO ESTADUAL',
      'DESTINATÁRIO / REMETENTE',
      'FATURA / DUPLICATA',
      'CÁLCULO DO IMPOSTO',
      'TRANSPORTADOR / VOLUMES TRANSPORTADOS',
      'DADOS DOS PRODUTOS / SERVIÇOS',
      'DADOS ADICIONAIS',
      'INFORMAÇÕES COMPLEMENTARES',
      'RESERVADO AO FISCO',
      'FOLHA 1/1',
      'Nº 000.000.123',
      'SÉRIE 920',
    ])
      expect(texts, `block ${title}`).toContain(title);
    expect(texts.join(' ')).not.toMatch(/ISSQN|SEM VALOR/);
    expect(texts).toEqual(
      expect.arrayContaining([
        formatAccessKey(sampleKey('11144477735', '920', '123')),
        '141260000123456 - 28/11/2026 14:05',
        '111.444.777-35',
        '12.ABC.345/01DE-35',
        '81.440,63',
        '620,5',
        '131,25',
        '28/11/2026',
        '37.230,000',
        'ABC1D23',
      ]),
    );
  });

  it('draws the bars at their widths', async () => {
    const [first] = await read(sampleInvoice());
    const { fnArray, argsArray } = await (first?.page.getOperatorList() ??
      Promise.reject(new Error('no page')));
    const filled = fnArray.filter((operator, at) => {
      const [painted] = (argsArray[at] ?? []) as unknown[];
      return operator === OPS.constructPath && (painted === OPS.fill || painted === OPS.eoFill);
    });
    const key = sampleKey('11144477735', '920', '123');
    expect(filled).toHaveLength(barsOf(code128(key)).length);
  });

  it('goes on with head and products on further sheets, which are numbered, each product once', async () => {
    const items = Array.from({ length: 120 }, (_, at) =>
      sampleItem({ code: String(at + 1), description: `PRODUTO NÚMERO ${at + 1}` }),
    );
    const pages = textsOf(await read(sampleInvoice({ items })));
    expect(pages.length).toBeGreaterThan(1);
    for (const [at, texts] of pages.entries()) {
      expect(texts).toEqual(
        expect.arrayContaining([
          `FOLHA ${at + 1}/${pages.length}`,
          'CHAVE DE ACESSO',
          'IDENTIFICAÇÃO DO EMITENTE',
          'DADOS DOS PRODUTOS / SERVIÇOS',
        ]),
      );
      expect(texts.includes('DESTINATÁRIO / REMETENTE')).toBe(at === 0);
    }
    const named = pages.flat().filter((text) => text.startsWith('PRODUTO NÚMERO'));
    expect(named).toHaveLength(120);
    expect(new Set(named).size).toBe(120);
  });

  it('says across every sheet that tests and drafts are worth nothing, and gives those no key', async () => {
    for (const more of [
      { environment: 'TEST' },
      { state: 'DRAFT', number: '', accessKey: '', protocol: '', authorizedAt: '' },
      { state: 'REJECTED' },
      { state: 'QUEUED', number: '', accessKey: '' },
    ] as const) {
      const items = Array.from({ length: 90 }, () => sampleItem());
      const pages = textsOf(await read(sampleInvoice({ ...more, items })));
      for (const texts of pages) expect(texts).toContain('SEM VALOR FISCAL');
      const hasKey = pages.flat().includes(formatAccessKey(sampleInvoice().accessKey));
      expect(hasKey).toBe('environment' in more);
    }
    expect(textsOf(await read(sampleInvoice({ state: 'CANCELLED' })))[0]).toContain('NF-e CANCELADA');
    expect(stampOf({ state: 'CONTINGENCY', environment: 'PRODUCTION' })).toBeNull();
  });
});

describe('hostile invoices', () => {
  const NAME = 'W'.repeat(40) + ' & <b>FILHOS</b> COMÉRCIO';

  it('keep every sign of long names, figures whole and within the sheet', async () => {
    const base = sampleInvoice();
    const pages = await read(
      sampleInvoice({
        issuer: { ...base.issuer, name: NAME },
        recipient: { ...base.recipient, name: NAME, address: { ...base.recipient.address, street: NAME } },
        items: [
          sampleItem({
            description: `${NAME} ${NAME}`,
            quantity: 99_999_999_999.1234,
            unitPrice: 0.12345678912,
            discount: 123,
          }),
        ],
        totals: { ...base.totals, items: 123_456_789_012_345, total: 123_456_789_012_345 },
      }),
    );
    const all = pages.flatMap(({ texts }) => texts);
    for (const { x, right, text } of all) {
      expect(x, `text ${text}`).toBeGreaterThanOrEqual(7 * POINT - 0.5);
      expect(right, `text ${text}`).toBeLessThanOrEqual(203 * POINT + 0.5);
    }
    const texts = all.map(({ text }) => text);
    const glued = texts.join('').replace(/\s/g, '');
    expect(glued.split(NAME.replace(/\s/g, '')).length - 1).toBeGreaterThanOrEqual(4);
    expect(texts).toEqual(expect.arrayContaining(['1.234.567.890.123,45', '0,1234567891']));
  });

  it('of a foreign buyer show its own numbers, a missing address stays empty', async () => {
    const base = sampleInvoice();
    const blank = Object.fromEntries(Object.keys(base.recipient.address).map((name) => [name, '']));
    const abroad = {
      ...base.recipient,
      kind: 'FOREIGN' as const,
      name: 'GRÄIN TRÁDING Ž.O.O. ŁÓDŹ',
      document: 'PL 525-000-12-34',
      address: {
        ...base.recipient.address,
        city: 'ŁÓDŹ',
        state: 'EX',
        country: 'POLÔNIA',
        zip: '90-001',
        phone: '+48 42 1234567',
      },
    };
    const [texts = []] = textsOf(await read(sampleInvoice({ recipient: abroad })));
    expect(texts).toEqual(expect.arrayContaining(['PL 525-000-12-34', '90-001', '+48 42 1234567', 'EX']));
    const nowhere = { ...base.recipient, address: { ...base.recipient.address, ...blank } };
    expect(await read(sampleInvoice({ recipient: nowhere }))).toHaveLength(1);
    expect(printable('Łódź – € → 好')).toBe('?ódz – € ? ?');
  });

  it('with long notes and many installments go on, no line lost', async () => {
    const buyerNote = Array.from({ length: 200 }, (_, at) => `Observação de número ${at + 1}.`).join('\n');
    const installments = Array.from({ length: 40 }, (_, at) => ({ dueDate: '2027-01-10', value: 100 + at }));
    const pages = textsOf(await read(sampleInvoice({ buyerNote, payment: { form: '14', installments } })));
    const all = pages.flat();
    for (let at = 1; at <= 200; at += 1) expect(all).toContain(`Observação de número ${at}.`);
    expect(pages[0]).toContain('Continua na folha seguinte.');
    expect(pages.flat()).toContain('DADOS ADICIONAIS (CONTINUAÇÃO)');
    expect(all.join(' ')).toContain('040 10/01/2027 R$ 1,39');
  });

  it('of 990 products are drawn without overlap: rows go down, columns stay apart', () => {
    const items = Array.from({ length: 990 }, (_, at) =>
      sampleItem({
        code: String(at + 1),
        quantity: at + 0.1234,
        unitPrice: 1234.5678901234,
        note: at % 7 ? '' : 'LOTE 12',
      }),
    );
    const pages = sheetsOf(danfeOf(sampleInvoice({ items }), words));
    const measure = paperMeasure();
    for (const page of pages)
      for (const mark of page) {
        if (mark.kind !== 'text') continue;
        expect(mark.x + mark.w).toBeLessThanOrEqual(203.1);
        expect(mark.y).toBeLessThanOrEqual(290.1);
        expect(mark.w).toBeCloseTo(measure(mark.text, mark.size, mark.bold), 6);
      }
  });
});
