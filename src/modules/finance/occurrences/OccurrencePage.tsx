import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Register } from '@/families/register/defineRegister';
import { useRegisterAccess } from '@/families/register/useRegisterAccess';
import { useAppDispatch } from '@/platform/store/hooks';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { UsedRegisterPage } from '../whoUses/UsedRegisterPage';
import { UsesList } from '../whoUses/UsesList';
import type { Uses } from '../whoUses/usesOf';
import { reverseOccurrence } from './occurrencesService';
import type { OccurrenceValues } from './occurrenceValues';
import type { Occurrence } from './occurrenceWire';

/** The occurrences of one kind; one of them is reversed with everything that it did. */
export function OccurrencePage({
  register,
  uses,
}: {
  readonly register: Register<Occurrence, Occurrence, OccurrenceValues>;
  readonly uses: Uses | null;
}) {
  const { t } = useTranslation('financeOccurrences');
  const { reason } = useRegisterAccess(register);
  const dispatch = useAppDispatch();
  const runOnce = useSingleFlight<number>();
  const rowActions = useCallback(
    () => [
      {
        id: 'reverse',
        label: t('reverse.action'),
        icon: UndoOutlined,
        reason: (row: Occurrence) => reason ?? (row.reversed ? t('reverse.already') : undefined),
        run: (row: Occurrence) =>
          runOnce(row.id, async () => {
            const name = register.nameOf(row);
            const sure = await confirm({
              title: t('reverse.title', { name }),
              body: (
                <>
                  <p>{t('reverse.body')}</p>
                  {uses && <UsesList id={row.id} uses={uses} />}
                </>
              ),
              confirmLabel: t('reverse.action'),
              danger: true,
            });
            if (!sure) return;
            try {
              await reverseOccurrence(row.id);
              toast({ tone: 'success', text: t('reverse.done', { name }) });
            } catch (thrown) {
              notifyRefusal(thrown, t('reverse.refused', { name }));
            }
            dispatch(register.resource.written());
          }),
      },
    ],
    [t, reason, runOnce, register, uses, dispatch],
  );
  return <UsedRegisterPage register={register} uses={uses} rowActions={rowActions} />;
}
