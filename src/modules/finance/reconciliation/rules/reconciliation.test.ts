import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankLine, OpenTitle, SystemRecord } from '../reconciliationTypes';
import { namesAlike, namesNumber } from './alikeNames';
import { learnedOf, movedRule, tryRule, wordsToLearn } from './learnedRules';
import { judgeMatch } from './judgeMatch';
import { matchLines } from './matchLines';
import { rankCandidates } from './rankCandidates';
import { settle } from './settle';
import { summaryOf } from './summary';

const line = (id: string, day: string, cents: number, memo = '', number = ''): BankLine => ({
  id,
  version: 1,
  day,
  cents,
  memo,
  payee: '',
  number,
  match: null,
});
const title = (id: number, dueDate: string, open: number, more: Partial<OpenTitle> = {}): OpenTitle => ({
  id,
  documentId: id,
  movement: 'EXPENSE',
  partnerId: id,
  partner: 'COOPERATIVA AGRARIA ENTRE RIOS',
  partnerDocument: '77890846000179',
  document: `44${id}`,
  number: `44${id}`,
  dueDate,
  open,
  writeOffs: [],
  penaltyRate: null,
  interestRate: null,
  ...more,
});
const record = (id: string, day: string, cents: number, name = 'AGRARIA'): SystemRecord => ({
  id,
  kind: 'payment',
  day,
  cents,
  name,
  document: '',
  documentId: 1,
  movement: 'EXPENSE',
});
const CHOICE = { surplus: 'interest', shortage: 'discount' } as const;

describe('differences (finance-decisions §4.7)', () => {
  // 2026-03-02 is a Monday; 30 days later 2026-04-01.
  const lines = [line('a', '2026-04-01', -100_000), line('b', '2026-04-01', -54_500)];
  const titles = [title(1, '2026-03-02', 80_000), title(2, '2026-03-02', 70_000)];

  it('lines 1 000,00 + 545,00 pay titles 800,00 + 700,00 with their penalty and interest to the cent', () => {
    const settled = settle({ lines, titles, records: [], ...CHOICE });
    expect(settled).toMatchObject({ fault: null, difference: 0, penaltyDue: 3_000, interestDue: 1_500 });
    expect(settled.amounts).toEqual([
      { titleId: 1, value: 80_000, discount: 0, interest: 800, penalty: 1_600 },
      { titleId: 2, value: 70_000, discount: 0, interest: 700, penalty: 1_400 },
    ]);
    expect(settled.payments.map(({ lineId, titleId, value }) => [lineId, titleId, value])).toEqual([
      ['a', 1, 80_000],
      ['a', 2, 17_600],
      ['b', 2, 52_400],
    ]);
  });

  it('what nothing explains goes where it was told to', () => {
    const own = {
      lines: [line('a', '2026-03-02', -80_010)],
      titles: [title(1, '2026-03-02', 80_000)],
      records: [],
    };
    expect(settle({ ...own, surplus: 'penalty', shortage: 'discount' })).toMatchObject({
      difference: 10,
      amounts: [{ penalty: 10, interest: 0 }],
    });
    const less = { ...own, lines: [line('a', '2026-03-02', -50_000)] };
    expect(settle({ ...less, ...CHOICE })).toMatchObject({
      difference: -30_000,
      amounts: [{ value: 80_000, discount: 30_000 }],
    });
    expect(settle({ ...less, surplus: 'interest', shortage: 'partial' }).amounts[0]).toMatchObject({
      value: 50_000,
      discount: 0,
    });
  });

  it('refuses two sides, nothing to match, and records that leave a rest', () => {
    const day = '2026-03-02';
    const income = title(3, day, 100, { movement: 'INCOME' });
    expect(settle({ lines: [line('a', day, -100)], titles: [income], records: [], ...CHOICE }).fault).toBe(
      'sides',
    );
    expect(settle({ lines: [line('a', day, -100)], titles: [], records: [], ...CHOICE }).fault).toBe(
      'noTarget',
    );
    const rest = settle({
      lines: [line('a', day, -100)],
      titles: [],
      records: [record('p', day, -90)],
      ...CHOICE,
    });
    expect(rest).toMatchObject({ fault: 'left', difference: 10 });
  });

  it('keeps every cent: payments of a line sum to it, those of a title to what it is paid', () => {
    const cents = fc.integer({ min: 500, max: 2_000_000 });
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 4 }),
        fc.array(cents, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (money, opens, late) => {
          const day = late ? '2026-04-01' : '2026-03-02';
          const own = money.map((each, at) => line(String(at), day, -each));
          const settled = settle({
            lines: own,
            titles: opens.map((each, at) => title(at + 1, '2026-03-02', each)),
            records: [],
            ...CHOICE,
          });
          if (settled.fault !== null) return;
          const paid = (of: (one: (typeof settled.payments)[number]) => boolean) =>
            settled.payments
              .filter(of)
              .reduce(
                (sum, { value, discount, interest, penalty }) => sum + value - discount + interest + penalty,
                0,
              );
          for (const each of own) expect(paid(({ lineId }) => lineId === each.id)).toBe(-each.cents);
          for (const { titleId, value, discount, interest, penalty } of settled.amounts)
            expect(paid((one) => one.titleId === titleId)).toBe(value - discount + interest + penalty);
          for (const { value, interest, penalty } of settled.payments)
            expect(Math.min(value, interest, penalty)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('matching', () => {
  const memo = 'PAGTO COOP AGRARIA ENTRE RIO';

  it('reads names as banks cut them, and numbers that stand by themselves', () => {
    expect(namesAlike(memo, 'COOPERATIVA AGRARIA ENTRE RIOS')).toBe(true);
    expect(namesAlike('PIX ENVIADO JOAO SILVA', 'COOPERATIVA AGRARIA')).toBe(false);
    expect(namesNumber('BOLETO 000.4410', '', '4410')).toBe(true);
    expect(namesNumber('BOLETO 14410', '', '4410')).toBe(false);
  });

  it('matches by itself what is of one amount, near its day and named', () => {
    const found = matchLines({
      lines: [line('a', '2026-03-04', -80_000, memo), line('b', '2026-03-04', -5_000, 'TARIFA')],
      titles: [title(1, '2026-03-02', 80_000)],
      records: [],
    });
    expect([...found.keys()]).toEqual(['a']);
  });

  it('matches a late title with its charges, and titles of one partner in one line', () => {
    const late = matchLines({
      lines: [line('a', '2026-04-01', -82_400, memo)],
      titles: [title(1, '2026-03-02', 80_000)],
      records: [],
    });
    expect(late.size).toBe(1);
    const many = matchLines({
      lines: [line('a', '2026-03-02', -150_000, memo)],
      titles: [
        title(1, '2026-03-02', 80_000, { partnerId: 9 }),
        title(2, '2026-03-02', 70_000, { partnerId: 9 }),
      ],
      records: [],
    });
    expect(many.get('a')?.titles.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('matches nothing by itself when there is a second candidate, on either side', () => {
    const day = '2026-03-02';
    const two = [title(1, day, 80_000), title(2, day, 80_000)];
    expect(matchLines({ lines: [line('a', day, -80_000, memo)], titles: two, records: [] }).size).toBe(0);
    const lines = [line('a', day, -80_000, memo), line('b', day, -80_000, memo)];
    expect(matchLines({ lines, titles: [title(1, day, 80_000)], records: [] }).size).toBe(0);
    const paid = [record('p', day, -80_000)];
    expect(
      matchLines({ lines: [line('a', day, -80_000, memo)], titles: [title(1, day, 80_000)], records: paid })
        .size,
    ).toBe(0);
  });

  it('says which criterion does not hold, and ranks the better candidate first', () => {
    const far = title(1, '2026-02-02', 80_000, { partner: 'OUTRO' });
    expect(judgeMatch(line('a', '2026-03-02', -81_000, memo), { titles: [far], records: [] }).unmet).toEqual([
      'value',
      'day',
      'name',
    ]);
    const ranked = rankCandidates({
      line: line('a', '2026-03-02', -80_000, memo),
      records: [],
      titles: [far, title(2, '2026-03-02', 80_000), title(3, '2026-03-02', 80_000, { movement: 'INCOME' })],
      learned: [],
      search: '',
    });
    expect(ranked.map(({ key }) => key)).toEqual(['t2', 't1']);
  });

  it('what was learned names a partner that the bank calls otherwise', () => {
    const own = { titles: [title(1, '2026-03-02', 80_000)], records: [] };
    const odd = line('a', '2026-03-02', -80_000, 'SISPAG FORNEC 0021');
    expect(judgeMatch(odd, own).unmet).toEqual(['name']);
    const learned = [{ contains: 'sispag fornec', partnerId: 1, side: 'out' as const }];
    expect(judgeMatch(odd, own, learned)).toMatchObject({ unmet: [], named: 'learned' });
  });
});

it('ten times the lines and titles take about ten times as long', () => {
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 86_400_000).toISOString().slice(0, 10);
  const took = (count: number) => {
    const titles = Array.from({ length: count / 5 }, (_, at) =>
      title(at, day(at % 360), 10_000 + at * 7, { partnerId: at % 900 }),
    );
    const lines = Array.from({ length: count }, (_, at) =>
      line(String(at), day(at % 360), -(10_000 + at * 7), at % 3 === 0 ? 'COOPERATIVA AGRARIA' : 'PIX'),
    );
    const before = performance.now();
    matchLines({ lines, titles, records: [] });
    return performance.now() - before;
  };
  const small = took(2_000);
  expect(took(20_000)).toBeLessThan(Math.max(small, 20) * 40);
});

it("rules are learned of the bank's words, tried on what was, and kept in their order", () => {
  const memo = 'SISPAG FORNECEDORES 0021 LOTE';
  // They stand together in the text, or the rule would never find them again.
  expect(wordsToLearn({ memo, payee: '' })).toBe('SISPAG FORNECEDORES');
  const rule = {
    id: 1,
    contains: 'sispag fornec',
    side: 'out' as const,
    partnerId: 1,
    partner: 'AGRARIA',
    active: true,
  };
  const done = {
    ...line('a', '2026-03-02', -100, memo),
    match: { id: 1, unmet: [], by: '', records: [record('p', '2026-03-02', -100, 'Agrária')] },
  };
  const trial = tryRule(rule, [done, line('b', '2026-03-02', -5, memo), line('c', '2026-03-02', 5, memo)]);
  expect([trial.fitting.length, trial.same, trial.other]).toEqual([2, 1, 0]);
  expect(learnedOf([rule, { ...rule, active: false }])).toHaveLength(1);
  expect(movedRule([rule, { ...rule, id: 2 }], 2, -1).map(({ id }) => id)).toEqual([2, 1]);
  expect(movedRule([rule], 1, 1)).toEqual([rule]);
});

it.each([
  ['PAGAMENTO PIX', 'Agroinsumos Ltda', 'AGROINSUMOS LTDA'],
  ['PAGAMENTO PIX AGROINSUMOS', '', 'PAGAMENTO PIX AGROINSUMOS'],
  ['PAGTO BOLETO 19095 SEMENTES VALE', '', 'SEMENTES VALE'],
  ['PIX TED DOC PAGAMENTO ENVIADO AGROINSUMOS', '', 'AGROINSUMOS'],
  ['PAGAMENTO PIX', '', ''],
  ['PIX ENVIADO 0012', '12345678', ''],
])('learns of "%s" and the payee "%s" what is theirs alone: "%s"', (memo, payee, words) => {
  expect(wordsToLearn({ memo, payee })).toBe(words);
});

it('the bank’s line of an own transfer or withdrawal is proposed without a name', () => {
  const lines = [line('1', '2026-03-03', -50_000, 'TED MESMA TITULARIDADE')];
  const own = (kind: 'transfer' | 'occurrence' | 'entry') => ({
    ...record('LIN-1', '2026-03-02', -50_000, 'TRANSFERENCIA ENVIADA'),
    kind,
  });
  const proposed = (records: ReturnType<typeof own>[]) =>
    [...matchLines({ lines, records, titles: [] }).values()].map((one) => one.records.map(({ id }) => id));
  expect(proposed([own('transfer')])).toEqual([['LIN-1']]);
  expect(proposed([own('occurrence')])).toEqual([['LIN-1']]);
  expect(proposed([own('entry')])).toEqual([]);
  expect(proposed([own('transfer'), { ...own('transfer'), id: 'LIN-2' }])).toEqual([]);
  expect(
    judgeMatch(lines[0] ?? line('', '', 0, ''), { titles: [], records: [own('transfer')] }),
  ).toMatchObject({ unmet: [], named: 'ownMove' });
});

it('a line of nothing waits for no record', () => {
  const lines = [line('1', '2026-09-01', 0, 'PACOTE ISENTO'), line('2', '2026-09-01', -1_000, 'FEIRA')];
  const summary = summaryOf(
    { lines, records: [], titles: [], closedUntil: null, unread: 0 },
    new Map(),
    new Set(),
  );
  expect(summary.open.map(({ id }) => id)).toEqual(['2']);
  expect(summary.openCents).toBe(-1_000);
});
