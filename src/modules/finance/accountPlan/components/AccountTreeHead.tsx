import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';

/** Height of the heads in px. */
export const HEAD = 32;

const Heads = styled('div')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  position: 'sticky',
  top: 0,
  zIndex: 1,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: '40px 12px',
  borderBottom: `1px solid ${tokens.border}`,
  backgroundColor: tokens.surfaceSunken,
  color: tokens.textMuted,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& .name': { flex: '1 1 auto', minWidth: 0 },
  '& .fact': { flex: 'none', width: 210 },
  '& .count': { flex: 'none', width: 56, textAlign: 'right' },
  '@media (max-width: 1199px)': { '& .fact': { width: 150 } },
  '@media (max-width: 899px)': { '& .fact': { display: 'none' } },
}));

/** What stands in the columns of the tree; lines say it themselves to screen readers. */
export function AccountTreeHead({ height }: { readonly height: number }) {
  const { t } = useTranslation('financeAccounts');
  return (
    <Heads aria-hidden style={{ height }}>
      <span className="name">{t('heads.account')}</span>
      <span className="fact">{t('heads.lcdpr')}</span>
      <span className="fact">{t('heads.resultLine')}</span>
      <span className="count">{t('heads.titles')}</span>
    </Heads>
  );
}
