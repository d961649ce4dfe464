import { OccurrencesScreen } from '../occurrences/OccurrencesScreen';

export function Component() {
  return <OccurrencesScreen world="agriculture" />;
}
