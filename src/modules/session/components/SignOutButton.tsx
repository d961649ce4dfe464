import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { signOut } from '../sessionFlow';

/** Leaves; the session's end moves the page by itself. */
export function SignOutButton() {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const [leaving, setLeaving] = useState(false);
  return (
    <LoadingButton
      variant="outlined"
      busy={leaving}
      onClick={() => {
        setLeaving(true);
        void dispatch(signOut()).then((left) => setLeaving(left));
      }}
    >
      {t('signOut')}
    </LoadingButton>
  );
}
