import { render } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeTurn } from './cardLine';
import { CardPage, CardSeat, useCardTurn } from './CardTurn';

type Turn = ReturnType<typeof useCardTurn>;
let turn: Turn;
let look: (entries: { isIntersecting: boolean }[]) => void;
const options = vi.fn<(given: object) => void>();
const disconnect = vi.fn<() => void>();

function Card() {
  const own = useCardTurn();
  return (
    <span
      ref={() => {
        turn = own;
      }}
    />
  );
}
function Seat() {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <CardSeat place={place}>
        <Card />
      </CardSeat>
    </div>
  );
}
const isIn = (isIntersecting: boolean) => ({ isIntersecting });

beforeEach(() => {
  turn = null;
  options.mockReset();
  disconnect.mockReset();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: typeof look, given: object) {
        look = run;
        options(given);
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
});

it('a card is in sight while the browser says so, and a little before', () => {
  const { unmount } = render(<Seat />);
  expect(options).toHaveBeenCalledExactlyOnceWith({ rootMargin: '160px' });
  expect(turn?.isSeen()).toBe(false);
  look([isIn(false), isIn(true)]);
  expect(turn?.isSeen()).toBe(true);
  look([isIn(true), isIn(false)]);
  expect(turn?.isSeen()).toBe(false);
  look([]);
  expect(turn?.isSeen()).toBe(true);
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('a card that comes into sight asks at once, though those out of sight have all their turns', async () => {
  render(<Seat />);
  const leaving = new AbortController();
  const hidden = await Promise.all([1, 2].map(() => takeTurn(() => false, leaving.signal)));
  const begun = vi.fn<(end: () => void) => void>();
  const waiting = takeTurn(() => turn?.isSeen() ?? false, leaving.signal).then(begun);
  look([isIn(false)]);
  await new Promise((done) => setTimeout(done));
  expect(begun).not.toHaveBeenCalled();
  look([isIn(true)]);
  await waiting;
  expect(begun).toHaveBeenCalledOnce();
  begun.mock.calls[0]?.[0]();
  hidden.forEach((end) => end());
});

it('every card counts as seen where the browser cannot say', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<Seat />);
  expect(turn?.isSeen()).toBe(true);
});

it('a card knows whether its page is being left; outside of one there is no line', () => {
  const { rerender } = render(
    <CardPage leaving={false}>
      <Seat />
    </CardPage>,
  );
  expect(turn?.leaving).toBe(false);
  rerender(
    <CardPage leaving>
      <Seat />
    </CardPage>,
  );
  expect(turn?.leaving).toBe(true);
  rerender(<Card />);
  expect(turn).toBeNull();
});
