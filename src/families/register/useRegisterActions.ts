import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from 'react-hook-form';
import type { BulkAction, RowAction } from '@/platform/grid/rowActions';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import type { Register } from './defineRegister';
import type { RecordAddress } from './registerAddress';
import type { RegisterTexts } from './registerTexts';
import type { OwnWord } from './registerTypes';
import { changeActive, removeRecord } from './recordChanges';
import type { RegisterAccess } from './useRegisterAccess';

interface Around {
  texts: RegisterTexts;
  access: RegisterAccess;
  /** These three stay the same ones, and with them the actions: the grid draws all its cells anew for others. */
  reload: () => void;
  show: RecordAddress['show'];
  /** Opens the form that gives several records the same values; a list without it changes them one by one. */
  editTogether?: (rows: readonly unknown[]) => void;
}

/** What can be done with rows of a register, one at a time or several together. */
export function useRegisterActions<
  Row extends { id: RowId },
  Item extends object,
  Values extends FieldValues,
>(
  register: Register<Row, Item, Values>,
  { texts, access, reload, show, editTogether }: Around,
): { rowActions: RowAction<Row>[]; bulkActions: BulkAction<Row>[] } {
  const { t } = useTranslation('register');
  const dispatch = useAppDispatch();
  const { reason } = access;
  return useMemo(() => {
    const { calls, isActive, nameOf, resource } = register;
    const refused = () => reason;
    const isLocked = (row: Row) => register.locked?.(row) ?? false;
    const lockedReason = (row: Row) => reason ?? (isLocked(row) ? texts.text('locked') : undefined);
    const { setActive, dependents } = calls;
    const usesOf = dependents ? (row: Row) => dependents(row.id) : undefined;
    const says = (word: OwnWord) => register.ownWords?.includes(word) ?? false;

    const rowActions: RowAction<Row>[] = [
      {
        id: 'edit',
        label: t('actions.edit'),
        icon: EditOutlined,
        primary: true,
        run: (row) => show({ mode: 'edit', id: String(row.id) }),
      },
    ];
    const bulkActions: BulkAction<Row>[] = [];
    if (register.creatable !== false) {
      rowActions.push({
        id: 'duplicate',
        label: t('actions.duplicate'),
        icon: ContentCopyOutlined,
        reason: refused,
        run: (row) => show({ mode: 'new', copyOf: String(row.id) }),
      });
    }
    if (setActive && isActive) {
      const change = (rows: readonly Row[], active: boolean) =>
        void changeActive({ rows, active, setActive, nameOf, usesOf, t }).then(reload);
      rowActions.push({
        id: 'active',
        label: (row) => (isActive(row) ? t('actions.inactivate') : t('actions.activate')),
        icon: BlockOutlined,
        iconFor: (row) => (isActive(row) ? BlockOutlined : CheckCircleOutlined),
        reason: refused,
        run: (row) => change([row], !isActive(row)),
      });
      const bulk = (active: boolean): BulkAction<Row> => ({
        id: active ? 'activate' : 'inactivate',
        label: active ? t('actions.activate') : t('actions.inactivate'),
        icon: active ? CheckCircleOutlined : BlockOutlined,
        reason: (rows) =>
          reason ??
          (rows.some((row) => isActive(row) !== active)
            ? null
            : t(active ? 'actions.allActive' : 'actions.allInactive')),
        run: (rows) =>
          change(
            rows.filter((row) => isActive(row) !== active),
            active,
          ),
      });
      bulkActions.push(bulk(true), bulk(false));
    }
    if (editTogether && register.bulkFields?.length) {
      bulkActions.push({
        id: 'editTogether',
        label: t('bulk.action'),
        icon: EditNoteOutlined,
        reason: (rows) => reason ?? (rows.some(isLocked) ? texts.text('locked') : undefined),
        run: editTogether,
      });
    }
    if (calls.remove) {
      rowActions.push({
        id: 'delete',
        label: t('actions.delete'),
        icon: DeleteOutlined,
        reason: lockedReason,
        run: (row) =>
          void removeRecord({
            title: texts.text('deleteTitle', { name: nameOf(row) }),
            ...(says('deleteBody') ? { body: texts.text('deleteBody', { name: nameOf(row) }) } : {}),
            ...(says('deleteLabel') ? { confirmLabel: texts.text('deleteLabel') } : {}),
            ...(says('deleted') ? { done: texts.text('deleted') } : {}),
            remove: () => dispatch(resource.remove(row.id)).unwrap(),
            ...(usesOf ? { uses: () => usesOf(row) } : {}),
            ...(setActive && isActive?.(row) ? { inactivate: () => setActive(row.id, false) } : {}),
            t,
          }).then((changed) => {
            if (changed) reload();
          }),
      });
    }
    return { rowActions, bulkActions };
  }, [register, texts, reason, reload, show, editTogether, t, dispatch]);
}
