import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import type { TFunction } from 'i18next';
import type { FieldValues } from 'react-hook-form';
import type { BulkAction, RowAction } from '@/platform/grid/rowActions';
import type { AppDispatch } from '@/platform/store/store';
import type { RowId } from '@/platform/store/resourceState';
import type { Register } from './defineRegister';
import { changeActive, removeRecord } from './recordChanges';
import { usesOfAll } from './recordUses';
import type { RecordAddress } from './registerAddress';
import type { RegisterTexts } from './registerTexts';
import type { Dependent, OwnWord } from './registerTypes';

/** A change of several records at once. */
export type Together = { readonly rows: readonly unknown[] } & (
  | { readonly kind: 'edit' }
  | { readonly kind: 'active'; readonly active: boolean; readonly uses: Promise<Dependent[]> | null }
);

export interface ActionsAround {
  readonly texts: RegisterTexts;
  /** Why nothing can be changed here; undefined when it can. */
  readonly reason: string | undefined;
  readonly show: RecordAddress['show'];
  readonly together: ((change: Together) => void) | undefined;
  /** Drops a second press on a record that is still being changed. */
  readonly runOnce: (id: RowId, work: () => Promise<unknown>) => void;
  readonly t: TFunction<'register'>;
  readonly dispatch: AppDispatch;
}

/** What several actions of a register need to know. */
function commonOf<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  register: Register<Row, Item, Values>,
  { reason, texts }: ActionsAround,
) {
  const { dependents } = register.calls;
  const isLocked = (row: Row) => register.locked?.(row) ?? false;
  return {
    nameOf: register.fullNameOf ?? register.nameOf,
    usesOf: dependents ? (row: Row) => dependents(row.id) : undefined,
    lockedReason: (row: Row) => reason ?? (isLocked(row) ? texts.text('locked') : undefined),
    someLocked: (rows: readonly Row[]) => (rows.some(isLocked) ? texts.text('locked') : undefined),
  };
}

/** Records are taken out of use and into it again, one at a time or several. */
function activeActions<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  register: Register<Row, Item, Values>,
  around: ActionsAround,
): { row: RowAction<Row>[]; bulk: BulkAction<Row>[] } {
  const { reason, together, runOnce, t, dispatch } = around;
  const { isActive, resource } = register;
  const { setActive } = register.calls;
  if (!setActive || !isActive) return { row: [], bulk: [] };
  const { nameOf, usesOf, lockedReason, someLocked } = commonOf(register, around);
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
  return {
    row: [
      {
        id: 'active',
        label: (row) => (isActive(row) ? t('actions.inactivate') : t('actions.activate')),
        icon: BlockOutlined,
        iconFor: (row) => (isActive(row) ? BlockOutlined : CheckCircleOutlined),
        reason: lockedReason,
        run: change,
      },
    ],
    bulk: together ? [bulk(true), bulk(false)] : [],
  };
}

/** A record is deleted, or taken out of use where something refers to it. */
function removeActions<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  register: Register<Row, Item, Values>,
  around: ActionsAround,
): RowAction<Row>[] {
  const { texts, runOnce, t, dispatch } = around;
  const { calls, isActive, resource } = register;
  const { setActive } = calls;
  if (!calls.remove) return [];
  const { nameOf, usesOf, lockedReason } = commonOf(register, around);
  const says = (word: OwnWord) => register.ownWords?.includes(word) ?? false;
  const remove = (row: Row) =>
    runOnce(row.id, async () => {
      await removeRecord({
        title: texts.text('deleteTitle', { name: nameOf(row) }),
        ...(says('deleteBody') ? { body: texts.text('deleteBody', { name: nameOf(row) }) } : {}),
        ...(says('deleteLabel') ? { confirmLabel: texts.text('deleteLabel') } : {}),
        ...(says('deleted') ? { done: texts.text('deleted') } : {}),
        remove: () => dispatch(resource.remove(row.id)),
        ...(usesOf ? { uses: () => usesOf(row) } : {}),
        ...(setActive && isActive?.(row)
          ? { inactivate: () => setActive(row.id, false).then(() => dispatch(resource.written())) }
          : {}),
        t,
      });
    });
  return [
    { id: 'delete', label: t('actions.delete'), icon: DeleteOutlined, reason: lockedReason, run: remove },
  ];
}

/** What can be done with rows of a register, one at a time or several together. */
export function registerActions<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  register: Register<Row, Item, Values>,
  around: ActionsAround,
): { rowActions: RowAction<Row>[]; bulkActions: BulkAction<Row>[] } {
  const { reason, show, together, t } = around;
  const { someLocked } = commonOf(register, around);
  const active = activeActions(register, around);
  const edit: RowAction<Row> = {
    id: 'edit',
    label: t('actions.edit'),
    icon: EditOutlined,
    primary: true,
    run: (row) => show({ mode: 'edit', id: String(row.id) }),
  };
  const duplicate: RowAction<Row> = {
    id: 'duplicate',
    label: t('actions.duplicate'),
    icon: ContentCopyOutlined,
    reason: () => reason,
    run: (row) => show({ mode: 'new', copyOf: String(row.id) }),
  };
  const editTogether: BulkAction<Row> = {
    id: 'editTogether',
    label: t('bulk.action'),
    icon: EditNoteOutlined,
    reason: (rows) => reason ?? someLocked(rows),
    run: (rows) => together?.({ kind: 'edit', rows }),
  };
  return {
    rowActions: [
      edit,
      ...(register.creatable === false ? [] : [duplicate]),
      ...active.row,
      ...removeActions(register, around),
    ],
    bulkActions: [...active.bulk, ...(together && register.bulkFields?.length ? [editTogether] : [])],
  };
}
