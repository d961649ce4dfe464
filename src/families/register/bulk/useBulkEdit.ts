import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { asAppError } from '@/platform/http/appError';
import type { RowId } from '@/platform/store/resourceState';
import type { Register } from '../defineRegister';

export interface BulkState {
  readonly total: number;
  readonly done: number;
  readonly running: boolean;
  /** Records that were not changed, with what the server said. */
  readonly refused: readonly {
    readonly id: RowId;
    readonly name: string;
    readonly reason: string | undefined;
  }[];
}

const IDLE: BulkState = { total: 0, done: 0, running: false, refused: [] };

/** Fields whose value falls with those that are given one, unless they are given one too. */
function fallen<Values extends FieldValues>(
  { fields, emptyValues }: Pick<Register<{ id: RowId }, object, Values>, 'fields' | 'emptyValues'>,
  given: readonly string[],
): Partial<Values> {
  const names = fields
    .filter(({ name }) => given.includes(name))
    .flatMap(({ clears = [] }) => clears)
    .filter((name) => !given.includes(name));
  return Object.fromEntries(names.map((name) => [name, emptyValues[name]])) as Partial<Values>;
}

/**
 * Gives several records the same values, one after the other: each is read first, so that what is not changed stays as
 * the server has it. It can be stopped between two records, and what was written is known exactly.
 */
export function useBulkEdit<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  register: Register<Row, Item, Values>,
) {
  const [state, setState] = useState(IDLE);
  const stopping = useRef(false);
  const { calls, toValues, nameOf } = register;

  async function run(rows: readonly Row[], given: Partial<Values>): Promise<BulkState> {
    stopping.current = false;
    const changes = { ...fallen(register, Object.keys(given)), ...given };
    let now: BulkState = { ...IDLE, total: rows.length, running: true };
    setState(now);
    for (const row of rows) {
      if (stopping.current) break;
      try {
        const item = await calls.get(row.id, new AbortController().signal);
        await calls.update(row.id, { ...toValues(item), ...changes });
      } catch (thrown) {
        const error = asAppError(thrown);
        const reason =
          error.kind === 'validation' ? (Object.values(error.fields)[0]?.[0] ?? error.message) : undefined;
        now = { ...now, refused: [...now.refused, { id: row.id, name: nameOf(row), reason }] };
      }
      now = { ...now, done: now.done + 1 };
      setState(now);
    }
    now = { ...now, running: false };
    setState(now);
    return now;
  }
  return {
    state,
    run,
    stop: () => {
      stopping.current = true;
    },
  };
}
