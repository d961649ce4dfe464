import { roundTicks } from '@/platform/chart/chartTicks';
import { envelopeOf, rangeOf, type ReadingSeries, type Span } from '../rules/readingSeries';

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
const DAYS = 6;

/** Draws readings of a stretch: of each pixel the least and the greatest, joined; what was not read is shaded. */
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
  for (let at = 0; at < DAYS; at += 1) {
    const time = span.from + ((at + 0.5) / DAYS) * (span.to - span.from);
    context.fillText(picture.labelOf(time, span), x(time), height - BELOW / 2);
  }
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

function paintEnvelope(
  context: CanvasRenderingContext2D,
  columns: ReturnType<typeof envelopeOf>,
  place: EnvelopePlace,
) {
  const { y, bottom, look, bars } = place;
  const reach = joinable(place, columns.length);
  let last = -1;
  context.beginPath();
  columns.forEach((column, at) => {
    if (!column) return;
    const left = LEFT + at + 0.5;
    if (bars) {
      if (column.max > 0) {
        context.moveTo(left, bottom);
        context.lineTo(left, y(column.max));
      }
    } else {
      const before = columns[last];
      if (before && at - last <= reach) context.lineTo(left, y(column.max));
      else context.moveTo(left, y(column.max));
      context.lineTo(left, y(column.min) + (column.min === column.max ? 0.5 : 0));
    }
    last = at;
  });
  context.strokeStyle = look.line;
  context.lineWidth = bars ? 1 : 1.25;
  context.stroke();
  context.fillStyle = look.gap;
  let from = 0;
  columns.forEach((column, at) => {
    if (!column) return;
    if (at - from > reach) context.fillRect(LEFT + from, ABOVE, at - from, bottom - ABOVE);
    from = at + 1;
  });
  if (columns.length - from > reach)
    context.fillRect(LEFT + from, ABOVE, columns.length - from, bottom - ABOVE);
}
