import { Navigate, useParams } from 'react-router-dom';
import { AnalysisList } from './components/AnalysisList';
import { NewAnalysis, SavedAnalysis } from './components/AnalysisPage';
import type { SoilWorld } from './soilAnalysisWire';

/** The analyses of a world's soils: their list, a new one (`…/nova`), or one of them (`…/12`). */
export function SoilAnalysisScreen({ world }: { readonly world: SoilWorld }) {
  const { id } = useParams();
  if (id === undefined) return <AnalysisList world={world} />;
  if (id === 'nova') return <NewAnalysis world={world} />;
  if (!/^[1-9]\d{0,14}$/.test(id)) return <Navigate replace to="/404" />;
  return <SavedAnalysis key={id} world={world} id={Number(id)} />;
}
