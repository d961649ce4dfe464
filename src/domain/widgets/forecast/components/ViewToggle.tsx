import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

interface ViewToggleProps {
  readonly detailed: boolean;
  readonly onChange: (detailed: boolean) => void;
}

/** By day, or hour by hour. */
export function ViewToggle({ detailed, onChange }: ViewToggleProps) {
  const { t } = useTranslation('forecast');
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={t('view.label')}
      value={detailed}
      onChange={(_, next: boolean | null) => next !== null && onChange(next)}
      sx={{ alignSelf: 'flex-start' }}
    >
      <ToggleButton value={false}>{t('view.summary')}</ToggleButton>
      <ToggleButton value>{t('view.detailed')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
