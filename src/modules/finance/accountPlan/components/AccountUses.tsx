import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { wordOfUse } from '../../whoUses/wordOfUse';
import { accountUses } from '../accountSlice';

/** What uses an account, requested when it is shown. */
export function AccountUses({ id }: { readonly id: number }) {
  const { t } = useTranslation('financeAccounts');
  const { t: finance } = useTranslation('finance');
  const answer = useQuery(accountUses, id);
  if (answer.status === 'failed') return <ErrorState title={t('uses.failed')} onRetry={answer.retry} />;
  if (!answer.data)
    return (
      <Loading>
        <SkeletonBlock height={24} />
      </Loading>
    );
  const words = answer.data.map(
    ({ name, count }) => `${wordOfUse(name, finance)}: ${formatNumber(count, { decimals: 0 })}`,
  );
  return (
    <Typography>
      {words.length === 0 ? t('uses.none') : t('uses.some', { uses: words.join(' · ') })}
    </Typography>
  );
}
