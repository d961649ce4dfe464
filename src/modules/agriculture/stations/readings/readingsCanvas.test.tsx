import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notingPen } from '@/platform/map/paint/pen.test.kit';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { Span } from '../rules/readingSeries';
import { ReadingsCanvas } from './ReadingsCanvas';

const HOUR = 3_600_000;
const at = (day: number, hour = 0) => new Date(2026, 4, day, hour).getTime();
/** Figures stand in the first 56 px: 200 px are left for the time. */
const WIDTH = 256;
const WHOLE = { from: at(1), to: at(11) };

beforeEach(async () => {
  await startI18n('pt-BR', ['agricultureStations', 'common', 'ui']);
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});
afterEach(() => vi.useRealTimers());

function open(span: Span = WHOLE, values: (number | null)[] = [10, 20.5]) {
  const { ctx, strokes } = notingPen();
  const pen = Object.assign(ctx, { setTransform: vi.fn(), clearRect: vi.fn() });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen);
  vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    width: WIDTH,
  } as DOMRect);
  const [onSpan, onChoose] = [vi.fn(), vi.fn()];
  const series = { times: values.map((_, index) => span.from + index * HOUR), values };
  renderUi(
    <ReadingsCanvas
      label="Leituras"
      series={series}
      span={span}
      whole={WHOLE}
      chosen={null}
      bars={false}
      onSpan={onSpan}
      onChoose={onChoose}
    />,
  );
  const canvas = screen.getByRole<HTMLCanvasElement>('img', { name: 'Leituras' });
  const words = () =>
    strokes.filter(({ act: done }) => done === 'fillText').map(({ what }) => what.split(' ')[0]);
  const rest = () => act(() => void vi.advanceTimersByTime(200));
  return { canvas, words, rest, onSpan, onChoose, pen };
}

/** A turn of the wheel over the middle; answers whether the page scrolls. */
function turn(canvas: HTMLElement, deltaY: number, keys: MouseEventInit = {}): boolean {
  const event = new MouseEvent('wheel', { clientX: 156, cancelable: true, ...keys });
  return fireEvent(canvas, Object.assign(event, { deltaY }));
}

describe('readings on a canvas', () => {
  it('are written below with their days, those of two days with the time of the day', () => {
    expect(open().words()).toEqual(expect.arrayContaining(['03/05/2026', '08/05/2026']));
    cleanup();
    expect(open({ from: at(1), to: at(3) }).words()).toEqual(expect.arrayContaining(['12:00']));
    cleanup();
    const times = expect.stringMatching(/^\d\d:\d\d$/) as string;
    expect(open({ from: at(1), to: at(3, 1) }).words()).not.toContainEqual(times);
  });

  it('are drawn as sharp as the screen is', () => {
    vi.stubGlobal('devicePixelRatio', 2);
    const { canvas, pen } = open();
    expect([canvas.width, canvas.height]).toEqual([512, 560]);
    expect(pen.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0, 0);
  });

  it.each([
    [56, at(1)],
    [156, at(6)],
    [256, at(11)],
    [20, at(1)],
    [400, at(11)],
  ])('are chosen by a press at %d px', (clientX, time) => {
    const { canvas, onChoose, onSpan, rest } = open();
    fireEvent.pointerDown(canvas, { clientX, button: 0 });
    fireEvent.pointerMove(canvas, { clientX: clientX + 3 });
    fireEvent.pointerUp(canvas, { clientX });
    rest();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(time);
    expect(onSpan).not.toHaveBeenCalled();
  });

  it('are moved by dragging, and reported when they rest', () => {
    const { canvas, onChoose, onSpan, rest } = open({ from: at(3), to: at(7) });
    fireEvent.pointerDown(canvas, { clientX: 156, button: 0 });
    fireEvent.pointerMove(canvas, { clientX: 106 });
    expect(onSpan).not.toHaveBeenCalled();
    fireEvent.pointerUp(canvas, { clientX: 106 });
    rest();
    expect(onSpan).toHaveBeenCalledExactlyOnceWith({ from: at(4), to: at(8) });
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.pointerMove(canvas, { clientX: 56 });
    rest();
    expect(onSpan).toHaveBeenCalledOnce();
  });

  it('stay where another button is pressed, or the press is broken off', () => {
    const { canvas, onChoose, onSpan, rest } = open();
    fireEvent.pointerDown(canvas, { clientX: 156, button: 2 });
    fireEvent.pointerUp(canvas, { clientX: 156 });
    fireEvent.pointerDown(canvas, { clientX: 156, button: 0 });
    fireEvent.pointerCancel(canvas);
    fireEvent.pointerUp(canvas, { clientX: 156 });
    rest();
    expect(onChoose).not.toHaveBeenCalled();
    expect(onSpan).not.toHaveBeenCalled();
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Command', { metaKey: true }],
  ])('come nearer around the pointer by the wheel with %s', (_, key) => {
    const { canvas, onSpan, rest } = open();
    expect(turn(canvas, -1, key)).toBe(false);
    rest();
    expect(onSpan).toHaveBeenCalledExactlyOnceWith({ from: at(2), to: at(10) });
  });

  it('go further away by the wheel turned back, and the wheel alone scrolls the page', () => {
    const { canvas, onSpan, rest } = open({ from: at(4), to: at(8) });
    const scrolls = turn(canvas, 1);
    rest();
    expect([scrolls, onSpan.mock.calls.length]).toEqual([true, 0]);
    turn(canvas, 1, { ctrlKey: true });
    rest();
    expect(onSpan).toHaveBeenCalledExactlyOnceWith({ from: at(3, 12), to: at(8, 12) });
  });
});
