import { MapComparison } from './MapComparison';

export function Component() {
  return <MapComparison scope="forestry" />;
}
