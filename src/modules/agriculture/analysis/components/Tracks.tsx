import { styled } from '@mui/material/styles';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';

/** Drawn wide and stretched to the card: strokes keep their width, words stand outside. */
const WIDTH = 1000;
const HEIGHT = 56;
const TOP = 4;

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  borderTop: `1px solid ${theme.tokens.chartGrid}`,
  padding: '4px 10px',
  '& header': {
    ...typeStep('caption'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    color: theme.tokens.textMuted,
  },
  '& .key::before': {
    content: '""',
    display: 'inline-block',
    width: 14,
    margin: '0 4px 3px 12px',
    borderTop: `2px solid ${theme.tokens.chart1}`,
  },
  '& .key[data-line="second"]::before': { borderTopColor: theme.tokens.chart2 },
  '& svg': { display: 'block', width: '100%', height: HEIGHT, overflow: 'visible' },
  '& .first': { stroke: theme.tokens.chart1, fill: 'none' },
  '& .second': { stroke: theme.tokens.chart2, fill: 'none' },
  '& .bar': { stroke: 'none', fill: theme.tokens.chart1 },
  '& .now': { stroke: theme.tokens.textMuted, strokeDasharray: '3 3' },
  '& .missing': { fill: theme.tokens.neutral.soft },
}));
const Places = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  position: 'relative',
  height: 40,
  overflow: 'hidden',
  '& span': {
    position: 'absolute',
    paddingLeft: 4,
    borderLeft: `2px solid ${theme.tokens.chart1}`,
    whiteSpace: 'nowrap',
    maxWidth: 110,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& [data-faint="true"]': { borderLeftStyle: 'dashed', color: theme.tokens.textMuted },
  '& i': { position: 'absolute', top: 0, bottom: 0, borderLeft: `1px dashed ${theme.tokens.textMuted}` },
}));

interface FrameProps {
  readonly title: string;
  /** Days of the axis. */
  readonly count: number;
  /** The day that is read. */
  readonly at: number;
}

const xOf = (index: number, count: number) => (count < 2 ? 0 : (index / (count - 1)) * WIDTH);
const rangeText = (low: number, high: number, unit: string, decimals = 0) =>
  `${formatNumber(low, { decimals })} – ${formatNumber(high, { decimals })} ${unit}`.trim();

/** Runs of days without a value, as [first, last]. */
function gapsOf(values: readonly (number | null)[]): readonly (readonly [number, number])[] {
  const gaps: [number, number][] = [];
  values.forEach((value, index) => {
    const last = gaps.at(-1);
    if (value !== null) return;
    if (last?.[1] === index - 1) last[1] = index;
    else gaps.push([index, index]);
  });
  return gaps;
}

function Gaps({ values, count }: { readonly values: readonly (number | null)[]; readonly count: number }) {
  return gapsOf(values).map(([from, to]) => (
    <rect
      key={from}
      className="missing"
      x={xOf(from, count)}
      width={Math.max(xOf(to, count) - xOf(from, count), 1)}
      y={0}
      height={HEIGHT}
    />
  ));
}

const Now = ({ at, count }: { readonly at: number; readonly count: number }) => (
  <line
    className="now"
    x1={xOf(at, count)}
    x2={xOf(at, count)}
    y1={0}
    y2={HEIGHT}
    vectorEffect="non-scaling-stroke"
  />
);

interface BarsProps extends FrameProps {
  readonly unit: string;
  readonly values: readonly (number | null)[];
}

/** One bar a day; days without a value are shaded, for nothing read is not nothing fallen. */
export function Bars({ title, unit, values, count, at }: BarsProps) {
  const known = values.filter((value) => value !== null);
  const most = Math.max(...known, 1);
  const range = known.length === 0 ? '–' : rangeText(0, Math.max(...known), unit);
  const scale = (HEIGHT - TOP) / most;
  const bars = values.flatMap((value, index) =>
    value === null || value === 0 ? [] : [{ x: xOf(index, count), height: value * scale }],
  );
  return (
    <Track>
      <header>
        <span>{title}</span>
        <span>{range}</span>
      </header>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${range}`}
      >
        <Gaps values={values} count={count} />
        {bars.map(({ x, height }) => (
          <rect
            key={x}
            className="bar"
            x={x}
            width={Math.max((WIDTH / count) * 0.8, 1)}
            y={HEIGHT - height}
            height={height}
          />
        ))}
        <Now at={at} count={count} />
      </svg>
    </Track>
  );
}

interface CurveProps extends FrameProps {
  readonly unit: string;
  readonly lines: readonly (readonly (number | null)[])[];
  /** What each line is, in its colour. */
  readonly names?: readonly string[];
  readonly fromZero?: boolean;
  /** A value holds until the next: a running sum. */
  readonly stepped?: boolean;
  /** Values of single days are joined over those between them. */
  readonly joined?: boolean;
  readonly decimals?: number;
  /** From this day on the value is a lower bound. */
  readonly dashedFrom?: number;
}

/** The path of a line; it breaks where a day is not known. */
function pathOf(
  values: readonly (number | null)[],
  y: (value: number) => number,
  count: number,
  stepped: boolean,
  joined: boolean,
): string {
  let path = '';
  let open = false;
  values.forEach((value, index) => {
    const x = xOf(index, count).toFixed(1);
    if (value !== null) {
      const step = stepped ? `H${x}V` : `L${x} `;
      path += open ? `${step}${y(value).toFixed(1)}` : `M${x} ${y(value).toFixed(1)}`;
    }
    open = value !== null || (joined && open);
  });
  return path;
}

/** One or two lines over the days, on a scale of their own. */
export function Curve({
  title,
  unit,
  lines,
  names = [],
  count,
  at,
  fromZero,
  stepped = false,
  joined = false,
  decimals = 0,
  dashedFrom = -1,
}: CurveProps) {
  const known = lines.flat().filter((value) => value !== null);
  const high = Math.max(...known, fromZero ? 1 : -Infinity);
  const low = fromZero ? 0 : Math.min(...known);
  const y = (value: number) => TOP + ((high - value) / (high - low || 1)) * (HEIGHT - TOP);
  const range = known.length === 0 ? '–' : rangeText(low, Math.max(...known), unit, decimals);
  const cut = dashedFrom < 0 ? count : dashedFrom;
  const parts = lines.flatMap((values, index) => {
    const look = index === 0 ? 'first' : 'second';
    const known = values.map((value, day) => (day < cut ? value : null));
    const bound = values.map((value, day) => (day >= Math.max(cut - 1, 0) ? value : null));
    return [
      { look, dashes: undefined, path: pathOf(known, y, count, stepped, joined) },
      { look, dashes: '5 4', path: cut < count ? pathOf(bound, y, count, stepped, joined) : '' },
    ].filter(({ path }) => path !== '');
  });
  return (
    <Track>
      <header>
        <span>
          {title}
          {names.map((name, index) => (
            <span key={name} className="key" data-line={index === 0 ? 'first' : 'second'}>
              {name}
            </span>
          ))}
        </span>
        <span>{range}</span>
      </header>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${range}`}
      >
        {parts.map(({ look, dashes, path }) => (
          <path
            key={`${look} ${dashes} ${path}`}
            className={look}
            d={path}
            strokeWidth={2}
            strokeDasharray={dashes}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <Now at={at} count={count} />
      </svg>
    </Track>
  );
}

interface MarksProps extends FrameProps {
  readonly marks: readonly { readonly at: number; readonly label: string; readonly faint: boolean }[];
}

/** What happens on single days: a name at each; what is only expected is drawn faint. */
export function Marks({ title, marks, count, at }: MarksProps) {
  // Neighbours stand on two lines; a name ends where the next one of its line begins.
  const shown = marks.filter(({ at: one }) => one >= 0).toSorted((a, b) => a.at - b.at);
  const placed = shown.map((mark, index) => {
    const next = shown[index + 2];
    const room = next ? (xOf(next.at, count) - xOf(mark.at, count)) / 10 : 100;
    const key = `${mark.at} ${mark.label} ${index}`;
    return { ...mark, top: (index % 2) * 20, maxWidth: `min(110px, ${room}%)`, key };
  });
  return (
    <Track>
      <header>
        <span>{title}</span>
        {placed.length === 0 && <span>–</span>}
      </header>
      <Places>
        <i style={{ left: `${xOf(at, count) / 10}%` }} />
        {placed.map(({ at: one, label, faint, top, maxWidth, key }) => (
          <span
            key={key}
            data-faint={faint}
            title={label}
            style={{ left: `${xOf(one, count) / 10}%`, top, maxWidth }}
          >
            {label}
          </span>
        ))}
      </Places>
    </Track>
  );
}
