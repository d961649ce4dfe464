import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTRACT_KINDS, advancedSituation, handoverLate, handoverSituation, SITUATIONS } from './handover';

const TODAY = '2026-11-28';
const contract = { agreed: 1200, delivered: 400, cancelled: false, deadline: '2026-12-31' };

describe('where a contract or an order stands', () => {
  it.each([
    [{}, 'PARTIAL'],
    [{ delivered: 0 }, 'OPEN'],
    [{ deadline: '2026-11-16' }, 'LATE'],
    [{ delivered: 0, deadline: '2026-11-27' }, 'LATE'],
    [{ delivered: 0, deadline: TODAY }, 'OPEN'],
    [{ delivered: 1200, deadline: '2026-11-16' }, 'DONE'],
    [{ delivered: 1200.001 }, 'OVER'],
    [{ cancelled: true, deadline: '2026-11-16' }, 'CANCELLED'],
    [{ delivered: null }, null],
    [{ agreed: null }, null],
    [{ deadline: '' }, 'PARTIAL'],
  ])('%o is %s', (over, situation) => {
    expect(handoverSituation({ ...contract, ...over }, TODAY)).toBe(situation);
  });

  it('counts days since the deadline while something is to come', () => {
    expect(handoverLate({ ...contract, deadline: '2026-11-16' }, TODAY)).toBe(12);
    expect(handoverLate({ ...contract, delivered: 1300, deadline: '2026-11-16' }, TODAY)).toBe(0);
    expect(handoverLate({ ...contract, deadline: '' }, TODAY)).toBeNull();
  });
});

describe('where an advance stands', () => {
  const advance = { value: 1000, used: 0, returned: 0, cancelled: false, deliveryYear: 2026 };
  it.each([
    [{}, 'OPEN'],
    [{ used: 1 }, 'PARTIAL'],
    [{ returned: 1 }, 'PARTIAL'],
    [{ used: 400, returned: 600 }, 'DONE'],
    [{ used: 1001 }, 'OVER'],
    [{ deliveryYear: 2025 }, 'LATE'],
    [{ cancelled: true }, 'CANCELLED'],
    [{ used: null }, null],
  ])('%o is %s', (over, situation) => {
    expect(advancedSituation({ ...advance, ...over }, TODAY)).toBe(situation);
  });
});

/** Texts of one language, by namespace. */
const textsOf = (language: string, namespace: string) =>
  JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8')) as {
    kinds: Record<string, string>;
    agreementKinds: Record<string, string>;
    situations: { agreements: Record<string, string> };
    words: { agreement: Record<string, string>; contract: Record<string, string> };
  };

describe.each(['pt-BR', 'en-US'])('in %s a state and a kind have one word', (language) => {
  const [queries, reports] = [textsOf(language, 'financeQueries'), textsOf(language, 'financeReports')];

  it.each(SITUATIONS)('%s, in queries and in reports', (situation) => {
    expect(queries.situations.agreements[situation]).toBeTruthy();
    expect(reports.words.agreement[situation]).toBe(queries.situations.agreements[situation]);
  });

  it.each(CONTRACT_KINDS)('%s, in queries, in reports and where it is entered', (kind) => {
    expect(queries.kinds[kind]).toBeTruthy();
    expect(reports.words.contract[kind]).toBe(queries.kinds[kind]);
    expect(textsOf(language, 'financeOccurrences').agreementKinds[kind]).toBe(queries.kinds[kind]);
  });
});
