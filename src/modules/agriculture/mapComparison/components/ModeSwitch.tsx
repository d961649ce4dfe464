import CompareOutlined from '@mui/icons-material/CompareOutlined';
import DifferenceOutlined from '@mui/icons-material/DifferenceOutlined';
import VerticalSplitOutlined from '@mui/icons-material/VerticalSplitOutlined';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { type ComparisonMode, MODES } from '../hooks/useComparisonAddress';

const ICONS = { side: VerticalSplitOutlined, swipe: CompareOutlined, change: DifferenceOutlined } as const;

const Group = styled(ToggleButtonGroup)(({ theme }) => ({
  '& .MuiToggleButton-root': { gap: 6, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    '& .MuiToggleButton-root': { flex: 1, padding: '0 4px', '& svg': { display: 'none' } },
  },
}));

interface ModeSwitchProps {
  readonly mode: ComparisonMode;
  readonly onChange: (mode: ComparisonMode) => void;
}

/** Three ways to look at two images. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const { t } = useTranslation('agriculture');
  return (
    <Group
      exclusive
      size="small"
      value={mode}
      aria-label={t('mapComparison.mode.label')}
      onChange={(_, next: ComparisonMode | null) => next && onChange(next)}
    >
      {MODES.map((name) => {
        const Icon = ICONS[name];
        return (
          <ToggleButton key={name} value={name}>
            <Icon fontSize="small" aria-hidden />
            {t(`mapComparison.mode.${name}`)}
          </ToggleButton>
        );
      })}
    </Group>
  );
}
