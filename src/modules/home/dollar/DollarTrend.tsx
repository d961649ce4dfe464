import { styled, useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { roundTicks, tickDecimals } from '@/platform/chart/chartTicks';
import { dayText, shortDayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import type { Quote } from './rules/quotes';
import { PRICE } from './rules/trend';

// Axis marks at the left, the last value at the right, the days below.
const Root = styled('div')({
  position: 'relative',
  height: '100%',
  boxSizing: 'border-box',
  padding: '8px 52px 22px 40px',
});
const Area = styled('div')({ position: 'relative', height: '100%' });
const Drawing = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});
const Mark = styled('span')(({ theme }) => ({
  ...typeStep('micro'),
  position: 'absolute',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.textMuted,
}));

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

interface TrendPoint {
  readonly quote: Quote;
  /** Shares of the drawing, from its left and from its top. */
  readonly x: number;
  readonly y: number;
}

/** Line, area and points over the axis marks, in a drawing that is stretched to any card. */
function TrendLine({
  points,
  marks,
}: {
  readonly points: readonly TrendPoint[];
  readonly marks: readonly number[];
}) {
  const { tokens } = useTheme();
  const line = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x * 100} ${y * 100}`).join('');
  const last = points.at(-1);
  return (
    <Drawing viewBox="0 0 100 100" preserveAspectRatio="none">
      {marks.map((y) => (
        <path key={y} d={`M0 ${y * 100}H100`} stroke={tokens.chartGrid} vectorEffect="non-scaling-stroke" />
      ))}
      <path d={`${line}V100H0Z`} fill={tokens.chart1} fillOpacity={0.12} />
      <path
        d={line}
        fill="none"
        stroke={tokens.chart1}
        strokeWidth={2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {points.map(({ quote, x, y }) => (
        // A line of no length with round ends is a dot that stays round in a stretched drawing.
        <path
          key={quote.moment}
          data-point={quote.moment}
          d={`M${x * 100} ${y * 100}h0`}
          stroke={tokens.chart1}
          strokeWidth={quote === last?.quote ? 7 : 4}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </Drawing>
  );
}

/** The buy quotes as a line: plain SVG in percentages, so that it fits any card without measuring it. */
export function DollarTrend({ quotes }: { readonly quotes: readonly Quote[] }) {
  const { t } = useTranslation('home');
  const { tokens } = useTheme();
  const ticks = roundTicks(
    quotes.map(({ buy }) => buy),
    true,
  );
  const [bottom = 0] = ticks;
  const span = (ticks.at(-1) ?? 1) - bottom;
  const heightOf = (value: number) => 1 - (value - bottom) / span;
  const points = quotes.map((quote, at) => ({
    quote,
    x: quotes.length > 1 ? at / (quotes.length - 1) : 0.5,
    y: heightOf(quote.buy),
  }));
  const last = points.at(-1);
  const middle = points[Math.floor((points.length - 1) / 2)];
  const days = [...new Set([points[0], middle, last])].flatMap((point) => point ?? []);
  const decimals = tickDecimals(ticks);
  return (
    <Root
      role="img"
      aria-label={t('dollar.chartLabel', {
        count: quotes.length,
        from: dayText(quotes[0]?.day),
        to: dayText(last?.quote.day),
        first: formatNumber(quotes[0]?.buy, PRICE),
        last: formatNumber(last?.quote.buy, PRICE),
      })}
    >
      <Area aria-hidden>
        <TrendLine points={points} marks={ticks.map(heightOf)} />
        {ticks.map((tick) => (
          <Mark
            key={tick}
            style={{
              right: 'calc(100% + 8px)',
              top: percent(heightOf(tick)),
              transform: 'translateY(-50%)',
            }}
          >
            {formatNumber(tick, { decimals })}
          </Mark>
        ))}
        {days.map(({ quote, x }) => (
          <Mark
            key={quote.moment}
            style={{ left: percent(x), top: 'calc(100% + 6px)', transform: 'translateX(-50%)' }}
          >
            {shortDayText(quote.day)}
          </Mark>
        ))}
        {last && (
          <Mark
            style={{
              left: `calc(${percent(last.x)} + 10px)`,
              top: percent(last.y),
              transform: 'translateY(-50%)',
              color: tokens.text,
            }}
          >
            {formatNumber(last.quote.buy, PRICE)}
          </Mark>
        )}
      </Area>
    </Root>
  );
}
