import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { DataTable } from '@/platform/grid/DataTable';
import type { RowAction } from '@/platform/grid/rowActions';
import { useGridState } from '@/platform/grid/useGridState';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { useList } from '@/platform/store/useResource';
import { confirm } from '@/platform/ui/confirm';
import { PageHead } from '@/platform/ui/PageHead';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { certificateColumns } from './certificate/certificateColumns';
import { certificates } from './certificate/certificateSlice';
import type { Certificate } from './certificate/certificateWire';
import { UploadDialog } from './certificate/UploadDialog';

const DOING = 'registro';
const NEW = 'novo';
const GUARD = [DOING];
const USUAL = { sort: { field: 'validUntil', direction: 'desc' } } as const;

/** Asks, then takes a certificate from the server. */
function useRemove() {
  const { t } = useTranslation('financeFiscal');
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ id, holderName, validUntil }: Certificate) => {
      const sure = await confirm({
        title: t('certificate.remove.question', { name: holderName }),
        body: t('certificate.remove.body', { date: dayText(validUntil) || '–' }),
        confirmLabel: t('certificate.remove.action'),
        danger: true,
      });
      if (!sure) return;
      try {
        await dispatch(certificates.remove(id));
        toast({ tone: 'success', text: t('certificate.remove.done') });
      } catch (thrown) {
        notifyRefusal(thrown, t('certificate.remove.refused'));
      }
      dispatch(certificates.written());
    },
    [t, dispatch],
  );
}

/** Certificates A1 with which invoices are signed: whose, by whom, and for how long. */
export function Component() {
  const { t } = useTranslation('financeFiscal');
  const { text, set } = useAddressValues();
  const openOverlay = useOpenOverlay();
  const grid = useGridState('finance.certificates', USUAL);
  const { rows, list, retry } = useList(certificates, undefined);
  const remove = useRemove();
  const runOnce = useSingleFlight<RowId>();
  const day = today();
  const columns = useMemo(() => certificateColumns(t, day), [t, day]);
  const show = (open: boolean) => set({ [DOING]: open ? NEW : null }, { push: true });
  const actions = useMemo(
    (): RowAction<Certificate>[] => [
      {
        id: 'delete',
        label: t('certificate.remove.action'),
        icon: DeleteOutlined,
        run: (row) => runOnce(row.id, () => remove(row)),
      },
    ],
    [t, remove, runOnce],
  );
  const countLabel = useCallback((count: number) => t('certificate.count', { count }), [t]);
  return (
    <>
      <PageHead
        title={t('certificate.title')}
        subtitle={t('certificate.subtitle')}
        primary={{ label: t('certificate.upload'), icon: <UploadFileOutlined />, onClick: () => show(true) }}
        actions={[
          {
            label: t('certificate.reminders'),
            icon: <NotificationsOutlined />,
            onClick: () => openOverlay('notificacoes-configuracao'),
          },
        ]}
      />
      <DataTable
        grid={grid}
        label={t('certificate.title')}
        columns={columns}
        rows={rows}
        status={list.status}
        error={list.error}
        onRetry={retry}
        rowActions={actions}
        search={t('certificate.search')}
        countLabel={countLabel}
        exportName={t('certificate.exportName')}
        emptyState={{ title: t('certificate.empty.title'), text: t('certificate.empty.text') }}
      />
      {text(DOING) === NEW && <UploadDialog guardParams={GUARD} onClose={() => show(false)} />}
    </>
  );
}
