import { useEffect } from 'react';
import { areaBounds, boundsOf, joinBounds } from '@/platform/geo/bounds';
import type { PropertyMap } from '../../propertyMap';
import { type DrawSession, shownDrawing } from '../model/session';

/** Where the drawing, its pieces and the sketch are, to bring everything into view. */
export function useDrawnBounds({ tellDrawn }: PropertyMap, session: DrawSession): void {
  useEffect(() => {
    tellDrawn(() => {
      const state = session.get();
      const { rings, spare } = shownDrawing(state);
      const pieces = spare.map(({ area }) => areaBounds(area));
      return joinBounds([areaBounds(rings), ...pieces, boundsOf(state.sketch?.path ?? [])]);
    });
    return () => tellDrawn(null);
  }, [tellDrawn, session]);
}
