import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { layout } from '@/platform/theme/tokens';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ReferenceChoice } from '../references/ReferenceChoice';
import { useReference } from '../references/useReference';
import { interpret } from '../rules/interpret';
import { tablesOf } from '../rules/reference';
import type { SoilTabProps } from '../soilAnalysisTabs';
import { usePlots } from '../usePlots';
import { ClassTable } from './ClassTable';
import { CorrectionCard } from './CorrectionCard';
import { useRelatedAnalyses } from './useRelatedAnalyses';

const Parts = styled('div')({ display: 'grid', gap: layout.gap, '& > *': { height: 'auto' } });

/** What the values of an analysis say by the tables of a reference: classes, comparison with before, lime and gypsum. */
export function InterpretationTab({ analysis, world }: SoilTabProps) {
  const { t } = useTranslation('soilInterpretation');
  const chosen = useReference(analysis);
  const { reference } = chosen;
  const { former, subsoil, failed } = useRelatedAnalyses(world, analysis);
  const { plots } = usePlots(world);
  const quantities = useMemo(
    () => (reference ? interpret(analysis, tablesOf(reference.rows)) : []),
    [analysis, reference],
  );
  const own = plots.filter(({ id }) => analysis.plotIds.includes(id));
  const known = own.length === analysis.plotIds.length && own.every(({ hectares }) => hectares !== null);
  const hectares = known ? own.reduce((sum, plot) => sum + (plot.hectares ?? 0), 0) : null;
  if (analysis.points.length === 0) return <EmptyState title={t('noPoints')} text={t('noPointsText')} />;
  return (
    <Parts>
      <ReferenceChoice {...chosen} />
      {failed && <Alert severity="warning">{t('relatedFailed')}</Alert>}
      {reference && (
        <>
          <Card title={t('title')} aside={t('by', { name: reference.name })} flush>
            <ClassTable quantities={quantities} former={former} />
          </Card>
          <CorrectionCard
            key={reference.id}
            analysis={analysis}
            world={world}
            reference={reference}
            hectares={hectares}
            subsoil={subsoil}
          />
        </>
      )}
    </Parts>
  );
}
