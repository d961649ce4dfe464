import { draftKey, readDraft, removeDraft, writeDraft } from '@/platform/drafts/draftStore';
import { isRecord } from '@/platform/http/loose';
import { MOST_FILES } from './fileRules';

const VERSION = 1;

/** What tells one chosen file from another. */
export interface ChosenMark {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

/** A file that was chosen and made ready, and has not arrived yet. */
interface KeptFile {
  /** As it will be sent. */
  readonly file: File;
  readonly chosen: ChosenMark;
  readonly documentId: number | null;
  /** Its sending had begun: it may have arrived all the same. */
  readonly tried?: boolean;
  /** Milliseconds since 1970: pages of a document stay in the order in which they were chosen. */
  readonly at: number;
}

/** A kept file with its id of this page. */
export type RestoredFile = KeptFile & { readonly id: number };

function isMark(value: unknown): value is ChosenMark {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['size'] === 'number';
}
function isKept(value: unknown): value is KeptFile {
  return (
    isRecord(value) &&
    value['file'] instanceof File &&
    isMark(value['chosen']) &&
    typeof value['at'] === 'number'
  );
}

/** Until this page's own former turn is over. */
let over: Promise<unknown> = Promise.resolve();

/** Where this browser can tell it: whether no other window of it has the page open. Answers how to let go again. */
function lockExclusively(name: string): Promise<(() => void) | null> {
  const locks = navigator.locks;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const hold = async (lock: Lock | null) => {
      if (!lock) return resolve(null);
      await new Promise<void>((release) => resolve(release));
    };
    over = over.then(() => locks.request(name, { ifAvailable: true }, hold)).catch(() => resolve(null));
  });
}

/**
 * Keeps chosen files with the drafts of this page until they are sent or taken out: a telephone often drops the page
 * while its camera is open. Each lies by itself, so that one more is one write. A second window of the page keeps none:
 * what both showed would be sent twice.
 */
export function openKeptFiles() {
  const keys = Array.from({ length: MOST_FILES }, (_, at) => draftKey(`file:${at}`));
  const places = new Map<number, string>();
  const times = new Map<number, number>();
  const free = keys.filter((key) => key !== null);
  const holder = free[0] === undefined ? Promise.resolve(null) : lockExclusively(`ep.${free[0]}`);

  const read = async (nextId: () => number): Promise<readonly RestoredFile[]> => {
    if (!(await holder)) return [];
    const found = await Promise.all(
      free.map(async (key) => ({ key, values: (await readDraft(key, VERSION))?.values })),
    );
    const kept = found.flatMap(({ key, values }) => (isKept(values) ? [{ key, values }] : []));
    return kept
      .toSorted((one, other) => one.values.at - other.values.at)
      .map(({ key, values }) => {
        const id = nextId();
        places.set(id, key);
        times.set(id, values.at);
        free.splice(free.indexOf(key), 1);
        return { ...values, id };
      });
  };
  let reading: ReturnType<typeof read> | undefined;
  /** Nothing is written over what is not read yet. */
  const ready = async () => Boolean(await holder) && (await reading) !== undefined;

  return {
    /** What lies there from before, in the order in which it was chosen; each with an id of this page. */
    read: (nextId: () => number) => (reading ??= read(nextId)),
    async keep(id: number, file: Omit<KeptFile, 'at'>): Promise<void> {
      if (!(await ready())) return;
      const key = places.get(id) ?? free.shift();
      if (key === undefined) return;
      places.set(id, key);
      const at = times.get(id) ?? Date.now();
      times.set(id, at);
      await writeDraft(key, VERSION, { ...file, at });
    },
    async drop(id: number): Promise<void> {
      if (!(await ready())) return;
      const key = places.get(id);
      if (key === undefined) return;
      places.delete(id);
      await removeDraft(key);
      free.push(key);
    },
    /** None of them is wanted any more. */
    async dropAll(): Promise<void> {
      if (!(await ready())) return;
      await Promise.all([...places.values()].map((key) => removeDraft(key)));
    },
    /** The page is left: another window may have its turn. */
    close: async (): Promise<void> => (await holder)?.(),
  };
}
