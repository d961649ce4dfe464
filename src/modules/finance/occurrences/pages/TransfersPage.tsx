import { OccurrencePage } from '../OccurrencePage';
import { transfers } from '../registers/transfers';

export function Page() {
  return <OccurrencePage register={transfers} />;
}
