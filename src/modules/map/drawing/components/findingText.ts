import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import type { Finding } from '../model/checks';

/** Says what a finding is, with the neighbour's name and the hectares. */
export function useFindingText(): (finding: Finding) => string {
  const { t } = useTranslation('mapDrawing');
  return (finding) => {
    if (finding.kind === 'overlap' || finding.kind === 'gap') {
      return t(`findings.${finding.kind}`, {
        name: finding.plot.name,
        hectares: formatNumber(finding.hectares),
      });
    }
    if (finding.kind === 'tooLarge')
      return t('findings.tooLarge', { hectares: formatNumber(finding.hectares) });
    return t(`findings.${finding.kind}`);
  };
}
