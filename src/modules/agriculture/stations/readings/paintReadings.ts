import { roundTicks } from '@/platform/chart/chartTicks';
import {
  axisTimes,
  daysAcross,
  type Envelope,
  envelopeOf,
  rangeOf,
  type ReadingSeries,
  type Span,
} from '../rules/readingSeries';

interface ReadingLook {
  readonly line: string;
  readonly grid: string;
  readonly text: string;
  readonly gap: string;
  readonly mark: string;
  readonly font: string;
}

interface ReadingPicture {
  readonly series: ReadingSeries;
  readonly span: Span;
  readonly width: number;
  readonly height: number;
  /** Epoch ms of the chosen reading. */
  readonly chosen: number | null;
  /** From zero, as rain. */
  readonly bars: boolean;
  readonly look: ReadingLook;
  readonly labelOf: (time: number, span: Span) => string;
  readonly figureOf: (value: number) => string;
}

/** Room for figures at the left and for days below, px. */
export const LEFT = 56;
const BELOW = 22;
const ABOVE = 8;

/** Draws readings of a stretch: of each pixel the least and the greatest; what was not read is shaded. */
export function paintReadings(context: CanvasRenderingContext2D, picture: ReadingPicture): void {
  const { series, span, width, height, look, bars } = picture;
  const [innerWidth, bottom] = [Math.max(1, Math.floor(width - LEFT)), height - BELOW];
  context.clearRect(0, 0, width, height);
  const range = rangeOf(series, span);
  const ticks = roundTicks(range ? [range.min, range.max] : [], !bars);
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const y = (value: number) => bottom - ((value - low) / (high - low || 1)) * (bottom - ABOVE);
  const x = (time: number) => LEFT + ((time - span.from) / (span.to - span.from)) * innerWidth;
  context.font = look.font;
  context.textBaseline = 'middle';
  context.strokeStyle = look.grid;
  context.fillStyle = look.text;
  context.textAlign = 'right';
  context.lineWidth = 1;
  for (const tick of ticks) {
    line(context, LEFT, Math.round(y(tick)) + 0.5, width, Math.round(y(tick)) + 0.5);
    context.fillText(picture.figureOf(tick), LEFT - 6, y(tick));
  }
  context.textAlign = 'center';
  for (const time of axisTimes(span, daysAcross(innerWidth)))
    context.fillText(picture.labelOf(time, span), x(time), height - BELOW / 2);
  paintEnvelope(context, envelopeOf(series, span, innerWidth), { y, bottom, look, bars, span, series });
  if (picture.chosen === null || picture.chosen < span.from || picture.chosen > span.to) return;
  context.strokeStyle = look.mark;
  line(context, x(picture.chosen), ABOVE, x(picture.chosen), bottom);
}

function line(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number) {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

interface EnvelopePlace {
  readonly y: (value: number) => number;
  readonly bottom: number;
  readonly look: ReadingLook;
  readonly bars: boolean;
  readonly span: Span;
  readonly series: ReadingSeries;
}

/** Pixels between two readings of a quarter of an hour that follow each other; a wider stretch is a gap. */
function joinable({ series, span }: EnvelopePlace, width: number): number {
  const [first, second] = [series.times[0] ?? 0, series.times[1] ?? 0];
  const step = Math.max(60_000, second - first);
  return Math.ceil((step / (span.to - span.from)) * width) + 1;
}

/** Thinner than a pixel a level line is hard to see. */
const LEAST_HEIGHT = 1.25;

/**
 * Each pixel is a rectangle from its least to its greatest, drawn as far as that of the pixel before it; only readings
 * that lie pixels apart are joined by a line. One long line over all of them would be crossed by itself at every height,
 * which takes a browser without a graphics card a fifth of a second.
 */
function paintEnvelope(context: CanvasRenderingContext2D, envelope: Envelope, place: EnvelopePlace) {
  const { y, bottom, look, bars } = place;
  const { min, max } = envelope;
  const reach = joinable(place, min.length);
  const gaps: [from: number, to: number][] = [];
  let last = -1;
  context.fillStyle = look.line;
  context.beginPath();
  for (let at = 0; at < min.length; at += 1) {
    let [low, high] = [min[at] ?? NaN, max[at] ?? NaN];
    if (Number.isNaN(low)) continue;
    if (at - last - 1 > reach) gaps.push([last + 1, at]);
    const [lowBefore, highBefore] = [min[last] ?? NaN, max[last] ?? NaN];
    const joined = last >= 0 && at - last <= reach;
    if (bars) {
      if (high > 0) context.fillRect(LEFT + at, y(high), 1, bottom - y(high));
    } else if (joined && at - last > 1) {
      context.moveTo(LEFT + last + 0.5, y(lowBefore));
      context.lineTo(LEFT + at + 0.5, y(high));
      if (low < high) context.fillRect(LEFT + at, y(high), 1, y(low) - y(high));
    } else {
      if (joined && highBefore < low) low = highBefore;
      if (joined && lowBefore > high) high = lowBefore;
      context.fillRect(LEFT + at, y(high), 1, Math.max(LEAST_HEIGHT, y(low) - y(high)));
    }
    last = at;
  }
  if (min.length - last - 1 > reach) gaps.push([last + 1, min.length]);
  context.strokeStyle = look.line;
  context.lineWidth = LEAST_HEIGHT;
  context.stroke();
  context.fillStyle = look.gap;
  for (const [from, to] of gaps) context.fillRect(LEFT + from, ABOVE, to - from, bottom - ABOVE);
}
