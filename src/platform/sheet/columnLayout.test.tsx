import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSmallScreen } from '@/platform/theme/useMedia';
import type { SheetColumn } from './sheetColumn';
import { useColumnLayout } from './useColumnLayout';

vi.mock('@/platform/theme/useMedia', () => ({ useSmallScreen: vi.fn() }));
beforeEach(() => void vi.mocked(useSmallScreen).mockReturnValue(false));

const COLUMNS: readonly SheetColumn<object>[] = [
  { field: 'name', header: 'Nome', width: 200 },
  { field: 'area', header: 'Área', kind: 'number', width: 100 },
  { field: 'bags', header: 'Sacas', kind: 'number', width: 180 },
];
const layout = (more: Partial<Parameters<typeof useColumnLayout>[1]> = {}) =>
  renderHook(() =>
    useColumnLayout(COLUMNS, { frozen: 2, widths: undefined, onWidthsChange: undefined, ...more }),
  ).result;

describe('the columns of a sheet', () => {
  it('stand beside each other in their widths, the first ones in view', () => {
    const { current } = layout();
    expect(current.widths).toEqual([200, 100, 180]);
    expect([0, 1, 2, 3].map(current.leftOf)).toEqual([0, 200, 300, 480]);
    expect(current.style).toEqual({
      '--wt': '480px',
      '--w0': '200px',
      '--w1': '100px',
      '--w2': '180px',
      '--l0': '0px',
      '--l1': '200px',
    });
  });

  it('keep one in view on a telephone, no wider than leaves room beside it', () => {
    vi.mocked(useSmallScreen).mockReturnValue(true);
    const { current } = layout();
    expect(current.frozen).toBe(1);
    expect(current.widths).toEqual([172, 100, 180]);
  });

  it('are no more in view than there are', () => {
    expect(layout({ frozen: 9 }).current.frozen).toBe(3);
    expect(layout({ frozen: 0 }).current.frozen).toBe(0);
  });

  it('have the widths that are given, else those that the reader drags', () => {
    expect(layout({ widths: { area: 140 } }).current.widths).toEqual([200, 140, 180]);
    const onWidthsChange = vi.fn();
    const own = layout({ onWidthsChange });
    act(() => own.current.setWidth('area', 160));
    act(() => own.current.setWidth('bags', 90));
    expect(own.current.widths).toEqual([200, 160, 90]);
    expect(onWidthsChange).toHaveBeenLastCalledWith({ area: 160, bags: 90 });
    act(() => own.current.setWidth('none', 160));
    expect(onWidthsChange).toHaveBeenCalledTimes(2);
  });
});
