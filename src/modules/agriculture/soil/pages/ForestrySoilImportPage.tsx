import { SoilImportScreen } from '../importing/SoilImportScreen';

export function Component() {
  return <SoilImportScreen world="SILVICULTURE" />;
}
