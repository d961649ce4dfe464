import { describe, expect, it } from 'vitest';
import type { BookEntry } from '../../bookTypes';
import { bookRows } from '../../rules/cashBook';
import type { Declarant, DeclaredProperty } from '../lcdprTypes';
import { lcdprFile } from './lcdpr';
import { declaredIn, lcdprGaps, numbersWithLetters, otherShares } from './lcdprGaps';

const address = {
  street: 'LINHA SAO JOAO',
  number: '100',
  complement: '',
  district: 'RURAL',
  uf: 'PR',
  cityCode: '4127700',
  zip: '85900000',
};
const property = (more: Partial<DeclaredProperty> = {}): DeclaredProperty => ({
  farmId: 7,
  name: 'FAZENDA SEDE',
  itr: '12345678',
  caepf: '12345678000190',
  stateRegistration: '9012345678',
  address,
  exploitation: '1',
  share: 10_000,
  counterParts: [],
  ...more,
});
const declarant = (more: Partial<Declarant> = {}): Declarant => ({
  cpf: '52998224725',
  name: 'JOSE | CARLOS',
  address,
  phone: '45999998888',
  email: 'jose@fazenda.br',
  properties: [property()],
  accounts: [{ id: 3, bank: '001', bankName: 'BANCO DO BRASIL', branch: '0587', number: '123456' }],
  accountant: null,
  ...more,
});
const entry = (id: number, day: string, cents: number, more: Partial<BookEntry> = {}): BookEntry => ({
  id,
  day,
  documentId: id,
  documentNumber: String(id),
  movement: cents < 0 ? 'EXPENSE' : 'INCOME',
  account: 'SOJA',
  partner: 'COOPERATIVA',
  partnerDocument: '11222333000181',
  documentType: '1',
  entryType: cents < 0 ? '2' : '1',
  farmId: 7,
  farm: 'SEDE',
  share: 10_000,
  investment: false,
  accountId: 3,
  cents: Math.abs(cents),
  ...more,
});
const file = (entries: BookEntry[], who = declarant()) =>
  lcdprFile(who, bookRows(entries), { year: 2019, form: '1' });

describe('the file', () => {
  const text = file([
    entry(1, '2019-01-10', 10_000_000),
    entry(2, '2019-01-20', -8_500_000, { accountId: null, paidInCash: true }),
    entry(3, '2019-02-01', 9_000_000, { entryType: '3' }),
    entry(4, '2019-02-02', -9_300_000),
  ]);
  const lines = text.split('\r\n');

  it('ends every line by CRLF and counts them all, its own end too', () => {
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => line.slice(0, 4))).toEqual([
      '0000',
      '0010',
      '0030',
      '0040',
      '0050',
      'Q100',
      'Q100',
      'Q100',
      'Q100',
      'Q200',
      'Q200',
      '9999',
    ]);
    expect(lines.at(-1)).toBe('9999||||||12');
  });

  it('writes months as the manual shows them (p. 28–30)', () => {
    expect(lines[9]).toBe('Q200|012019|10000000|8500000|1500000|P');
    expect(lines[10]).toBe('Q200|022019|9000000|9300000|1200000|P');
  });

  it('has the fields of each record, no bar inside a text', () => {
    const fields = (at: number) => lines[at]?.split('|').length;
    expect([0, 2, 3, 4, 5].map(fields)).toEqual([10, 10, 17, 7, 13]);
    expect(lines[0]).toBe('0000|LCDPR|0013|52998224725|JOSE CARLOS|0|0||01012019|31122019');
    expect(lines[3]).toBe(
      '0040|001|BR|BRL|12345678|12345678000190|9012345678|FAZENDA SEDE|LINHA SAO JOAO|100||RURAL|PR|4127700|85900000|1|10000',
    );
    expect(lines[5]).toBe(
      'Q100|10012019|001|001|1|1|SOJA - COOPERATIVA|11222333000181|1|10000000|0|10000000|P',
    );
  });

  it('writes branch and number of an account in their exact sizes, the check digit X too', () => {
    const accounts = [
      {
        id: 3,
        bank: '001',
        bankName: 'BANCO COOPERATIVO DO SUL S.A. DE TODOS',
        branch: '587',
        number: '12345X',
      },
    ];
    expect(file([entry(1, '2019-01-10', 100)], declarant({ accounts }))).toContain(
      '\r\n0050|001|BR|001|BANCO COOPERATIVO DO SUL S.A.|0587|000000000012345X\r\n',
    );
  });

  it('has two decimals in every amount, below a real too; nothing is 0', () => {
    const own = file([entry(1, '2019-01-10', 1), entry(2, '2019-01-11', -1), entry(3, '2019-01-12', -25)]);
    expect(own).toContain('|1|001|0|001|P\r\n');
    expect(own).toContain('|2|0|001|0|P\r\n');
    expect(own).toContain('|2|0|025|025|N\r\n');
    expect(own).toContain('Q200|012019|001|026|025|N\r\n');
  });

  it('names the accountant, where there is one', () => {
    const accountant = {
      name: 'ANA',
      document: '11144477735',
      crc: 'PR-012345/O',
      email: 'ana@contas.br',
      phone: '4533334444',
    };
    expect(file([entry(1, '2019-01-10', 100)], declarant({ accountant }))).toMatch(
      /\r\n9999\|ANA\|11144477735\|PR-012345\/O\|ana@contas\.br\|4533334444\|8\r\n$/,
    );
  });

  it('is in transit where money went through neither a declared account nor in notes', () => {
    const codes = (more: Partial<BookEntry>) =>
      /\r\nQ100\|\d+\|\d+\|(\d+)/.exec(file([entry(1, '2019-01-10', 100, more)]))?.[1];
    expect(codes({})).toBe('001');
    expect(codes({ accountId: null, paidInCash: true })).toBe('000');
    expect(codes({ accountId: 99, paidInCash: true })).toBe('000');
    expect(codes({ accountId: null, paidInCash: false })).toBe('999');
    expect(codes({ accountId: null })).toBe('999');
    expect(codes({ accountId: 99, paidInCash: false })).toBe('999');
  });

  it('names cash, and in transit for what settles an advance', () => {
    expect(lines[6]?.split('|')[3]).toBe('000');
    expect(lines[7]?.split('|')[3]).toBe('999');
  });

  it('writes the share of 40 %: 4 000,00 of 10 000,00, whole in the history, and who has the rest', () => {
    const shared = property({
      exploitation: '2',
      share: 4_000,
      counterParts: [{ kind: '1', document: '11144477735', name: 'MARIA', share: 6_000 }],
    });
    const own = file(
      [entry(1, '2019-03-01', 1_000_000, { share: 4_000 })],
      declarant({ properties: [shared] }),
    );
    expect(own).toContain('0045|001|1|11144477735|MARIA|06000\r\n');
    expect(own).toContain('SOJA - COOPERATIVA VALOR TOTAL 10000,00|11222333000181|1|400000|0|400000|P');
  });

  it('names a property again for each share of the year, and its entries by the code of theirs', () => {
    const shared = property({
      exploitation: '2',
      share: 4_000,
      counterParts: [
        { kind: '1', document: '11144477735', name: 'MARIA', share: 4_500 },
        { kind: '1', document: '52998224725', name: 'ANA', share: 1_500 },
      ],
    });
    const entries = [
      entry(1, '2019-03-01', 1_000_000, { share: 4_000 }),
      entry(2, '2019-07-01', 1_000_000, { share: 5_000 }),
      entry(3, '2019-09-01', 1_000_000, { share: 10_000 }),
    ];
    const who = declarant({ properties: [shared] });
    const lines = file(entries, who).split('\r\n');
    const of = (record: string) => lines.filter((line) => line.startsWith(record));
    expect(of('0040').map((line) => line.split('|').filter((_, at) => at === 1 || at > 14))).toEqual([
      ['001', '2', '04000'],
      ['002', '2', '05000'],
      ['003', '1', '10000'],
    ]);
    expect(of('0045')).toEqual([
      '0045|001|1|11144477735|MARIA|04500',
      '0045|001|1|52998224725|ANA|01500',
      '0045|002|1|11144477735|MARIA|03750',
      '0045|002|1|52998224725|ANA|01250',
    ]);
    expect(of('Q100').map((line) => line.split('|')[2])).toEqual(['001', '002', '003']);
    expect(lcdprGaps(who, bookRows(entries))).toEqual([]);
    expect(otherShares(who, bookRows(entries))).toEqual([
      { name: 'FAZENDA SEDE', registered: 4_000, shares: [4_000, 5_000, 10_000] },
    ]);
  });

  it('a balance below zero is told by its letter', () => {
    expect(file([entry(1, '2019-01-10', -125_542)])).toContain('|0|125542|125542|N\r\n');
  });
});

describe('what is missing', () => {
  it('is nothing of a whole book', () => {
    expect(lcdprGaps(declarant(), bookRows([entry(1, '2019-01-10', 100)]))).toEqual([]);
  });

  it('is named by record and field; what is not used is not asked for', () => {
    const rows = bookRows([
      entry(1, '2019-01-10', 100, { documentType: null, share: null }),
      entry(2, '2019-01-11', 100, { documentType: null, farmId: 8 }),
    ]);
    const who = declarant({
      cpf: '1',
      properties: [property({ itr: '1', caepf: '' }), property({ farmId: 9, name: '' })],
      accounts: [
        { id: 3, bank: '1', bankName: 'BB', branch: '15871', number: '1' },
        { id: 4, bank: '', bankName: '', branch: '', number: '' },
      ],
    });
    expect(lcdprGaps(who, rows)).toEqual([
      { place: 'declarant', id: null, name: 'JOSE | CARLOS', fields: ['cpf'], count: 1 },
      { place: 'property', id: 7, name: 'FAZENDA SEDE', fields: ['itr', 'caepf'], count: 1 },
      { place: 'account', id: 3, name: 'BB', fields: ['bank', 'branch'], count: 1 },
      { place: 'entries', id: null, name: '', fields: ['documentType'], count: 2 },
      { place: 'entries', id: null, name: '', fields: ['share'], count: 1 },
      { place: 'entries', id: null, name: '', fields: ['undeclared'], count: 1 },
    ]);
  });

  const fieldsOf = (who: Declarant) =>
    lcdprGaps(who, bookRows([entry(1, '2019-01-10', 100)])).flatMap(({ fields }) => fields);

  it('is all that layout 1.3 calls obligatory, in the sizes that it gives', () => {
    const bare = { ...address, number: '', district: '' };
    expect(fieldsOf(declarant({ address: bare, email: '' }))).toEqual(['addressNumber', 'district', 'email']);
    expect(fieldsOf(declarant({ address: { ...address, number: '1234567' } }))).toEqual(['addressNumber']);
    // A property needs no number, yet a district; its name has 50 characters at most.
    const land = property({ address: bare, caepf: '', name: 'A'.repeat(51) });
    expect(fieldsOf(declarant({ properties: [land] }))).toEqual(['caepf', 'propertyName', 'district']);
    const account = { id: 3, bank: '001', bankName: '', branch: '0587', number: '12X45' };
    expect(fieldsOf(declarant({ accounts: [account] }))).toEqual(['bankName', 'number']);
    expect(fieldsOf(declarant({ accounts: [] }))).toEqual(['oneAccount']);
  });

  it('is the CIB beside the CAEPF, which a shared exploitation need not have', () => {
    expect(fieldsOf(declarant({ properties: [property({ itr: '' })] }))).toEqual(['itr']);
    const part = { kind: '1', document: '11144477735', name: 'MARIA', share: 6_000 };
    const shared = property({ caepf: '', exploitation: '2', share: 4_000, counterParts: [part] });
    const rows = bookRows([entry(1, '2019-01-10', 100, { share: 4_000 })]);
    const gaps = (more: Partial<DeclaredProperty>) =>
      lcdprGaps(declarant({ properties: [{ ...shared, ...more }] }), rows).flatMap(({ fields }) => fields);
    expect(gaps({})).toEqual([]);
    expect(gaps({ counterParts: [{ ...part, kind: '', name: '' }] })).toEqual([
      'counterPartKind',
      'counterPartName',
    ]);
  });

  it('counts numbers with letters, which the layout calls numeric', () => {
    const rows = bookRows([
      entry(1, '2019-01-10', 100, { partnerDocument: '12ABC34501DE35' }),
      entry(2, '2019-01-11', 100),
    ]);
    expect(numbersWithLetters(declarant(), rows)).toBe(1);
    expect(lcdprGaps(declarant(), rows)).toEqual([]);
  });

  it('leaves out of the file what no entry uses and what is not whole', () => {
    const unused = [property({ farmId: 8, itr: '', caepf: '' }), property({ farmId: 9, itr: '87654321' })];
    const poor = { id: 4, bank: '', bankName: 'CAIXA', branch: '', number: '' };
    const who = declarant();
    const all = { ...who, properties: [...unused, ...who.properties], accounts: [poor, ...who.accounts] };
    const kept = declaredIn(all, bookRows([entry(1, '2019-01-10', 100)]));
    expect(kept.properties.map(({ farmId }) => farmId)).toEqual([9, 7]);
    expect(kept.accounts.map(({ id }) => id)).toEqual([3]);
    expect(lcdprGaps(kept, bookRows([entry(1, '2019-01-10', 100)]))).toEqual([]);
  });

  it('asks who has the rest where an entry alone has a share', () => {
    const half = bookRows([entry(1, '2019-01-10', 100, { share: 5_000 })]);
    expect(lcdprGaps(declarant(), half).flatMap(({ fields }) => fields)).toEqual(['counterParts']);
    expect(otherShares(declarant(), bookRows([entry(1, '2019-01-10', 100)]))).toEqual([]);
  });

  it('asks who has the rest of a shared property, and that all sums to the whole', () => {
    const fields = (more: Partial<DeclaredProperty>) =>
      lcdprGaps(
        declarant({ properties: [property(more)] }),
        bookRows([entry(1, '2019-01-10', 100, { share: more.share ?? null })]),
      ).flatMap((gap) => gap.fields);
    const part = { kind: '1', document: '11144477735', name: 'MARIA', share: 6_000 };
    expect(fields({ share: 4_000, exploitation: '2' })).toEqual(['counterParts']);
    expect(fields({ share: 4_000, exploitation: '2', counterParts: [part] })).toEqual([]);
    expect(fields({ share: 5_000, exploitation: '2', counterParts: [part] })).toEqual(['shares']);
    expect(fields({ share: 4_000, exploitation: '2', counterParts: [{ ...part, document: '1' }] })).toEqual([
      'counterPartDocument',
    ]);
  });
});
