import { OccurrencePage } from '../OccurrencePage';
import { adjustments } from '../registers/adjustments';

export function Page() {
  return <OccurrencePage register={adjustments} />;
}
