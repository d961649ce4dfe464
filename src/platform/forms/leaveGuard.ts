import { useEffect, useState } from 'react';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** One form's word on whether it may be left. */
export interface LeaveGuard {
  readonly isDirty: () => boolean;
  readonly setDirty: (dirty: boolean) => void;
  /** From now on it may be left: its values are being saved, or were given up. Until it is dirty anew. */
  readonly release: () => void;
  readonly blocks: (from: Place, to: Place) => boolean;
}

const guards = new Set<LeaveGuard>();

/** `params`: search parameters that the form stands on, such as the id of an open record. */
export function createLeaveGuard(params: readonly string[] = []): LeaveGuard {
  let dirty = false;
  return {
    isDirty: () => dirty,
    setDirty: (next) => void (dirty = next),
    release: () => void (dirty = false),
    blocks: (from, to) => {
      if (!dirty) return false;
      const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
      return from.pathname !== to.pathname || params.some((name) => before.get(name) !== after.get(name));
    },
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

export function releaseAll(): void {
  guards.forEach((guard) => guard.release());
}

/** For what is no form (a drawing, a sheet): while `dirty`, leaving the page asks first. */
export function useLeaveGuard(dirty: boolean, params?: readonly string[]): LeaveGuard {
  const [guard] = useState(() => createLeaveGuard(params));
  useEffect(() => register(guard), [guard]);
  useEffect(() => guard.setDirty(dirty), [guard, dirty]);
  return guard;
}
