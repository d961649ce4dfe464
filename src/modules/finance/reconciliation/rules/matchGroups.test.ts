import { expect, it } from 'vitest';
import type { BankLine, OpenTitle } from '../reconciliationTypes';
import { LINES_MOST, NAMING_MOST, TOGETHER_MOST } from './matchGroups';
import { matchLines } from './matchLines';

// 2026-03-02 is a Monday; 30 days later 2026-04-01.
const DUE = '2026-03-02';
const line = (id: string, cents: number, day = DUE, memo = 'PIX COOPERATIVA AGRARIA'): BankLine => ({
  id,
  version: 1,
  day,
  cents,
  memo,
  payee: '',
  number: '',
  match: null,
});
const title = (id: number, open: number, more: Partial<OpenTitle> = {}): OpenTitle => ({
  id,
  documentId: id,
  movement: 'EXPENSE',
  partnerId: 9,
  partner: 'COOPERATIVA AGRARIA ENTRE RIOS',
  partnerDocument: '77890846000179',
  document: `44${id}`,
  number: `44${id}`,
  dueDate: DUE,
  open,
  writeOffs: [],
  penaltyRate: null,
  interestRate: null,
  ...more,
});
const shown = (lines: BankLine[], titles: OpenTitle[]) =>
  [...matchLines({ lines, titles, records: [] }).values()].map((one) => [
    one.lines.map(({ id }) => id).join('+'),
    one.titles.map(({ id }) => id).join('+'),
  ]);

it('proposes several lines for one title when each names it and the sum holds to the cent', () => {
  const lines = [line('a', -50_000, '2026-03-01'), line('b', -30_000, '2026-03-03')];
  expect(shown(lines, [title(1, 80_000)])).toEqual([['a+b', '1']]);
  expect(shown(lines, [title(1, 80_001)])).toEqual([]);
  const [first] = lines;
  expect(shown(first ? [first, line('b', -30_000, DUE, 'PIX MERCADO')] : [], [title(1, 80_000)])).toEqual([]);
  // Four days apart from the due date is too far without charges.
  expect(shown([line('a', -50_000), line('b', -30_000, '2026-03-06')], [title(1, 80_000)])).toEqual([]);
});

it('lines 1 000,00 + 545,00 are proposed for titles 800,00 + 700,00 paid 30 days late (finance-decisions §4.7)', () => {
  const lines = [line('a', -100_000, '2026-04-01'), line('b', -54_500, '2026-04-01')];
  expect(shown(lines, [title(1, 80_000), title(2, 70_000)])).toEqual([['a+b', '1+2']]);
  const plain = [line('a', -100_000, '2026-04-01'), line('b', -50_000, '2026-04-01')];
  expect(shown(plain, [title(1, 80_000), title(2, 70_000)])).toEqual([]);
});

it('titles that match one by one are not proposed together', () => {
  const lines = [line('a', -80_000), line('b', -70_000)];
  expect(shown(lines, [title(1, 80_000), title(2, 70_000)])).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
});

it('proposes nothing when another set, another title or a single line would do as well', () => {
  const equal = [line('a', -50_000), line('b', -30_000), line('c', -30_000)];
  expect(shown(equal, [title(1, 80_000)])).toEqual([]);
  const lines = [line('a', -50_000), line('b', -30_000)];
  const two = [title(1, 80_000), title(2, 80_000, { dueDate: '2026-03-03' })];
  expect(shown(lines, two)).toEqual([]);
  expect(shown([...lines, line('c', -80_000)], [title(1, 80_000)])).toEqual([]);
});

it('leaves what goes beyond its limits to be matched by hand', () => {
  const of = (count: number) => Array.from({ length: count }, (_, at) => line(String(at), -(100 + 7 ** at)));
  const sum = (lines: BankLine[]) => -lines.reduce((all, { cents }) => all + cents, 0);
  const most = of(LINES_MOST);
  expect(shown(most, [title(1, sum(most))])).toHaveLength(1);
  const more = of(LINES_MOST + 1);
  expect(shown(more, [title(1, sum(more))])).toEqual([]);
  const crowd = of(TOGETHER_MOST + 1);
  expect(shown(crowd, [title(1, sum(crowd.slice(0, 2)))])).toEqual([]);
  // Late lines beyond the limit: a second set could not be excluded.
  const late = Array.from({ length: NAMING_MOST }, (_, at) =>
    line(`late${at}`, -1, `2026-0${4 + (at % 5)}-${String(10 + (at % 18)).padStart(2, '0')}`),
  );
  expect(shown([line('a', -50_000), line('b', -30_000)], [title(1, 80_000)])).toHaveLength(1);
  expect(shown([line('a', -50_000), line('b', -30_000), ...late], [title(1, 80_000)])).toEqual([]);
});
