import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { PasswordField } from '@/platform/ui/PasswordField';
import { TextInput } from '@/platform/ui/TextInput';
import { SignOutButton } from '../components/SignOutButton';
import { useSignInForm } from '../components/useSignInForm';
import { reenter } from '../reentryFlow';
import { reentryLeft, selectSession } from '../sessionSlice';
import { BlockingDialog } from './BlockingDialog';

const Fields = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, marginTop: 20 });
const Push = styled('span')({ flex: 1 });

/** Sign-in over the open page, which keeps everything that was typed. */
export function ReentryDialog() {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const { locked } = useAppSelector(selectSession);
  const identity = useIdentity();
  const form = useSignInForm((credentials) => dispatch(reenter(credentials)), identity?.email ?? '');
  const leave = locked ? undefined : () => void dispatch(reentryLeft());
  return (
    <BlockingDialog title={locked ? t('reentry.title') : t('reentry.earlyTitle')} onLeave={leave}>
      <form noValidate onSubmit={form.submit}>
        <DialogContent>
          {form.slow ? (
            <span role="status">{t('login.slow')}</span>
          ) : locked ? (
            t('reentry.text')
          ) : (
            t('reentry.earlyText')
          )}
          <Fields>
            <TextInput
              label={t('login.email')}
              type="email"
              name="username"
              autoComplete="username"
              value={form.email}
              onChange={form.setEmail}
            />
            <PasswordField
              label={t('login.password')}
              name="password"
              autoComplete="current-password"
              autoFocus
              helperLines={2}
              value={form.password}
              onChange={form.setPassword}
              error={form.error}
              inputRef={form.passwordRef}
            />
          </Fields>
        </DialogContent>
        <DialogActions>
          <SignOutButton />
          <Push />
          {leave && (
            <Button variant="outlined" onClick={leave}>
              {t('reentry.notNow')}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={form.submitting}>
            {t('login.submit')}
          </Button>
        </DialogActions>
      </form>
    </BlockingDialog>
  );
}
