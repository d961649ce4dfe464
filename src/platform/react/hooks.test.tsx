import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { usePausableTimeout } from './usePausableTimeout';
import { useSame } from './useSame';
import { useSingleFlight } from './useSingleFlight';
import { useStable } from './useStable';

describe('a timeout that pauses', () => {
  function Note({ onEnd, ms }: { onEnd: () => void; ms: number | null }) {
    return (
      <div role="note" {...usePausableTimeout(onEnd, ms)}>
        <button type="button">Abrir</button>
        <button type="button">Fechar</button>
      </div>
    );
  }
  const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it('ends once, and never for null', () => {
    vi.useFakeTimers();
    const onEnd = vi.fn();
    const { rerender } = render(<Note onEnd={onEnd} ms={1000} />);
    after(999);
    expect(onEnd).not.toHaveBeenCalled();
    after(1);
    after(5000);
    expect(onEnd).toHaveBeenCalledOnce();
    rerender(<Note onEnd={onEnd} ms={null} />);
    after(5000);
    expect(onEnd).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('begins anew when pointer and focus have left', () => {
    vi.useFakeTimers();
    const onEnd = vi.fn();
    render(<Note onEnd={onEnd} ms={1000} />);
    const note = screen.getByRole('note');
    const [open, close] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    after(900);
    fireEvent.mouseEnter(note);
    after(5000);
    fireEvent.focus(open);
    fireEvent.mouseLeave(note);
    after(5000);
    // From one button to the next the focus stays inside.
    fireEvent.blur(open, { relatedTarget: close });
    after(5000);
    expect(onEnd).not.toHaveBeenCalled();
    fireEvent.blur(close, { relatedTarget: document.body });
    after(999);
    expect(onEnd).not.toHaveBeenCalled();
    after(1);
    expect(onEnd).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

it('the same content is the same object', () => {
  const { result, rerender } = renderHook(({ value }) => useSame(value), {
    initialProps: { value: { sort: 'name', rows: [1] } },
  });
  const first = result.current;
  rerender({ value: { sort: 'name', rows: [1] } });
  expect(result.current).toBe(first);
  rerender({ value: { sort: 'name', rows: [2] } });
  expect(result.current).toEqual({ sort: 'name', rows: [2] });
});

it('work for a key runs once until it ends', async () => {
  const { result } = renderHook(() => useSingleFlight<number>());
  const run = result.current;
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((end) => ends.push(end)));
  run(1, work);
  run(1, work);
  run(2, work);
  expect(work).toHaveBeenCalledTimes(2);
  await act(() => {
    ends[0]?.();
    return Promise.resolve();
  });
  run(2, work);
  run(1, work);
  expect(work).toHaveBeenCalledTimes(3);
});

it('a stable handler keeps its identity and does what the last render says', () => {
  const { result, rerender } = renderHook(({ add }) => useStable((n: number) => n + add), {
    initialProps: { add: 1 },
  });
  const first = result.current;
  rerender({ add: 10 });
  expect(result.current).toBe(first);
  expect(first(5)).toBe(15);
});
