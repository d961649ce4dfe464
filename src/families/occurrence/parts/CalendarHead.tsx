import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { IconAction } from '@/platform/ui/IconAction';
import type { OccurrenceAddress } from '../useOccurrenceAddress';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& h2': { margin: 0 },
  '& .MuiToggleButtonGroup-root': { marginLeft: 'auto' },
});

interface CalendarHeadProps {
  readonly address: OccurrenceAddress;
  readonly title: string;
  readonly before: string;
  readonly after: string;
  /** One stretch back or ahead. */
  readonly onStep: (by: -1 | 1) => void;
}

/** Which stretch a calendar shows, the ways to its neighbours, and month or week. */
export function CalendarHead({ address, title, before, after, onStep }: CalendarHeadProps) {
  const { t } = useTranslation('occurrence');
  return (
    <Head>
      <IconAction label={before} icon={<ChevronLeftOutlined />} onClick={() => onStep(-1)} />
      <h2 aria-live="polite">{title}</h2>
      <IconAction label={after} icon={<ChevronRightOutlined />} onClick={() => onStep(1)} />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('calendar.by')}
        value={address.byWeek ? 'week' : 'month'}
        onChange={(_, next: string | null) => next && address.showByWeek(next === 'week')}
      >
        <ToggleButton value="month">{t('calendar.month')}</ToggleButton>
        <ToggleButton value="week">{t('calendar.week')}</ToggleButton>
      </ToggleButtonGroup>
    </Head>
  );
}
