import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { textOf } from '@/platform/http/loose';
import { valueAt } from '@/platform/typed/records';
import type { OptionsProps } from './registerTypes';

/**
 * The word of one value of a list that the application itself knows: `<path>.<value>` of a locale file. A value that
 * this version does not know says itself; none has no word.
 */
export function choiceWord(namespace: string, path: string, value: string | null | undefined): string {
  if (!value) return '';
  const key = `${namespace}:${path}.${value}`;
  return i18next.t(key, value);
}

/** The words of such a list, for a column. */
export function choiceWords(namespace: string, path: string): (value: string | null | undefined) => string {
  return (value) => choiceWord(namespace, path, value);
}

/** A component that hands the options of such a list to a field. */
export function choiceOptions(values: readonly string[], namespace: string, path: string) {
  return function ChoiceOptions({ children }: Pick<OptionsProps<unknown>, 'children'>) {
    // Another language shows them anew.
    useTranslation();
    return children({ options: values.map((id) => ({ id, name: choiceWord(namespace, path, id) })) });
  };
}

/** A column of such values: shown by its word, its filter offering every one of them, whatever rows there are. */
export function choiceColumn<Field extends string>(
  field: Field,
  values: readonly string[],
  namespace: string,
  path: string,
) {
  const read = (row: object) => valueAt(row, field);
  return {
    field,
    value: (row: object) => choiceWord(namespace, path, textOf(read(row))),
    filter: {
      kind: 'multiSelect',
      value: read,
      choices: values,
      wordOf: choiceWords(namespace, path),
    },
  } as const;
}
