import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '@/platform/forms/leaveGuard';
import { useAppDispatch } from '@/platform/store/hooks';
import type { Page } from '@/platform/store/resourceState';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { type MenuPlace, saveMenuOrder } from '../accessService';
import { menus as menuRegister } from '../registers/menus';
import { changedPlaces, menuBranches, moveEntry, type Target, withPlaces } from '../rules/menuBranches';
import type { Menu, Module } from '../accessWire';
import { keepOrderDraft, readOrderDraft } from './orderDraft';

const NONE: readonly MenuPlace[] = [];

/** The order of the menu as it is being changed: tried out here, written together. */
export function useMenuOrder(menus: readonly Menu[], modules: readonly Module[]) {
  const { t } = useTranslation('adminAccess');
  const dispatch = useAppDispatch();
  const [taken, setPlaces] = useState(NONE);
  // An entry that was deleted meanwhile has no place any more.
  const places = useMemo(
    () => taken.filter((place) => menus.some(({ id }) => id === place.id)),
    [taken, menus],
  );
  const [saving, setSaving] = useState(false);
  const guard = useLeaveGuard(places.length > 0, undefined, () => keepOrderDraft(NONE));
  useEffect(() => {
    let here = true;
    const putBack = async () => {
      const kept = await readOrderDraft();
      if (here) setPlaces((now) => (now.length > 0 ? now : kept));
    };
    void putBack();
    return () => void (here = false);
  }, []);
  const arranged = useMemo(() => withPlaces(menus, places), [menus, places]);
  const branches = useMemo(() => menuBranches(arranged, modules), [arranged, modules]);

  const take = (next: readonly MenuPlace[]) => {
    setPlaces(next);
    keepOrderDraft(next);
  };
  const move = (id: number, target: Target) => {
    const next = moveEntry(branches, id, target);
    take(changedPlaces(next, menus));
    return next;
  };
  const save = async () => {
    setSaving(true);
    try {
      await saveMenuOrder(places);
      guard.release();
      // It stands as it was saved, whether the menu can be read again or not.
      const saved = (page: Page<Menu>) => ({ ...page, rows: withPlaces(page.rows, places) });
      dispatch(menuRegister.resource.list.changedAll(saved));
      take(NONE);
      toast({ tone: 'success', text: t('menu.saved') });
      dispatch(menuRegister.resource.written());
    } catch (thrown) {
      // What was moved stays to be saved again.
      notifyRefusal(thrown);
    } finally {
      setSaving(false);
    }
  };
  return { arranged, branches, places, restore: take, discard: () => take(NONE), move, save, saving };
}
