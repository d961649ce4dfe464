import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
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
        <FormControlLabel
          sx={{ mt: -1 }}
          label={t('login.shared')}
          control={
            <Checkbox
              size="small"
              checked={shared}
              onChange={(_, checked) => setShared(checked)}
              slotProps={{ input: { 'aria-description': t('login.sharedHint') } }}
            />
          }
          title={t('login.sharedHint')}
        />
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
