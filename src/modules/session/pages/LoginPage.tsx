import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { PasswordField } from '@/platform/ui/PasswordField';
import { TextInput } from '@/platform/ui/TextInput';
import { type SignInFailure, signIn } from '../sessionFlow';
import { selectSession } from '../sessionSlice';

export function Component() {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const { endReason } = useAppSelector(selectSession);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [submitting, setSubmitting] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (submitting) return;
    setSubmitting(true);
    setFailure(null);
    const result = await dispatch(signIn({ email, password }));
    setSubmitting(false);
    if (signIn.rejected.match(result)) setFailure(result.payload ?? { key: 'server' });
  }

  const error = failure && ('message' in failure ? failure.message : t(`login.failure.${failure.key}`));
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh' }}>
      <Box component="form" onSubmit={(event) => void submit(event)} sx={{ width: 400, maxWidth: '100%', p: 3 }}>
        <Typography component="h1" variant="h5">
          {t('login.title')}
        </Typography>
        {endReason && <Typography role="status">{t(`ended.${endReason}`)}</Typography>}
        <TextInput
          label={t('login.email')}
          type="email"
          name="username"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={error}
        />
        <Button type="submit" variant="contained" fullWidth disabled={submitting}>
          {t('login.submit')}
        </Button>
        <Link href="/esqueci-minha-senha">{t('login.forgot')}</Link>
      </Box>
    </Box>
  );
}
