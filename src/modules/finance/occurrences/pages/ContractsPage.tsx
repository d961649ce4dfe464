import { OccurrencePage } from '../OccurrencePage';
import { contracts } from '../registers/contracts';

export function Page() {
  return <OccurrencePage register={contracts} />;
}
