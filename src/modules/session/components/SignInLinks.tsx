import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { href } from '@/platform/routing/href';
import { typeStep } from '@/platform/theme/typography';
import { storeLinks } from '../rules/storeLinks';
import { LanguageChoice } from './LanguageChoice';
import { PublicLink } from './PublicLink';

const Row = styled('div')(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  width: '100%',
  color: theme.tokens.textMuted,
}));
const Push = styled('span')({ flex: 1 });

/** The foot of the sign-in card: the mobile application, the terms, the language. */
export function SignInLinks() {
  const { t } = useTranslation('session');
  return (
    <>
      <Row>
        <span>{t('login.app')}</span>
        <PublicLink to={storeLinks.appStore} external>
          {t('login.appStore')}
        </PublicLink>
        <PublicLink to={storeLinks.playStore} external>
          {t('login.playStore')}
        </PublicLink>
      </Row>
      <Row>
        <PublicLink to={href('sessionTerms')}>{t('terms.title')}</PublicLink>
        <Push />
        <LanguageChoice />
      </Row>
    </>
  );
}
