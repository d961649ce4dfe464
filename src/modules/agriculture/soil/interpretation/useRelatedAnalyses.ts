import { formatDate } from '@/platform/format/date';
import { useItem, useList } from '@/platform/store/useResource';
import { soilAnalyses } from '../soilAnalysisState';
import type { SoilAnalysis, SoilAnalysisRow, SoilWorld } from '../soilAnalysisWire';

const sharesPlot = (a: Pick<SoilAnalysisRow, 'plotIds'>, b: Pick<SoilAnalysisRow, 'plotIds'>) =>
  a.plotIds.some((id) => b.plotIds.includes(id));

/** The last analysis of the plot before this one at the same depth, and the layer of 20 cm or deeper of this sampling. */
export function useRelatedAnalyses(world: SoilWorld, analysis: SoilAnalysis) {
  const { rows, list } = useList(soilAnalyses[world], undefined);
  const others = rows.filter((row) => row.id !== analysis.id && sharesPlot(row, analysis));
  const before = others
    .filter(
      (row) =>
        row.collectedAt < analysis.collectedAt &&
        row.depthFrom === analysis.depthFrom &&
        row.depthTo === analysis.depthTo,
    )
    .toSorted((a, b) => b.collectedAt.localeCompare(a.collectedAt))[0];
  const below = others
    .filter((row) => row.collectedAt === analysis.collectedAt && row.depthFrom >= 20)
    .toSorted((a, b) => a.depthFrom - b.depthFrom)[0];
  const former = useItem(soilAnalyses[world], before?.id ?? null).data;
  const subsoil = useItem(soilAnalyses[world], below?.id ?? null).data;
  return {
    former: former && { soil: former, day: formatDate(former.collectedAt) },
    subsoil,
    failed: list.status === 'failed',
  };
}
