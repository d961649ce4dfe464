import { RelationsScreen } from '../relations/RelationsScreen';

export function Component() {
  return <RelationsScreen world="forestry" />;
}
