import { useTranslation } from 'react-i18next';
import { type AppError, asAppError } from '@/platform/http/appError';
import { isRecord } from '@/platform/http/loose';
import { saidBy } from '@/platform/http/saidBy';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useStable } from '@/platform/react/useStable';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { confirm } from '@/platform/ui/confirm';
import { takeBack, notifyFailed } from '@/platform/ui/notifyFailed';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import type { OccurrencePageProps } from './occurrencePage';
import type { OccurrenceRecord, OccurrenceValues } from './occurrenceTypes';
import { isWhole } from './rules/depletion';

/** The id that a save answers; of a record that the server knows it is known. */
export const savedId = (answer: unknown, own: number | null): number | null => {
  if (own !== null && own > 0) return own;
  return isRecord(answer) && typeof answer['id'] === 'number' ? answer['id'] : null;
};

/** Makes and cancels the document that takes an occurrence's products out of stock. */
export function useDepletion({ stock, stale }: Pick<OccurrencePageProps, 'stock' | 'stale'>) {
  const { t } = useTranslation('occurrence');
  const dispatch = useAppDispatch();
  const written = () => dispatch(invalidate(stale));

  /** Why the saved occurrence's products are still in stock, which is said; null where they are not. */
  const takeOut = useStable(async (id: number | null, values: OccurrenceValues): Promise<AppError | null> => {
    const [subjectId] = values.subjectIds;
    const nothing = values.state !== 'DONE' || !values.depletion.some(isWhole);
    if (!stock || nothing || subjectId === undefined) return null;
    try {
      if (id === null) throw { kind: 'unexpected', message: 'no id in the answer' };
      await stock.create({ occurrenceId: id, subjectId });
      return null;
    } catch (thrown) {
      const error = asAppError(thrown);
      const unsaid = error.kind === 'unauthorized' ? t('depletion.accessEnded') : t('depletion.notReached');
      toast({ tone: 'warning', text: t('depletion.notMade', { reason: saidBy(error) ?? unsaid }) });
      return error;
    }
  });

  const makeDocument = async (record: OccurrenceRecord) => {
    const [subjectId] = record.subjectIds;
    if (!stock || subjectId === undefined) return;
    takeBack(t('depletion.stillPending'));
    try {
      const number = await stock.create({ occurrenceId: record.id, subjectId });
      toast({ tone: 'success', text: t('depletion.made', { number }) });
      written();
    } catch (thrown) {
      notifyFailed(thrown, t('depletion.stillPending'));
      // Somebody else may have made it meanwhile.
      if (asAppError(thrown).kind === 'validation') written();
    }
  };

  const cancel = async ({ document }: OccurrenceRecord) => {
    if (!stock || !document) return;
    const { id, number } = document;
    const sure = await confirm({
      title: t('depletion.cancelTitle', { number }),
      body: t('depletion.cancelBody'),
      confirmLabel: t('depletion.cancelDocument'),
    });
    if (!sure) return;
    try {
      await stock.cancel(id);
      toast({ tone: 'success', text: t('depletion.cancelled', { number }) });
      written();
    } catch (thrown) {
      notifyRefusal(thrown, t('depletion.notCancelled'));
    }
  };
  const runOnce = useSingleFlight<number>();
  return {
    takeOut,
    makeDocument,
    cancelDocument: (record: OccurrenceRecord) => runOnce(record.id, () => cancel(record)),
  };
}
