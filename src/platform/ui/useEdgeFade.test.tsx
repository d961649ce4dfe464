import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useEdgeFade } from './useEdgeFade';

let measure: () => void;
const observed: Element[] = [];
const disconnect = vi.fn<() => void>();

beforeEach(() => {
  observed.length = 0;
  disconnect.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        measure = run;
      }
      observe = (element: Element) => observed.push(element);
      disconnect = disconnect;
    },
  );
});

function Strip() {
  const frame = useEdgeFade('[role="list"]');
  return (
    <div ref={frame} role="group">
      <div role="list">
        <i />
      </div>
    </div>
  );
}

/** A strip of 300 px in a room of 100. */
function open() {
  const view = render(<Strip />);
  const scroller = screen.getByRole('list');
  Object.defineProperties(scroller, { scrollWidth: { value: 300 }, clientWidth: { value: 100 } });
  const fades = () => {
    const { style } = screen.getByRole('group');
    return [style.getPropertyValue('--fade-start'), style.getPropertyValue('--fade-end')];
  };
  return { scroller, fades, ...view };
}

it('fades out at the end while there is more', () => {
  const { scroller, fades } = open();
  measure();
  expect(fades()).toEqual(['0px', '40px']);
  expect(observed).toEqual([scroller, scroller.firstElementChild]);
});

it.each([
  [15, '15px', '40px'],
  [100, '40px', '40px'],
  [190, '40px', '10px'],
  [200, '40px', '0px'],
  // Some browsers go a little too far.
  [203, '40px', '0px'],
])('at %i px fades by %s at the start and %s at the end', (left, start, end) => {
  const { scroller, fades } = open();
  scroller.scrollLeft = left;
  fireEvent.scroll(scroller);
  expect(fades()).toEqual([start, end]);
});

it('measures again when something is added', async () => {
  const { scroller, fades } = open();
  expect(fades()).not.toEqual(['0px', '40px']);
  scroller.append(document.createElement('i'));
  await vi.waitFor(() => expect(fades()).toEqual(['0px', '40px']));
});

it('measures no longer once it is gone', () => {
  const { unmount } = open();
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});
