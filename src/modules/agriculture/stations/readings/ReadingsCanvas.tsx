import { styled, useTheme } from '@mui/material/styles';
import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { useSchemeColours } from '@/platform/theme/schemeContext';
import { panned, type ReadingSeries, type Span, writesHours, zoomed } from '../rules/readingSeries';
import { LEFT, paintReadings } from './paintReadings';

const HEIGHT = 280;
/** Of one notch of a wheel. */
const WHEEL = 0.8;
/** px within which a press chooses a reading; beyond it moves the picture. */
const STILL = 4;
/** After so long without a turn or a move it rests. */
const REST_MS = 150;

const Canvas = styled('canvas')({ display: 'block', width: '100%', height: HEIGHT, touchAction: 'pan-y' });

interface ReadingsCanvasProps {
  readonly label: string;
  readonly series: ReadingSeries;
  readonly span: Span;
  readonly whole: Span;
  readonly chosen: number | null;
  readonly bars: boolean;
  readonly onSpan: (span: Span) => void;
  readonly onChoose: (time: number) => void;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The day, or the time of the day where the picture holds no more than two. */
function labelOf(time: number, span: Span): string {
  const date = new Date(time);
  if (writesHours(span)) return `${two(date.getHours())}:${two(date.getMinutes())}`;
  return dayText(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
}

interface Painted extends Pick<ReadingsCanvasProps, 'series' | 'span' | 'chosen' | 'bars'> {
  readonly width: number;
  readonly look: Parameters<typeof paintReadings>[1]['look'];
}

/** Paints readings as sharp as the screen is. */
function paintOn(element: HTMLCanvasElement, { width, ...painted }: Painted): void {
  const context = element.getContext('2d');
  if (!context || width === 0) return;
  const scale = globalThis.devicePixelRatio || 1;
  if (element.width !== width * scale) element.width = width * scale;
  if (element.height !== HEIGHT * scale) element.height = HEIGHT * scale;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paintReadings(context, {
    ...painted,
    width,
    height: HEIGHT,
    labelOf,
    figureOf: (value) => formatNumber(value, { decimals: Number.isInteger(value) ? 0 : 1 }),
  });
}

/** The time below a place of the screen. */
function timeUnder(element: HTMLCanvasElement | null, { from, to }: Span, clientX: number): number {
  const box = element?.getBoundingClientRect();
  if (!box) return from;
  const share = (clientX - box.left - LEFT) / Math.max(1, box.width - LEFT);
  return from + Math.min(1, Math.max(0, share)) * (to - from);
}

/** What is drawn, and how a hand moves it. The canvas alone is drawn anew while it moves; the page is notified when it rests. */
function useReadingsPicture(props: Omit<ReadingsCanvasProps, 'label'>) {
  const { series, span, whole, chosen, bars, onSpan, onChoose } = props;
  const theme = useTheme();
  const { chart1, chartGrid, textMuted, borderStrong, primary } = useSchemeColours();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  const dragStart = useRef<{ startX: number; span: Span } | null>(null);
  /** What is drawn now, before the page is notified. */
  const live = useRef(span);
  const waiting = useRef({ frame: 0, rest: 0 });
  const painter = useRef(() => {});

  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // The first picture does not wait for the observer, which answers a frame later.
    setWidth(element.clientWidth);
    const sizes = new ResizeObserver(() => setWidth(element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  useLayoutEffect(() => {
    const paint = () => {
      if (!canvas.current) return;
      const look = {
        line: chart1,
        grid: chartGrid,
        text: textMuted,
        gap: `color-mix(in srgb, ${borderStrong} 22%, transparent)`,
        mark: primary,
        font: `12px ${theme.typography.fontFamily ?? 'sans-serif'}`,
      };
      paintOn(canvas.current, { series, span: live.current, width, chosen, bars, look });
    };
    painter.current = paint;
    live.current = span;
    paint();
  }, [series, span, width, chosen, bars, chart1, chartGrid, textMuted, borderStrong, primary, theme]);

  const timeAt = (clientX: number) => timeUnder(canvas.current, live.current, clientX);
  /** Draws the canvas alone, once a frame; the page is notified when it rests. */
  const show = (next: Span) => {
    live.current = next;
    const now = waiting.current;
    clearTimeout(now.rest);
    now.rest = window.setTimeout(() => onSpan(live.current), REST_MS);
    if (now.frame !== 0) return;
    now.frame = requestAnimationFrame(() => {
      now.frame = 0;
      painter.current();
    });
  };
  useEffect(() => {
    const now = waiting.current;
    return () => {
      clearTimeout(now.rest);
      cancelAnimationFrame(now.frame);
    };
  }, []);
  const wheel = useEffectEvent((event: WheelEvent) => {
    // Without a key the wheel scrolls the page.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const around = timeAt(event.clientX);
    show(zoomed(live.current, whole, event.deltaY < 0 ? WHEEL : 1 / WHEEL, around));
  });
  useEffect(() => {
    const element = canvas.current;
    const listen = (event: WheelEvent) => wheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);
  const down = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    dragStart.current = { startX: event.clientX, span: live.current };
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const now = dragStart.current;
    if (!now || Math.abs(event.clientX - now.startX) < STILL) return;
    show(panned(now.span, whole, (now.startX - event.clientX) / Math.max(1, width - LEFT)));
  };
  const up = (event: PointerEvent<HTMLCanvasElement>) => {
    const now = dragStart.current;
    dragStart.current = null;
    if (now && Math.abs(event.clientX - now.startX) < STILL) onChoose(timeAt(event.clientX));
  };
  return {
    ref: canvas,
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: () => {
      dragStart.current = null;
    },
  };
}

/** Readings drawn on a canvas: 35 040 of a year as fast as a day's. Ctrl and the wheel zoom, dragging moves, a press chooses a reading. */
export function ReadingsCanvas({ label, ...picture }: ReadingsCanvasProps) {
  return <Canvas role="img" aria-label={label} {...useReadingsPicture(picture)} />;
}
