import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndReason } from '@/domain/identity/events';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { selectSession } from '../sessionSlice';
import { repeatSignOut } from '../signOutFlow';

interface LoginLeadProps {
  /** Why the last session ended; null when that needs no word. */
  readonly ended: EndReason;
  /** The sign-in under way takes long. */
  readonly slow: boolean;
}

/** What is to be known before somebody signs in: a session that the server still holds, how the last one ended. */
export function LoginLead({ ended, slow }: LoginLeadProps) {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const { serverSessionOpen } = useAppSelector(selectSession);
  const [busy, setBusy] = useState(false);
  const repeat = async () => {
    setBusy(true);
    await dispatch(repeatSignOut());
    setBusy(false);
  };
  if (slow) return <span role="status">{t('login.slow')}</span>;
  if (serverSessionOpen) {
    return (
      <>
        <span role="alert">{t('leftOpen.text')}</span>{' '}
        <Button size="small" variant="outlined" loading={busy} onClick={() => void repeat()}>
          {t('leftOpen.retry')}
        </Button>
      </>
    );
  }
  return ended && <span role="status">{t(`ended.${ended}`)}</span>;
}
