import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { useQuery } from '@/platform/store/useQuery';
import { typeStep } from '@/platform/theme/typography';
import { confirm } from '@/platform/ui/confirm';
import { FailedState } from '@/platform/ui/FailedState';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { Loading, SkeletonText } from '@/platform/ui/Skeletons';
import { toast } from '@/platform/ui/toast';
import { type Deal, dealAsset, type DealAsset, type DealKind, dealReversed, deals } from '../dealService';
import type { AssetController } from '../patrimonyService';
import { DealDialog } from './DealDialog';

const List = styled('ul')({ listStyle: 'none', margin: '12px 0', padding: 0, display: 'grid', gap: 12 });
const Entry = styled('li')(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '8px 8px 8px 16px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: 8,
}));
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** What was sold, its value, and what came of it. */
function useDealWords() {
  const { t } = useTranslation('financePatrimony');
  return (deal: Deal) => {
    const part =
      deal.heads === null
        ? deal.percentage === 100
          ? ''
          : `${formatNumber(deal.percentage, { decimals: 2, minDecimals: 0 })} %`
        : t('deals.headCount', { count: deal.heads });
    const book = deal.bookValue === null ? '' : t('deals.book', { value: formatMoney(deal.bookValue) });
    const what = deal.kind === null ? t('deals.other') : t(`deals.kinds.${deal.kind}`);
    return [`${what} ${dayText(deal.date)}`, part, formatMoney(deal.value), deal.partnerPersonName, book]
      .filter(Boolean)
      .join(' · ');
  };
}

function DealEntry({ deal }: { readonly deal: Deal }) {
  const { t } = useTranslation('financePatrimony');
  const dispatch = useAppDispatch();
  const holds = useHoldsMenuKey();
  const runOnce = useSingleFlight<number>();
  const words = useDealWords();
  const reverse = () =>
    runOnce(deal.id, async () => {
      const sure = await confirm({
        title: t('deals.reverse.question'),
        body: t(deal.documentId === null ? 'deals.reverse.body' : 'deals.reverse.bodyWithTitle', {
          deal: words(deal),
          number: deal.documentNumber,
        }),
        confirmLabel: t('deals.reverse.action'),
        danger: true,
      });
      if (!sure) return;
      try {
        await dispatch(dealReversed(deal.id));
        toast({ tone: 'success', text: t('deals.reverse.done') });
      } catch (thrown) {
        notifyRefusal(thrown, t('deals.reverse.refused'));
      }
    });
  const titleText = t('deals.titleOf', { number: deal.documentNumber });
  return (
    <Entry>
      <div>
        {words(deal)}
        <br />
        {deal.tradeAccountId === null ? (
          t('deals.noTitle')
        ) : holds('TITLES') ? (
          <Link component={PageLink} to={href('financeTitles', {}, { titulo: deal.tradeAccountId })}>
            {titleText}
          </Link>
        ) : (
          titleText
        )}
      </div>
      <Button size="small" variant="text" disabled={deal.isPaid === true} onClick={reverse}>
        {deal.isPaid === true ? t('deals.reverse.paid') : t('deals.reverse.action')}
      </Button>
    </Entry>
  );
}

interface DealActsProps {
  readonly asset: DealAsset;
  readonly known: readonly Deal[];
  readonly onAct: (kind: DealKind) => void;
}

/** What can still be done: each whole purchase or sale has one title. */
function DealActs({ asset, known, onAct }: DealActsProps) {
  const { t } = useTranslation('financePatrimony');
  const done = (kind: DealKind) => known.some((deal) => deal.kind === kind && deal.percentage === 100);
  const sold = asset.saleDate !== null;
  return (
    <Acts>
      {!done('PURCHASE') && (
        <Button variant="outlined" onClick={() => onAct('PURCHASE')}>
          {t('deals.acts.PURCHASE')}
        </Button>
      )}
      {!done('SALE') && (
        <Button variant="outlined" onClick={() => onAct('SALE')}>
          {sold ? t('deals.titleOfSale') : t('deals.sell')}
        </Button>
      )}
    </Acts>
  );
}

/** Purchase and sales of an asset, each with its title: asked for, and taken back as a whole. */
export function DealsTab({ controller, id }: { readonly controller: AssetController; readonly id: RowId }) {
  const { t } = useTranslation('financePatrimony');
  const question = useMemo(() => ({ controller, id }), [controller, id]);
  const asset = useQuery(dealAsset, question);
  const known = useQuery(deals, id);
  const [act, setAct] = useState<DealKind | null>(null);
  const failed = [asset, known].find(({ data, status }) => data === null && status === 'failed');
  if (failed)
    return (
      <FailedState
        error={failed.error}
        onRetry={() => {
          asset.retry();
          known.retry();
        }}
      />
    );
  if (!asset.data || !known.data)
    return (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    );
  return (
    <>
      <DealActs asset={asset.data} known={known.data} onAct={setAct} />
      {known.data.length === 0 && <p>{t('deals.none')}</p>}
      <List aria-label={t('deals.label')}>
        {known.data.map((deal) => (
          <DealEntry key={deal.id} deal={deal} />
        ))}
      </List>
      {act && <DealDialog kind={act} asset={asset.data} onClose={() => setAct(null)} />}
    </>
  );
}
