import { useParams } from 'react-router-dom';
import { FishLotView } from './FishLotView';
import { FishOverview } from './FishOverview';

/** The fish dashboard: every pond, or with an id in the address one lot. */
export function Component() {
  const { lotId } = useParams();
  return lotId === undefined ? <FishOverview /> : <FishLotView key={lotId} lotId={lotId} />;
}
