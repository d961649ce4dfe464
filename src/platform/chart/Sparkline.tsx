import { useTheme } from '@mui/material/styles';
import { chartColour } from '@/platform/chart/chartColours';

const PAD = 4;

interface SparklineProps {
  readonly values: readonly (number | null)[];
  /** What the line says, in words: 'Vendas dos últimos 12 meses, de 10 a 42 t, agora 38 t'. */
  readonly label: string;
  readonly width?: number;
  readonly height?: number;
  /** Colour by place among the chart colours, from 0. */
  readonly colour?: number;
}

/** The line's path; a gap where a value is missing. */
export function sparkPath(values: readonly (number | null)[], width: number, height: number): string {
  const known = values.filter((value) => value !== null);
  const least = Math.min(...known);
  const span = Math.max(...known) - least;
  const step = values.length > 1 ? (width - 2 * PAD) / (values.length - 1) : 0;
  let path = '';
  let pen = 'M';
  values.forEach((value, at) => {
    if (value === null) {
      pen = 'M';
      return;
    }
    const share = span === 0 ? 0.5 : (value - least) / span;
    const y = height - PAD - share * (height - 2 * PAD);
    path += `${pen}${(PAD + at * step).toFixed(1)} ${y.toFixed(1)}`;
    pen = 'L';
  });
  return path;
}

/** A line no larger than a word, its last point marked. Plain SVG: a table may hold a hundred of them. */
export function Sparkline({ values, label, width = 96, height = 28, colour = 0 }: SparklineProps) {
  const { tokens } = useTheme();
  const path = sparkPath(values, width, height);
  const [x, y] = (/([\d.]+) ([\d.]+)$/.exec(path) ?? []).slice(1).map(Number);
  const stroke = chartColour(tokens, colour);
  return (
    <svg role="img" aria-label={label} width={width} height={height} style={{ display: 'block' }}>
      <path
        d={path}
        fill="none"
        stroke={stroke}
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {x !== undefined && <circle cx={x} cy={y} r={2.5} fill={stroke} />}
    </svg>
  );
}
