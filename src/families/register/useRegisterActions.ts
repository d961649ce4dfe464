import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BulkAction, RowAction } from '@/platform/grid/rowActions';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import type { Register } from './defineRegister';
import { type ActionsAround, registerActions, type Together } from './registerActions';
import type { RegisterAccess } from './useRegisterAccess';

interface Around extends Pick<ActionsAround, 'texts' | 'show'> {
  readonly access: RegisterAccess;
  /** Opens the dialog that changes several records together; a list without it changes them one by one. */
  readonly together?: (change: Together) => void;
}

/**
 * The actions of a register's rows. `show` and `together` stay the same ones, and with them the actions: the grid draws
 * all its cells anew for others.
 */
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
  return useMemo(
    () => registerActions(register, { texts, reason, show, together, runOnce, t, dispatch }),
    [register, texts, reason, show, together, runOnce, t, dispatch],
  );
}
