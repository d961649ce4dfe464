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
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import type { Register } from './defineRegister';
import type { RecordAddress } from './registerAddress';
import type { RegisterTexts } from './registerTexts';
import { usesOfAll } from './recordUses';
import type { Dependent, OwnWord } from './registerTypes';
import { changeActive, removeRecord } from './recordChanges';
import type { RegisterAccess } from './useRegisterAccess';

interface Around {
  texts: RegisterTexts;
  access: RegisterAccess;
  /** These stay the same ones, and with them the actions: the grid draws all its cells anew for others. */
  show: RecordAddress['show'];
  /** Opens the dialog that changes several records together; a list without it changes them one by one. */
  together?: (change: Together) => void;
}

/** A change of several records at once. */
export type Together = { readonly rows: readonly unknown[] } & (
  | { readonly kind: 'edit' }
  | { readonly kind: 'active'; readonly active: boolean; readonly uses: Promise<Dependent[]> | null }
);

/** What can be done with rows of a register, one at a time or several together. */
export function useRegisterActions<
  Row extends { id: RowId },
  Item extends object,
  Values extends FieldValues,
>(
  register: Register<Row, Item, Values>,
  { texts, access, show, together }: Around,
): { rowActions: RowAction<Row>[]; bulkActions: BulkAction<Row>[] } {
  const { t } = useTranslation('register');
  const dispatch = useAppDispatch();
  const { reason } = access;
  const runOnce = useSingleFlight<RowId>();
  return useMemo(() => {
    const { calls, isActive, resource } = register;
    const nameOf = register.fullNameOf ?? register.nameOf;
    const refused = () => reason;
    const isLocked = (row: Row) => register.locked?.(row) ?? false;
    const lockedReason = (row: Row) => reason ?? (isLocked(row) ? texts.text('locked') : undefined);
    const someLocked = (rows: readonly Row[]) => (rows.some(isLocked) ? texts.text('locked') : undefined);
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
      const change = (row: Row) =>
        runOnce(row.id, async () => {
          const active = !isActive(row);
          await changeActive({
            name: nameOf(row),
            active,
            setActive: (next) => setActive(row.id, next),
            uses: usesOf && (() => usesOf(row)),
            onUndone: () => dispatch(resource.written()),
            t,
          });
          // Also after a refusal: the list shows what is so.
          dispatch(resource.written());
        });
      rowActions.push({
        id: 'active',
        label: (row) => (isActive(row) ? t('actions.inactivate') : t('actions.activate')),
        icon: BlockOutlined,
        iconFor: (row) => (isActive(row) ? BlockOutlined : CheckCircleOutlined),
        reason: lockedReason,
        run: change,
      });
      const bulk = (active: boolean): BulkAction<Row> => ({
        id: active ? 'activate' : 'inactivate',
        label: active ? t('actions.activate') : t('actions.inactivate'),
        icon: active ? CheckCircleOutlined : BlockOutlined,
        reason: (rows) =>
          reason ??
          someLocked(rows) ??
          (rows.some((row) => isActive(row) !== active)
            ? null
            : t(active ? 'actions.allActive' : 'actions.allInactive')),
        run: (chosen) => {
          const rows = chosen.filter((row) => isActive(row) !== active);
          together?.({ kind: 'active', rows, active, uses: active ? null : usesOfAll(rows, usesOf) });
        },
      });
      if (together) bulkActions.push(bulk(true), bulk(false));
    }
    if (together && register.bulkFields?.length) {
      bulkActions.push({
        id: 'editTogether',
        label: t('bulk.action'),
        icon: EditNoteOutlined,
        reason: (rows) => reason ?? someLocked(rows),
        run: (rows) => together({ kind: 'edit', rows }),
      });
    }
    if (calls.remove) {
      rowActions.push({
        id: 'delete',
        label: t('actions.delete'),
        icon: DeleteOutlined,
        reason: lockedReason,
        run: (row) =>
          runOnce(row.id, async () => {
            await removeRecord({
              title: texts.text('deleteTitle', { name: nameOf(row) }),
              ...(says('deleteBody') ? { body: texts.text('deleteBody', { name: nameOf(row) }) } : {}),
              ...(says('deleteLabel') ? { confirmLabel: texts.text('deleteLabel') } : {}),
              ...(says('deleted') ? { done: texts.text('deleted') } : {}),
              remove: () => dispatch(resource.remove(row.id)).unwrap(),
              ...(usesOf ? { uses: () => usesOf(row) } : {}),
              ...(setActive && isActive?.(row)
                ? { inactivate: () => setActive(row.id, false).then(() => dispatch(resource.written())) }
                : {}),
              t,
            });
          }),
      });
    }
    return { rowActions, bulkActions };
  }, [register, texts, reason, show, together, runOnce, t, dispatch]);
}
