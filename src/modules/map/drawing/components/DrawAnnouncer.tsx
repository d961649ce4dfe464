import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import type { LatLng } from '@/platform/geo/geoTypes';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { useDrawn } from '../drawingContext';
import { vertexAt } from '../model/edits';
import { figuresOf } from '../model/figures';
import { type SessionState, shownDrawing } from '../model/session';
import { useLength } from './DrawFigures';

/** Places as they are said: about a metre. */
const DECIMALS = 5;

/** The last point that was set, or the vertex that is chosen; what follows the pointer alone is not said. */
function spokenPoint(state: SessionState): { number: number; at: LatLng; chosen: boolean } | null {
  const { sketch, chosen } = state;
  const last = sketch?.path.at(-1);
  if (sketch && last) return { number: sketch.path.length, at: last, chosen: false };
  const vertex = chosen && vertexAt(shownDrawing(state), chosen);
  return chosen && vertex ? { number: chosen.vertex + 1, at: vertex, chosen: true } : null;
}

/** The state as if the pointer were nowhere; of a circle it is the edge. */
const settledState = (state: SessionState): SessionState =>
  state.sketch && state.sketch.kind !== 'circle'
    ? { ...state, sketch: { ...state.sketch, pointer: null } }
    : state;

/** Says for those who do not see the map which point was set or moved, where it is, and what is drawn by now. */
export function DrawAnnouncer() {
  const { t } = useTranslation('mapDrawing');
  const length = useLength();
  const place = ({ lat, lng }: LatLng) =>
    [lat, lng].map((degrees) => formatNumber(degrees, { decimals: DECIMALS })).join('; ');
  const words = useDrawn((state) => {
    const point = spokenPoint(state);
    const { hectares, perimeter, length: line, circle } = figuresOf(settledState(state));
    const said = point
      ? [t(point.chosen ? 'said.vertex' : 'said.point', { number: point.number, place: place(point.at) })]
      : [];
    if (hectares !== null && perimeter !== null)
      said.push(t('said.area', { hectares: formatNumber(hectares), perimeter: length(perimeter) }));
    else if (line !== null) said.push(t('said.length', { length: length(line) }));
    if (circle) said.push(t('said.circle', { radius: length(circle.radius) }));
    return said.join(' ');
  });
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}
