import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { monthOf } from '@/platform/format/month';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { TitleFormDialog } from '../form/TitleFormDialog';
import type { TitleDoings } from '../hooks/useTitleActions';
import type { TitleAddress } from '../hooks/useTitleAddress';
import { monthFilters } from '../hooks/useTitleFilters';
import { TitlePanel } from '../panel/TitlePanel';
import type { TitlePeriod } from '../rules/titlePeriod';
import type { TitleRow } from '../rules/titleRow';
import { shortDay } from './titleLook';
import { titles } from '../titlesSlice';
import { WriteOffDialog } from '../writeOff/WriteOffDialog';

interface TitleDialogsProps {
  readonly address: TitleAddress;
  readonly rows: readonly TitleRow[];
  readonly known: boolean;
  readonly period: TitlePeriod;
  readonly doings: TitleDoings;
}

/** What the address opens over the list. */
export function TitleDialogs({ address, rows, known, period, doings }: TitleDialogsProps) {
  const { t } = useTranslation('financeTitles');
  const dispatch = useAppDispatch();
  const { open, show, tab, setTab } = address;
  const close = () => show(null, true);
  // Rows change once the dialog has given the focus back: the list then knows which row had it, and goes on to the next.
  const stale = useRef(false);
  useEffect(() => {
    if (open !== null || !stale.current) return;
    stale.current = false;
    dispatch(titles.written());
  }, [open, dispatch]);
  const writtenOff = (outside: string | null) => {
    stale.current = true;
    close();
    if (outside === null) return;
    const days = { from: shortDay(period.from), to: shortDay(period.to) };
    toast({
      tone: 'info',
      text: t('writeOff.outside', { date: dayText(outside), ...days }),
      action: {
        label: t('writeOff.showThere'),
        onClick: () => setTab('baixados', monthFilters({}, monthOf(outside), 'baixados')),
      },
    });
  };
  if (open === null) return null;
  switch (open.kind) {
    case 'view':
      return <TitlePanel id={open.id} show={show} doings={doings} onClose={close} />;
    case 'writeOff':
      // The titles are those of the list: it comes first.
      return known ? (
        <WriteOffDialog
          key={open.ids.join()}
          rows={rows.filter(({ id }) => open.ids.includes(id))}
          onClose={close}
          onSaved={writtenOff}
          period={period}
        />
      ) : null;
    case 'new':
    case 'edit':
      return (
        <TitleFormDialog
          key={open.kind}
          id={open.kind === 'new' ? open.copyOf : open.id}
          copy={open.kind === 'new'}
          movement={tab === 'a-receber' ? 'INCOME' : 'EXPENSE'}
          onClose={close}
          onSaved={close}
        />
      );
  }
}
