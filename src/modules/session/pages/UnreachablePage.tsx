import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

/**
 * Stands in for the application when a kept token could not be tried. `onRetry` tries once more; the browser's word
 * that it is connected again counts as a press on the button.
 */
export function UnreachablePage({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation('session');
  const [trying, setTrying] = useState(false);
  const running = useRef(false);
  async function retry() {
    if (running.current) return;
    running.current = true;
    setTrying(true);
    await onRetry();
    running.current = false;
    setTrying(false);
  }
  const onOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    const listen = () => onOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
  return (
    <SignInFrame title={t('unreachable.title')} links={<LanguageChoice />}>
      <Body>
        <CloudOffOutlined aria-hidden />
        <p role="alert">{t('unreachable.text')}</p>
        <Button variant="contained" loading={trying} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      </Body>
    </SignInFrame>
  );
}
