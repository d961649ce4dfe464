import { describe, expect, it } from 'vitest';
import type { WaitingEntry } from '../roundOutbox';
import type { RoundField } from '../roundTypes';
import { type Outgoing, sendRound } from './sendRound';

const outgoing = (key: string): Outgoing<RoundField> => ({
  lotId: 1,
  fields: ['dead'],
  clears: ['dead'],
  entry: {
    key,
    at: 1,
    refusal: null,
    values: {
      name: key,
      lotId: 1,
      figures: { dead: null, eliminated: null, feedKg: 1, waterLitres: null },
      type: 'consumo',
      day: '2026-11-23',
      recordId: null,
      body: {},
    },
  },
});
const ROUND = ['a', 'b', 'c'].map(outgoing);
const keysOf = (list: readonly Outgoing<RoundField>[]) => list.map(({ entry }) => entry.key);
const failing = (key: string, error: object) => (entry: WaitingEntry) =>
  entry.key === key ? Promise.reject(Object.assign(new Error('no'), error)) : Promise.resolve();

describe('a round', () => {
  it('goes on after a refusal, and names its reason', async () => {
    const refused = { kind: 'validation', status: 400, fields: { Dead: ['O lote tem 3 aves vivas.'] } };
    const kept: string[] = [];
    const done = await sendRound(ROUND, failing('b', refused), ({ key }) => kept.push(key) > 0);
    expect(keysOf(done.saved)).toEqual(['a', 'c']);
    expect(done.refused.map(({ reason }) => reason)).toEqual(['O lote tem 3 aves vivas.']);
    expect(kept).toEqual([]);
  });

  it('waits on this device from the first entry without a network on', async () => {
    const kept: string[] = [];
    const done = await sendRound(ROUND, failing('b', { kind: 'offline' }), ({ key }) => kept.push(key) > 0);
    expect(keysOf(done.saved)).toEqual(['a']);
    expect(kept).toEqual(['b', 'c']);
    expect(keysOf(done.kept)).toEqual(['b', 'c']);
    expect(done.stopped).toBeNull();
  });

  it('ends where the browser keeps nothing, or the server fails: the rest stays typed', async () => {
    const full = () => false;
    expect((await sendRound(ROUND, failing('b', { kind: 'offline' }), full)).stopped).toMatchObject({
      kind: 'offline',
    });
    // Full after the first entry that is kept: still the lost network, nothing unexpected.
    const filling: string[] = [];
    const half = await sendRound(
      ROUND,
      failing('a', { kind: 'offline' }),
      ({ key }) => filling.push(key) < 2,
    );
    expect(keysOf(half.kept)).toEqual(['a']);
    expect(half.stopped).toMatchObject({ kind: 'offline' });
    const done = await sendRound(ROUND, failing('b', { kind: 'server', status: 500, messages: [] }), full);
    expect(keysOf(done.saved)).toEqual(['a']);
    expect(done.stopped).toMatchObject({ kind: 'server' });
  });
});
