import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { href } from '@/platform/routing/href';
import { LanguageChoice } from './LanguageChoice';
import { PublicLink } from './PublicLink';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 12,
  width: '100%',
});

/** The foot of the small forms before the application: back to sign-in, and the language. */
export function PublicFormLinks() {
  const { t } = useTranslation('session');
  return (
    <Row>
      <PublicLink to={href('sessionLogin')}>{t('backToLogin')}</PublicLink>
      <LanguageChoice />
    </Row>
  );
}
