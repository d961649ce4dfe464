import type { FieldValues } from 'react-hook-form';
import type { RowId } from '@/platform/store/resourceState';
import type { Register } from '../defineRegister';
import { useEach } from './useEach';

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

/** Gives several records the same values: each is read first, so that what is not changed stays as the server has it. */
export function useBulkEdit<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  register: Register<Row, Item, Values>,
  rows: readonly Row[],
) {
  const { calls, toValues, nameOf, fullNameOf = nameOf } = register;
  const { run, ...each } = useEach(rows, fullNameOf);
  return {
    ...each,
    run: (given: Partial<Values>) => {
      const changes = { ...fallen(register, Object.keys(given)), ...given };
      return run(async ({ id }) => {
        const item = await calls.get(id, new AbortController().signal);
        await calls.update(id, { ...toValues(item), ...changes });
      });
    },
  };
}
