import BuildOutlined from '@mui/icons-material/BuildOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { SignInFrame } from '@/platform/ui/SignInFrame';
import { LanguageChoice } from '../components/LanguageChoice';

const Body = styled('div')(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  marginTop: 24,
  '& > svg': { fontSize: 40, color: theme.tokens.textMuted },
}));

export function Component() {
  const { t } = useTranslation('session');
  return (
    <SignInFrame title={t('maintenance.title')} links={<LanguageChoice />}>
      <Body>
        <BuildOutlined aria-hidden />
        <p>{t('maintenance.text')}</p>
        {/* A full page load: a new release may be what the maintenance was about. */}
        <Button variant="outlined" href="/">
          {t('retry')}
        </Button>
      </Body>
    </SignInFrame>
  );
}
