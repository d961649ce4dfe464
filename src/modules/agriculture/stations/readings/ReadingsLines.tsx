import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutMapOutlined from '@mui/icons-material/ZoomOutMapOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/platform/format/instant';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { panned, type Span, zoomed } from '../rules/readingSeries';
import { weatherText } from '../stationWords';

export const Line = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 40,
  color: theme.tokens.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: theme.tokens.text },
}));

interface ReadingsToolsProps {
  readonly span: Span;
  readonly whole: Span;
  /** What comes nearer; null looks at the middle. */
  readonly chosen: number | null;
  readonly onSpan: (span: Span) => void;
}

/** Moves through the year, nearer and farther. */
export function ReadingsTools({ span, whole, chosen, onSpan }: ReadingsToolsProps) {
  const { t } = useTranslation('agricultureStations');
  const middle = (span.from + span.to) / 2;
  return (
    <>
      <IconAction
        label={t('readings.earlier')}
        icon={<ChevronLeftOutlined />}
        disabledReason={span.from <= whole.from ? t('readings.first') : undefined}
        onClick={() => onSpan(panned(span, whole, -0.5))}
      />
      <IconAction
        label={t('readings.later')}
        icon={<ChevronRightOutlined />}
        disabledReason={span.to >= whole.to ? t('readings.last') : undefined}
        onClick={() => onSpan(panned(span, whole, 0.5))}
      />
      <IconAction
        label={t('readings.nearer')}
        icon={<ZoomInOutlined />}
        onClick={() => onSpan(zoomed(span, whole, 0.5, chosen ?? middle))}
      />
      <IconAction
        label={t('readings.farther')}
        icon={<ZoomOutOutlined />}
        onClick={() => onSpan(zoomed(span, whole, 2, middle))}
      />
      <IconAction label={t('readings.whole')} icon={<ZoomOutMapOutlined />} onClick={() => onSpan(whole)} />
    </>
  );
}

interface ChosenReadingProps {
  /** The time of the reading and what was read; null where none is chosen. */
  readonly reading: { readonly time: number; readonly value: number } | null;
  readonly unit: string;
  readonly onStep: (by: 1 | -1) => void;
  readonly onLeaveOut: () => void;
}

/** One reading in words; the one before or after it; and leaving it out. */
export function ChosenReading({ reading, unit, onStep, onLeaveOut }: ChosenReadingProps) {
  const { t } = useTranslation('agricultureStations');
  return (
    <Line>
      <IconAction label={t('readings.before')} icon={<ChevronLeftOutlined />} onClick={() => onStep(-1)} />
      <IconAction label={t('readings.after')} icon={<ChevronRightOutlined />} onClick={() => onStep(1)} />
      <span role="status">
        {reading === null ? (
          t('readings.none')
        ) : (
          <>
            {formatDateTime(new Date(reading.time).toISOString())}:{' '}
            <strong>{weatherText(reading.value, unit)}</strong>
          </>
        )}
      </span>
      {reading !== null && (
        <Button size="small" startIcon={<BlockOutlined />} onClick={onLeaveOut}>
          {t('leaveOut.action')}
        </Button>
      )}
    </Line>
  );
}
