import { styled } from '@mui/material/styles';
import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/platform/geo/geoTypes';
import type { MapEngine } from '@/platform/map/mapEngine';

export interface MapPoint {
  readonly id: number;
  readonly name: string;
  readonly at: LatLng;
  /** It lies outside its plot, or where another one does. */
  readonly doubtful: boolean;
}

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
});

const Mark = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  left: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.tokens.text,
  pointerEvents: 'auto',
  cursor: 'grab',
  touchAction: 'none',
  '&::before': {
    content: '""',
    width: 14,
    height: 14,
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `2px solid ${theme.tokens.surface}`,
    outline: `1px solid ${theme.tokens.text}`,
    backgroundColor: theme.tokens.primary,
  },
  '&[data-doubtful="true"]::before': { backgroundColor: theme.tokens.warning.solid, borderRadius: 2 },
  '&[aria-pressed="true"]::before': { outline: `3px solid ${theme.tokens.focusRing}` },
  '& > span': {
    padding: '0 4px',
    borderRadius: 4,
    backgroundColor: `color-mix(in srgb, ${theme.tokens.surface} 85%, transparent)`,
  },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}` },
}));

/** Half of the round mark, by which its middle stands on the place. */
const HALF = 7;
/** A press that moved further is a drag; CSS pixels. */
const STILL = 4;

interface PointMarksProps {
  readonly engine: MapEngine;
  readonly points: readonly MapPoint[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
  readonly onMove: (id: number, to: LatLng) => void;
}

/** The points on the map, each a mark that can be dragged. */
export function PointMarks({ engine, points, chosenId, onChoose, onMove }: PointMarksProps) {
  const { t } = useTranslation('soilAnalysis');
  const layer = useRef<HTMLDivElement>(null);
  const drag = useRef<{ id: number; x: number; y: number; moved: boolean } | null>(null);
  useLayoutEffect(() => {
    const place = () => {
      const marks = layer.current?.children ?? [];
      points.forEach(({ at }, index) => {
        const mark = marks[index];
        const { x, y } = engine.camera.project(at);
        if (mark instanceof HTMLElement)
          mark.style.transform = `translate(${Math.round(x - HALF)}px, ${Math.round(y)}px) translate(0, -50%)`;
      });
    };
    place();
    return engine.on('move', place);
  }, [engine, points]);

  const pointOf = (event: PointerEvent) => {
    const { left, top } = engine.element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent<HTMLElement>, id: number) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { id, x: event.clientX, y: event.clientY, moved: false };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now) return;
    now.moved ||= Math.hypot(event.clientX - now.x, event.clientY - now.y) > STILL;
    if (!now.moved) return;
    const { x, y } = pointOf(event);
    event.currentTarget.style.transform = `translate(${Math.round(x - HALF)}px, ${Math.round(y)}px) translate(0, -50%)`;
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    drag.current = null;
    if (!now) return;
    if (now.moved) onMove(now.id, engine.camera.unproject(pointOf(event)));
    onChoose(now.id);
  };
  return (
    <Layer ref={layer}>
      {points.map(({ id, name, doubtful }) => (
        <Mark
          key={id}
          type="button"
          tabIndex={id === chosenId ? 0 : -1}
          aria-label={t(doubtful ? 'map.doubtfulPoint' : 'map.point', { name })}
          aria-pressed={id === chosenId}
          data-doubtful={doubtful}
          onClick={() => onChoose(id)}
          onPointerDown={(event) => down(event, id)}
          onPointerMove={move}
          onPointerUp={up}
          onPointerCancel={() => {
            drag.current = null;
          }}
        >
          <span>{name}</span>
        </Mark>
      ))}
    </Layer>
  );
}
