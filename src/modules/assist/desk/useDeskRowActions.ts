import BlockOutlined from '@mui/icons-material/BlockOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import RestoreOutlined from '@mui/icons-material/RestoreOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/platform/grid/rowActions';
import { sayWith } from '@/platform/i18n/say';
import { confirm } from '@/platform/ui/confirm';
import type { AssistPeriod } from '../assistService';
import type { DeskRow } from '../rules/deskRows';
import type { TabSlug } from '../rules/deskTabs';
import { refusalOf, ROW_ACTIONS, type RowActionName } from '../rules/rowActions';
import { shownStatus } from './deskWords';
import { useOpenDocument } from './openDocument';
import { useAssistantId } from './useAssistantId';
import { useRowCall } from './useRowCall';

const ICONS = {
  edit: EditOutlined,
  reprocess: SyncOutlined,
  inactivate: BlockOutlined,
  activate: RestoreOutlined,
  view: VisibilityOutlined,
} as const;

/** The five actions of a row, in their order, each with the reason why it may not be done. */
export function useDeskRowActions(tab: TabSlug, period: AssistPeriod): readonly RowAction<DeskRow>[] {
  const { t } = useTranslation(['assist', 'ui']);
  const userId = useAssistantId();
  const call = useRowCall(tab, period, userId);
  const open = useOpenDocument(tab);

  return useMemo(() => {
    const reasonOf = (action: RowActionName) => (row: DeskRow) => {
      const refusal = refusalOf(action, row, userId);
      if (refusal === null) return null;
      return sayWith(t)(`assist:actions.refused.${action}.${refusal.why}`, {
        status: t(`ui:status.assist.${shownStatus(row)}`),
        name: refusal.why === 'assigned' ? refusal.name : '',
      });
    };
    const edit = async (row: DeskRow) => {
      if (row.assistantUserId === userId) return open(row.id);
      const yes = await confirm({
        title: t('desk.start.title'),
        body: t('desk.start.body', { number: row.identificationNumber, customer: row.customerName }),
        confirmLabel: t('desk.start.confirm'),
      });
      if (yes && (await call('start', row))) await open(row.id);
    };
    const reprocess = async (row: DeskRow) => {
      const assigned = row.assistantUserId !== null;
      const yes =
        !assigned ||
        (await confirm({
          title: t('desk.again.title', { number: row.identificationNumber }),
          body: t('desk.again.body', { customer: row.customerName, name: row.assistantUserName }),
          confirmLabel: t('desk.again.confirm'),
        }));
      if (yes) await call('reprocess', row);
    };
    const run: Record<RowActionName, (row: DeskRow) => void> = {
      edit: (row) => void edit(row),
      reprocess: (row) => void reprocess(row),
      inactivate: (row) => void call('inactivate', row),
      activate: (row) => void call('activate', row),
      view: (row) => void open(row.id, true),
    };
    return ROW_ACTIONS.map((id) => ({
      id,
      label: t(`actions.${id}`),
      icon: ICONS[id],
      primary: id === 'edit',
      run: run[id],
      reason: reasonOf(id),
      // Activate appears for inactive documents alone; the icons of all rows stand under each other all the same.
      ...(id === 'activate' && { hidden: (row: DeskRow) => row.active, keepsPlace: true }),
    }));
  }, [t, userId, call, open]);
}
