import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/platform/geo/geoTypes';
import { typeStep } from '@/platform/theme/typography';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { change, type Grid, valueAt } from '../rules/grid';
import { changeText, indexText } from '../words';

const Bar = styled('div')(({ theme }) => ({
  ...typeStep('cell'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 16px',
  minHeight: 20,
  color: theme.tokens.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: theme.tokens.text },
}));

interface ProbeReadoutProps {
  readonly at: LatLng | null;
  /** The place that was pressed: only that is read out. */
  readonly pin: LatLng | null;
  readonly a: Grid | null;
  readonly b: Grid | null;
}

/** The values of both images at one place, and their difference. */
export function ProbeReadout({ at, pin, a, b }: ProbeReadoutProps) {
  const { t } = useTranslation('agriculture');
  const read = (place: LatLng) => {
    const values = [a && valueAt(a, place), b && valueAt(b, place)] as const;
    const nothing = t('mapComparison.probe.nothing');
    return {
      a: indexText(values[0]) || nothing,
      b: indexText(values[1]) || nothing,
      change: changeText(change(...values)) || nothing,
    };
  };
  const shown = at && read(at);
  return (
    <Bar>
      {shown ? (
        <>
          <span>
            {t('mapComparison.probe.a')} <b>{shown.a}</b>
          </span>
          <span>
            {t('mapComparison.probe.b')} <b>{shown.b}</b>
          </span>
          <span>
            {t('mapComparison.probe.change')} <b>{shown.change}</b>
          </span>
        </>
      ) : (
        t('mapComparison.probe.how')
      )}
      <VisuallyHidden role="status">{pin && t('mapComparison.probe.said', read(pin))}</VisuallyHidden>
    </Bar>
  );
}
