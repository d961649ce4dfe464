import AddOutlined from '@mui/icons-material/AddOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocalDate, today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatDateTime } from '@/platform/format/instant';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import { DateControl } from '@/platform/forms/fields/DateField';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { layout } from '@/platform/theme/tokens';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { Banner } from '@/platform/ui/Banner';
import { Card } from '@/platform/ui/Card';
import { confirm } from '@/platform/ui/confirm';
import { FailedState } from '@/platform/ui/FailedState';
import { MetricTile } from '@/platform/ui/MetricTile';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { tellRefusal } from '@/platform/ui/tellRefusal';
import { toast } from '@/platform/ui/toast';
import { useQuery } from '@/platform/store/useQuery';
import { useAppDispatch } from '@/platform/store/hooks';
import { closeDay, removeAdjustment } from './balanceService';
import { balanceAnswer, balanceWritten } from './balanceSlice';
import type { Adjustment, Balance } from './balanceTypes';
import { BalanceSide } from './components/BalanceSide';
import { AdjustDialog } from './dialogs/AdjustDialog';
import { ReopenDialog } from './dialogs/ReopenDialog';
import { balanceSums } from './rules/balance';

const PARAM = 'data';
const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });
const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: layout.gap,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
// Each as wide as its figure, so that the six stand in one row at 1366 px and the first line of the sheet high.
const Tiles = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  [theme.breakpoints.up('lg')]: { justifyContent: 'space-between' },
}));

function Sheet({
  balance,
  onRemove,
}: {
  readonly balance: Balance;
  readonly onRemove: (adjustment: Adjustment) => void;
}) {
  const { t } = useTranslation('financeBalance');
  const sums = balanceSums(balance);
  const share = (value: number | null) => (value === null ? '–' : formatPercent(value, { decimals: 1 }));
  return (
    <Stack>
      {balance.unread > 0 && <Banner tone="danger" fact={t('unread', { count: balance.unread })} />}
      <Card title={t('summary')}>
        <Tiles>
          <MetricTile label={t('assets')} value={formatMoney(sums.assets)} />
          <MetricTile label={t('liabilities')} value={formatMoney(sums.liabilities)} />
          <MetricTile label={t('equity')} value={formatMoney(sums.equity)} />
          <MetricTile
            label={t('ratios.current')}
            value={sums.current === null ? '–' : formatNumber(sums.current, { decimals: 2 })}
          />
          <MetricTile label={t('ratios.debt')} value={share(sums.debt)} />
          <MetricTile label={t('ratios.short')} value={share(sums.short)} />
        </Tiles>
      </Card>
      <Sides>
        <BalanceSide
          balance={balance}
          sums={sums}
          title={t('assets')}
          sections={['CURRENT_ASSETS', 'LONG_ASSETS']}
          total={sums.assets}
          onRemove={onRemove}
        />
        <BalanceSide
          balance={balance}
          sums={sums}
          title={t('liabilitiesAndEquity')}
          sections={['CURRENT_LIABILITIES', 'LONG_LIABILITIES']}
          equity={sums.equity}
          total={sums.liabilities + sums.equity}
          onRemove={onRemove}
        />
      </Sides>
    </Stack>
  );
}

/** Assets, liabilities and equity on a day, out of the registers and adjusted for a reason; a closed day stays as it was. */
export function Component() {
  const { t } = useTranslation('financeBalance');
  const dispatch = useAppDispatch();
  const { text, set } = useAddressValues();
  const requested = text(PARAM);
  const day = isLocalDate(requested) && requested <= today() ? requested : today();
  const answer = useQuery(balanceAnswer, day);
  const [dialog, setDialog] = useState<'adjust' | 'reopen' | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const balance = answer.data;
  const closed = balance?.closed ?? null;
  const date = dayText(day);
  const shut = () => setDialog(null);
  const remove = async (adjustment: Adjustment) => {
    const sure = await confirm({
      title: t('adjust.removeTitle', { name: adjustment.name }),
      body: t('adjust.removeText'),
      confirmLabel: t('adjust.removeAction'),
      danger: true,
    });
    if (!sure) return;
    try {
      await removeAdjustment(adjustment.id);
      toast({ tone: 'success', text: t('adjust.removed') });
    } catch (thrown) {
      tellRefusal(thrown);
    }
    dispatch(balanceWritten());
  };
  const close = async () => {
    const sure = await confirm({
      title: t('close.title', { date }),
      body: t('close.text'),
      confirmLabel: t('close.action'),
    });
    if (!sure) return;
    try {
      await closeDay(day, true);
      toast({ tone: 'success', text: t('close.done', { date }) });
    } catch (thrown) {
      tellRefusal(thrown);
    }
    dispatch(balanceWritten());
  };
  const print = async () => {
    const { printElement } = await import('@/platform/export/printPages');
    if (paper.current) await printElement(t('paper', { date }), paper.current);
  };
  const waiting = balance ? undefined : t('waiting');
  const body = () => {
    if (balance)
      return (
        <div ref={paper}>
          <Sheet balance={balance} onRemove={(adjustment) => void remove(adjustment)} />
        </div>
      );
    if (answer.status === 'failed') return <FailedState error={answer.error} onRetry={answer.retry} />;
    return (
      <Loading>
        <SkeletonBlock height={460} radius={10} />
      </Loading>
    );
  };
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={
          closed
            ? t('closedBy', { when: formatDateTime(closed.at), who: closed.userName })
            : t('subtitle', { date })
        }
        primary={{
          label: t('adjust.action'),
          icon: <AddOutlined />,
          disabledReason: closed ? t('adjust.closed') : waiting,
          onClick: () => setDialog('adjust'),
        }}
        actions={[
          closed
            ? { label: t('reopen.action'), icon: <LockOpenOutlined />, onClick: () => setDialog('reopen') }
            : {
                label: t('close.action'),
                icon: <LockOutlined />,
                disabledReason: waiting,
                onClick: () => void close(),
              },
          {
            label: t('print'),
            icon: <PrintOutlined />,
            disabledReason: waiting,
            onClick: () => void print(),
          },
        ]}
      />
      <ChoiceBar>
        <DateControl
          label={t('day')}
          value={day}
          max={today()}
          onChange={(next) => set({ [PARAM]: isLocalDate(next) ? next : null }, { push: true })}
        />
      </ChoiceBar>
      {body()}
      {dialog === 'adjust' && <AdjustDialog day={day} onClose={shut} />}
      {dialog === 'reopen' && <ReopenDialog day={day} onClose={shut} />}
    </>
  );
}
