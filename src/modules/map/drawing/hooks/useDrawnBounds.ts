import { useEffect } from 'react';
import { areaBounds, boundsOf, joinBounds } from '@/platform/geo/bounds';
import type { PropertyMap } from '../../propertyMap';
import { type DrawSession, shownDrawing } from '../model/session';

/** Where the drawing, its pieces and the sketch are, for whoever brings everything into view. */
export function useDrawnBounds({ drawnBounds }: PropertyMap, session: DrawSession): void {
  useEffect(() => {
    drawnBounds.current = () => {
      const state = session.get();
      const { rings, spare } = shownDrawing(state);
      const pieces = spare.map(({ area }) => areaBounds(area));
      return joinBounds([areaBounds(rings), ...pieces, boundsOf(state.sketch?.path ?? [])]);
    };
    return () => {
      drawnBounds.current = null;
    };
  }, [drawnBounds, session]);
}
