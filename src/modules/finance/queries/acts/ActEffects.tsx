import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

const Box = styled('section')(({ theme }) => ({
  ...typeStep('body'),
  marginTop: 16,
  padding: '12px 16px',
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surfaceSunken,
  fontVariantNumeric: 'tabular-nums',
  '& h3': { ...typeStep('bodyStrong'), margin: '0 0 6px' },
  '& ul': { margin: 0, paddingLeft: 20 },
}));

/** What an act will do to titles, accounts, stock and its own record, while it is typed. */
export function ActEffects({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation('financeQueries');
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId}>
      <h3 id={titleId}>{t('acts.effects')}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Box>
  );
}
