import { describe, expect, it } from 'vitest';
import { readAs, rowsAs } from '@/platform/http/readShape.test.kit';
import { type Acceptance, Partner, PartnerDetails, type Terms } from '../integrationsWire';
import { areAccepted, isPaused, partnerStatusOf } from './partnerStatus';

const acceptance = (termsId: number): Acceptance => ({
  termsId,
  version: termsId,
  acceptedAt: '2026-05-02T12:00:00Z',
  acceptedByName: 'JOSE',
});
const terms = (accepted: number | null): Terms => ({
  id: 2,
  version: 2,
  publishedAt: '2026-05-01T12:00:00Z',
  acceptance: accepted === null ? null : acceptance(accepted),
});
const status = (accepted: number | null, more: Partial<Pick<Partner, 'connected' | 'failure'>> = {}) =>
  partnerStatusOf({ terms: terms(accepted), connected: false, failure: null, ...more });

describe('how the customer stands with a partner', () => {
  it('waits for the terms in force, whatever was accepted or connected before', () => {
    expect(status(null)).toBe('waitingTerms');
    expect(status(1, { connected: true })).toBe('waitingTerms');
    expect(status(1, { connected: true, failure: 'expirou' })).toBe('waitingTerms');
    expect(isPaused({ terms: terms(1), connected: true })).toBe(true);
    expect(isPaused({ terms: terms(1), connected: false })).toBe(false);
  });

  it('is usable once they were accepted', () => {
    expect(status(2)).toBe('notConnected');
    expect(status(2, { connected: true })).toBe('connected');
    expect(status(2, { connected: true, failure: 'expirou' })).toBe('failed');
  });

  it('takes terms that are not there for not accepted', () => {
    expect(areAccepted(null)).toBe(false);
    expect(partnerStatusOf({ terms: null, connected: true, failure: null })).toBe('waitingTerms');
  });
});

describe('odd answers', () => {
  it('open no door', () => {
    const rows: unknown[] = [
      null,
      'texto',
      { nada: 1 },
      { id: 7 },
      { id: 8, connected: 'true', terms: { id: 3, acceptance: true } },
      { id: 9, connected: true, terms: { acceptance: acceptance(3) } },
      { id: 10, connected: true, terms: { id: 3, acceptance: { termsId: 'x' } } },
    ];
    const read = rowsAs(Partner, rows);
    expect(read.map(({ id }) => id)).toEqual([7, 8, 9, 10]);
    expect(read.map(partnerStatusOf)).toEqual(Array.from({ length: 4 }, () => 'waitingTerms'));
    expect(read.map(({ connected }) => connected)).toEqual([false, false, true, true]);
  });

  it('show no secret and make no field of what cannot be one', () => {
    const fields = [
      { name: 'token' },
      { name: 'user', secret: false },
      { name: 'a.b' },
      { name: '__proto__' },
      3,
    ];
    const details = (answer: unknown) => readAs(PartnerDetails, answer);
    expect(details({ id: 1, fields }).fields).toEqual([
      { name: 'token', secret: true },
      { name: 'user', secret: false },
    ]);
    expect(() => details([])).toThrow(expect.objectContaining({ kind: 'unexpected' }) as Error);
    expect(details({ id: 1, synchronizations: [{ id: 4, outcome: 'LOST', sent: -3 }] })).toMatchObject({
      synchronizations: [{ id: 4, outcome: 'WARNING', sent: null, received: null }],
    });
  });
});
