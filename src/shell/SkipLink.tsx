import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { MAIN_ID } from './layouts/PageArea';

const Anchor = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: 8,
  color: theme.tokens.onPrimary,
  backgroundColor: theme.tokens.primary,
  transform: 'translateY(-64px)',
  '&:focus': { transform: 'none' },
}));

/** First stop of the Tab key: past the navigation, to the content. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <Anchor
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('skipToContent')}
    </Anchor>
  );
}
