import { AnalysisScreen } from '../analysis/AnalysisScreen';

export function Component() {
  return <AnalysisScreen world="agriculture" />;
}
