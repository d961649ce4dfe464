import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import {
  type MapSelection,
  OBJECT_TYPES,
  type ObjectRef,
  readMore,
  readRef,
  resolveSelection,
  togglePlot,
} from '../rules/mapSelection';
import type { MapTree } from '../rules/mapTree';

const MORE = 'selecao';

interface GoOptions {
  readonly others?: readonly number[];
  readonly replace?: boolean;
  /** The map stays where it is: what is chosen is in view, or is shown by itself. */
  readonly still?: boolean;
}

const isStill = (state: unknown) =>
  typeof state === 'object' && state !== null && 'still' in state && state.still === true;

/** The chosen object lives in the address: it opens again by it, and Back returns to the one before. */
export function useMapSelection(tree: MapTree) {
  const { type, id } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const more = new URLSearchParams(location.search).get(MORE);
  const selection: MapSelection = useMemo(
    () => resolveSelection(tree, readRef(type, id), readMore(more)),
    [tree, type, id, more],
  );

  const go = useCallback(
    (ref: ObjectRef | null, { others = [], ...options }: GoOptions = {}) => {
      const path = href('mapProperty', ref ? { type: OBJECT_TYPES[ref.kind], id: ref.id } : {});
      const query = others.length > 0 ? `?${MORE}=${others.join(',')}` : '';
      // Choosing is no change of page: the focus stays in the list or on the map.
      const { replace = false, still = false } = options;
      void navigate(`${path}${query}`, { replace, state: { samePage: true, still } });
    },
    [navigate],
  );
  const toggle = useCallback(
    (plotId: number, adding = false) => {
      const chosen = togglePlot(selection.plotIds, plotId, adding);
      const last = chosen.at(-1);
      const farm = tree.plotOf.get(plotId)?.farm;
      const back: ObjectRef | null = farm ? { kind: 'farm', id: farm.farm.id } : null;
      // From plot to plot one does not want to go back step by step.
      const replace = selection.ref?.kind === 'plot';
      go(last === undefined ? back : { kind: 'plot', id: last }, {
        others: chosen.slice(0, -1),
        replace,
        still: true,
      });
    },
    [selection, tree, go],
  );
  return { selection, go, toggle, still: isStill(location.state) };
}
