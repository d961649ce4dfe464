import { useEffect, useMemo } from 'react';
import { indexPlots } from '@/platform/geo/plotIndex';
import type { MapEngine, PlotId } from '@/platform/map/mapEngine';
import type { MapTree } from '../../rules/mapTree';
import { plotGeometry } from '../../rules/mapTree';
import { type DrawSession, ownIds } from '../model/session';

const NONE: ReadonlySet<PlotId> = new Set();

/** Tells the drawing which plots there are, and hides those under the tools. */
export function useNeighbours(engine: MapEngine, session: DrawSession, tree: MapTree): void {
  const plots = useMemo(
    () =>
      indexPlots(
        tree.plots.map(({ plot }) => ({
          id: String(plot.id),
          name: plot.name,
          area: plotGeometry(plot) ?? [],
        })),
      ),
    [tree],
  );
  useEffect(() => session.set({ plots }), [session, plots]);
  useEffect(() => {
    let shown = '';
    const hide = () => {
      const ids = ownIds(session.get());
      if (ids.join() === shown) return;
      shown = ids.join();
      engine.mark({ hidden: new Set(ids.map(Number)) });
    };
    hide();
    const stop = session.subscribe(hide);
    return () => {
      stop();
      engine.mark({ hidden: NONE });
    };
  }, [engine, session]);
}
