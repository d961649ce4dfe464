import { describe, expect, it } from 'vitest';
import { decodeOfx } from './decodeOfx';
import type { OfxFile } from './ofxTypes';
import { readOfx } from './readOfx';

/** Files as banks write them, one kind each; the figures stand beside them. */
interface Sample {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Bank, number and period of each statement. */
  readonly accounts: readonly string[];
  /** Balance of each statement, in cents. */
  readonly balances: readonly (number | null)[];
  /** Day, cents and words of what is counted. */
  readonly entries: readonly (readonly [string, number, string])[];
  readonly balanceRows?: number;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Windows-1252 of what it shares with Latin-1. */
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf16 = (text: string) =>
  Uint8Array.from(
    `\ufeff${text}`.split('').flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  );

const head = (end = '\n') =>
  [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:102',
    'SECURITY:NONE',
    'ENCODING:USASCII',
    'CHARSET:1252',
    '',
  ].join(end) + end;

const SAMPLES: readonly Sample[] = [
  {
    name: 'SGML without ends of elements, indented, Latin-1, day totals among the lines',
    bytes: latin1(
      `${head('\r\n')}<OFX>\r\n <BANKMSGSRSV1>\r\n  <STMTTRNRS>\r\n   <STMTRS>\r\n    <CURDEF>BRL\r\n    <BANKACCTFROM>\r\n     <BANKID>001\r\n     <ACCTID>29483-7 \r\n     <ACCTTYPE>CHECKING\r\n    </BANKACCTFROM>\r\n    <BANKTRANLIST>\r\n     <DTSTART>20260901\r\n     <DTEND>20260930\r\n     <STMTTRN>\r\n      <TRNTYPE>OTHER\r\n      <DTPOSTED>20260901120000[-3:BRT]\r\n      <TRNAMT>1500.00\r\n      <FITID>2026090111500\r\n      <MEMO>Saldo Anterior\r\n     </STMTTRN>\r\n     <STMTTRN>\r\n      <TRNTYPE>DEBIT\r\n      <DTPOSTED>20260902120000[-3:BRT]\r\n      <TRNAMT>-836.30\r\n      <FITID>2026090218363\r\n      <CHECKNUM>000000090201\r\n      <MEMO>Pagamento de Boleto - INSUMOS S\u00c3O JO\u00c3O\r\n     </STMTTRN>\r\n     <STMTTRN>\r\n      <TRNTYPE>OTHER\r\n      <DTPOSTED>20260930120000[-3:BRT]\r\n      <TRNAMT>663.70\r\n      <FITID>20260930\r\n      <MEMO>S A L D O\r\n     </STMTTRN>\r\n    </BANKTRANLIST>\r\n    <LEDGERBAL>\r\n     <BALAMT>663.70\r\n     <DTASOF>20260930\r\n    </LEDGERBAL>\r\n   </STMTRS>\r\n  </STMTTRNRS>\r\n </BANKMSGSRSV1>\r\n</OFX>\r\n`,
    ),
    accounts: ['001 29483-7 2026-09-01..2026-09-30'],
    balances: [66370],
    entries: [['2026-09-02', -83630, 'Pagamento de Boleto - INSUMOS SÃO JOÃO']],
    balanceRows: 2,
  },
  {
    name: 'UTF-8 under a header that says 1252, decimal commas, id N of the bank, balance without a day',
    bytes: utf8(
      `${head()}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>0237<ACCTID>64641<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20260423120000<DTEND>20260423120000\n<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20260401120000\n<TRNAMT>116394,88\n<FITID>N10112\n<CHECKNUM>1037095\n<MEMO>TRANSFERÊNCIA PIX REM: AÇÚCAR & CIA\n</STMTTRN>\n<STMTTRN>\n<TRNTYPE>DEBIT\n<DTPOSTED>20260402120000\n<TRNAMT>-530,86\n<FITID>N10113\n<MEMO>TARIFA &amp; IOF\n</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>1.234.567,8<DTASOF>00000000</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
    ),
    accounts: ['0237 64641 2026-04-23..2026-04-23'],
    balances: [123456780],
    entries: [
      ['2026-04-01', 11639488, 'TRANSFERÊNCIA PIX REM: AÇÚCAR & CIA'],
      ['2026-04-02', -53086, 'TARIFA & IOF'],
    ],
  },
  {
    name: 'padded amounts, a blank one, CR alone, blank lines and a byte order mark before the header',
    bytes: utf8(
      `\ufeff\r\r${head('\r')}<OFX>\r<STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>0104<ACCTID>0007770852952</BANKACCTFROM>\r<BANKTRANLIST><DTSTART>20260101<DTEND>20260131\r<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260105<TRNAMT>            -11,76<FITID>0<MEMO>DEB IOF </STMTTRN>\r<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260105<TRNAMT>            .  <FITID>0<MEMO>SALDO DIA</STMTTRN>\r</BANKTRANLIST></STMTRS></STMTTRNRS></OFX>`,
    ),
    accounts: ['0104 0007770852952 2026-01-01..2026-01-31'],
    balances: [null],
    entries: [['2026-01-05', -1176, 'DEB IOF']],
    balanceRows: 1,
  },
  {
    name: 'every element closed, plus signs, repeated and empty ids, the same line twice',
    bytes: utf8(
      `${head()}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL</CURDEF><BANKACCTFROM><BANKID>756</BANKID><BRANCHID>4436-9</BRANCHID><ACCTID>39449-1</ACCTID></BANKACCTFROM><BANKTRANLIST><DTSTART>20260701120000[-3:BRT]</DTSTART><DTEND>20260731120000[-3:BRT]</DTEND>${'<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260710000000[-3:GMT]</DTPOSTED><TRNAMT>+250.00</TRNAMT><FITID></FITID><MEMO>PIX RECEBIDO</MEMO></STMTTRN>'.repeat(2)}<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260711</DTPOSTED><TRNAMT>-.50</TRNAMT><FITID>A1</FITID><NAME>Cooperativa</NAME></STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>499.50</BALAMT><DTASOF>20260731</DTASOF></LEDGERBAL><AVAILBAL><BALAMT>9999.99</BALAMT></AVAILBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
    ),
    accounts: ['756 39449-1 2026-07-01..2026-07-31'],
    balances: [49950],
    entries: [
      ['2026-07-10', 25000, 'PIX RECEBIDO'],
      ['2026-07-10', 25000, 'PIX RECEBIDO'],
      ['2026-07-11', -50, 'Cooperativa'],
    ],
  },
  {
    name: 'XML 2.x of a credit card beside a checking account, in UTF-16',
    bytes: utf16(
      `<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE"?>\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>BRL</CURDEF><CCACCTFROM><ACCTID>5502********1234</ACCTID></CCACCTFROM><BANKTRANLIST><DTSTART>20260301</DTSTART><DTEND>20260331</DTEND><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260312000000[-3:BRT]</DTPOSTED><TRNAMT>-1,234.56</TRNAMT><FITID>f-1</FITID><MEMO><![CDATA[Peças & <Serviços>]]></MEMO></STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>-1234.56</BALAMT><DTASOF>20260331</DTASOF></LEDGERBAL></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL</CURDEF><BANKACCTFROM><BANKID>034</BANKID><ACCTID>777</ACCTID></BANKACCTFROM><BANKTRANLIST></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
    ),
    accounts: [' 5502********1234 2026-03-01..2026-03-31', '034 777 null..null'],
    balances: [-123456, null],
    entries: [['2026-03-12', -123456, 'Peças & <Serviços>']],
  },
  {
    name: 'no statement around the lines, no end of a line, and days written as people do',
    bytes: latin1(
      `${head()}<OFX>\n<BANKID>0341\n<ACCTID>12345-6\n<CURDEF>BRL\n<BANKTRANLIST>\n<STMTTRN><DTPOSTED>2026-08-03<TRNAMT>1250.50<FITID>1<MEMO>COMPRA D'\u00c1GUA\n<STMTTRN><DTPOSTED>04/08/2026<TRNAMT>R$ -1.250,50<FITID>2<MEMO>SALDO FINAL CONTRATO 12\n</BANKTRANLIST>\n<LEDGERBAL><BALAMT>0,00<DTASOF>20260804\n<AVAILBAL><BALAMT>50,00\n</OFX>`,
    ),
    accounts: ['0341 12345-6 null..null'],
    balances: [0],
    entries: [
      ['2026-08-03', 125050, "COMPRA D'ÁGUA"],
      ['2026-08-04', -125050, 'SALDO FINAL CONTRATO 12'],
    ],
  },
];

const entriesOf = ({ accounts }: OfxFile) =>
  accounts.flatMap(({ lines }) => lines).filter(({ state }) => state === 'entry');

describe.each(SAMPLES)('$name', ({ bytes, accounts, balances, entries, balanceRows = 0 }) => {
  const file = readOfx(decodeOfx(bytes));

  it('is read to the cent and to the letter', () => {
    expect(file.refusal).toBeNull();
    expect(file.accounts.map((one) => `${one.bankId} ${one.accountId} ${one.start}..${one.end}`)).toEqual(
      accounts,
    );
    expect(file.accounts.map(({ balance }) => balance?.cents ?? null)).toEqual(balances);
    expect(entriesOf(file).map(({ day, cents, memo, name }) => [day, cents, memo || name])).toEqual(entries);
    const rows = file.accounts.flatMap(({ lines }) => lines).filter(({ state }) => state === 'balance');
    expect(rows).toHaveLength(balanceRows);
  });

  it('is never read as something else where it was cut', () => {
    const whole = file.accounts.flatMap(({ lines }) => lines);
    for (let length = 0; length < bytes.length; length += 1) {
      const cut = readOfx(decodeOfx(bytes.slice(0, length)));
      const lines = cut.accounts.flatMap((one) => one.lines);
      const counted = lines.flatMap((line, at) => (line.state === 'entry' ? [[line, whole[at]]] : []));
      for (const [line, same] of counted) expect(line, `cut after ${length} bytes`).toEqual(same);
      const closing = cut.accounts.flatMap(({ balance }, at) =>
        balance ? [[balance.cents, balances[at]]] : [],
      );
      for (const [cents, same] of closing) expect(cents, `cut after ${length} bytes`).toBe(same);
      const reported =
        cut.refusal !== null ||
        cut.warnings.some(({ kind }) => kind === 'cutShort') ||
        cut.accounts.length > 0;
      expect(reported, `cut after ${length} bytes`).toBe(true);
    }
  });
});

describe('what is no statement of an account', () => {
  const portfolio =
    '<INVSTMTTRNRS><INVSTMTRS><CURDEF>USD<INVACCTFROM><BROKERID>corretora.com<ACCTID>99</INVACCTFROM><INVTRANLIST>#</INVTRANLIST></INVSTMTRS></INVSTMTTRNRS>';

  it('is refused with the line of its portfolio; what went through its cash is read, and told to be a part', () => {
    const alone = readOfx(`${head()}<OFX>\n${portfolio.replace('#', '')}</OFX>`);
    expect(alone.refusal).toMatchObject({ kind: 'investment', line: 9 });
    const cash =
      '<INVBANKTRAN><STMTTRN><DTPOSTED>20260101<TRNAMT>10.00<FITID>1<MEMO>DEPOSITO</STMTTRN></INVBANKTRAN>';
    const moved = readOfx(`${head()}<OFX>\n${portfolio.replace('#', cash)}</OFX>`);
    expect(moved).toMatchObject({
      refusal: null,
      warnings: [{ kind: 'investment', line: 9 }],
      accounts: [{ bankId: 'corretora.com', accountId: '99', lines: [{ cents: 1000, state: 'entry' }] }],
    });
  });

  it('is refused where another format only uses the same names', () => {
    expect(
      readOfx('<OFC><DTD>1<ACCTSTMT><STMTRS><STMTTRNX></STMTRS></ACCTSTMT></OFC>').refusal,
    ).toMatchObject({
      kind: 'notOfx',
    });
  });

  it('names a line whose amount is in another currency than its account', () => {
    const line = (own: string) =>
      `<STMTTRN><DTPOSTED>20260101<TRNAMT>-10.00<FITID>1<${own}><CURRATE>5.4<CURSYM>USD</${own}></STMTTRN>`;
    const text = `${head()}<OFX><STMTRS><CURDEF>BRL${line('CURRENCY')}${line('ORIGCURRENCY')}</STMTRS></OFX>`;
    expect(readOfx(text).accounts[0]?.lines.map(({ state }) => state)).toEqual(['otherCurrency', 'entry']);
  });
});
