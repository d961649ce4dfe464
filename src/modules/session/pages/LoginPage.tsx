import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/platform/routing/href';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { PasswordField } from '@/platform/ui/PasswordField';
import { SignInFrame } from '@/platform/ui/SignInFrame';
import { TextInput } from '@/platform/ui/TextInput';
import { PublicLink } from '../components/PublicLink';
import { LoginLead } from '../components/LoginLead';
import { SignInLinks } from '../components/SignInLinks';
import { useSignInForm } from '../components/useSignInForm';
import { signIn } from '../sessionFlow';
import { selectSession } from '../sessionSlice';
import { warmUp } from '../warmUp';

// With links as tall as a finger the card would outgrow the splash that it replaces.
const Forgot = styled('div')({ '@media (pointer: coarse)': { marginTop: -8 } });

// The browser's own box: the sign-in comes over slow lines.
const Shared = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 'fit-content',
  minHeight: 32,
  margin: '-4px 0 2px',
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, accentColor: theme.tokens.primary },
}));

/** Fetches what follows as soon as nothing else is to be done, at the latest with the first letter typed. */
function useWarmUp() {
  useEffect(() => {
    const timer = setTimeout(warmUp, 1000);
    return () => clearTimeout(timer);
  }, []);
}

export function Component() {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const { endReason } = useAppSelector(selectSession);
  const [shared, setShared] = useState(false);
  const form = useSignInForm((credentials) => dispatch(signIn({ ...credentials, shared })), '');
  useWarmUp();
  // The fields come first: on a slow computer the links follow a moment later, in room that is kept for them.
  const links = useDeferredValue(<SignInLinks />, null);
  return (
    <SignInFrame
      title={t('login.title')}
      lead={<LoginLead ended={form.tried ? null : endReason} slow={form.slow} />}
      words={t('login.lead')}
      links={links}
    >
      <form noValidate onSubmit={form.submit} onInput={warmUp}>
        <TextInput
          label={t('login.email')}
          type="email"
          name="username"
          autoComplete="username"
          autoFocus
          size="large"
          value={form.email}
          onChange={form.setEmail}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          size="large"
          helperLines={2}
          value={form.password}
          onChange={form.setPassword}
          error={form.error}
          inputRef={form.passwordRef}
        />
        <Shared title={t('login.sharedHint')}>
          <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
          {t('login.shared')}
        </Shared>
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.submitting}>
          {t('login.submit')}
        </Button>
        <Forgot>
          <PublicLink to={href('sessionForgotPassword')} state={{ email: form.email.trim() }}>
            {t('login.forgot')}
          </PublicLink>
        </Forgot>
      </form>
    </SignInFrame>
  );
}
