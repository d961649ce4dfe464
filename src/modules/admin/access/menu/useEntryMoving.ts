import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuPlace } from '../accessService';
import { type Branch, placeOf, type Step, stepTarget, type Target } from '../rules/menuBranches';
import type { Menu, Module } from '../accessWire';
import { useEntryDrag } from './useEntryDrag';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};
interface Moving {
  readonly branches: readonly Branch[];
  readonly modules: readonly Module[];
  readonly places: readonly MenuPlace[];
  readonly move: (id: number, target: Target) => readonly Branch[];
  readonly restore: (places: readonly MenuPlace[]) => void;
}

/** Moving entries by pointer and by keyboard, with words for those who do not see it. */
export function useEntryMoving({ branches, modules, places, move, restore }: Moving) {
  const { t } = useTranslation('adminAccess');
  const [lifted, setLifted] = useState<number | null>(null);
  const [words, setWords] = useState('');
  const before = useRef<readonly MenuPlace[]>([]);
  const stepping = useRef(false);
  // In its new place it is another element: the focus goes with it.
  useEffect(() => {
    if (!stepping.current || lifted === null) return;
    document.querySelector<HTMLElement>(`[data-handle="${lifted}"]`)?.focus();
    stepping.current = false;
  }, [branches, lifted]);

  const notify = (key: 'lifted' | 'moved' | 'dropped', entry: Menu, now: readonly Branch[]) => {
    const place = placeOf(now, entry.id);
    if (!place) return;
    const module = modules.find(({ id }) => id === place.moduleId)?.name ?? '';
    setWords(
      t(`menu.${key}`, {
        name: entry.name,
        at: place.index + 1,
        total: place.total,
        place: place.parent ?? module,
      }),
    );
  };
  const lift = (entry: Menu) => {
    before.current = places;
    setLifted(entry.id);
    notify('lifted', entry, branches);
  };
  const drop = (entry: Menu) => {
    setLifted(null);
    notify('dropped', entry, branches);
  };
  const cancel = () => {
    setLifted(null);
    stepping.current = false;
    restore(before.current);
    setWords(t('menu.cancelled'));
  };

  const onKeyDown = (entry: Menu, event: KeyboardEvent) => {
    const own = lifted === entry.id;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (own) drop(entry);
      else lift(entry);
      return;
    }
    const step = STEPS[event.key];
    if (!own || (!step && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!step) return cancel();
    const to = stepTarget(branches, entry.id, step);
    if (!to) return;
    stepping.current = true;
    notify('moved', entry, move(entry.id, to));
  };

  const { target, isDragging, pointerProps } = useEntryDrag({
    branches,
    lifted,
    onLift: lift,
    onDrop: (entry, to) => {
      if (to) notify('dropped', entry, move(entry.id, to));
      setLifted(null);
    },
    onAbort: () => setLifted(null),
  });
  const canStep = (entry: Menu, step: Step) => stepTarget(branches, entry.id, step) !== null;
  /** One step from the entry's menu, without lifting it: for a pointer that cannot drag. */
  const stepOnce = (entry: Menu, step: Step) => {
    const to = stepTarget(branches, entry.id, step);
    if (to) notify('dropped', entry, move(entry.id, to));
  };
  return {
    canStep,
    stepOnce,
    lifted,
    target,
    words,
    handleProps: (entry: Menu) => ({
      'data-handle': entry.id,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(entry, event),
      ...pointerProps(entry),
      onBlur: () => {
        // Losing the focus by moving is no dropping; leaving it is.
        if (lifted === entry.id && !isDragging() && !stepping.current) drop(entry);
      },
    }),
  };
}

export type EntryMoving = ReturnType<typeof useEntryMoving>;
