import { useId, useMemo } from 'react';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { areaBounds } from '@/platform/geo/bounds';
import { fitPicture, svgPath } from '@/platform/geo/svgPath';
import { plainMap } from '@/platform/theme/mapColours';
import type { Grid } from '../rules/grid';
import { gridPicture, type Ramp } from '../rules/picture';

const BOX = { width: 480, height: 360, padding: 12 } as const;

interface PrintPictureProps {
  readonly label: string;
  readonly grid: Grid;
  readonly ramp: Ramp;
  readonly area: PolygonArea;
}

/** The index of a plot on paper, north up. */
export function PrintPicture({ label, grid, ramp, area }: PrintPictureProps) {
  const clip = useId();
  const picture = useMemo(() => gridPicture(grid, ramp).toDataURL(), [grid, ramp]);
  const bounds = areaBounds(area);
  if (!bounds) return null;
  const toPixel = fitPicture(bounds, BOX);
  const from = toPixel({ lat: grid.bounds.north, lng: grid.bounds.west });
  const to = toPixel({ lat: grid.bounds.south, lng: grid.bounds.east });
  const path = svgPath(area, BOX, bounds);
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} width="100%" role="img" aria-label={label}>
      <clipPath id={clip}>
        <path d={path} clipRule="evenodd" />
      </clipPath>
      <image
        href={picture}
        x={from.x}
        y={from.y}
        width={to.x - from.x}
        height={to.y - from.y}
        preserveAspectRatio="none"
        clipPath={`url(#${clip})`}
        style={{ imageRendering: 'pixelated' }}
      />
      <path d={path} fill="none" stroke={plainMap.light.label} strokeWidth={1.5} />
    </svg>
  );
}
