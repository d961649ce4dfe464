import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { type AgendaView, turnPeriod, VIEWS } from '../rules/agendaPeriod';
import { periodTitle } from './periodTitle';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  '& > h2': { ...typeStep('dialogTitle'), margin: 0, marginRight: 'auto' },
  [theme.breakpoints.down('sm')]: {
    columnGap: 4,
    '& > .MuiButton-root': { minWidth: 72, padding: '0 12px' },
    '& > .MuiToggleButtonGroup-root': { width: '100%', '& > *': { flex: 1 } },
  },
  '@media print': { '& > :not(h2)': { display: 'none' } },
}));

interface AgendaToolbarProps {
  readonly view: AgendaView;
  readonly day: LocalDate;
  readonly today: LocalDate;
  readonly onView: (view: AgendaView) => void;
  readonly onDay: (day: LocalDate) => void;
}

/** Which period is shown, and how. */
export function AgendaToolbar({ view, day, today, onView, onDay }: AgendaToolbarProps) {
  const { t, i18n } = useTranslation('home');
  return (
    <Root>
      <IconAction
        label={t(`agenda.previous.${view}`)}
        icon={<ChevronLeftOutlined />}
        onClick={() => onDay(turnPeriod(view, day, -1))}
      />
      <IconAction
        label={t(`agenda.next.${view}`)}
        icon={<ChevronRightOutlined />}
        onClick={() => onDay(turnPeriod(view, day, 1))}
      />
      <h2 aria-live="polite">{periodTitle(view, day, i18n.language)}</h2>
      <Button variant="outlined" onClick={() => onDay(today)}>
        {t('agenda.today')}
      </Button>
      <ToggleButtonGroup
        exclusive
        value={view}
        aria-label={t('agenda.view.label')}
        onChange={(_, next: AgendaView | null) => {
          if (next) onView(next);
        }}
      >
        {VIEWS.map((name) => (
          <ToggleButton key={name} value={name}>
            {t(`agenda.view.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Root>
  );
}
