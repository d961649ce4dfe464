import { describe, expect, it } from 'vitest';
import { decodeOfx } from './decodeOfx';
import { readOfxAmount } from './ofxAmount';
import { readOfxDay } from './ofxDay';
import { readOfx } from './readOfx';

const HEAD = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n';
const statement = (inside: string, account = '12.345-6') =>
  `<STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>0237<BRANCHID>1234<ACCTID>${account}</BANKACCTFROM><BANKTRANLIST><DTSTART>20260901<DTEND>20260930${inside}</BANKTRANLIST><LEDGERBAL><BALAMT>1.234,56<DTASOF>00000000</LEDGERBAL></STMTRS></STMTTRNRS>`;
const entry = (amount: string, memo = 'PIX RECEBIDO') =>
  `\n<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>20260915000000[-3:BRT]\n<TRNAMT>${amount}\n<FITID>0\n<MEMO>${memo}\n</STMTTRN>`;
const file = (inside: string) => `${HEAD}<OFX>${inside}</OFX>`;
const linesOf = (text: string) => readOfx(text).accounts.flatMap(({ lines }) => lines);

describe('amounts', () => {
  it.each([
    ['−530,86', -53086],
    ['-530,86', -53086],
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['.50', 50],
    ['            -11,76', -1176],
    ['+10', 1000],
    ['1.234.567', 123456700],
    ['1.234', 123],
    ['12,345', 1235],
    ['5,5', 550],
    ['10,00-', -1000],
    ['-0.00', 0],
    ['1.234.567,89', 123456789],
  ])('reads %s to the cent', (text, cents) => {
    expect(readOfxAmount(text)).toEqual({ kind: 'cents', cents });
  });

  it.each(['', '            .  ', '-', ' , '])('takes "%s" for blank', (text) => {
    expect(readOfxAmount(text)).toEqual({ kind: 'blank' });
  });

  it.each(['1e5', 'abc', '1,2.3,4', '99999999999999999', '--1', '0x10', 'NaN'])('refuses "%s"', (text) => {
    expect(readOfxAmount(text)).toEqual({ kind: 'unreadable' });
  });
});

it('reads the day and leaves time and zone', () => {
  expect(readOfxDay('20170901000000[-3:GMT]')).toBe('2017-09-01');
  expect(readOfxDay('00000000')).toBeNull();
  expect(readOfxDay('20260230')).toBeNull();
  expect(readOfxDay('20240229')).toBe('2024-02-29');
});

describe('charsets', () => {
  it('goes by the bytes where the header is wrong', () => {
    expect(decodeOfx(new TextEncoder().encode('PAGAMENTO MAÇÃ'))).toBe('PAGAMENTO MAÇÃ');
    expect(decodeOfx(Uint8Array.of(0x4d, 0x41, 0xc7, 0xc3))).toBe('MAÇÃ');
  });
});

describe('a file', () => {
  it('is read with its account, period, balance and lines', () => {
    const [account] = readOfx(file(statement(entry('-836.30', 'TARIFA &amp; IOF < 30 d & cia')))).accounts;
    expect(account).toMatchObject({
      bankId: '0237',
      branchId: '1234',
      accountId: '12.345-6',
      currency: 'BRL',
      start: '2026-09-01',
      end: '2026-09-30',
      balance: { cents: 123456, day: null },
    });
    expect(account?.lines).toEqual([
      {
        line: 8,
        state: 'entry',
        day: '2026-09-15',
        cents: -83630,
        type: 'OTHER',
        fitId: '0',
        checkNumber: '',
        name: '',
        memo: 'TARIFA & IOF < 30 d & cia',
      },
    ]);
  });

  it('counts lines that end with CR alone', () => {
    expect(linesOf(file(statement(entry('1,00'))).replaceAll('\n', '\r'))[0]).toMatchObject({
      line: 8,
      cents: 100,
    });
  });

  it('is read as XML too', () => {
    const xml = `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><STMTRS><BANKACCTFROM><BANKID>001</BANKID><ACCTID>1</ACCTID></BANKACCTFROM><STMTTRN><DTPOSTED>20260101</DTPOSTED><TRNAMT>10.00</TRNAMT><MEMO><![CDATA[A & <B>]]></MEMO></STMTTRN></STMTRS></OFX>`;
    expect(readOfx(xml)).toMatchObject({ warnings: [], refusal: null });
    expect(linesOf(xml)[0]).toMatchObject({ cents: 1000, memo: 'A & <B>' });
  });

  it('warns of XML whose elements do not nest, with the line, and reads it', () => {
    const xml = (inside: string) =>
      `<?xml version="1.0"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n<OFX><STMTRS><BANKACCTFROM><ACCTID>1</ACCTID></BANKACCTFROM>\n${inside}\n</STMTRS></OFX>`;
    const entryOf = (memo: string) =>
      `<STMTTRN><DTPOSTED>20260101</DTPOSTED><TRNAMT>10.00</TRNAMT><NAME/>${memo}</STMTTRN>`;
    expect(readOfx(xml(entryOf('<MEMO>PIX</MEMO>'))).warnings).toEqual([]);
    const broken = readOfx(xml(entryOf('<MEMO>PIX')));
    expect(broken.warnings).toEqual([{ kind: 'brokenXml', line: 4, code: '', text: '' }]);
    expect(broken.accounts[0]?.lines[0]).toMatchObject({ cents: 1000, memo: 'PIX', state: 'entry' });
    // In SGML elements need no end.
    expect(readOfx(file(statement(entry('1,00')))).warnings).toEqual([]);
  });

  it('keeps what follows a line break inside a text', () => {
    const [first, second] = linesOf(
      file(statement(entry('1,00', 'PIX RECEBIDO<BR/>COOPERATIVA<br>NF 12') + entry('2,00', 'B'))),
    );
    expect(first?.memo).toBe('PIX RECEBIDO COOPERATIVA NF 12');
    expect(second?.memo).toBe('B');
  });

  it('counts money whose memo only begins like a balance, and calls the real BRL', () => {
    const inside = entry('5000,00', 'Saldo em aberto NF 1234').replace(
      '<MEMO>',
      '<NAME>PIX RECEBIDO COOPERATIVA<MEMO>',
    );
    const [account] = readOfx(file(statement(inside).replace('<CURDEF>BRL', '<CURDEF>BRC'))).accounts;
    expect(account).toMatchObject({ currency: 'BRL', lines: [{ state: 'entry', cents: 500_000 }] });
  });

  it('may hold several accounts', () => {
    const { accounts } = readOfx(file(statement(entry('1,00')) + statement(entry('2,00'), '777')));
    expect(accounts.map(({ accountId, lines }) => [accountId, lines[0]?.cents])).toEqual([
      ['12.345-6', 100],
      ['777', 200],
    ]);
  });

  it('keeps the account of the other side of a transfer apart', () => {
    const inside = entry('5,00').replace(
      '</STMTTRN>',
      '<BANKACCTTO><BANKID>999<ACCTID>888</BANKACCTTO></STMTTRN>',
    );
    expect(readOfx(file(statement(inside))).accounts[0]).toMatchObject({
      bankId: '0237',
      accountId: '12.345-6',
    });
  });

  it('tells balance rows and what cannot be read apart, and goes on', () => {
    const inside =
      entry('            .  ', 'SALDO DIA') +
      entry('100,00', 'SALDO ANTERIOR') +
      entry('x') +
      entry('') +
      entry('3,00');
    expect(linesOf(file(statement(inside))).map(({ state }) => state)).toEqual([
      'balance',
      'balance',
      'noAmount',
      'noAmount',
      'entry',
    ]);
  });

  it('counts a payment whose text only begins like a balance', () => {
    expect(linesOf(file(statement(entry('-9,00', 'SALDO REMANESCENTE CONTRATO'))))[0]?.state).toBe('entry');
  });

  it('warns of an unknown version and of an end that is missing', () => {
    const whole = file(statement(entry('1,00') + entry('2,00')));
    expect(readOfx(whole.replace('VERSION:102', 'VERSION:999')).warnings).toMatchObject([
      { kind: 'unknownVersion', code: '999' },
    ]);
    const cut = readOfx(whole.slice(0, whole.lastIndexOf('<FITID>')));
    expect(cut.warnings).toMatchObject([{ kind: 'cutShort' }]);
    expect(cut.accounts[0]?.lines.map(({ state }) => state)).toEqual(['entry', 'unclosed']);
  });

  it('is refused with the reason', () => {
    expect(readOfx('').refusal).toMatchObject({ kind: 'notOfx', line: 1 });
    expect(readOfx('data;valor\n01/01;2').refusal).toMatchObject({ kind: 'notOfx' });
    expect(readOfx(file('')).refusal).toMatchObject({ kind: 'noStatement' });
    const refused = file(
      '<SIGNONMSGSRSV1><SONRS><STATUS><CODE>15500<SEVERITY>ERROR<MESSAGE>Senha inválida</STATUS></SONRS></SIGNONMSGSRSV1>',
    );
    expect(readOfx(refused).refusal).toMatchObject({
      kind: 'status',
      code: '15500',
      text: 'Senha inválida',
      line: 7,
    });
  });
});

describe('any text', () => {
  it('is read without a throw', () => {
    let seed = Number(process.env.FC_SEED ?? 7);
    const next = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    const parts = [
      '<',
      '>',
      '</',
      '<STMTTRN>',
      '<STMTRS>',
      '<TRNAMT>',
      '1,0',
      '\r',
      '\n',
      '&#55555;',
      '&amp',
      '<![CDATA[',
      ']]>',
      '<!--',
      '<STATUS>',
      '<SEVERITY>ERROR',
      '\0',
      'é',
      '<?',
      '<OFX>',
      '<LEDGERBAL>',
      '<BALAMT>9',
    ];
    const source = file(statement(entry('1,00') + entry('2,00')));
    for (let run = 0; run < 500; run += 1) {
      let text = source.slice(0, next(source.length));
      for (let each = next(30); each > 0; each -= 1) text += parts[next(parts.length)] ?? '';
      expect(() => readOfx(text + source.slice(next(source.length)))).not.toThrow();
    }
  });

  it.each(['<', '<!--', '<![CDATA[', '<STMTTRN>', '&', '<a '])(
    'of "%s" again and again is read once over',
    (part) => {
      const started = performance.now();
      readOfx(part.repeat(100_000));
      expect(performance.now() - started).toBeLessThan(4000);
    },
  );

  it('of many transactions keeps their sum', () => {
    const lines = linesOf(file(statement(entry('1,05').repeat(5000))));
    expect(lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(525_000);
  });
});

describe('texts', () => {
  it('are kept to the letter: spaces inside stay, lines are joined', () => {
    const [line] = linesOf(file(statement(entry('-1,00', 'TED  104.0001   JOAO\n  DA SILVA'))));
    expect(line?.memo).toBe('TED  104.0001   JOAO DA SILVA');
  });
});

describe('a file of two bytes a character', () => {
  const little = [0x4f, 0, 0xc7, 0];
  const big = [0, 0x4f, 0, 0xc7];
  it.each([
    ['with the mark of the low byte first', [0xff, 0xfe, ...little]],
    ['with the mark of the high byte first', [0xfe, 0xff, ...big]],
    ['without a mark, the low byte first', little],
    ['without a mark, the high byte first', big],
  ])('is read: %s', (_, bytes) => {
    expect(decodeOfx(Uint8Array.from(bytes))).toBe('OÇ');
  });

  it('is none of what merely begins so', () => {
    expect(decodeOfx(Uint8Array.from([0xff, 0x41]))).toBe('ÿA');
    expect(decodeOfx(Uint8Array.from([0xfe, 0x41]))).toBe('þA');
    expect(decodeOfx(Uint8Array.from([0x41]))).toBe('A');
    expect(decodeOfx(Uint8Array.from([0, 0]))).toBe('\0\0');
    expect(decodeOfx(Uint8Array.from([]))).toBe('');
  });
});

it.each([
  ['20000229', '2000-02-29'],
  ['19000229', null],
  ['20240229', '2024-02-29'],
  ['20230229', null],
  ['20260431', null],
  ['20260831', '2026-08-31'],
  ['20261301', null],
  ['18991231', null],
  ['19000101', '1900-01-01'],
  ['20260100', null],
])('%s is a day of the calendar or none', (text, day) => {
  expect(readOfxDay(text)).toBe(day);
});
