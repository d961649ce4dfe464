import { describe, expect, it } from 'vitest';
import { connectionOf } from './connection';

const now = Date.parse('2026-05-10T12:00:00.000Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const device = { enabled: true, communicationIntervalMinutes: 10, contingencyMinutes: 60 };
const heard = (minutes: number | null, more: Partial<typeof device> = {}) =>
  connectionOf({ ...device, ...more, lastTransmissionAt: minutes === null ? null : ago(minutes) }, now);

describe('how a device is connected', () => {
  it('is silent once two transmissions did not come', () => {
    expect([heard(0), heard(19), heard(20), heard(20.5), heard(59)]).toEqual([
      'connected',
      'connected',
      'connected',
      'silent',
      'silent',
    ]);
  });

  it('goes into contingency after the minutes that were set, and not before', () => {
    expect([heard(59.9), heard(60), heard(4_800)]).toEqual(['silent', 'contingency', 'contingency']);
    expect(heard(45, { contingencyMinutes: 45 })).toBe('contingency');
    expect(heard(45, { contingencyMinutes: 46 })).toBe('silent');
  });

  it('sends nothing while disabled, and waits until it was heard once', () => {
    expect(heard(1, { enabled: false })).toBe('disabled');
    expect(heard(null)).toBe('waiting');
    expect(connectionOf({ ...device, lastTransmissionAt: 'ontem' }, now)).toBe('waiting');
  });

  it('takes a clock that runs ahead for connected', () => {
    expect(heard(-30)).toBe('connected');
  });
});
