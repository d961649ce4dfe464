import type { Answered } from '../testClient';
import { digest, leaves, linesOf, selection } from './digest.test.kit';
import { queryVariants, variantsOf } from './variants.test.kit';
import { type Caller, freshWorld, sent } from './world.test.kit';

/**
 * Writes down what the demo answers, module by module; tests compare it with a page that was read and approved.
 *
 * A module is added so: `mocks/wire/<module>.test.ts` begins with `useFixedWorld()`; each test takes `const page =
 * wirePage()`, has it read, write and refuse, and ends with `await
 * expect(page.text()).toMatchFileSnapshot('answers/<module>/<what>.txt')`. With `-u` vitest writes that page. It is read
 * before it is committed: what is wrong there is a defect of the demo. Ids for bodies come from `demo.world` (`idOf`,
 * `rowOf`); `foreign` names ids of another customer (`foreignId`).
 */
export function wirePage(owner: Caller | string = 'produtor'): WirePage {
  return new WirePage(typeof owner === 'string' ? { account: owner } : owner);
}

type Json = Record<string, unknown>;

/** A write and how it is looked at. */
interface Write {
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET';
  path: string;
  body?: Json;
  /** Reads that show what it did; `{id}` stands for the id that it answered. */
  shows?: readonly string[];
  /** Ids of another customer's records by field, `?id` for that of the query. */
  foreign?: Json;
  /** Further bodies by name: what differs from the valid one. */
  also?: Record<string, Json>;
  /** Accounts that may not make it. */
  strangers?: readonly string[];
  /** Leaves the fields as they are: for a body that another call has varied already. */
  wholeOnly?: boolean;
}

/** A call of a sequence. */
type Step = readonly [method: string, path: string, body?: Json | undefined, caller?: Caller];

const SHOWN_CHANGES = 10;
const TITLE_PARTS = 100;
const FIRST_CHARACTERS = 600;

/** What a refusal says. */
function refusalOf({ status, body, text }: Answered): string {
  const { errors, error, message } = (body ?? {}) as {
    errors?: Json;
    error?: Json | string;
    message?: string;
  };
  const words = Object.entries(errors ?? {}).map(([name, list]) => `${name}: ${[list].flat().join(' ')}`);
  if (typeof error === 'string') words.push(error);
  else if (error !== undefined) {
    const { message: said, ...more } = error;
    words.push(String(said), ...(Object.keys(more).length > 0 ? [JSON.stringify(more)] : []));
  }
  if (message !== undefined) words.push(message);
  return `${status} ${words.length > 0 ? words.join(' / ') : text}`.trim();
}

function contentOf({ body, text, headers }: Answered): unknown {
  if (body !== undefined) return digest(body);
  if (text === '') return 'nothing';
  const type = headers.get('Content-Type') ?? 'no type';
  return {
    type,
    name: headers.get('Content-Disposition'),
    length: text.length,
    begins: text.slice(0, FIRST_CHARACTERS),
  };
}

const isRefused = ({ status }: Answered) => status >= 400 || status === 0;

/** A page that is being written. */
export class WirePage {
  readonly #lines: string[] = [];
  readonly #owner: Caller;

  constructor(owner: Caller) {
    this.#owner = owner;
  }

  /** The page as it is compared. */
  text(): string {
    const lines = this.#lines.join('\n').trim();
    return `${lines.replace(/A{30,}/g, ({ length }) => `A×${length}`)}\n`;
  }

  #put(title: string, answered: Answered, content: unknown): void {
    if (isRefused(answered)) this.#lines.push(title, `  ${refusalOf(answered)}`);
    else
      this.#lines.push(
        `${title}${answered.status === 200 ? '' : `  ${answered.status}`}`,
        ...linesOf(content),
      );
  }

  /** The seeded world again. */
  startsAfresh(): void {
    freshWorld();
  }

  /** A title within the page. */
  says(words: string): void {
    this.#lines.push('', `# ${words}`);
  }

  /** One read, whole. */
  async reads(path: string, caller = this.#owner): Promise<void> {
    const answered = await sent(caller, 'GET', path);
    const by =
      caller === this.#owner
        ? ''
        : `  (${caller.account}${caller.customerId ? ` ${caller.customerId}` : ''})`;
    this.#put(`GET ${path}${by}`, answered, contentOf(answered));
  }

  /** A list, whole with the first query; with the others, which of its rows are left. */
  async filters(path: string, queries: readonly string[]): Promise<void> {
    const [first = '', ...others] = queries;
    await this.reads(`${path}?${first}`);
    for (const query of others) {
      const answered = await sent(this.#owner, 'GET', `${path}?${query}`);
      const content = answered.body === undefined ? contentOf(answered) : selection(answered.body);
      this.#put(`GET ${path}?${query}`, answered, content);
    }
  }

  /** Reads by accounts that may not make them, or that see another customer. */
  async readsOf(accounts: readonly (string | Caller)[], paths: readonly string[]): Promise<void> {
    for (const account of accounts) {
      const caller = typeof account === 'string' ? { account } : account;
      for (const path of paths) {
        const answered = await sent(caller, 'GET', path);
        const content = answered.body === undefined ? contentOf(answered) : selection(answered.body);
        this.#put(`GET ${path}  (${caller.account})`, answered, content);
      }
    }
  }

  /** Calls one after another in the same world. */
  async follows(words: string, steps: readonly Step[]): Promise<void> {
    freshWorld();
    this.says(words);
    for (const [method, path, body, caller = this.#owner] of steps) {
      const answered = await sent(caller, method, path, body);
      const by = caller === this.#owner ? '' : `  (${caller.account})`;
      const more = body === undefined ? '' : `  ${JSON.stringify(body)}`;
      const title = `${method} ${path}${by}${more}`;
      this.#put(shortened(title), answered, contentOf(answered));
    }
    freshWorld();
  }

  /** What one call leads to, in a line: its status and what it says. */
  async outcome(words: string, method: string, path: string, body: Json): Promise<void> {
    const answered = await sent(this.#owner, method, path, body);
    this.#lines.push(`${words}: ${isRefused(answered) ? refusalOf(answered) : answered.status}`);
  }

  /** A write as it should be, then with each field wrong by itself, each in the seeded world. */
  async writes({
    method = 'POST',
    path,
    body = {},
    shows = [],
    foreign = {},
    also = {},
    ...more
  }: Write): Promise<void> {
    freshWorld();
    this.says(`${method} ${path}`);
    this.#lines.push(...linesOf({ sent: body }));
    const { answered: valid, effects } = await this.#effects(method, path, body, shows);
    this.#put('as it should be', valid, contentOf(valid));
    shows.forEach((read, at) => {
      if (!isRefused(valid)) this.#lines.push(`then ${at + 1}: GET ${read}`, ...linesOf(effects[at + 1]));
    });
    const asValid = leaves({ answer: contentOf(valid), ...effects });
    const outcome = async (otherPath: string, otherBody: Json, caller = this.#owner) => {
      const { answered, effects: shown } = await this.#effects(method, otherPath, otherBody, shows, caller);
      if (isRefused(answered)) return refusalOf(answered);
      return `${answered.status}${differences(asValid, leaves({ answer: contentOf(answered), ...shown }))}`;
    };
    const lines = new Map<string, Map<string, string[]>>();
    const note = (field: string, what: string, result: string) => {
      const results = lines.get(field) ?? new Map<string, string[]>();
      results.set(result, [...(results.get(result) ?? []), what]);
      lines.set(field, results);
    };
    for (const account of more.strangers ?? ['usuario', 'gratis'])
      note('by another account', account, await outcome(path, body, { account }));
    if (Object.keys(body).length > 0) note('nothing', 'sent', await outcome(path, {}));
    for (const [what, other] of queryVariants(path, foreign['?id'] as number | undefined))
      note('?id', what, await outcome(other, body));
    for (const [what, changes] of Object.entries(also))
      note('also', what, await outcome(path, { ...body, ...changes }));
    for (const { field, what, body: other } of more.wholeOnly ? [] : variantsOf(body, foreign))
      note(field, what, await outcome(path, other));
    for (const [field, results] of lines)
      this.#lines.push(field, ...[...results].map(([result, which]) => `  ${which.join(', ')}: ${result}`));
    freshWorld();
  }

  async #effects(method: string, path: string, body: Json, shows: readonly string[], caller = this.#owner) {
    const answered = await sent(caller, method, path, body);
    const effects: Json = {};
    // What is refused changes nothing: the world stands as it was, and the next call would show it otherwise.
    if (isRefused(answered)) return { answered, effects };
    const id =
      typeof answered.body === 'number' ? answered.body : (answered.body as { id?: number } | undefined)?.id;
    const answer = JSON.stringify(contentOf(answered));
    for (const [at, show] of shows.entries()) {
      const shown = await sent(this.#owner, 'GET', show.replace('{id}', String(id)));
      const content = isRefused(shown) ? refusalOf(shown) : contentOf(shown);
      effects[at + 1] = JSON.stringify(content) === answer ? 'what it answered' : content;
    }
    freshWorld();
    return { answered, effects };
  }
}

/** Both ends of a long title. */
const shortened = (title: string) =>
  title.length > 2 * TITLE_PARTS ? `${title.slice(0, TITLE_PARTS)} … ${title.slice(-TITLE_PARTS)}` : title;

/** Where an accepted call led to something else than the valid one did. */
function differences(valid: Map<string, string>, other: Map<string, string>): string {
  const places = [...new Set([...valid.keys(), ...other.keys()])].filter(
    (place) => valid.get(place) !== other.get(place),
  );
  if (places.length === 0) return ', the same';
  const shown = places
    .slice(0, SHOWN_CHANGES)
    .map((place) => `${place.replace(/^answer\./, '')}: ${other.get(place) ?? 'gone'}`);
  return `, ${shown.join('; ')}${places.length > SHOWN_CHANGES ? `; and ${places.length - SHOWN_CHANGES} more` : ''}`;
}
