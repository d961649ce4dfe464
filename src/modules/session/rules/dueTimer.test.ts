// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onDue } from './dueTimer';

const START = Date.parse('2026-11-20T12:00:00Z');
const fire = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  fire.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call at a moment', () => {
  it('comes at that moment and only once', () => {
    onDue(START + 60_000, fire);
    vi.advanceTimersByTime(59_999);
    expect(fire).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fire).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3_600_000);
    window.dispatchEvent(new Event('focus'));
    expect(fire).toHaveBeenCalledTimes(1);
  });

  it('does not come at once when it is further away than a timer reaches', () => {
    const wait = vi.spyOn(globalThis, 'setTimeout');
    onDue(START + 40 * 86_400_000, fire);
    vi.advanceTimersByTime(39 * 86_400_000);
    expect(fire).not.toHaveBeenCalled();
    expect(Math.max(...wait.mock.calls.map(([, ms]) => ms ?? 0))).toBeLessThan(2 ** 31);
    vi.advanceTimersByTime(86_400_000);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  it('comes when the page is looked at after a sleep', () => {
    onDue(START + 60_000, fire);
    // A sleeping computer: the clock moves on, no timer runs.
    vi.setSystemTime(START + 7_200_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fire).toHaveBeenCalledTimes(1);
  });

  it('of a moment already past comes soon, but not before the caller has gone on', () => {
    onDue(START - 1, fire);
    expect(fire).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  it('does not come once called off', () => {
    onDue(START + 60_000, fire)();
    vi.advanceTimersByTime(120_000);
    window.dispatchEvent(new Event('focus'));
    expect(fire).not.toHaveBeenCalled();
  });
});
