import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateFrame } from '@/platform/ui/StateFrame';

const Actions = styled('div')({ display: 'grid', justifyItems: 'center', gap: 4 });

interface EmbedConsentProps {
  readonly host: string;
  readonly onGive: (always: boolean) => void;
}

/** Says which site is called and what it learns. Nothing of it is loaded before the button is pressed. */
export function EmbedConsent({ host, onGive }: EmbedConsentProps) {
  const { t } = useTranslation('home');
  const [always, setAlways] = useState(false);
  return (
    <StateFrame
      icon={<LanguageOutlined />}
      title={t('prices.consent.title')}
      text={t('prices.consent.text', { host })}
      action={
        <Actions>
          <Button variant="outlined" onClick={() => onGive(always)}>
            {t('prices.consent.load')}
          </Button>
          <FormControlLabel
            label={t('prices.consent.remember')}
            control={<Checkbox checked={always} onChange={(_, checked) => setAlways(checked)} />}
          />
        </Actions>
      }
    />
  );
}
