import AddOutlined from '@mui/icons-material/AddOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocalDate, today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatDateTime } from '@/platform/format/instant';
import { DateControl } from '@/platform/forms/fields/DateField';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { balanceAnswer } from './balanceSlice';
import { BalanceSheet } from './components/BalanceSheet';
import { AdjustDialog } from './dialogs/AdjustDialog';
import { ReopenDialog } from './dialogs/ReopenDialog';
import { useBalanceActions } from './useBalanceActions';

const PARAM = 'data';
/** Assets, liabilities and equity on a day, out of the registers and adjusted for a reason; a closed day stays as it was. */
export function Component() {
  const { t } = useTranslation('financeBalance');
  const { text, set } = useAddressValues();
  const requested = text(PARAM);
  const day = isLocalDate(requested) && requested <= today() ? requested : today();
  const answer = useQuery(balanceAnswer, day);
  const [dialog, setDialog] = useState<'adjust' | 'reopen' | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const balance = answer.data;
  const closed = balance?.closed ?? null;
  const date = dayText(day);
  const { remove, close } = useBalanceActions(day);
  const shut = () => setDialog(null);
  const print = async () => {
    const { printElement } = await import('@/platform/export/printPages');
    if (paper.current) await printElement(t('paper', { date }), paper.current);
  };
  const waiting = balance ? undefined : t('waiting');
  const body = () => {
    if (balance)
      return (
        <div ref={paper}>
          <BalanceSheet balance={balance} onRemove={(adjustment) => void remove(adjustment)} />
        </div>
      );
    if (answer.status === 'failed')
      return answer.error?.kind === 'forbidden' ? <ForbiddenState /> : <ErrorState onRetry={answer.retry} />;
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
