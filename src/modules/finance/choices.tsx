import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { LookupName, LookupParams } from '@/domain/lookups/lookupTypes';
import { useLookup } from '@/domain/lookups/useLookup';
import type { OptionsProps } from '@/families/register/registerTypes';

/** The word of one value of a fixed list: `finance:<words>.<value>`; a value that the list has not is shown as it is. */
export function fixedWord(words: string, value: string | null | undefined): string {
  const say = i18next.t as (key: string, options: { defaultValue: string }) => string;
  return value ? say(`finance:${words}.${value}`, { defaultValue: value }) : '';
}

/** A column of such values: shown by its word, its filter offering every one of them, whatever rows there are. */
export function fixedColumn<Field extends string>(field: Field, words: string, values: readonly string[]) {
  const read = (row: object) => (row as Record<string, unknown>)[field];
  return {
    field,
    value: (row: object) => fixedWord(words, read(row) as string | null),
    filter: {
      kind: 'multiSelect',
      value: read,
      choices: values,
      wordOf: (value: string) => fixedWord(words, value),
    },
  } as const;
}

/** Options of a fixed list, its words at `finance:<words>`. */
export function fixedOptions(words: string, values: readonly string[]) {
  return function FixedOptions({ children }: OptionsProps<unknown>) {
    const { t } = useTranslation();
    const say = t as (key: string) => string;
    return children({ options: values.map((id) => ({ id, name: say(`finance:${words}.${id}`) })) });
  };
}

/** Options of a select list of the backend. */
export function lookupOptions<Name extends LookupName>(name: Name, params: LookupParams[Name]) {
  return function LookupOptions({ children }: OptionsProps<unknown>) {
    return children(useLookup(name, params));
  };
}
