import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { typeStep } from '@/platform/theme/typography';

const Words = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.textMuted,
  '& svg': { fontSize: 16 },
  '&[data-right="true"] svg': { color: theme.tokens.success.softText },
  '&[data-right="false"]': { color: theme.tokens.warning.softText },
}));

interface SumLineProps {
  /** In cents, both. */
  readonly sum: number;
  readonly total: number | null;
}

/** What lines make together, and how far that is from the total. */
export function SumLine({ sum, total }: SumLineProps) {
  const { t } = useTranslation('invoices');
  const right = sum === total;
  const Icon = right ? CheckCircleOutlined : WarningAmberOutlined;
  return (
    <Words data-right={total === null ? undefined : right}>
      {total !== null && <Icon aria-hidden />}
      {right || total === null
        ? t('sum.right', { sum: formatMoney(sum) })
        : t('sum.differs', { sum: formatMoney(sum), difference: formatMoney(total - sum) })}
    </Words>
  );
}
