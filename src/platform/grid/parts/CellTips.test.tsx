import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TWO_LINES } from '@/platform/grid/columnSpec';
import { Themed } from '@/platform/forms/testing/renderForm';
import { motion } from '@/platform/theme/tokens';
import { CellTips } from './CellTips';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  render(
    <Themed>
      <CellTips>
        <button type="button" data-tip="Editar">
          icon
        </button>
        <div role="gridcell">whole</div>
        <div role="gridcell">cut in its width</div>
        <div role="gridcell" className={TWO_LINES}>
          cut in its height
        </div>
        <div role="gridcell">tall</div>
        <p>beside</p>
      </CellTips>
    </Themed>,
  );
  const size = (text: string, sizes: Record<string, number>) => {
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(screen.getByText(text), name, { value, configurable: true });
  };
  size('whole', { scrollWidth: 101, clientWidth: 100 });
  size('cut in its width', { scrollWidth: 102, clientWidth: 100 });
  size('cut in its height', { scrollHeight: 42, clientHeight: 40 });
  size('tall', { scrollHeight: 42, clientHeight: 40 });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tip = () => screen.queryByRole('tooltip')?.textContent ?? null;
async function over(text: string) {
  fireEvent.pointerOver(screen.getByText(text));
  await pass(motion.delayMs.tooltip);
  return tip();
}

it('says the name of an icon and what is cut, and nothing of what is whole', async () => {
  open();
  expect(await over('icon')).toBe('Editar');
  expect(await over('cut in its width')).toBe('cut in its width');
  expect(await over('cut in its height')).toBe('cut in its height');
  for (const text of ['whole', 'tall', 'beside']) {
    await over(text);
    await pass(1000);
    expect(tip()).toBeNull();
  }
});

it('waits for the pointer to rest', async () => {
  open();
  fireEvent.pointerOver(screen.getByText('icon'));
  await pass(motion.delayMs.tooltip - 1);
  expect(tip()).toBeNull();
  await pass(1);
  expect(tip()).toBe('Editar');
});

it.each([
  ['Escape', () => fireEvent.keyDown(screen.getByText('icon'), { key: 'Escape' }), null],
  ['another key', () => fireEvent.keyDown(screen.getByText('icon'), { key: 'a' }), 'Editar'],
  ['a press', () => fireEvent.pointerDown(screen.getByText('icon')), null],
  ['leaving by keyboard', () => fireEvent.blur(screen.getByText('icon')), null],
  ['scrolling', () => fireEvent.scroll(screen.getByText('whole')), null],
])('after %s', async (_, does, left) => {
  open();
  expect(await over('icon')).toBe('Editar');
  does();
  await pass(1000);
  expect(tip()).toBe(left);
});
