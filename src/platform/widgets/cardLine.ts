/**
 * The line in which the cards of a page ask the server. A browser keeps six connections to a host: without it, as many
 * slow cards would make every click wait for them.
 */
const MOST_AT_ONCE = 4;
/** Cards out of sight leave room for those that are looked at. */
const MOST_OUT_OF_SIGHT = 2;

interface Waiting {
  readonly isSeen: () => boolean;
  readonly begin: () => void;
}

let running = 0;
let waiting: readonly Waiting[] = [];
let calm: (() => void)[] = [];

/** Lets the next cards ask. Also to be called when a card comes into sight. */
export function advanceLine(): void {
  for (;;) {
    const inSight = running < MOST_AT_ONCE ? waiting.find(({ isSeen }) => isSeen()) : undefined;
    const next = inSight ?? (running < MOST_OUT_OF_SIGHT ? waiting[0] : undefined);
    if (!next) break;
    waiting = waiting.filter((each) => each !== next);
    running += 1;
    next.begin();
  }
  if (running > 0 || waiting.length > 0) return;
  const due = calm;
  calm = [];
  due.forEach((each) => each());
}

/**
 * Waits for a turn: those in sight first, in the order they came. An abort leaves the line.
 * @returns the function that gives the turn back; to be called once the answer is there.
 */
export function takeTurn(isSeen: () => boolean, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting = waiting.filter((each) => each !== entry);
      reject(new DOMException('left the line', 'AbortError'));
      advanceLine();
    };
    const entry: Waiting = {
      isSeen,
      begin: () => {
        signal.removeEventListener('abort', leave);
        let busy = true;
        resolve(() => {
          if (!busy) return;
          busy = false;
          running -= 1;
          advanceLine();
        });
      },
    };
    if (signal.aborted) {
      leave();
      return;
    }
    signal.addEventListener('abort', leave, { once: true });
    waiting = [...waiting, entry];
    advanceLine();
  });
}

/** Resolves when no card asks or waits: what is not urgent may be fetched. Also before the first has come. */
export function lineIsCalm(): Promise<void> {
  return new Promise((resolve) => {
    calm.push(resolve);
    advanceLine();
  });
}
