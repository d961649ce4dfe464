import { StationsScreen } from '../stations/StationsScreen';

export function Component() {
  return <StationsScreen world="agriculture" />;
}
