import { describe, expect, it } from 'vitest';
import {
  cancelHours,
  cancelUntil,
  countdownTo,
  eventText,
  lengthFault,
  LETTER_LENGTH,
  letterUntil,
  REASON_LENGTH,
} from './deadlines';
import { momentOf, stateOffset, stateTime } from './stateTime';

const at = (text: string) => Date.parse(text);
const AUTHORISED = { authorizedAt: '2026-11-28T14:05:00-04:00', state: 'MT' };

describe('the clocks of a state', () => {
  it('are those of its tax office, whatever this device shows', () => {
    expect([stateOffset('AC'), stateOffset('MT'), stateOffset('PR'), stateOffset('EX')]).toEqual([
      -5,
      -4,
      -3,
      null,
    ]);
    expect(stateTime(at('2026-11-29T18:05:00Z'), 'MT')).toBe('29/11/2026 14:05');
    expect(stateTime(at('2026-11-30T02:30:00Z'), 'AC')).toBe('29/11/2026 21:30');
  });

  it('say which moment a time without a zone is', () => {
    expect(momentOf('2026-11-28T14:05:00', 'MT')).toBe(at('2026-11-28T18:05:00Z'));
    expect(momentOf('2026-11-28 14:05:00', 'PR')).toBe(at('2026-11-28T17:05:00Z'));
    expect(momentOf('2026-11-28T14:05:00-04:00', 'PR')).toBe(at('2026-11-28T18:05:00Z'));
    expect([momentOf('', 'PR'), momentOf('ontem', 'PR'), momentOf('2026-11-28T14:05:00', 'EX')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the deadlines', () => {
  it('end by the hour: 24 of them for a cancellation, 720 for a letter', () => {
    expect(cancelUntil(AUTHORISED)).toBe(at('2026-11-29T14:05:00-04:00'));
    expect(letterUntil(AUTHORISED)).toBe(at('2026-12-28T14:05:00-04:00'));
    expect(cancelUntil({ ...AUTHORISED, authorizedAt: '' })).toBeNull();
  });

  it('take the hours of a state that grants others', () => {
    expect(cancelHours('rs', { RS: 168 })).toBe(168);
    expect(cancelUntil({ ...AUTHORISED, state: 'RS' }, { RS: 168 })).toBe(at('2026-12-05T14:05:00-04:00'));
    expect(cancelHours('PR')).toBe(24);
  });

  it('count down in parts, the last hour marked, its end still within', () => {
    const until = at('2026-11-29T18:05:00Z');
    expect(countdownTo(until, at('2026-11-28T18:06:00Z'))).toEqual({
      state: 'open',
      days: 0,
      hours: 23,
      minutes: 59,
      seconds: 0,
    });
    expect(countdownTo(until, until - 61_000)).toMatchObject({ state: 'last', minutes: 1, seconds: 1 });
    expect(countdownTo(until, until).state).toBe('last');
    expect(countdownTo(until, until + 1).state).toBe('over');
    expect(countdownTo(until, until - 25 * 3_600_000)).toMatchObject({ days: 1, hours: 1, minutes: 0 });
  });
});

describe('texts of events', () => {
  it('are counted as they are sent: on one line, without blanks at the ends', () => {
    expect(eventText('  Placa  do\ncaminhão\tABC1D23 ')).toBe('Placa do caminhão ABC1D23');
    expect(lengthFault('x'.repeat(14) + '     ', REASON_LENGTH)).toBe('short');
    expect(lengthFault('x'.repeat(15), REASON_LENGTH)).toBeNull();
    expect(lengthFault('x'.repeat(255), REASON_LENGTH)).toBeNull();
    expect(lengthFault('x'.repeat(256), REASON_LENGTH)).toBe('long');
    expect(lengthFault('x'.repeat(1000), LETTER_LENGTH)).toBeNull();
    expect(lengthFault('x'.repeat(1001), LETTER_LENGTH)).toBe('long');
  });
});
