import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { asAppError } from '@/platform/http/appError';
import { confirm } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';
import { log } from '@/platform/log/log';

type RegisterT = TFunction<'register'>;

interface Removal {
  title: string;
  /** What follows, and what is said when it is done; of the family unless told otherwise. */
  body?: ReactNode;
  done?: string;
  confirmLabel?: string;
  remove: () => Promise<unknown>;
  t: RegisterT;
}

/**
 * Asks, removes, says so. A refusal because other records use this one is told with what they are; other failures
 * were told by the policy of calls already. Answers whether the record is gone.
 */
export async function removeRecord(removal: Removal): Promise<boolean> {
  const { title, body, done, confirmLabel, remove, t } = removal;
  const sure = await confirm({
    title,
    body: body ?? t('delete.body'),
    confirmLabel: confirmLabel ?? t('actions.delete'),
    danger: true,
  });
  if (!sure) return false;
  try {
    await remove();
    toast({ tone: 'success', text: done ?? t('delete.done') });
    return true;
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.kind !== 'validation') return false;
    const used = (error.dependents ?? []).map(({ name, count }) => `${name}: ${count}`).join(' · ');
    toast({ tone: 'danger', text: [error.message ?? t('delete.refused'), used].filter(Boolean).join(' ') });
    return false;
  }
}

interface ActiveChange<Row extends { id: number | string }> {
  rows: readonly Row[];
  active: boolean;
  setActive: (id: Row['id'], active: boolean) => Promise<unknown>;
  nameOf: (row: Row) => string;
  t: RegisterT;
}

/** Activates or inactivates rows one after the other and says what became of them. Inactivating asks first. */
export async function changeActive<Row extends { id: number | string }>(
  change: ActiveChange<Row>,
): Promise<void> {
  const { rows, active, setActive, nameOf, t } = change;
  const [first] = rows;
  if (!first) return;
  if (!active) {
    const title =
      rows.length === 1
        ? t('inactivate.one', { name: nameOf(first) })
        : t('inactivate.many', { count: rows.length });
    const sure = await confirm({ title, body: t('inactivate.body'), confirmLabel: t('actions.inactivate') });
    if (!sure) return;
  }
  const refused: string[] = [];
  for (const row of rows) {
    try {
      await setActive(row.id, active);
    } catch (thrown) {
      log.warn('active not changed', { error: asAppError(thrown).kind });
      refused.push(nameOf(row));
    }
  }
  const done = rows.length - refused.length;
  if (done > 0)
    toast({ tone: 'success', text: t(active ? 'activate.done' : 'inactivate.done', { count: done }) });
  if (refused.length > 0)
    toast({ tone: 'danger', text: t('activate.refused', { names: refused.join(', ') }) });
}
