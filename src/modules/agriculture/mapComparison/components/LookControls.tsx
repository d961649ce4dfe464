import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@/platform/format/percent';
import { typeStep } from '@/platform/theme/typography';
import { type Look, type RampName, RAMPS } from '../look';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' });
const Opacity = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: theme.tokens.textMuted,
  '& .MuiSlider-root': { width: 110 },
  '& output': { minWidth: '4ch', fontVariantNumeric: 'tabular-nums' },
}));

interface LookControlsProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

/** Which colours, and how much of the base map shows through them. */
export function LookControls({ look, onChange }: LookControlsProps) {
  const { t } = useTranslation('agriculture');
  const id = useId();
  return (
    <Bar>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={look.ramp}
        aria-label={t('mapComparison.ramp.label')}
        onChange={(_, ramp: RampName | null) => ramp && onChange({ ...look, ramp })}
      >
        {RAMPS.map((name) => (
          <ToggleButton key={name} value={name} title={t(`mapComparison.ramp.${name}Help`)}>
            {t(`mapComparison.ramp.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Opacity>
        <span id={id}>{t('mapComparison.opacity')}</span>
        <Slider
          size="small"
          aria-labelledby={id}
          min={20}
          max={100}
          step={5}
          value={look.opacity}
          getAriaValueText={(value) => formatPercent(value, { decimals: 0 })}
          onChange={(_, value) =>
            onChange({ ...look, opacity: typeof value === 'number' ? value : look.opacity })
          }
        />
        <output>{formatPercent(look.opacity, { decimals: 0 })}</output>
      </Opacity>
    </Bar>
  );
}
