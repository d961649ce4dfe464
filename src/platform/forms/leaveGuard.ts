import { useEffect, useState } from 'react';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** One form's word on whether it may be left. */
export interface LeaveGuard {
  readonly isDirty: () => boolean;
  readonly setDirty: (dirty: boolean) => void;
  /** It may be left: its values are being saved, or were given up. Until it is dirty anew. */
  readonly release: () => void;
  /** The user left it and gave up what was typed. */
  readonly giveUp: () => void;
  readonly blocks: (from: Place, to: Place) => boolean;
  /** A save is under way, from the press of the button on: until it ends there is nothing to ask and nowhere to go. */
  readonly isSaving: () => boolean;
  readonly setSaving: (saving: boolean) => void;
}

const guards = new Set<LeaveGuard>();

/**
 * `params`: search parameters that the form stands on, such as the id of an open record. `onGiveUp`: takes away what
 * else was kept of the values.
 */
export function createLeaveGuard(params: readonly string[] = [], onGiveUp?: () => void): LeaveGuard {
  let dirty = false;
  let saving = false;
  const release = () => void (dirty = false);
  return {
    isDirty: () => dirty,
    setDirty: (next) => void (dirty = next),
    release,
    giveUp: () => {
      if (dirty) onGiveUp?.();
      release();
    },
    blocks: (from, to) => {
      if (!dirty) return false;
      const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
      return from.pathname !== to.pathname || params.some((name) => before.get(name) !== after.get(name));
    },
    isSaving: () => saving,
    setSaving: (next) => void (saving = next),
  };
}

export function register(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

/** True while something on the page would be lost by leaving it. */
export function hasUnsavedChanges(): boolean {
  return [...guards].some((guard) => guard.isDirty());
}

export function isLeavingBlocked(from: Place, to: Place): boolean {
  return [...guards].some((guard) => guard.blocks(from, to));
}

export function giveUpAll(): void {
  guards.forEach((guard) => guard.giveUp());
}

let saves = 0;

/** Runs the save of what somebody typed or chose. Until it ends that is neither saved nor given up. */
export async function whileSaving<T>(save: () => Promise<T> | T): Promise<T> {
  saves += 1;
  try {
    return await save();
  } finally {
    saves -= 1;
  }
}

/** True while something is being saved: why its call failed is said where it was typed. */
export function isSaving(): boolean {
  return saves > 0;
}

/** For what is no form (a drawing, a sheet): while `dirty`, leaving the page asks first. */
export function useLeaveGuard(dirty: boolean, params?: readonly string[], onGiveUp?: () => void): LeaveGuard {
  const [guard] = useState(() => createLeaveGuard(params, onGiveUp));
  useEffect(() => register(guard), [guard]);
  useEffect(() => guard.setDirty(dirty), [guard, dirty]);
  return guard;
}
