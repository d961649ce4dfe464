import { styled } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { LatLng } from '@/platform/geo/geoTypes';
import type { MapEngine } from '../mapEngine';

const Place = styled('div')({
  position: 'absolute',
  left: 0,
  top: 0,
  zIndex: 2,
  width: 'max-content',
  willChange: 'transform',
  '@media print': { display: 'none' },
});

interface MapAnchorProps {
  readonly engine: MapEngine;
  readonly at: LatLng;
  /** Pixels between the place and what stands over it. */
  readonly lift?: number;
  readonly children: ReactNode;
}

/** Stands over a place of the map and stays there while the map moves. Belongs into the map's frame. */
export function MapAnchor({ engine, at, lift = 12, children }: MapAnchorProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const move = () => {
      const { x, y } = engine.camera.project(at);
      const place = `translate(${Math.round(x)}px, ${Math.round(y - lift)}px) translate(-50%, -100%)`;
      if (box.current) box.current.style.transform = place;
    };
    move();
    return engine.on('move', move);
  }, [engine, at, lift]);
  return <Place ref={box}>{children}</Place>;
}
