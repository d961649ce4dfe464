import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
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

const NOTHING_TYPED: Result = { payload: { key: 'empty' }, meta: { requestStatus: 'rejected' } };

/** Until then a spinner says enough. */
const SLOW_MS = 4000;

/** Whether something that was begun takes longer than people wait without a word. */
function useSlowness() {
  const [slow, setSlow] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => {
    clearTimeout(timer.current);
    setSlow(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { slow, begin: () => (timer.current = setTimeout(() => setSlow(true), SLOW_MS)), end };
}

/** E-mail and password: what the sign-in page and the sign-in over an open page have in common. */
export function useSignInForm(send: (credentials: Credentials) => Promise<Result>, startEmail: string) {
  const { t } = useTranslation('session');
  const slow = useSlowness();
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
    const sent = { email: typed(form, 'username').trim(), password: typed(form, 'password') };
    const empty = sent.email === '' && sent.password === '';
    slow.begin();
    const result = empty ? NOTHING_TYPED : await send(sent);
    slow.end();
    sending.current = false;
    // After a good sign-in the page leaves; until then the button stays as it is.
    if (result.meta.requestStatus === 'fulfilled') return;
    setSubmitting(false);
    setFailure((result.payload as SignInFailure | undefined) ?? { key: 'server' });
    if (empty) form.querySelector('input')?.focus();
    else passwordRef.current?.focus();
    passwordRef.current?.select();
  }

  return {
    email,
    setEmail,
    password,
    setPassword,
    submitting,
    tried,
    slow: slow.slow,
    passwordRef,
    error: failure && ('message' in failure ? failure.message : t(`login.failure.${failure.key}`)),
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      void run(event.currentTarget);
    },
  };
}
