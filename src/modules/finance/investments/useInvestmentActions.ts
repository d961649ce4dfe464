import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import type { RowAction } from '@/platform/grid/rowActions';
import { useStable } from '@/platform/react/useStable';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useAppDispatch } from '@/platform/store/hooks';
import { removeInvestment, reverseRedemption } from './investmentsService';
import { positionsWritten } from './investmentsSlice';
import type { Investment } from './investmentTypes';
import { netOf, type PositionRow } from './rules/positions';

interface Doings {
  readonly onDeposit: (investment: Investment) => void;
  readonly onRedeem: (investment: Investment) => void;
  readonly onIncome: (investment: Investment) => void;
}

/** What is done with a position: money put in or taken out, its gain reported, the last redemption undone, deleted. */
export function useInvestmentActions({ onDeposit, onRedeem, onIncome }: Doings) {
  const { t } = useTranslation('financeInvestments');
  const dispatch = useAppDispatch();
  const runOnce = useSingleFlight<number | string>();
  const asking = useStable(
    (investment: Investment, doing: 'remove' | 'reverse', body: string, work: () => Promise<unknown>) =>
      runOnce(investment.id, async () => {
        const sure = await confirm({
          title: t(`${doing}.question`, { product: investment.product }),
          body,
          confirmLabel: t(`${doing}.action`),
          danger: true,
        });
        if (!sure) return;
        try {
          await work();
          toast({ tone: 'success', text: t(`${doing}.done`) });
        } catch (thrown) {
          notifyRefusal(thrown, t(`${doing}.refused`));
        }
        dispatch(positionsWritten());
      }),
  );
  return useMemo((): readonly RowAction<PositionRow>[] => {
    const empty = ({ principal }: PositionRow) => (principal > 0 ? undefined : t('redeem.nothing'));
    return [
      {
        id: 'redeem',
        label: t('redeem.action'),
        icon: SavingsOutlined,
        primary: true,
        reason: empty,
        run: ({ investment }) => onRedeem(investment),
      },
      {
        id: 'deposit',
        label: t('deposit.action'),
        icon: AddOutlined,
        reason: ({ maturity }) => (maturity === 'overdue' ? t('deposit.due') : undefined),
        run: ({ investment }) => onDeposit(investment),
      },
      {
        id: 'income',
        label: t('income.action'),
        icon: TrendingUpOutlined,
        reason: empty,
        run: ({ investment }) => onIncome(investment),
      },
      {
        id: 'reverse',
        label: t('reverse.action'),
        icon: UndoOutlined,
        reason: ({ investment }) => (investment.redemptions.length > 0 ? undefined : t('reverse.nothing')),
        run: ({ investment }) => {
          const last = investment.redemptions.at(-1);
          if (!last) return;
          const body = t('reverse.body', {
            day: dayText(last.day),
            value: formatMoney(netOf(last.principal, last)),
          });
          asking(investment, 'reverse', body, () => reverseRedemption(investment));
        },
      },
      {
        id: 'remove',
        label: t('remove.action'),
        icon: DeleteOutlined,
        reason: ({ investment }) => (investment.redemptions.length > 0 ? t('remove.redeemed') : undefined),
        run: ({ investment }) =>
          asking(investment, 'remove', t('remove.body'), () => removeInvestment(investment)),
      },
    ];
  }, [t, asking, onDeposit, onRedeem, onIncome]);
}
