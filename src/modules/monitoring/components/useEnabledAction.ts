import SensorsOffOutlined from '@mui/icons-material/SensorsOffOutlined';
import SensorsOutlined from '@mui/icons-material/SensorsOutlined';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowAction } from '@/platform/grid/rowActions';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';

interface Switched {
  readonly id: number;
  readonly name: string;
  readonly enabled: boolean;
}

interface Words<Row> {
  /** What happens when this one is disabled, requested before. */
  readonly body: (row: Row) => string;
  readonly refused: (row: Row) => string | null;
}

/** The row action that enables and disables what sends data. Disabling asks first: nothing is recorded meanwhile. */
export function useEnabledAction<Row extends Switched>(
  { written }: { readonly written: () => UnknownAction },
  setEnabled: (id: number, enabled: boolean) => Promise<unknown>,
  { body, refused }: Words<Row>,
): () => { row: readonly RowAction<Row>[] } {
  const { t } = useTranslation('monitoring');
  const runOnce = useSingleFlight<number>();
  const dispatch = useAppDispatch();
  return useCallback(() => {
    const change = async (row: Row) => {
      const { name, enabled } = row;
      if (enabled) {
        const sure = await confirm({
          title: t('disable.title', { name }),
          body: body(row),
          confirmLabel: t('disable.action'),
        });
        if (!sure) return;
      }
      try {
        await setEnabled(row.id, !enabled);
        toast({ tone: 'success', text: t(enabled ? 'disable.done' : 'enable.done', { name }) });
      } catch (thrown) {
        // The list shows what is so.
        notifyRefusal(thrown);
      }
      dispatch(written());
    };
    return {
      row: [
        {
          id: 'enabled',
          label: ({ enabled }) => t(enabled ? 'disable.action' : 'enable.action'),
          icon: SensorsOffOutlined,
          iconFor: ({ enabled }) => (enabled ? SensorsOffOutlined : SensorsOutlined),
          reason: refused,
          run: (row) => runOnce(row.id, () => change(row)),
        },
      ],
    };
  }, [t, runOnce, setEnabled, body, refused, dispatch, written]);
}
