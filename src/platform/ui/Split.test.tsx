import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Split } from './Split';
import { renderUi } from './testing/renderUi';

const KEPT = 'ep.view..assistSplit';

beforeEach(() => {
  localStorage.clear();
});

function open() {
  const view = renderUi(<Split left="Documento" right="Lançamento" />);
  const bar = screen.getByRole('separator');
  bar.setPointerCapture = vi.fn();
  bar.releasePointerCapture = vi.fn();
  bar.hasPointerCapture = () => true;
  vi.spyOn(bar.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue({
    left: 100,
    width: 1000,
  } as DOMRect);
  return { bar, ...view };
}
const now = () => Number(screen.getByRole('separator').getAttribute('aria-valuenow'));

it('says where it stands and how far it goes', () => {
  const { bar } = open();
  expect([now(), bar.getAttribute('aria-valuemin'), bar.getAttribute('aria-valuemax')]).toEqual([
    48,
    '30',
    '65',
  ]);
});

it.each([
  ['{ArrowLeft}', 46],
  ['{ArrowRight}', 50],
  ['{Home}', 30],
  ['{End}', 65],
  ['{End}{ArrowRight}', 65],
  ['x', 48],
])('moves by the keys %s, and is there the next time', async (keys, percent) => {
  const { bar, unmount } = open();
  bar.focus();
  await userEvent.keyboard(keys);
  expect(now()).toBe(percent);
  unmount();
  open();
  expect(now()).toBe(percent);
});

it('goes from width to width when it is pressed', () => {
  const { bar } = open();
  const press = () => {
    fireEvent.pointerDown(bar, { clientX: 580 });
    // A hand that trembles is no drag.
    fireEvent.pointerMove(bar, { clientX: 583 });
    fireEvent.pointerUp(bar, { clientX: 583 });
    return now();
  };
  expect([press(), press(), press()]).toEqual([65, 30, 48]);
});

it('is dragged with the pointer, within its bounds, and kept when it is let go', () => {
  const { bar } = open();
  fireEvent.pointerDown(bar, { clientX: 580 });
  fireEvent.pointerMove(bar, { clientX: 500 });
  expect(now()).toBe(40);
  fireEvent.pointerMove(bar, { clientX: 120 });
  expect(now()).toBe(30);
  fireEvent.pointerMove(bar, { clientX: 540 });
  expect(localStorage.getItem(KEPT)).toBeNull();
  fireEvent.pointerUp(bar, { clientX: 540 });
  expect(now()).toBe(44);
  expect(localStorage.getItem(KEPT)).toBe('44');
});

it('follows no pointer that is not pressed on it', () => {
  const { bar } = open();
  bar.hasPointerCapture = () => false;
  fireEvent.pointerMove(bar, { clientX: 200 });
  expect(now()).toBe(48);
});

it('stands as usual where what was kept is no number', () => {
  localStorage.setItem(KEPT, 'x');
  open();
  expect(now()).toBe(48);
});
