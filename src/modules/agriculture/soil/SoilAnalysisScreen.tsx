import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Loading, SkeletonBlock } from '@/platform/ui/Skeletons';
import { AnalysisList } from './components/AnalysisList';
import type { SoilWorld } from './soilAnalysisWire';

// The list opens without the map and the sheet of an analysis.
const load = () => import('./components/AnalysisPage');
const NewAnalysis = lazy(async () => ({ default: (await load()).NewAnalysis }));
const SavedAnalysis = lazy(async () => ({ default: (await load()).SavedAnalysis }));

/** The analyses of a world's soils: their list, a new one (`…/nova`), or one of them (`…/12`). */
export function SoilAnalysisScreen({ world }: { readonly world: SoilWorld }) {
  const { id } = useParams();
  if (id === undefined) return <AnalysisList world={world} />;
  if (id !== 'nova' && !/^[1-9]\d{0,14}$/.test(id)) return <Navigate replace to="/404" />;
  return (
    <Suspense
      fallback={
        <Loading>
          <SkeletonBlock height={360} radius={10} />
        </Loading>
      }
    >
      {id === 'nova' ? (
        <NewAnalysis world={world} />
      ) : (
        <SavedAnalysis key={id} world={world} id={Number(id)} />
      )}
    </Suspense>
  );
}
