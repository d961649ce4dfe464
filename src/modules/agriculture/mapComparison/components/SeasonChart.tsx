import { styled, useTheme } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, daysBetween } from '@/platform/format/date';
import { shortDayText } from '@/platform/format/dayText';
import { typeStep } from '@/platform/theme/typography';
import { axisDays } from '../../analysis/rules/axisDays';
import { SIDES, type SideName } from '../hooks/useComparisonAddress';
import { useWidth } from '../hooks/useWidth';
import { imageByKey } from '../rules/imageDates';
import { heightOf, imageAt, type LineBox, type LinePoint, seasonPoints } from '../rules/seasonLine';
import { imageText, indexText } from '../words';
import type { SatelliteDate } from '../../agricultureWire';

const HEIGHT = 140;
const MARKS = [0, 0.25, 0.5, 0.75, 1];
/** Room that a written day takes with its distance to the next, px. */
const DAY_WIDTH = 76;
const ROOM = { left: 36, right: 16, top: 24, bottom: 22 };

const Box = styled('div')({ width: '100%', minWidth: 0, height: HEIGHT });
const Picture = styled('svg')(({ theme }) => ({
  display: 'block',
  cursor: 'pointer',
  touchAction: 'pan-y',
  '& text': { ...typeStep('micro'), fill: theme.tokens.textMuted, fontVariantNumeric: 'tabular-nums' },
  '& .flag text': { fill: theme.tokens.onPrimary },
  '& .flag:focus': { outline: 'none' },
  '& .flag:focus-visible .ring': { stroke: theme.tokens.focusRing },
}));

interface SeasonChartProps {
  readonly images: readonly SatelliteDate[];
  readonly pair: { readonly a: SatelliteDate; readonly b: SatelliteDate };
  readonly onChoose: (side: SideName, image: SatelliteDate) => void;
}

interface SeasonPartProps {
  readonly points: readonly LinePoint[];
  readonly size: LineBox;
}

/** The scale of the index, and days with the same distance between them, whenever the images were taken. */
function SeasonAxes({ points, size }: SeasonPartProps) {
  const { tokens } = useTheme();
  const { width } = size;
  const [first, last] = [points[0], points.at(-1)];
  const days = first && last ? daysBetween(first.image.date, last.image.date) : 0;
  const written = axisDays(days + 1, Math.max(2, Math.floor(width / DAY_WIDTH)));
  const room = width - ROOM.left - ROOM.right;
  return (
    <>
      {MARKS.map((mark) => (
        <g key={mark} aria-hidden>
          <line
            x1={ROOM.left}
            x2={width - ROOM.right}
            y1={heightOf(mark, size)}
            y2={heightOf(mark, size)}
            stroke={tokens.border}
          />
          <text x={ROOM.left - 6} y={heightOf(mark, size)} textAnchor="end" dominantBaseline="central">
            {indexText(mark)}
          </text>
        </g>
      ))}
      {first &&
        written.map((at) => (
          <text
            key={at}
            x={ROOM.left + (at / Math.max(1, days)) * room}
            y={HEIGHT - 4}
            textAnchor={at === 0 ? 'start' : at === days ? 'end' : 'middle'}
            aria-hidden
          >
            {shortDayText(addDays(first.image.date, at))}
          </text>
        ))}
    </>
  );
}

/** The mean index through the season, and every image: one that clouds hide stands empty at its foot. */
function SeasonLine({ points, size }: SeasonPartProps) {
  const { t } = useTranslation('agriculture');
  const { tokens } = useTheme();
  const usable = points.filter((point) => point.usable);
  return (
    <>
      <path
        aria-hidden
        d={usable.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}
        fill="none"
        stroke={tokens.chart1}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {points.map((point) => (
        <circle
          key={point.image.id}
          aria-hidden
          cx={point.x}
          cy={point.usable ? point.y : heightOf(0, size)}
          r={3}
          fill={point.usable ? tokens.chart1 : tokens.surface}
          stroke={point.usable ? tokens.chart1 : tokens.textMuted}
        >
          <title>{imageText(t, point.image)}</title>
        </circle>
      ))}
    </>
  );
}

interface SideFlagProps {
  readonly side: SideName;
  readonly x: number;
  readonly image: SatelliteDate;
  readonly images: readonly SatelliteDate[];
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Marks the image of one side; it is moved by keys and by the pointer. */
function SideFlag({ side, x, image, images, onKeyDown }: SideFlagProps) {
  const { t } = useTranslation('agriculture');
  const { tokens } = useTheme();
  return (
    <g
      className="flag"
      role="slider"
      tabIndex={0}
      aria-label={t(`mapComparison.side.${side}`)}
      aria-valuemin={1}
      aria-valuemax={images.length}
      aria-valuenow={images.findIndex(({ id }) => id === image.id) + 1}
      aria-valuetext={imageText(t, image)}
      onKeyDown={onKeyDown}
      transform={`translate(${x.toFixed(1)} 0)`}
    >
      <line
        y1={20}
        y2={HEIGHT - ROOM.bottom}
        stroke={tokens.primary}
        strokeWidth={2}
        strokeDasharray={side === 'a' ? '4 3' : ''}
      />
      <rect className="ring" x={-13} y={-1} width={26} height={24} rx={7} fill="none" strokeWidth={2} />
      <rect x={-10} y={2} width={20} height={18} rx={5} fill={tokens.primary} />
      <text y={11} textAnchor="middle" dominantBaseline="central">
        {side.toUpperCase()}
      </text>
    </g>
  );
}

/** The mean index of the plot through the season. Both images are marked on it, and moved along it. */
export function SeasonChart({ images, pair, onChoose }: SeasonChartProps) {
  const { t } = useTranslation('agriculture');
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [dragged, setDragged] = useState<SideName | null>(null);
  const size = { width, height: HEIGHT, ...ROOM };
  const points = seasonPoints(images, size);
  const placeOf = (side: SideName) => points.find(({ image }) => image.id === pair[side].id)?.x ?? 0;

  const move = (side: SideName, event: PointerEvent<SVGSVGElement>) => {
    const image = imageAt(points, event.clientX - event.currentTarget.getBoundingClientRect().left);
    if (image && image.id !== pair[side].id) onChoose(side, image);
  };
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const side = Math.abs(x - placeOf('a')) <= Math.abs(x - placeOf('b')) ? 'a' : 'b';
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(side);
    move(side, event);
  };
  const onKeyDown = (side: SideName) => (event: KeyboardEvent) => {
    const next = imageByKey(event.key, images, pair[side]);
    if (next === undefined) return;
    event.preventDefault();
    if (next) onChoose(side, next);
  };
  return (
    <Box ref={box}>
      {width > 0 && (
        <Picture
          role="group"
          aria-label={t('mapComparison.season.label')}
          width={width}
          height={HEIGHT}
          onPointerDown={press}
          onPointerMove={(event) => dragged && move(dragged, event)}
          onPointerUp={() => setDragged(null)}
          onPointerCancel={() => setDragged(null)}
        >
          <SeasonAxes points={points} size={size} />
          <SeasonLine points={points} size={size} />
          {SIDES.map((side) => (
            <SideFlag
              key={side}
              side={side}
              x={placeOf(side)}
              image={pair[side]}
              images={images}
              onKeyDown={onKeyDown(side)}
            />
          ))}
        </Picture>
      )}
    </Box>
  );
}
