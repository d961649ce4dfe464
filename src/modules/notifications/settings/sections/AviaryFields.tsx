import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField, SwitchField } from '@/platform/forms/fields/ToggleField';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { POULTRY_FLAGS } from '../settingsWire';
import { IntervalField } from './IntervalField';
import { ToggleGroup } from './ToggleGroup';

const Frame = styled('section')(({ theme }) => ({
  padding: '8px 16px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  '& + &': { marginTop: 8 },
}));
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  '& h4': { ...typeStep('bodyStrong'), flex: 1, minWidth: 160, margin: 0, overflowWrap: 'anywhere' },
});

interface AviaryFieldsProps {
  /** Where its fields stand in the form. */
  base: string;
  name: string;
  /** Gives the other aviaries what is chosen here; absent when there are none. */
  onCopy?: (() => void) | undefined;
}

/** One aviary: whether it sends notifications, and which. */
export function AviaryFields({ base, name, onCopy }: AviaryFieldsProps) {
  const { t } = useTranslation('notifications');
  const id = useId();
  const active = useWatch<Record<string, boolean>>({ name: `${base}.active` });
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h4 id={id}>{name}</h4>
        <Box sx={{ flex: 'none' }}>
          <SwitchField dense name={`${base}.active`} label={t('settings.aviaryActive')} />
        </Box>
      </Head>
      {active && (
        <>
          <IntervalField name={`${base}.sensorAlertTimeInterval`} />
          <ToggleGroup>
            {POULTRY_FLAGS.map((flag) => (
              <CheckboxField
                key={flag}
                dense
                name={`${base}.${flag}`}
                label={t(`settings.poultry.${flag}`)}
              />
            ))}
          </ToggleGroup>
          {onCopy && (
            <Button variant="text" size="small" onClick={onCopy} sx={{ ml: -1, mt: 0.5 }}>
              {t('settings.copyToAll')}
            </Button>
          )}
        </>
      )}
    </Frame>
  );
}
