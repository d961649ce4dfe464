import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { distance } from '@/platform/geo/sphere';
import type { MapEngine } from '@/platform/map/mapEngine';
import { findingShapes, drawingShapes, handleShapes, sketchShapes } from '../input/paint';
import type { Piece } from '../model/drawing';
import type { DrawSession, SessionState } from '../model/session';

const LAYERS = ['drawing.outline', 'drawing.findings', 'drawing.sketch', 'drawing.handles'] as const;

/** Paints the drawing over the map: each layer only when what it shows has changed. */
export function useOverlays(engine: MapEngine, session: DrawSession): void {
  const { t } = useTranslation('mapDrawing');
  useEffect(() => {
    const pieceLabel = (piece: Piece, at: number) => piece.name ?? t('piece', { number: at + 2 });
    let last: SessionState | null = null;
    const changed = (next: SessionState, ...keys: (keyof SessionState)[]) =>
      last === null || keys.some((key) => last?.[key] !== next[key]);
    const paint = (moved = false) => {
      const state = session.get();
      if (changed(state, 'history', 'preview', 'findings'))
        engine.setOverlay(LAYERS[0], drawingShapes(state, pieceLabel));
      if (changed(state, 'findings')) engine.setOverlay(LAYERS[1], findingShapes(state.findings));
      if (changed(state, 'sketch'))
        engine.setOverlay(
          LAYERS[2],
          sketchShapes(state.sketch, (from, to) =>
            t('metres', { value: formatNumber(distance(from, to), { decimals: 0 }) }),
          ),
        );
      if (moved || changed(state, 'history', 'preview', 'chosen', 'mode'))
        engine.setOverlay(LAYERS[3], handleShapes(state, engine.camera.bounds(), engine.camera.project));
      last = state;
    };
    paint();
    const stops = [session.subscribe(() => paint()), engine.on('moveend', () => paint(true))];
    return () => {
      stops.forEach((stop) => stop());
      LAYERS.forEach((layer) => engine.setOverlay(layer, []));
    };
  }, [engine, session, t]);
}
