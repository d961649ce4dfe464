import type { ChangeKind, Drawing } from './drawing';

type Parts = Partial<Drawing>;

/** A change that can be taken back: the parts of the drawing that it changed, before and after. */
export interface Change {
  readonly kind: ChangeKind;
  readonly before: Parts;
  readonly after: Parts;
  /** Changes with the same name that follow each other are one step: arrow keys that move a vertex on. */
  readonly joins?: string | undefined;
}

export interface History {
  readonly present: Drawing;
  readonly past: readonly Change[];
  readonly future: readonly Change[];
}

export const begin = (present: Drawing): History => ({ present, past: [], future: [] });

const KEYS = ['rings', 'name', 'spare', 'merged', 'circle'] as const satisfies readonly (keyof Drawing)[];

function changedParts(from: Drawing, to: Drawing): Parts {
  return Object.fromEntries(KEYS.filter((key) => from[key] !== to[key]).map((key) => [key, from[key]]));
}

/** Takes a step to another drawing; what had been taken back is gone. A step that changes nothing is none. */
export function step(history: History, kind: ChangeKind, next: Drawing, joins?: string): History {
  const { present, past } = history;
  const before = changedParts(present, next);
  if (Object.keys(before).length === 0) return history;
  const change: Change = { kind, before, after: changedParts(next, present), joins };
  const last = past.at(-1);
  if (joins === undefined || last?.joins !== joins)
    return { present: next, past: [...past, change], future: [] };
  const joined = {
    ...change,
    before: { ...before, ...last.before },
    after: { ...last.after, ...change.after },
  };
  return { present: next, past: [...past.slice(0, -1), joined], future: [] };
}

/** Ends a run of steps that join: the next one of the same name stands alone. */
export function part(history: History): History {
  const last = history.past.at(-1);
  if (last?.joins === undefined) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, joins: undefined }] };
}

export function undo(history: History): History {
  const change = history.past.at(-1);
  if (!change) return history;
  return {
    present: { ...history.present, ...change.before },
    past: history.past.slice(0, -1),
    future: [change, ...history.future],
  };
}

export function redo(history: History): History {
  const [change, ...future] = history.future;
  if (!change) return history;
  return { present: { ...history.present, ...change.after }, past: [...history.past, change], future };
}
