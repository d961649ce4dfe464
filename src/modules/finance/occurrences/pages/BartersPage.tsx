import { OccurrencePage } from '../OccurrencePage';
import { barters } from '../registers/barters';

export function Page() {
  return <OccurrencePage register={barters} />;
}
