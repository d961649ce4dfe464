import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { typeStep } from '@/platform/theme/typography';
import type { Settlement } from '../rules/settle';

const Left = styled('strong')({ ...typeStep('bodyStrong'), marginRight: 'auto' });

/** What is missing until lines and choice are the same: in the foot, in sight however long the lists are. */
export function MatchLeft({ settlement }: { readonly settlement: Settlement }) {
  const { t } = useTranslation('financeReconciliation');
  const { lineSum, difference, fault } = settlement;
  const missing = fault === 'noTarget' ? lineSum : Math.abs(difference);
  const state = missing === 0 ? 'zero' : difference < 0 ? 'less' : 'more';
  return <Left role="status">{t(`sums.${state}`, { value: formatMoney(missing) })}</Left>;
}
