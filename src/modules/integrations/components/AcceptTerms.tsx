import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '@/platform/ui/LoadingButton';

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

interface AcceptTermsProps {
  /** The text stands on the page. */
  readonly read: boolean;
  readonly busy: boolean;
  readonly onAccept: () => void;
}

/** The agreement of the one who answers for the account. */
export function AcceptTerms({ read, busy, onAccept }: AcceptTermsProps) {
  const { t } = useTranslation('integrations');
  const [agreed, setAgreed] = useState(false);
  const obstacle = read ? (agreed ? undefined : t('terms.notAgreed')) : t('terms.notLoaded');
  return (
    <Foot>
      <FormControlLabel
        control={
          <Checkbox checked={agreed} disabled={busy} onChange={(event) => setAgreed(event.target.checked)} />
        }
        label={t('terms.agree')}
      />
      <LoadingButton variant="contained" busy={busy} disabledReason={obstacle} onClick={onAccept}>
        {t('terms.accept')}
      </LoadingButton>
    </Foot>
  );
}
