import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';

const Root = styled('div')(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  color: theme.tokens.textMuted,
}));
const Words = styled('p')({ flex: '1 1 240px', margin: 0 });

/** Nothing pinned yet: one line, as the card is one line high when there is something. */
export function NoShortcuts({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation('home');
  return (
    <Root role="status">
      <PushPinOutlined aria-hidden />
      <Words>{t('shortcuts.empty')}</Words>
      <Button variant="outlined" onClick={onChoose}>
        {t('shortcuts.choose')}
      </Button>
    </Root>
  );
}
