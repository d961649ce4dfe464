import { OccurrencePage } from '../OccurrencePage';
import { consortia } from '../registers/consortia';

export function Page() {
  return <OccurrencePage register={consortia} />;
}
