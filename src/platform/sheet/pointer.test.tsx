import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ENTRIES } from '@/platform/sheet/gallery/sampleNotebook';
import { renderSheet } from '@/platform/sheet/testing/renderSheet';

const cell = (name: string) => screen.getByRole('gridcell', { name });
const account = (name: string) => screen.getByRole('rowheader', { name });
const head = () => screen.getByRole('columnheader', { name: /Cultura/ });
const chosen = () => [...document.querySelectorAll('[aria-selected="true"]')].map((each) => each.textContent);
const press = (target: Element, more = {}) => fireEvent.pointerDown(target, { button: 0, ...more });
/** The mouse moves over a cell with its left button down. */
const drag = (target: Element, more = {}) =>
  fireEvent.pointerMove(target, { buttons: 1, pointerType: 'mouse', ...more });

describe('the mouse', () => {
  it('selects the cells over which it is dragged, back and forth, the first line and the last too', () => {
    renderSheet();
    press(cell('01/02/2026'));
    drag(cell('12,50'));
    expect(chosen()).toEqual(['10/03/2026', '12,50', '01/02/2026', '20,25']);
    drag(cell('5,00'));
    expect(chosen()).toEqual(['01/02/2026', '20,25', '20/01/2026', '5,00']);
    drag(cell('01/02/2026'));
    // One cell is active, not selected.
    expect(chosen()).toEqual([]);
  });

  it('selects from the first line on', () => {
    renderSheet();
    press(cell('10/03/2026'));
    drag(cell('12,50'));
    expect(chosen()).toEqual(['10/03/2026', '12,50']);
  });

  it('selects neither head nor foot, nor from there', () => {
    renderSheet();
    press(cell('10/03/2026'));
    drag(cell('12,50'));
    drag(head());
    drag(cell('2.580,40'));
    expect(chosen()).toEqual(['10/03/2026', '12,50']);
    press(head());
    drag(cell('12,50'));
    expect(chosen()).toEqual([]);
  });

  it.each([
    ['without its button', { buttons: 0 }],
    ['with the other button', { buttons: 2 }],
    ['as a finger', { pointerType: 'touch' }],
  ])('selects nothing %s', (_how, move) => {
    renderSheet();
    press(cell('10/03/2026'));
    drag(cell('12,50'), move);
    expect(chosen()).toEqual([]);
  });

  it('begins to select where it was pressed, by its first button', () => {
    renderSheet();
    drag(cell('10/03/2026'));
    press(cell('12,50'), { shiftKey: true });
    expect(chosen()).toEqual([]);
    press(cell('10/03/2026'), { button: 2, shiftKey: true });
    expect(chosen()).toEqual([]);
  });

  it('selects up to the cell that is pressed with Shift', () => {
    renderSheet();
    press(cell('10/03/2026'));
    press(cell('20,25'), { shiftKey: true });
    expect(chosen()).toEqual(['10/03/2026', '12,50', '01/02/2026', '20,25']);
    // A head sorts; with Shift it does nothing.
    fireEvent.click(head(), { shiftKey: true });
    expect(head()).toHaveAttribute('aria-sort', 'none');
  });

  it('leaves the field of a cell to its text', async () => {
    const { user } = renderSheet();
    await user.dblClick(cell('12,50'));
    const field = screen.getByRole('textbox', { name: /Área/ });
    press(field);
    drag(field);
    fireEvent.doubleClick(field);
    expect(field).toBeInTheDocument();
    expect(field).toHaveFocus();
  });
});

describe('a finger', () => {
  const tap = (target: Element, pointerType = 'touch') =>
    fireEvent(target, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType }));

  it('opens the field of a cell that is tapped', () => {
    renderSheet();
    tap(cell('12,50'), 'mouse');
    expect(screen.queryByRole('textbox', { name: /Área/ })).toBeNull();
    tap(cell('12,50'));
    expect(screen.getByRole('textbox', { name: /Área/ })).toHaveFocus();
  });
});

describe('a double click', () => {
  it('opens the row where the cell has no field, and nothing beside the rows', async () => {
    const onOpen = vi.fn<(row: unknown) => void>();
    const { user } = renderSheet({ onOpen });
    await user.dblClick(cell('12,50'));
    expect(onOpen).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await user.dblClick(cell('10/03/2026'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(ENTRIES[0]);
    await user.dblClick(cell('2.580,40'));
    expect(onOpen).toHaveBeenCalledOnce();
  });
});

describe('the focus', () => {
  it('that moves by itself moves the active cell', () => {
    renderSheet();
    press(cell('12,50'));
    account('Soja').focus();
    press(cell('01/02/2026'), { shiftKey: true });
    expect(chosen()).toEqual(['Soja', '01/02/2026']);
  });
});

describe('where a reader stood', () => {
  const place = { search: '', folded: null, top: 120, left: 40 };
  const scroller = () => screen.getByRole('grid').parentElement as HTMLElement;

  it('is where the sheet begins, and is told when it goes', () => {
    const onLeave = vi.fn();
    const { unmount } = renderSheet({ startAt: place, onLeave });
    const grid = document.querySelector('[role="grid"]');
    const moved = [grid, ...(grid ? [scroller()] : [])].filter((each) => each && each.scrollTop > 0);
    expect(moved.map((each) => [each?.scrollTop, each?.scrollLeft])).toEqual([[120, 40]]);
    unmount();
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(place);
  });
});
