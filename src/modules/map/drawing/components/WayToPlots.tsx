import { FootStack } from '../../components/FootStack';
import { OutOfView } from '../../components/OutOfView';
import { useDrawing, useDrawn } from '../drawingContext';

/** A user about to draw away from the plots is led to them; once something is drawn the map is left alone. */
export function WayToPlots() {
  const { map } = useDrawing();
  const { engine, selection, land } = map;
  const bare = useDrawn(
    ({ history, sketch }) => history.present.rings.length === 0 && (sketch?.path.length ?? 0) === 0,
  );
  if (!engine || !bare) return null;
  return (
    <FootStack data-editing>
      <OutOfView engine={engine} farm={selection.farm} farms={land.tree.farms} />
    </FootStack>
  );
}
