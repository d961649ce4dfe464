import { useTheme } from '@mui/material/styles';

/** Where a part stands in the square of 32, and how large it is. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

const at = ({ x, y, size = 1 }: Place) => `translate(${x} ${y}) scale(${size})`;
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The sun, placed by its middle. */
export function Sun(place: Place) {
  const { warning } = useTheme().tokens;
  return (
    <g transform={at(place)} stroke={warning.solid} fill={warning.soft}>
      <circle r={6} />
      {RAYS.map((angle) => (
        <path key={angle} d="M0-9.5V-12.5" transform={`rotate(${angle})`} />
      ))}
    </g>
  );
}

/** A crescent, placed by its middle. */
export function Moon(place: Place) {
  const { neutral } = useTheme().tokens;
  return (
    <path
      transform={at(place)}
      d="M8.5 3A9 9 0 1 1-2.5-8.6 7.5 7.5 0 0 0 8.5 3z"
      stroke={neutral.softText}
      fill={neutral.soft}
    />
  );
}

/** A cloud of 22 by 14, placed by its upper left; `dark` is one that keeps the light out. */
export function Cloud({
  dark = false,
  dashed = false,
  ...place
}: Place & { dark?: boolean; dashed?: boolean }) {
  const { info, neutral } = useTheme().tokens;
  const tone = dark ? neutral : info;
  return (
    <path
      transform={at(place)}
      d="M5.5 14a4.5 4.5 0 0 1-.5-8.97A6.5 6.5 0 0 1 17.5 4.6a4.75 4.75 0 0 1 0 9.4z"
      stroke={tone.solid}
      fill={tone.soft}
      strokeDasharray={dashed ? '3 3' : undefined}
    />
  );
}

/** What falls, as the lines of a path. */
export function Rain({ d }: { readonly d: string }) {
  const { info } = useTheme().tokens;
  return <path d={d} stroke={info.solid} strokeWidth={2} />;
}

export function Lightning() {
  const { auto } = useTheme().tokens;
  return <path d="M17.5 18.5l-4.5 6h3.8l-1.6 5.5 6-7.5h-4l1.8-4z" fill={auto.solid} stroke="none" />;
}
