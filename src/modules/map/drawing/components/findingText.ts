import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import type { Finding } from '../model/checks';
import type { Holder } from '../model/pieceChecks';

/** Says what a finding is, with the neighbour's name and the hectares. */
export function useFindingText(): (finding: Finding) => string {
  const { t } = useTranslation('mapDrawing');
  const calledBy = ({ name, number }: Holder) => name || t('piece', { number });
  return (finding) => {
    if (finding.kind === 'overlap' || finding.kind === 'gap') {
      return t(`findings.${finding.kind}`, {
        name: finding.plot.name,
        hectares: formatNumber(finding.hectares),
      });
    }
    if (finding.kind === 'pieceOverlap') {
      const { piece, other, hectares } = finding;
      return t('findings.pieceOverlap', {
        piece: calledBy(piece),
        other: other ? calledBy(other) : t('findings.theDrawing'),
        hectares: formatNumber(hectares),
      });
    }
    if (finding.kind === 'morePieces') return t('findings.morePieces', { count: finding.count });
    if (finding.kind === 'tooLarge')
      return t('findings.tooLarge', { hectares: formatNumber(finding.hectares) });
    return t(`findings.${finding.kind}`);
  };
}
