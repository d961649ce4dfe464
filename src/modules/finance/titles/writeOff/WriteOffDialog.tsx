import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '@/platform/react/useStable';
import { DialogFrame } from '@/platform/forms/DialogFrame';
import { useAppDispatch } from '@/platform/store/hooks';
import { EmptyState } from '@/platform/ui/EmptyState';
import { toast } from '@/platform/ui/toast';
import { notifyNotDone } from '../hooks/notifyNotDone';
import { isWithin, type TitlePeriod } from '../rules/titlePeriod';
import type { TitleRow } from '../rules/titleRow';
import { writeOffsReversed } from '../titlesSlice';
import { WriteOffForm } from './WriteOffForm';
import type { WriteOffValues } from './writeOffSchema';

interface WriteOffDialogProps {
  readonly rows: readonly TitleRow[];
  readonly onClose: () => void;
  /** Days of payment that the list does not show come too. */
  readonly onSaved: (outside: string | null) => void;
  readonly period: TitlePeriod;
}

/** Titles are written off here; those that are settled already, or of both sides, are named in its place. */
export function WriteOffDialog(props: WriteOffDialogProps) {
  const { t } = useTranslation('financeTitles');
  const dispatch = useAppDispatch();
  // The list may load anew behind it; what is being written off stays what it was.
  const [rows] = useState(() => props.rows.filter(({ open }) => open > 0));
  const bothSides = new Set(rows.map(({ movement }) => movement)).size > 1;
  const title = rows.length > 1 ? t('writeOff.titleMany', { count: rows.length }) : t('writeOff.titleOne');

  const undo = useStable(async (ids: readonly number[]) => {
    try {
      await dispatch(writeOffsReversed(ids));
      toast({ tone: 'success', text: t('reverse.done') });
    } catch (thrown) {
      notifyNotDone(thrown, 'reverse', t);
    }
  });
  const saved = (ids: readonly number[], values: WriteOffValues) => {
    toast({
      tone: 'success',
      text: t('writeOff.done', { count: rows.length }),
      ...(ids.length > 0 && { action: { label: t('writeOff.undo'), onClick: () => void undo(ids) } }),
    });
    const settled = rows.filter(({ id, open }) =>
      values.lines.some((line) => line.id === id && line.value === open),
    );
    const { paymentDate } = values;
    const outside = settled.some((row) => !isWithin(row, paymentDate, props.period));
    props.onSaved(outside ? paymentDate : null);
  };
  return (
    <DialogFrame title={title} size="l" onClose={props.onClose}>
      {rows.length === 0 || bothSides ? (
        <DialogContent>
          <EmptyState
            title={rows.length === 0 ? t('writeOff.gone') : t('writeOff.bothSides')}
            text={rows.length === 0 ? t('writeOff.goneText') : undefined}
          />
        </DialogContent>
      ) : (
        <WriteOffForm title={title} rows={rows} onClose={props.onClose} onSaved={saved} />
      )}
    </DialogFrame>
  );
}
