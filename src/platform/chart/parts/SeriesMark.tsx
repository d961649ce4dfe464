import { useTheme } from '@mui/material/styles';
import { chartColour, DASHES } from '@/platform/chart/chartColours';
import type { SeriesKind } from '@/platform/chart/seriesKind';

/** A sample of how a series is drawn. */
export function SeriesMark({ kind, at }: { readonly kind: SeriesKind; readonly at: number }) {
  const { tokens } = useTheme();
  const colour = chartColour(tokens, at);
  return (
    <svg width={20} height={10} aria-hidden style={{ flexShrink: 0 }}>
      {kind === 'mark' ? (
        <circle cx={10} cy={5} r={4} fill={colour} />
      ) : kind === 'line' ? (
        <line x1={0} x2={20} y1={5} y2={5} stroke={colour} strokeWidth={2} strokeDasharray={DASHES[at]} />
      ) : (
        <rect x={5} width={10} height={10} rx={2} fill={colour} />
      )}
    </svg>
  );
}
