import { RotationScreen } from '../rotation/RotationScreen';

export function Component() {
  return <RotationScreen world="forestry" />;
}
