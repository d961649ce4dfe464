import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { typeStep } from '@/platform/theme/typography';
import { SignInFrame } from '@/platform/ui/SignInFrame';
import { LanguageChoice } from '../components/LanguageChoice';
import { PublicLink } from '../components/PublicLink';

const Body = styled('div')(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  marginTop: 24,
  overflowWrap: 'anywhere',
  '& > svg': { fontSize: 40, color: theme.tokens.success.solid },
  '& > p': { color: theme.tokens.textMuted },
}));

/** The address the recovery e-mail went to, when this page was reached by sending it. */
function sentTo(state: unknown): string | null {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : null;
  return typeof email === 'string' ? email : null;
}

export function Component() {
  const { t } = useTranslation('session');
  const email = sentTo(useLocation().state);
  return (
    <SignInFrame title={t('emailSent.title')} links={<LanguageChoice />}>
      <Body>
        <MarkEmailReadOutlined aria-hidden />
        <span role="status">{email ? t('emailSent.to', { email }) : t('emailSent.text')}</span>
        <p>{t('emailSent.hint')}</p>
        <Button component={Link} to={href('sessionLogin')} variant="outlined">
          {t('backToLogin')}
        </Button>
        <PublicLink to={href('sessionForgotPassword')}>{t('emailSent.again')}</PublicLink>
      </Body>
    </SignInFrame>
  );
}
