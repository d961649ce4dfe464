import { useEffect, useEffectEvent, useRef } from 'react';
import type { SurfaceProps } from '../surfaceProps';
import { createLeafletHost } from './leafletHost';

const FILL = { position: 'absolute', inset: 0, zIndex: 0, background: 'none' } as const;

/** The map without a key. */
export function LeafletSurface({ first, onHost }: SurfaceProps) {
  const box = useRef<HTMLDivElement>(null);
  const start = useEffectEvent((element: HTMLElement) => onHost(createLeafletHost(element, first.current)));
  useEffect(() => (box.current ? start(box.current) : undefined), []);
  return <div ref={box} style={FILL} />;
}
