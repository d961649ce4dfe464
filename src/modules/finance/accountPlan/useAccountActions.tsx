import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { accountService } from './accountService';
import { planWritten } from './accountSlice';
import type { Account, AccountValues } from './accountTypes';
import { AccountUses } from './components/AccountUses';
import { moveRefusal } from './rules/accountChanges';
import { type AccountNode, type AccountTree, nextNumber } from './rules/accountTree';

const valuesOf = ({ name, side, lcdpr, resultLine, family }: Account) => ({
  name,
  side,
  lcdpr,
  resultLine,
  family,
});

/** What is done with an account without a form: move, undo a move, make inactive or active, delete. */
export function useAccountActions(tree: AccountTree) {
  const dispatch = useAppDispatch();
  const { t } = useTranslation('financeAccounts');
  const put = useCallback(
    async (account: Account, place: Pick<AccountValues, 'parentId' | 'number' | 'side'>) => {
      await accountService.edit(account.id, { ...valuesOf(account), ...place });
      dispatch(planWritten());
    },
    [dispatch],
  );
  /** Moves without asking; what is refused throws, after it was said which rule forbids it. */
  const move = useCallback(
    async (id: number, underId: number) => {
      const [node, under] = [tree.byId.get(id), tree.byId.get(underId)];
      if (!node || !under) return;
      const no = moveRefusal(node, under);
      if (no) {
        toast({ tone: 'warning', text: t(`move.refusals.${no}`) });
        return;
      }
      const { account } = node;
      await put(account, {
        parentId: underId,
        number: nextNumber(tree, underId),
        side: under.account.side,
      });
      const back = () => {
        put(account, { parentId: account.parentId, number: account.number, side: account.side }).catch(
          (thrown: unknown) => notifyRefusal(thrown),
        );
      };
      toast({
        tone: 'success',
        text: t('move.done', { name: account.name, under: under.account.name }),
        action: { label: t('move.undo'), onClick: back },
      });
    },
    [tree, put, t],
  );
  const setActive = useCallback(
    async ({ account, children }: AccountNode) => {
      const active = !account.active;
      if (!active) {
        const sure = await confirm({
          title: t('inactivate.question', { name: account.name }),
          body: (
            <>
              <p>{t(children.length > 0 ? 'inactivate.withChildren' : 'inactivate.text')}</p>
              <AccountUses id={account.id} />
            </>
          ),
          confirmLabel: t('inactivate.action'),
        });
        if (!sure) return;
      }
      try {
        await accountService.setActive(account.id, active);
        toast({
          tone: 'success',
          text: t(active ? 'inactivate.activated' : 'inactivate.done', { name: account.name }),
        });
      } catch (thrown) {
        notifyRefusal(thrown);
      }
      dispatch(planWritten());
    },
    [t, dispatch],
  );
  const remove = useCallback(
    async ({ account }: AccountNode) => {
      const sure = await confirm({
        title: t('remove.question', { name: account.name }),
        body: t('remove.text'),
        confirmLabel: t('remove.action'),
        danger: true,
      });
      if (!sure) return;
      try {
        await accountService.remove(account.id);
        toast({ tone: 'success', text: t('remove.done', { name: account.name }) });
      } catch (thrown) {
        notifyRefusal(thrown);
      }
      dispatch(planWritten());
    },
    [t, dispatch],
  );
  return { move, setActive, remove };
}
