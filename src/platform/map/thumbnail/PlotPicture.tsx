import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { svgPath } from '@/platform/geo/svgPath';
import { plainMap, satelliteMap } from '@/platform/theme/mapColours';
import { staticMapUrl, type PictureSize } from './staticMapUrl';

const Picture = styled('span', { shouldForwardProp: (prop) => prop !== 'mode' })<{ mode: 'light' | 'dark' }>(
  ({ mode }) => ({
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    background: plainMap[mode].background,
    '& > *': { position: 'absolute', inset: 0, display: 'block', width: '100%', height: '100%' },
    '& > img': { objectFit: 'cover' },
  }),
);

interface PlotPictureProps extends PictureSize {
  readonly area: PolygonArea;
  /**
   * With a key a satellite picture stands under the outline; without one, or when it does not come, a plain background.
   */
  readonly mapsKey: string | null;
  readonly mode: 'light' | 'dark';
}

/** A plot by itself, as a small picture: 150×150 in lists, 450×255 in its dialog. It says nothing: name it beside. */
export function PlotPicture({ area, width, height, mapsKey, mode }: PlotPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const url = mapsKey && area.length > 0 ? staticMapUrl(area, { width, height }, mapsKey) : null;
  const { casing, plot } = plainMap[mode];
  const { width: line } = satelliteMap.plot;
  const path = svgPath(area, { width, height, padding: 16 });
  return (
    <Picture
      mode={mode}
      style={{ width, maxWidth: '100%', aspectRatio: `${width} / ${height}` }}
      aria-hidden
      data-picture={url && failed !== url ? 'satellite' : 'outline'}
    >
      {url && failed !== url ? (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setFailed(url)} />
      ) : (
        <svg viewBox={`0 0 ${width} ${height}`} fillRule="evenodd" strokeLinejoin="round">
          <path d={path} fill="none" stroke={casing} strokeWidth={line + 2} />
          <path d={path} fill={plot} fillOpacity={0.18} stroke={plot} strokeWidth={line} />
        </svg>
      )}
    </Picture>
  );
}
