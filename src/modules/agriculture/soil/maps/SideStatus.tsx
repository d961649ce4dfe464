import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import { figureText, withUnit } from '../interpretation/interpretationWords';
import { FEW_POINTS } from '../rules/mapSources';
import type { MapSide } from './useMapSide';

const Running = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: 12,
  '& p': { ...typeStep('caption'), margin: 0 },
});
const Notes = styled('div')({ display: 'grid', gap: 8 });

/** How far a map has come, why there is none, and where not to believe it. */
export function SideStatus({ side }: { readonly side: MapSide }) {
  const { t } = useTranslation('soilMaps');
  const { result, progress, running, cancelled, cancel, retry, unit } = side;
  if (running) {
    const share = progress?.share ?? null;
    return (
      <Running role="status">
        <div>
          <p>{t(`phases.${progress?.phase ?? 'fit'}`)}</p>
          <LinearProgress
            aria-label={t('phases.progress')}
            {...(share === null
              ? { variant: 'indeterminate' }
              : { variant: 'determinate', value: Math.round(share * 100) })}
          />
        </div>
        <Button size="small" onClick={cancel}>
          {t('cancel')}
        </Button>
      </Running>
    );
  }
  const again = (
    <Button color="inherit" size="small" onClick={retry}>
      {t('retry')}
    </Button>
  );
  if (cancelled)
    return (
      <Alert severity="info" action={again}>
        {t('cancelled')}
      </Alert>
    );
  if (!result) return null;
  if (result.kind === 'refused')
    return (
      <Alert
        severity={result.reason === 'fewPoints' ? 'info' : 'error'}
        action={result.reason === 'workerFailed' ? again : undefined}
      >
        {t(`refused.${result.reason}`, { count: result.counts.used })}
      </Alert>
    );
  const { counts } = result;
  const notes = [
    counts.merged > 0 && t('notes.merged', { count: counts.merged }),
    counts.leftOut > 0 && t('notes.leftOut', { count: counts.leftOut }),
    counts.used < FEW_POINTS && t('notes.few', { count: counts.used }),
    result.kind === 'map' &&
      result.far > 0 &&
      t('notes.far', {
        share: formatNumber((100 * result.far) / result.inside, { decimals: 0 }),
        metres: figureText(result.reach),
      }),
    result.kind === 'map' && result.isConstant && t('notes.constant'),
  ].filter((note) => note !== false);
  return (
    <Notes>
      {result.kind === 'mean' && (
        <Alert severity="warning">
          {t('noStructure', { mean: withUnit(figureText(result.mean), unit) })}
        </Alert>
      )}
      {result.kind === 'map' && result.noBetterThanMean && (
        <Alert severity="warning">
          {t('noBetter', {
            rmse: withUnit(figureText(result.leaveOneOut.rmse), unit),
            mean: withUnit(figureText(result.meanRmse), unit),
          })}
        </Alert>
      )}
      {notes.length > 0 && <Alert severity="info">{notes.join(' ')}</Alert>}
    </Notes>
  );
}
