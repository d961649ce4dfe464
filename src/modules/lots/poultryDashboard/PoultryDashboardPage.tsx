import { useParams } from 'react-router-dom';
import { LotView } from './LotView';
import { Overview } from './Overview';

/** The general dashboard: every aviary, or with an id in the address one lot. */
export function Component() {
  const { lotId } = useParams();
  return lotId === undefined ? <Overview /> : <LotView key={lotId} lotId={lotId} />;
}
