import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PageLink } from '@/platform/routing/pageLink';
import { useList } from '@/platform/store/useResource';
import { depthText } from '../analysisText';
import { soilAnalyses } from '../soilAnalysisState';
import type { SoilAnalysis, SoilWorld } from '../soilAnalysisWire';
import { soilHref } from '../soilLinks';

const Links = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  '& > span': { ...theme.typography.caption, color: theme.tokens.textMuted },
}));

interface DepthLinksProps {
  readonly world: SoilWorld;
  readonly analysis: SoilAnalysis;
}

/** The layers of one sampling beside each other: gypsum is a question to the lower one. */
export function DepthLinks({ world, analysis }: DepthLinksProps) {
  const { t } = useTranslation('soilAnalysis');
  const { rows } = useList(soilAnalyses[world], undefined);
  const layers = rows
    .filter(
      (row) =>
        row.id !== analysis.id &&
        row.collectedAt === analysis.collectedAt &&
        row.plotIds.some((plotId) => analysis.plotIds.includes(plotId)),
    )
    .map(({ id, depthFrom, depthTo }) => ({ id, depthFrom, depthTo }));
  if (layers.length === 0) return null;
  const { id, depthFrom, depthTo } = analysis;
  const all = [...layers, { id, depthFrom, depthTo }].toSorted(
    (a, b) => a.depthFrom - b.depthFrom || a.depthTo - b.depthTo,
  );
  return (
    <Links aria-label={t('page.depths')}>
      <span>{t('page.depths')}</span>
      {all.map((layer) =>
        layer.id === id ? (
          <Chip
            key={layer.id}
            size="small"
            color="primary"
            aria-current="page"
            label={t('page.thisDepth', { depth: depthText(layer) })}
          />
        ) : (
          <Chip
            key={layer.id}
            size="small"
            variant="outlined"
            clickable
            component={PageLink}
            to={soilHref(world, layer.id)}
            label={depthText(layer)}
          />
        ),
      )}
    </Links>
  );
}
