import { lazy, Suspense } from 'react';
import { FootStack } from '../components/FootStack';
import { OutOfView } from '../components/OutOfView';
import { usePropertyMap } from '../propertyMap';
import { DraftOffer } from './components/DraftOffer';
import { useKeptDrawing } from './hooks/useKeptDrawing';

const DrawingLayer = lazy(() =>
  import('./components/DrawingLayer').then((all) => ({ default: all.DrawingLayer })),
);

/** The drawing tools while the map is edited; before that, the way to plots out of view and to an unsaved drawing. */
export function DrawingHost() {
  const map = usePropertyMap();
  const { engine, editing, setEditing, land, selection } = map;
  const { kept, discard } = useKeptDrawing(editing);
  if (!engine || !land.known) return null;
  if (editing) {
    return (
      <Suspense fallback={null}>
        <DrawingLayer map={map} engine={engine} />
      </Suspense>
    );
  }
  return (
    <FootStack>
      {selection.plotIds.size === 0 && (
        <OutOfView engine={engine} farm={selection.farm} farms={land.tree.farms} />
      )}
      {kept && <DraftOffer draft={kept} onResume={() => setEditing(true)} onDiscard={discard} />}
    </FootStack>
  );
}
