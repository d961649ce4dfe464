// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { RowWindowStore } from './rowWindow';

const SIZE = { count: 1000, row: 30, head: 40, foot: 30 };

/** A body of 640 px, whose layout is what it is given here. */
function attached(size = SIZE, clientHeight = 670) {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientHeight', { value: clientHeight });
  const store = new RowWindowStore(size);
  const release = store.attach(element);
  const scrollTo = (top: number) => {
    element.scrollTop = top;
    element.dispatchEvent(new Event('scroll'));
  };
  return { element, store, release, scrollTo };
}

describe('the lines that are drawn', () => {
  it('are a screenful and some to spare, in steps of two', () => {
    const { start, end } = attached().store.get();
    expect(start).toBe(0);
    // 640 px hold 21 lines of 30, four more are spare.
    expect(end).toBeGreaterThanOrEqual(21);
    expect(end).toBeLessThanOrEqual(28);
    expect(end % 2).toBe(0);
  });

  it('are never more than there are', () => {
    expect(attached({ ...SIZE, count: 5 }).store.get()).toEqual({ start: 0, end: 5 });
    expect(attached({ ...SIZE, count: 0 }).store.get()).toEqual({ start: 0, end: 0 });
  });

  it('follow the scroller, and listeners are called when the rows change', () => {
    const { store, scrollTo } = attached();
    const onChange = vi.fn();
    const stop = store.subscribe(onChange);
    scrollTo(1);
    expect(onChange).not.toHaveBeenCalled();
    scrollTo(6000);
    expect(onChange).toHaveBeenCalled();
    const { start, end } = store.get();
    // Line 200 is the first below the head; thrown so far, nothing is spare.
    expect(start).toBeGreaterThanOrEqual(196);
    expect(start).toBeLessThanOrEqual(200);
    expect(end).toBeGreaterThanOrEqual(219);
    expect(end).toBeLessThanOrEqual(224);
    stop();
    onChange.mockClear();
    scrollTo(0);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('are fewer when lines are higher', () => {
    const { store } = attached();
    const before = store.get().end;
    store.update({ ...SIZE, row: 60 });
    expect(store.get().end).toBeLessThan(before);
    store.update({ ...SIZE, row: 60, count: 3 });
    expect(store.get().end).toBe(3);
  });
});

describe('a line', () => {
  it.each([
    ['that is in view stays', 10, 100, 100],
    ['above is brought under the head', 2, 100, 60],
    // 670 px less head and foot: 600. Line 29 ends at 900.
    ['below is brought above the foot', 29, 100, 300],
    ['at the lower edge stays', 22, 100, 100],
    ['at the upper edge stays', 4, 120, 120],
  ])('%s', (_, line, scrollTop, then) => {
    const { element, store } = attached();
    element.scrollTop = scrollTop;
    store.reveal(line);
    expect(element.scrollTop).toBe(then);
  });

  it('is revealed in no body that is gone', () => {
    const { element, store, release } = attached();
    release();
    element.scrollTop = 100;
    store.reveal(0);
    expect(element.scrollTop).toBe(100);
  });
});

it('a page is a screenful less one line, and never none', () => {
  expect(attached().store.page()).toBe(19);
  expect(attached(SIZE, 80).store.page()).toBe(1);
  // Without layout a usual height is assumed: 640 px.
  expect(new RowWindowStore(SIZE).page()).toBe(18);
});
