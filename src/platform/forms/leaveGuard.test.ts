// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  giveUpAll,
  hasUnsavedChanges,
  isLeavingBlocked,
  isSaving,
  useLeaveGuard,
  whileSaving,
} from '@/platform/forms/leaveGuard';

const at = (pathname: string, search = '') => ({ pathname, search });

describe('leave guard', () => {
  it('holds a page while something on it is not saved, and lets go with it', () => {
    const view = renderHook(({ dirty }) => useLeaveGuard(dirty, ['plot']), {
      initialProps: { dirty: false },
    });
    expect(isLeavingBlocked(at('/map'), at('/home'))).toBe(false);
    view.rerender({ dirty: true });
    expect(hasUnsavedChanges()).toBe(true);
    expect(isLeavingBlocked(at('/map'), at('/home'))).toBe(true);
    expect(isLeavingBlocked(at('/map', '?plot=1'), at('/map', '?plot=2'))).toBe(true);
    expect(isLeavingBlocked(at('/map', '?plot=1&tab=1'), at('/map', '?plot=1&tab=2'))).toBe(false);
    view.unmount();
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('takes away what else was kept when the user gives up, and only then', () => {
    const forget = vi.fn<() => void>();
    const view = renderHook(({ dirty }) => useLeaveGuard(dirty, [], forget), {
      initialProps: { dirty: false },
    });
    giveUpAll();
    expect(forget).not.toHaveBeenCalled();
    view.rerender({ dirty: true });
    giveUpAll();
    expect(forget).toHaveBeenCalledOnce();
    expect(isLeavingBlocked(at('/map'), at('/home'))).toBe(false);
  });

  it('knows of a save until it has ended, well or not', async () => {
    const fails = whileSaving(() => Promise.reject(new Error('x')));
    const goes = whileSaving(() => Promise.resolve(1));
    expect(isSaving()).toBe(true);
    await expect(fails).rejects.toThrow('x');
    await expect(goes).resolves.toBe(1);
    expect(isSaving()).toBe(false);
  });
});
