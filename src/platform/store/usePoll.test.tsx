import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePoll } from './usePoll';

let shown: DocumentVisibilityState;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  shown = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => shown);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('looks again at its interval while the page is in view, and when somebody comes back to it', () => {
  const look = vi.fn();
  const { unmount } = renderHook(() => usePoll(look, 60_000));
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(120_000);
  expect(look).toHaveBeenCalledTimes(2);

  shown = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(600_000);
  expect(look).toHaveBeenCalledTimes(2);

  shown = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  expect(look).toHaveBeenCalledTimes(3);

  unmount();
  vi.advanceTimersByTime(600_000);
  window.dispatchEvent(new Event('focus'));
  expect(look).toHaveBeenCalledTimes(3);
});
