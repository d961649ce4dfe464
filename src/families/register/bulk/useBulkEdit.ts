import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AppError } from '@/platform/http/appError';
import { versionOf } from '@/platform/http/rowVersion';
import type { RowId } from '@/platform/store/resourceState';
import type { Register } from '../defineRegister';
import type { RegisterTexts } from '../registerTexts';
import { changedValues, type How } from './severalValues';
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

/** What is given to the records, and for fields that hold several values what becomes of those they have. */
interface Given<Values> {
  readonly values: Partial<Values>;
  readonly hows: Readonly<Record<string, How>>;
}

/** Gives several records the same values: each is read first, so that what is not changed stays as the server has it. */
export function useBulkEdit<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  register: Register<Row, Item, Values>,
  rows: readonly Row[],
  texts: RegisterTexts,
) {
  const { t } = useTranslation('register');
  const { calls, toValues, nameOf, fullNameOf = nameOf, fields } = register;
  const { run, ...each } = useEach(rows, fullNameOf);

  /** The lists as this record has them afterwards. A field that must not be empty keeps it from being changed. */
  function lists(own: Values, { values, hows }: Given<Values>): Partial<Values> {
    const entries = Object.entries(hows).map(([name, how]) => {
      const list = changedValues(how, own[name], values[name]);
      if (list.length === 0 && fields.some((field) => field.name === name && field.required)) {
        const message = t('bulk.emptied', { field: texts.field(name) });
        throw { kind: 'validation', status: 400, fields: {}, message } satisfies AppError;
      }
      return [name, list];
    });
    return Object.fromEntries(entries) as Partial<Values>;
  }
  return {
    ...each,
    run: (given: Given<Values>) => {
      const changes = { ...fallen(register, Object.keys(given.values)), ...given.values };
      return run(async ({ id }) => {
        const item = await calls.get(id, new AbortController().signal);
        const own = toValues(item);
        await calls.update(id, { ...own, ...changes, ...lists(own, given) }, versionOf(item));
      });
    },
  };
}
