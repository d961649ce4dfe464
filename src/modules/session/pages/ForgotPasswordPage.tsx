import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord, textOf } from '@/platform/http/loose';
import { href } from '@/platform/routing/href';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { SignInFrame } from '@/platform/ui/SignInFrame';
import { TextInput } from '@/platform/ui/TextInput';
import { PublicFormLinks } from '../components/PublicFormLinks';
import { useServerFailure } from '../components/useServerFailure';
import { requestPasswordReset } from '../sessionService';

export function Component() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const sayFailure = useServerFailure();
  const { state } = useLocation() as { state: unknown };
  const [email, setEmail] = useState(() => textOf(isRecord(state) ? state['email'] : ''));
  const [sending, setSending] = useState(false);
  const running = useRef(false);
  const address = email.trim();

  async function send() {
    if (running.current || address === '') return;
    running.current = true;
    setSending(true);
    try {
      await requestPasswordReset(address);
      await navigate(href('sessionEmailSent'), { state: { email: address } });
    } catch (thrown) {
      sayFailure(thrown);
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  return (
    <SignInFrame title={t('forgot.title')} lead={t('forgot.lead')} links={<PublicFormLinks />}>
      <form
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
          autoFocus
          size="large"
          value={email}
          onChange={setEmail}
        />
        <LoadingButton
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          busy={sending}
          disabledReason={address === '' ? t('forgot.noEmail') : undefined}
        >
          {t('forgot.submit')}
        </LoadingButton>
      </form>
    </SignInFrame>
  );
}
