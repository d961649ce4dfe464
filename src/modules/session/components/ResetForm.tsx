import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { PasswordField } from '@/platform/ui/PasswordField';
import { TextInput } from '@/platform/ui/TextInput';
import { toast } from '@/platform/ui/toast';
import { keepResetLink, type ResetLink } from '../rules/resetLink';
import { RESET_MIN_LENGTH, resetObstacle } from '../rules/resetRules';
import { resetPassword } from '../sessionService';
import { useServerFailure } from './useServerFailure';

/** The new password, typed twice, for the user whom the e-mail's link names. */
export function ResetForm({ link }: { readonly link: ResetLink }) {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const sayFailure = useServerFailure();
  const [email, setEmail] = useState(link.email);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [sending, setSending] = useState(false);
  const running = useRef(false);
  const obstacle = resetObstacle({ email, password, confirmation });

  async function send() {
    if (running.current || obstacle) return;
    running.current = true;
    setSending(true);
    try {
      const message = await resetPassword(link.userId, link.token, password);
      toast({ tone: 'success', text: message ?? t('reset.done') });
      keepResetLink(null);
      await navigate(href('sessionLogin'), { replace: true });
    } catch (thrown) {
      sayFailure(thrown);
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  const mismatch = confirmation !== '' && obstacle === 'different' ? t('reset.obstacle.different') : null;
  return (
    <form
      style={{ gap: 16 }}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextInput
        label={t('login.email')}
        type="email"
        name="username"
        autoComplete="username"
        size="large"
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label={t('reset.password')}
        name="new-password"
        autoComplete="new-password"
        autoFocus
        size="large"
        value={password}
        onChange={setPassword}
        helper={t('reset.helper', { count: RESET_MIN_LENGTH })}
      />
      <PasswordField
        label={t('reset.confirmation')}
        name="confirm-password"
        autoComplete="new-password"
        size="large"
        value={confirmation}
        onChange={setConfirmation}
        error={mismatch}
      />
      <LoadingButton
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        busy={sending}
        disabledReason={obstacle ? t(`reset.obstacle.${obstacle}`, { count: RESET_MIN_LENGTH }) : undefined}
      >
        {t('reset.submit')}
      </LoadingButton>
    </form>
  );
}
