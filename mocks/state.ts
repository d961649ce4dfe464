import { buildWorld } from './db/world';
import type { World } from './db/types';
import type { Dialect } from './dialect';

export interface Fault {
  /** Upper case; `*` stands for any method. */
  method: string;
  path: string;
  /** 0 = the connection breaks; undefined = only slow, the real answer follows. */
  status: number | undefined;
  body: unknown;
  delayMs: number;
  /** How often it still strikes. */
  times: number;
}

export interface LoggedCall {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
}

export interface Session {
  id: string;
  userId: number;
  tokenForm: string;
  /** The link that was picked; null until then. */
  linkId: number | null;
  /** The customer whose account a support assistant has entered. */
  supportedId?: number;
}

export interface IssuedToken {
  sessionId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A mail that the real server would send. */
export interface Mail {
  to: string;
  subject: string;
  link: string;
}

interface Demo {
  world: World;
  sessions: Map<string, Session>;
  tokens: Map<string, IssuedToken>;
  resetTokens: Map<string, number>;
  mails: Mail[];
  faults: Fault[];
  calls: LoggedCall[];
  /** Life of access tokens issued from now on. */
  tokenSeconds: number;
  /** How answers are written (`dialect.ts`). */
  dialect: Dialect;
}

const EIGHT_HOURS = 8 * 3600;

let today = new Date();
let world: World | undefined;

const dialectOf = (name: string | undefined): Dialect =>
  name === 'aspNet' || name === 'aspNetText' ? name : 'documented';

function fresh(): Omit<Demo, 'world'> {
  return {
    sessions: new Map(),
    tokens: new Map(),
    resetTokens: new Map(),
    mails: [],
    faults: [],
    calls: [],
    tokenSeconds: EIGHT_HOURS,
    dialect: dialectOf(globalThis.process?.env['DEMO_DIALECT']),
  };
}

/** Everything the demo backend remembers. */
export const demo: Demo = {
  ...fresh(),
  /** Built when somebody first looks: a test starts with putting everything back. */
  get world() {
    return (world ??= buildWorld(today));
  },
  set world(other) {
    world = other;
  },
};

/** Back to the seeded world: no written data, sessions, faults or logged calls remain. */
export function resetDemo(): void {
  Object.assign(demo, fresh());
  today = new Date();
  world = undefined;
}
