import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { asAppError } from '@/platform/http/appError';
import { confirm } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';
import { log } from '@/platform/log/log';
import type { Dependent } from './registerTypes';

type RegisterT = TFunction<'register'>;

interface Removal {
  title: string;
  /** What follows, and what is said when it is done; of the family unless told otherwise. */
  body?: ReactNode;
  done?: string;
  confirmLabel?: string;
  remove: () => Promise<unknown>;
  /** What uses the record: such a one is not deleted. */
  uses?: () => Promise<Dependent[]>;
  /** Offered in place of deleting what is in use. */
  inactivate?: () => Promise<unknown>;
  t: RegisterT;
}

const inWords = (uses: readonly Dependent[]) =>
  uses.map(({ name, count }) => `${name}: ${count}`).join(' · ');

/** What uses a record; nothing where the server does not tell. */
async function askUses(uses: (() => Promise<Dependent[]>) | undefined): Promise<Dependent[]> {
  if (!uses) return [];
  try {
    return await uses();
  } catch (thrown) {
    log.info('uses not told', { error: asAppError(thrown).kind });
    return [];
  }
}

/** What is in use may only be put out of use. Answers whether it was. */
async function inactivateInstead({ title, inactivate, t }: Removal, used: string): Promise<boolean> {
  if (!inactivate) {
    toast({ tone: 'danger', text: t('uses.notDeleted', { uses: used }) });
    return false;
  }
  const sure = await confirm({
    title,
    body: t('uses.inactivateInstead', { uses: used }),
    confirmLabel: t('actions.inactivate'),
  });
  if (!sure) return false;
  try {
    await inactivate();
    toast({ tone: 'success', text: t('inactivate.done', { count: 1 }) });
    return true;
  } catch (thrown) {
    log.warn('active not changed', { error: asAppError(thrown).kind });
    return false;
  }
}

/**
 * Asks, removes, says so. A refusal because other records use this one is told with what they are; other failures
 * were told by the policy of calls already. Answers whether the record is gone, or inactive.
 */
export async function removeRecord(removal: Removal): Promise<boolean> {
  const { title, body, done, confirmLabel, remove, t } = removal;
  const uses = await askUses(removal.uses);
  if (uses.length > 0) return inactivateInstead(removal, inWords(uses));
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
    const used = inWords(error.dependents ?? []);
    toast({ tone: 'danger', text: [error.message ?? t('delete.refused'), used].filter(Boolean).join(' ') });
    return false;
  }
}

interface ActiveChange<Row extends { id: number | string }> {
  rows: readonly Row[];
  active: boolean;
  setActive: (id: Row['id'], active: boolean) => Promise<unknown>;
  nameOf: (row: Row) => string;
  /** What uses a row; asked before it is inactivated. */
  usesOf?: ((row: Row) => Promise<Dependent[]>) | undefined;
  t: RegisterT;
}

/** Beyond this nobody waits for the answers. */
const MOST_ASKED = 30;

/** What uses any of the rows, summed by kind. */
async function usesOfAll<Row>(
  rows: readonly Row[],
  usesOf: ((row: Row) => Promise<Dependent[]>) | undefined,
): Promise<Dependent[]> {
  if (!usesOf || rows.length > MOST_ASKED) return [];
  const sums = new Map<string, number>();
  const answers = await Promise.all(rows.map((row) => askUses(() => usesOf(row))));
  for (const { name, count } of answers.flat()) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].map(([name, count]) => ({ name, count }));
}

/** Activates or inactivates rows one after the other and says what became of them. Inactivating asks first. */
export async function changeActive<Row extends { id: number | string }>(
  change: ActiveChange<Row>,
): Promise<void> {
  const { rows, active, setActive, nameOf, usesOf, t } = change;
  const [first] = rows;
  if (!first) return;
  if (!active) {
    const title =
      rows.length === 1
        ? t('inactivate.one', { name: nameOf(first) })
        : t('inactivate.many', { count: rows.length });
    const uses = await usesOfAll(rows, usesOf);
    const body =
      uses.length > 0
        ? `${t('uses.inactivate', { uses: inWords(uses) })} ${t('inactivate.body')}`
        : t('inactivate.body');
    const sure = await confirm({ title, body, confirmLabel: t('actions.inactivate') });
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
