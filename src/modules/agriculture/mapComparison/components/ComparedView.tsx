import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { layout } from '@/platform/theme/tokens';
import { Card } from '@/platform/ui/Card';
import type { Comparison } from '../hooks/useComparison';
import type { Figures } from '../hooks/useFigures';
import { changeRamp, indexRamp, type Look } from '../look';
import type { PlotChoice } from '../rules/plotChoices';
import { changeWhere } from '../words';
import { ChangeTable } from './ChangeTable';
import { IndexLegend } from './IndexLegend';
import { LookControls } from './LookControls';
import { MapStage } from './MapStage';
import { SeasonChart } from './SeasonChart';
import { StatisticsTable } from './StatisticsTable';
import type { SatelliteDate } from '../../agricultureWire';

/** Maps at the left, figures at the right; one under the other where there is no room for both. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 372px',
  alignItems: 'start',
  gap: layout.gap,
  '@media (max-width: 1099.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Column = styled('div')({ display: 'grid', gap: layout.gapSmall, minWidth: 0 });
const Legend = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 24px',
});

interface ComparedViewProps {
  readonly comparison: Comparison;
  readonly plot: PlotChoice;
  readonly pair: { readonly a: SatelliteDate; readonly b: SatelliteDate };
  readonly images: readonly SatelliteDate[];
  readonly figures: Figures;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

export function ComparedView({ comparison, plot, pair, images, figures, look, onLook }: ComparedViewProps) {
  const { t } = useTranslation('agriculture');
  const { a, b, address } = comparison;
  const changes = address.mode === 'change';
  const busy = a.status === 'loading' || b.status === 'loading';
  return (
    <Columns>
      <Column>
        <div>
          <MapStage {...{ comparison, plot, pair, images, figures, look }} />
        </div>
        <Legend>
          {changes ? (
            <IndexLegend kind="change" ramp={changeRamp(look.ramp)} figures={figures.changed} />
          ) : (
            <IndexLegend kind="index" ramp={indexRamp(look.ramp)} />
          )}
          <LookControls look={look} onChange={onLook} />
        </Legend>
        <Card title={t('mapComparison.season.title')} aside={t('mapComparison.season.aside')}>
          <SeasonChart
            images={images}
            pair={pair}
            onChoose={(side, { date }) => address.chooseDate(side, date)}
          />
        </Card>
      </Column>
      <Column>
        {changes && (
          <ChangeTable
            changed={figures.changed}
            where={changeWhere(t, figures)}
            ramp={look.ramp}
            busy={busy}
          />
        )}
        <StatisticsTable comparison={comparison} figures={figures} ramp={look.ramp} />
      </Column>
    </Columns>
  );
}
