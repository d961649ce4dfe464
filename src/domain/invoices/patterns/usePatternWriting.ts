import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { useAppDispatch } from '@/platform/store/hooks';
import { confirm } from '@/platform/ui/confirm';
import { type KeptPattern, removePattern } from './patternService';
import { patternsChanged } from './patternsState';

/** Writes the customer's patterns, one at a time; what failed is kept until it is read. */
export function usePatternWriting(customerId: number) {
  const { t } = useTranslation('invoices');
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const writing = useRef(false);

  /** The list is requested again either way: another user may have changed it. */
  const write = async (work: () => Promise<unknown>, failed = t('patterns.failed')): Promise<boolean> => {
    // A second press comes before the button is drawn busy.
    if (writing.current) return false;
    writing.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (thrown) {
      const error = asAppError(thrown);
      setFailure(saidBy(error) ?? (error.kind === 'forbidden' ? t('patterns.forbidden') : failed));
      return false;
    } finally {
      writing.current = false;
      setBusy(false);
      dispatch(patternsChanged());
    }
  };
  const remove = async (pattern: KeptPattern) => {
    const sure = await confirm({
      title: t('patterns.deleteTitle', { name: pattern.name }),
      body: t('patterns.deleteBody'),
      confirmLabel: t('patterns.deleteSure'),
      danger: true,
    });
    if (sure) await write(() => removePattern(customerId, pattern.id), t('patterns.deleteFailed'));
  };
  return { busy, failure, dismiss: () => setFailure(null), write, remove };
}
