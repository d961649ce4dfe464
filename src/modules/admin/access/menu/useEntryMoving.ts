import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuPlace } from '../accessService';
import { type Branch, placeOf, type Step, stepTarget, type Target } from '../rules/menuBranches';
import type { Menu, Module } from '../accessWire';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};
/** So far a pointer goes before it drags. */
const SLACK = 4;

interface Moving {
  readonly branches: readonly Branch[];
  readonly modules: readonly Module[];
  readonly places: readonly MenuPlace[];
  readonly move: (id: number, target: Target) => readonly Branch[];
  readonly restore: (places: readonly MenuPlace[]) => void;
}

/** The branch or entry under a point of the screen, as the place where something would be dropped. */
function targetAt(x: number, y: number): Target | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-module]');
  if (!found) return null;
  const { module = '', parent, index } = found.dataset;
  const base = { moduleId: Number(module), parent: parent ?? null };
  // Over a head: to the top of what it is the head of.
  if (index === undefined) return { ...base, index: 0 };
  const box = found.getBoundingClientRect();
  found.scrollIntoView({ block: 'nearest' });
  return { ...base, index: Number(index) + (y > box.top + box.height / 2 ? 1 : 0) };
}

/** Moving entries by pointer and by keyboard, with words for those who do not see it. */
export function useEntryMoving({ branches, modules, places, move, restore }: Moving) {
  const { t } = useTranslation('adminAccess');
  const [lifted, setLifted] = useState<number | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const [words, setWords] = useState('');
  const before = useRef<readonly MenuPlace[]>([]);
  const start = useRef<{ x: number; y: number } | null>(null);
  const stepping = useRef(false);
  // In its new place it is another element: the focus goes with it.
  useEffect(() => {
    if (!stepping.current || lifted === null) return;
    document.querySelector<HTMLElement>(`[data-handle="${lifted}"]`)?.focus();
    stepping.current = false;
  }, [branches, lifted]);

  const tell = (key: 'lifted' | 'moved' | 'dropped', entry: Menu, now: readonly Branch[]) => {
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
    tell('lifted', entry, branches);
  };
  const drop = (entry: Menu) => {
    setLifted(null);
    tell('dropped', entry, branches);
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
    tell('moved', entry, move(entry.id, to));
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (entry: Menu, event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (!from) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK;
    if (lifted !== entry.id && far) lift(entry);
    if (lifted === entry.id || far) setTarget(targetAt(event.clientX, event.clientY));
  };
  const onPointerUp = (entry: Menu) => {
    if (start.current && lifted === entry.id) {
      const now = placeOf(branches, entry.id);
      const same = target && now && target.moduleId === now.moduleId && target.parent === now.parent;
      // Within its own branch the entry's own place does not count.
      const shift = same && now && target.index > now.index ? 1 : 0;
      if (target) tell('dropped', entry, move(entry.id, { ...target, index: target.index - shift }));
      setLifted(null);
    }
    start.current = null;
    setTarget(null);
  };
  const canStep = (entry: Menu, step: Step) => stepTarget(branches, entry.id, step) !== null;
  /** One step from the entry's menu, without lifting it: for a pointer that cannot drag. */
  const stepOnce = (entry: Menu, step: Step) => {
    const to = stepTarget(branches, entry.id, step);
    if (to) tell('dropped', entry, move(entry.id, to));
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
      onPointerDown,
      onPointerMove: (event: PointerEvent<HTMLElement>) => onPointerMove(entry, event),
      onPointerUp: () => onPointerUp(entry),
      onPointerCancel: () => {
        start.current = null;
        setTarget(null);
        setLifted(null);
      },
      onBlur: () => {
        // Losing the focus by moving is no dropping; leaving it is.
        if (lifted === entry.id && !start.current && !stepping.current) drop(entry);
      },
    }),
  };
}

export type EntryMoving = ReturnType<typeof useEntryMoving>;
