import { expect, it } from 'vitest';
import type { BankLine } from '../reconciliationTypes';
import { EMPTY_CHOICE, type MatchDraft, readDrafts, sortDrafts, withDraft } from './matchDraft';

const line = (id: string, done = false): BankLine => ({
  id,
  version: 1,
  day: '2026-03-02',
  cents: -1,
  memo: '',
  payee: '',
  number: '',
  match: done ? { id: 1, unmet: [], records: [], by: '' } : null,
});
const draft = (lineIds: string[], chosen: string[] = []): MatchDraft => ({
  ...EMPTY_CHOICE,
  lineIds,
  chosen,
});
const shown = { titles: [], records: [] };

it('keeps one draft for each line it began with, and none in which nothing is chosen', () => {
  const first = withDraft([], draft(['a'], ['t1']));
  const both = withDraft(first, draft(['b', 'c']));
  expect(both.map(({ lineIds }) => lineIds[0])).toEqual(['b', 'a']);
  expect(withDraft(both, draft(['b']))).toEqual(first);
});

it('reads what was kept without trust', () => {
  expect(readDrafts('x')).toEqual([]);
  expect(readDrafts([{ lineIds: [] }, { lineIds: ['a', 7], chosen: null, surplus: 'gift' }])).toEqual([
    draft(['a']),
  ]);
});

it('drops a draft of which a line was reconciled, and lets one of another period wait', () => {
  const all = [draft(['a', 'b'], ['t1']), draft(['c'], ['t1', 't9']), draft(['elsewhere'], ['t1'])];
  const { offered, dropped } = sortDrafts(all, { ...shown, lines: [line('a'), line('b', true), line('c')] });
  expect(dropped).toEqual([all[0]]);
  expect(offered.map(({ line: { id }, gone }) => [id, gone])).toEqual([['c', 2]]);
});
