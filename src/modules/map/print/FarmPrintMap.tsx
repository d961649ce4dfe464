import { areaBounds, boundsCentre, joinBounds } from '@/platform/geo/bounds';
import { labelPoint } from '@/platform/geo/labelPoint';
import { fitPicture, svgPath } from '@/platform/geo/svgPath';
import { scaleStep } from '@/platform/map/scaleStep';
import { plainMap } from '@/platform/theme/mapColours';
import { useTranslation } from 'react-i18next';
import type { LegendGroup } from './printLegend';

const BOX = { width: 1000, height: 640, padding: 24 } as const;
const DEGREE = 111_320;

interface FarmPrintMapProps {
  readonly groups: readonly LegendGroup[];
  readonly colours: readonly string[];
}

/** The plots of a farm on paper: numbers lead to the legend, dashed lines are holes, north is up. */
export function FarmPrintMap({ groups, colours }: FarmPrintMapProps) {
  const { t } = useTranslation('mapView');
  const ink = plainMap.light;
  const plots = groups.flatMap(({ plots: own }, at) => own.map((plot) => ({ ...plot, group: at })));
  const bounds = joinBounds(plots.map(({ area }) => areaBounds(area ?? [])));
  if (!bounds) return null;
  const toPixel = fitPicture(bounds, BOX);
  const centre = boundsCentre(bounds);
  // Pixels of a stretch of the earth: one thousandth of a degree northwards, in metres.
  const perPixel =
    (DEGREE * 0.001) / Math.abs(toPixel(centre).y - toPixel({ ...centre, lat: centre.lat + 0.001 }).y);
  const { metres } = scaleStep(perPixel);
  const bar = metres / perPixel;
  const holes = (area: NonNullable<(typeof plots)[number]['area']>) =>
    svgPath(
      area.filter(({ type }) => type === 'REMOVE'),
      BOX,
      bounds,
    );
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} width="100%" role="img" aria-label={t('printMap')}>
      {plots.map(({ id, area, group }) =>
        area ? (
          <g key={id}>
            <path
              d={svgPath(area, BOX, bounds)}
              fillRule="evenodd"
              fill={colours[group % colours.length]}
              fillOpacity={0.28}
              stroke={ink.label}
              strokeWidth={1.5}
              strokeLinejoin="round"
            />
            <path d={holes(area)} fill="none" stroke={ink.casing} strokeWidth={1.5} strokeDasharray="5 5" />
          </g>
        ) : null,
      )}
      {plots.map(({ id, area, number }) => {
        const at = area && labelPoint(area);
        if (!at) return null;
        const { x, y } = toPixel(at);
        return (
          <text
            key={id}
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={15}
            fontWeight={600}
            fill={ink.label}
            stroke={ink.labelHalo}
            strokeWidth={3}
            paintOrder="stroke"
          >
            {number}
          </text>
        );
      })}
      <g transform={`translate(${BOX.width - 36} 20)`} fill={ink.label}>
        <path d="M12 0 L20 26 L12 20 L4 26 Z" />
        <text x={12} y={44} textAnchor="middle" fontSize={14} fontWeight={600}>
          {t('north')}
        </text>
      </g>
      <g transform={`translate(${BOX.width - 20 - bar} ${BOX.height - 14})`}>
        <path d={`M0 -6 V0 H${bar} V-6`} fill="none" stroke={ink.label} strokeWidth={1.5} />
        <text x={bar / 2} y={-6} textAnchor="middle" fontSize={13} fill={ink.label}>
          {metres < 1000
            ? t('scale.metres', { value: metres })
            : t('scale.kilometres', { value: metres / 1000 })}
        </text>
      </g>
    </svg>
  );
}
