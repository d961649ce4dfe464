import { describe, expect, it } from 'vitest';
import type { Connection } from './connection';
import { isBatteryCritical, isSignalWeak, silentReasonOf } from './silence';

const device = (changes: object = {}) => ({
  id: 1,
  connection: 'silent' as Connection,
  batteryPercent: 80,
  signalPercent: 60,
  collectorId: 9 as number | null,
  heardByCollectorId: null as number | null,
  ...changes,
});
const collector = (connection: Connection) => device({ id: 9, collectorId: null, connection });

describe('why a device is silent', () => {
  it('is explained only for a device that should transmit', () => {
    for (const connection of ['connected', 'waiting', 'disabled'] as const)
      expect(silentReasonOf(device({ connection, batteryPercent: 1 }), [])).toBeNull();
    expect(silentReasonOf(device({ connection: 'contingency' }), [])).toBe('poweredOff');
  });

  it('names the surest known cause first', () => {
    const all = [collector('contingency')];
    const moved = { heardByCollectorId: 12, batteryPercent: 1, signalPercent: 1 };
    expect(silentReasonOf(device(moved), all)).toBe('moved');
    expect(silentReasonOf(device({ ...moved, heardByCollectorId: 9 }), all)).toBe('battery');
    expect(silentReasonOf(device({ batteryPercent: 5, signalPercent: 9.9 }), all)).toBe('range');
    expect(silentReasonOf(device(), all)).toBe('network');
    expect(silentReasonOf(device({ batteryPercent: null, signalPercent: null }), [])).toBe('poweredOff');
  });

  it('is the network only when all that goes the same way is silent', () => {
    const sibling = (connection: Connection) => device({ id: 2, connection });
    expect(silentReasonOf(device(), [device(), collector('silent'), sibling('contingency')])).toBe('network');
    expect(silentReasonOf(device(), [device(), collector('silent'), sibling('connected')])).toBe(
      'poweredOff',
    );
    // A device that is switched off or has never transmitted proves nothing.
    expect(silentReasonOf(device(), [device(), sibling('disabled'), sibling('waiting')])).toBe('poweredOff');
    // One that goes its own way has no one to share it with.
    const own = device({ collectorId: null });
    expect(silentReasonOf(own, [own, device({ id: 3, collectorId: null })])).toBe('poweredOff');
  });
});

it('a battery is critical below 5 %, a radio signal weak below 10 %; unknown is neither', () => {
  expect([4.9, 5, null].map((batteryPercent) => isBatteryCritical(device({ batteryPercent })))).toEqual([
    true,
    false,
    false,
  ]);
  expect([9.9, 10, null].map((signalPercent) => isSignalWeak(device({ signalPercent })))).toEqual([
    true,
    false,
    false,
  ]);
});
