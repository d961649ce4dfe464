import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credentials } from '../sessionFlow';
import type { SignInFailure } from '../signInFailure';

interface Result {
  payload?: unknown;
  meta: { requestStatus: 'fulfilled' | 'rejected' };
}

/** What a form holds under a name. A password manager may have filled it without telling the page. */
function typed(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** E-mail and password: what the sign-in page and the sign-in over an open page have in common. */
export function useSignInForm(send: (credentials: Credentials) => Promise<Result>, startEmail: string) {
  const { t } = useTranslation('session');
  const [email, setEmail] = useState(startEmail);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [tried, setTried] = useState(false);
  const passwordRef = useRef<HTMLInputElement>(null);
  // State changes with the next render; a second click may come before it.
  const sending = useRef(false);

  async function run(form: HTMLFormElement) {
    if (sending.current) return;
    sending.current = true;
    setSubmitting(true);
    setTried(true);
    setFailure(null);
    const result = await send({ email: typed(form, 'username').trim(), password: typed(form, 'password') });
    sending.current = false;
    // After a good sign-in the page leaves; until then the button stays as it is.
    if (result.meta.requestStatus === 'fulfilled') return;
    setSubmitting(false);
    setFailure((result.payload as SignInFailure | undefined) ?? { key: 'server' });
    passwordRef.current?.focus();
    passwordRef.current?.select();
  }

  return {
    email,
    setEmail,
    password,
    setPassword,
    submitting,
    tried,
    passwordRef,
    error: failure && ('message' in failure ? failure.message : t(`login.failure.${failure.key}`)),
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      void run(event.currentTarget);
    },
  };
}
