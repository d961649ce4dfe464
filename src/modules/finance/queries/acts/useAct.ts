import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { actDone } from '../queriesSlice';
import type { ActName } from '../queryTypes';

/** Runs an act, confirms it and closes its dialog; an error stays in the dialog. Every query is requested again. */
export function useAct(name: ActName, onClose: () => void) {
  const { t } = useTranslation('financeQueries');
  const dispatch = useAppDispatch();
  return async (call: () => Promise<unknown>) => {
    try {
      await call();
    } finally {
      // Also after a refusal: the record may have changed meanwhile.
      dispatch(actDone());
    }
    toast({ tone: 'success', text: t(`acts.${name}.done`) });
    onClose();
  };
}
