import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { type AppError, asAppError, isUnanswered } from '@/platform/http/appError';
import { withdrawalOf } from '@/platform/http/failedCalls';
import { saidBy } from '@/platform/http/saidBy';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { askUses, inWords } from './recordUses';
import type { Dependent } from './registerTypes';

type RegisterT = TFunction<'register'>;

interface Removal {
  title: string;
  /** What follows, and what is said when it is done; of the family by default. */
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

/** Says what was not done. Without network too: the HTTP policy names the network once a period, and no change. */
function notifyUndone(error: AppError, what: string): void {
  if (error.kind === 'offline') toast({ tone: 'danger', text: what, withdrawn: withdrawalOf(error) });
  else notifyRefusal(error, what);
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
    notifyUndone(asAppError(thrown), t('inactivate.refused'));
    return false;
  }
}

/**
 * Asks, removes, says so. A refusal because other records use this one names them; other failures were shown by the
 * HTTP policy already. Answers whether the record is gone, or inactive.
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
    if (error.kind === 'validation') {
      const used = inWords(error.dependents ?? []);
      const text = [saidBy(error) ?? t('delete.refused'), used].filter(Boolean).join(' ');
      toast({ tone: 'danger', text, withdrawn: withdrawalOf(error) });
      return false;
    }
    notifyUndone(error, t(isUnanswered(error) ? 'delete.unconfirmed' : 'delete.refused'));
    // An answer that cannot be read may have been a yes: the list shows what is so.
    return error.kind === 'unexpected';
  }
}

interface ActiveChange {
  name: string;
  active: boolean;
  setActive: (active: boolean) => Promise<unknown>;
  /** What uses the record; requested before it is inactivated. */
  uses?: (() => Promise<Dependent[]>) | undefined;
  /** After what the user takes back. */
  onUndone: () => void;
  t: RegisterT;
}

async function notifyActive(
  { name, active, setActive, t }: ActiveChange,
  onUndo?: () => void,
): Promise<boolean> {
  try {
    await setActive(active);
    toast({
      tone: 'success',
      text: t(active ? 'activate.done' : 'inactivate.done', { count: 1 }),
      ...(onUndo ? { action: { label: t('actions.undo'), onClick: onUndo } } : {}),
    });
    return true;
  } catch (thrown) {
    notifyUndone(asAppError(thrown), t('activate.refused', { name }));
    return false;
  }
}

/** Activates or inactivates a record, says what became of it and offers the way back. Inactivating asks first. */
export async function changeActive(change: ActiveChange): Promise<void> {
  const { name, active, uses, onUndone, t } = change;
  if (!active) {
    const used = await askUses(uses);
    const body =
      used.length > 0
        ? `${t('uses.inactivate', { uses: inWords(used) })} ${t('inactivate.body')}`
        : t('inactivate.body');
    const title = t('inactivate.one', { name });
    if (!(await confirm({ title, body, confirmLabel: t('actions.inactivate') }))) return;
  }
  const undo = async () => {
    if (await notifyActive({ ...change, active: !active })) onUndone();
  };
  await notifyActive(change, () => void undo());
}
