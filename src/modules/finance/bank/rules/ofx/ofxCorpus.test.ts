import { describe, expect, it } from 'vitest';
import { judgeParts } from '../import/importVerdicts';
import { decodeOfx } from './decodeOfx';
import { readOfx } from './readOfx';

/** Files as people really send them: what is read of each, or why it is refused and where. */
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const wide = (text: string, { mark = false, big = false } = {}) =>
  Uint8Array.from(
    (mark ? `\ufeff${text}` : text).split('').flatMap((sign) => {
      const [low, high] = [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8];
      return big ? [high, low] : [low, high];
    }),
  );

const HEAD = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n';
const line = (day: string, amount: string, memo: string, fitId = '1') =>
  `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${fitId}<MEMO>${memo}</STMTTRN>`;
const account = (inside: string, number = '12345-6', bank = '001') =>
  `<STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>${bank}<ACCTID>${number}</BANKACCTFROM><BANKTRANLIST>${inside}</BANKTRANLIST></STMTRS>`;
const file = (inside: string) => `${HEAD}<OFX>${inside}</OFX>`;
const xml = (inside: string, version = '220') =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<?OFX OFXHEADER="200" VERSION="${version}" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n<OFX>${inside}</OFX>`;
const GOOD = account(line('20260902', '-10,00', 'AÇÚCAR & CIA'));
const READ = [['2026-09-02', -1000, 'AÇÚCAR & CIA', 'entry']];

type Line = readonly [day: string | null, cents: number | null, memo: string, state: string];
interface Sample {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly lines: readonly Line[] | readonly unknown[][];
  readonly warnings?: readonly string[];
}

const SAMPLES: readonly Sample[] = [
  { name: 'UTF-8 with a byte order mark', bytes: utf8(`\ufeff${file(GOOD)}`), lines: READ },
  { name: 'Windows-1252', bytes: latin1(file(GOOD)), lines: READ },
  {
    name: 'UTF-16 with its low byte first and its mark',
    bytes: wide(file(GOOD), { mark: true }),
    lines: READ,
  },
  {
    name: 'UTF-16 with its high byte first, without a mark',
    bytes: wide(file(GOOD), { big: true }),
    lines: READ,
  },
  {
    name: 'XML 2.2 with empty elements, attributes and a comment',
    bytes: utf8(
      xml(
        `<!-- exportado --><STMTRS id="a"><CURDEF>BRL</CURDEF><BANKACCTFROM><BANKID>001</BANKID><ACCTID>12345-6</ACCTID></BANKACCTFROM><BANKTRANLIST><STMTTRN id="1"><DTPOSTED>20260902</DTPOSTED><TRNAMT>-10.00</TRNAMT><FITID>1</FITID><NAME/><MEMO>A&#199;&Uacute;CAR &amp; CIA</MEMO></STMTTRN></BANKTRANLIST></STMTRS>`,
      ),
    ),
    lines: READ,
  },
  {
    name: 'all on one line, tags in small letters, no end but that of the lines',
    bytes: utf8(file(GOOD).toLowerCase().replaceAll('\n', ' ').replace('açúcar & cia', 'AÇÚCAR & CIA')),
    lines: READ,
  },
  {
    name: 'no end of any line, and DOS’s mark of the end',
    bytes: latin1(
      `${file(GOOD + account(line('20260903', '5', 'PIX', '2'))).replaceAll('</STMTTRN>', '')}\r\n\u001a`,
    ),
    lines: [...READ, ['2026-09-03', 500, 'PIX', 'entry']],
  },
  {
    name: 'an element whose end is another’s',
    bytes: utf8(file(GOOD.replace('</STMTTRN>', '</BANKTRANLIST></STMTTRN>'))),
    lines: READ,
  },
  {
    name: 'amounts with comma, with both marks, with spaces, with a sign behind and of nothing',
    bytes: utf8(
      file(
        account(
          [
            ['-1.234,56', 'A'],
            ['1,234.56', 'B'],
            ['+ 1 234,50', 'C'],
            ['12,00-', 'D'],
            ['0,00', 'E'],
            ['-0', 'F'],
          ]
            .map(([amount = '', memo = ''], at) => line('20260902', amount, memo, String(at)))
            .join('\n'),
        ),
      ),
    ),
    lines: [
      ['2026-09-02', -123456, 'A', 'entry'],
      ['2026-09-02', 123456, 'B', 'entry'],
      ['2026-09-02', 123450, 'C', 'entry'],
      ['2026-09-02', -1200, 'D', 'entry'],
      ['2026-09-02', 0, 'E', 'entry'],
      ['2026-09-02', 0, 'F', 'entry'],
    ],
  },
  {
    name: 'amounts that could be read two ways: none is guessed',
    bytes: utf8(
      file(
        account(['(123,45)', '1.234,56 D', '1,2.3,4', '1e3', ''].map((a) => line('20260902', a, a)).join('')),
      ),
    ),
    lines: ['(123,45)', '1.234,56 D', '1,2.3,4', '1e3', ''].map((memo) => [
      '2026-09-02',
      null,
      memo,
      'noAmount',
    ]),
  },
  {
    name: 'days that are none',
    bytes: utf8(
      file(
        account(
          ['20260931', '260902', '', '00000000', 'hoje'].map((d) => line(d, '1,00', d || '-')).join(''),
        ),
      ),
    ),
    lines: ['20260931', '260902', '-', '00000000', 'hoje'].map((memo) => [null, 100, memo, 'noDay']),
  },
  {
    name: 'months that were copied one behind the other, each with its own header',
    bytes: latin1(`${file(GOOD)}\r\n${file(account(line('20261002', '7,00', 'OUTUBRO', '9')))}`),
    lines: [...READ, ['2026-10-02', 700, 'OUTUBRO', 'entry']],
  },
  {
    name: 'texts with marks of tags, entities written twice and lines in between',
    bytes: utf8(
      file(
        account(
          line('20260902', '-1,00', 'A<B &amp;amp; 3 < 4\n  SEGUNDA   LINHA', 'x').replace('</', '\n</'),
        ),
      ),
    ),
    lines: [['2026-09-02', -100, 'A<B &amp; 3 < 4 SEGUNDA   LINHA', 'entry']],
  },
  {
    name: 'an end that never came',
    bytes: utf8(
      file(GOOD + account(line('20260903', '-99999,00', 'CORTADO'))).replace(/CORTADO[^]*$/, 'CORTADO'),
    ),
    lines: [...READ, ['2026-09-03', -9999900, 'CORTADO', 'unclosed']],
    warnings: ['cutShort'],
  },
  {
    name: 'a version of tomorrow',
    bytes: utf8(xml(GOOD, '310')),
    lines: READ,
    warnings: ['unknownVersion', 'brokenXml'],
  },
  {
    name: 'no currency, no bank',
    bytes: utf8(file(GOOD.replace('<CURDEF>BRL', '').replace('<BANKID>001', ''))),
    lines: READ,
  },
];

it.each(SAMPLES)('$name is read', ({ bytes, lines, warnings = [] }) => {
  const read = readOfx(decodeOfx(bytes));
  expect(read.refusal).toBeNull();
  const all = read.accounts.flatMap((one) => one.lines);
  expect(all.map(({ day, cents, memo, state }) => [day, cents, memo, state])).toEqual(lines);
  expect(read.warnings.map(({ kind }) => kind)).toEqual(warnings);
});

describe('what is none is refused with its reason and line', () => {
  it.each([
    [
      'a page of the bank’s site',
      '<!DOCTYPE html>\n<html><body><form>Sua sessão expirou</form></body></html>',
      1,
    ],
    ['a file of another program', '!Type:Bank\nD02/09/2026\nT-10,00\nPFEIRA\n^', 1],
    ['a packed file', 'PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000extrato.ofx', 1],
    [
      'a statement in ISO 20022',
      '<?xml version="1.0"?><Document><BkToCstmrStmt></BkToCstmrStmt></Document>',
      1,
    ],
    ['nothing', '', 1],
  ])('%s', (_, text, line) => {
    expect(readOfx(decodeOfx(latin1(text.replaceAll('ã', 'a')))).refusal).toMatchObject({
      kind: 'notOfx',
      line,
    });
  });

  it('a file with its header alone, and one that the bank refused', () => {
    expect(readOfx(file('\n\n')).refusal).toMatchObject({ kind: 'noStatement' });
    const error = '<SONRS><STATUS><CODE>2000<SEVERITY>ERROR<MESSAGE>Período inválido</STATUS></SONRS>';
    expect(readOfx(file(`\n${error}`)).refusal).toMatchObject({
      kind: 'status',
      line: 8,
      code: '2000',
      text: 'Período inválido',
    });
  });
});

describe('several statements', () => {
  it('of one account in one file: what both have is told once, days in common are named', () => {
    const both = [line('20260902', '-10,00', 'FEIRA', 'A'), line('20260903', '-20,00', 'POSTO', 'B')];
    const { accounts } = readOfx(
      file(account(both.join('')) + account([both[1], line('20260904', '1,00', 'PIX', 'C')].join(''))),
    );
    const judged = judgeParts(
      accounts.map(({ lines }) => lines),
      [],
      { today: '2026-09-03' },
    );
    expect(judged.map(({ lines }) => lines.map(({ verdict }) => verdict))).toEqual([
      ['new', 'new'],
      ['imported', 'future'],
    ]);
    expect(judged[1]?.overlap).toEqual(['2026-09-03']);
  });

  it('of several accounts and banks stay apart', () => {
    const { accounts } = readOfx(
      file(GOOD + account(line('20260902', '2,00', 'POUPANCA'), '99999-1') + account('', '1', '341')),
    );
    expect(accounts.map(({ bankId, accountId, lines }) => [bankId, accountId, lines.length])).toEqual([
      ['001', '12345-6', 1],
      ['001', '99999-1', 1],
      ['341', '1', 0],
    ]);
  });
});
