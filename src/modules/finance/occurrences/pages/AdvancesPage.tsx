import { OccurrencePage } from '../OccurrencePage';
import { advances } from '../registers/advances';

export function Page() {
  return <OccurrencePage register={advances} />;
}
