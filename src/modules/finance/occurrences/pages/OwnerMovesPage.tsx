import { OccurrencePage } from '../OccurrencePage';
import { ownerMoves } from '../registers/ownerMoves';

export function Page() {
  return <OccurrencePage register={ownerMoves} />;
}
