import { describe, expect, it } from 'vitest';
import { connectionOf } from './connection';

const now = Date.parse('2026-05-10T12:00:00.000Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const device = { enabled: true, communicationIntervalMinutes: 10, contingencyMinutes: 60 };
const seen = (minutes: number | null, more: Partial<typeof device> = {}) =>
  connectionOf({ ...device, ...more, lastTransmissionAt: minutes === null ? null : ago(minutes) }, now);

describe('how a device is connected', () => {
  it('is silent once two transmissions did not come', () => {
    expect([seen(0), seen(19), seen(20), seen(20.5), seen(59)]).toEqual([
      'connected',
      'connected',
      'connected',
      'silent',
      'silent',
    ]);
  });

  it('goes into contingency after the minutes that were set, and not before', () => {
    expect([seen(59.9), seen(60), seen(4_800)]).toEqual(['silent', 'contingency', 'contingency']);
    expect(seen(45, { contingencyMinutes: 45 })).toBe('contingency');
    expect(seen(45, { contingencyMinutes: 46 })).toBe('silent');
  });

  it('sends nothing while disabled, and waits until its first transmission', () => {
    expect(seen(1, { enabled: false })).toBe('disabled');
    expect(seen(null)).toBe('waiting');
    expect(connectionOf({ ...device, lastTransmissionAt: 'ontem' }, now)).toBe('waiting');
  });

  it('takes a clock that runs ahead for connected', () => {
    expect(seen(-30)).toBe('connected');
  });
});
