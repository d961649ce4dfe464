import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { typeStep } from '@/platform/theme/typography';
import { StationLink } from '../../components/StationLink';
import type { PlantingAnalysis } from '../analysisTypes';
import type { TrackName } from '../lineTracks';
import { lacksCost } from '../rules/works';
import type { CropDays } from '../useCropDays';
import { useWorkName } from '../useWorkName';

const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '8px 0 0',
  color: theme.tokens.textMuted,
}));

interface LineNotesProps {
  readonly analysis: PlantingAnalysis;
  readonly cropDays: CropDays;
  readonly isHidden: (name: TrackName) => boolean;
}

/** What the tracks cannot show: whose weather it is, an index that did not come, works without a price. */
export function LineNotes({ analysis, cropDays, isHidden }: LineNotesProps) {
  const { t } = useTranslation('agricultureAnalysis');
  const nameOf = useWorkName();
  const { planting } = analysis;
  const { steps, ndvi, images } = cropDays;
  const station = analysis.relation?.station ?? null;
  const unknown = steps.filter(({ work }) => lacksCost(work));
  return (
    <>
      {station && (
        <Note>
          {t('line.station', { name: station.name })}{' '}
          <StationLink id={station.id} world={planting.world} label={t('line.openStation')} />
        </Note>
      )}
      {!isHidden('ndvi') && images.status === 'failed' && (
        <Note role="alert">
          {t('ndvi.failed')}{' '}
          <Button size="small" onClick={images.retry}>
            {t('ndvi.again')}
          </Button>
        </Note>
      )}
      {!isHidden('ndvi') && images.status === 'ready' && ndvi.every((one) => one === null) && (
        <Note>{t('ndvi.none')}</Note>
      )}
      {unknown.length > 0 && !isHidden('cost') && (
        <Note>
          {t('cost.unknown', {
            count: unknown.length,
            works: unknown
              .map(({ work, date }) => `${nameOf(work.record.type)} (${dayText(date)})`)
              .join(', '),
          })}
        </Note>
      )}
    </>
  );
}
