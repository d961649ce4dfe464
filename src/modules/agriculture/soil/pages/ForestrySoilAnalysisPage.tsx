import { SoilAnalysisScreen } from '../SoilAnalysisScreen';

export function Component() {
  return <SoilAnalysisScreen world="SILVICULTURE" />;
}
