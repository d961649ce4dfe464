import { IrrigationScreen } from '../irrigation/IrrigationScreen';

export function Component() {
  return <IrrigationScreen />;
}
