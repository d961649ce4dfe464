import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { type Say, sayWith } from '@/platform/i18n/say';

export type RegisterTextKey =
  | 'title'
  | 'subtitle'
  | 'new'
  | 'edit'
  | 'empty.title'
  | 'empty.text'
  | 'deleteTitle'
  | 'deleteBody'
  | 'deleteLabel'
  | 'deleted'
  | 'saved'
  | 'locked'
  | 'count_one'
  | 'count_other';

export interface RegisterTexts {
  text: (key: RegisterTextKey, values?: Record<string, string | number>) => string;
  count: (count: number) => string;
  column: (field: string) => string;
  field: (name: string) => string;
  /** Words that only some fields have: `helper`, `locked`. */
  fieldPart: (name: string, part: 'helper' | 'locked') => string;
  section: (id: string) => string;
  tab: (id: string) => string;
  option: (name: string, id: string) => string;
  /** Head of a column of a field of lines. */
  rowsColumn: (name: string, key: string) => string;
}

interface Named {
  module: string;
  namespace?: string;
  name: string;
  wordsOf?: string;
}

/**
 * The words of a register, from its module's locale file. Keys are put together from the descriptor's names, so
 * they are checked by the contract test of the family instead of by the compiler.
 */
export function registerTexts(
  say: Say,
  { module, namespace = module, name, wordsOf = name }: Named,
): RegisterTexts {
  const at = (key: string) => `${namespace}:registers.${wordsOf}.${key}`;
  return {
    text: (key, values) => say(at(key), values),
    // Long tables write thousands: `{{formatted}}` in place of `{{count}}`.
    // Portuguese grammar counts nothing as one; people say '0 comunidades'.
    count: (count) =>
      say(at(count === 0 ? 'count_other' : 'count'), {
        count,
        formatted: formatNumber(count, { decimals: 0 }),
      }),
    column: (field) => say(at(`columns.${field}`)),
    field: (field) => say(at(`fields.${field}.label`)),
    fieldPart: (field, part) => say(at(`fields.${field}.${part}`)),
    section: (id) => say(at(`sections.${id}`)),
    tab: (id) => say(at(`tabs.${id}`)),
    option: (field, id) => say(at(`fields.${field}.options.${id}`)),
    rowsColumn: (field, key) => say(at(`fields.${field}.columns.${key}`)),
  };
}

/** The words of a register in the language of the page. */
export function useRegisterTexts(register: Named): RegisterTexts {
  const { t } = useTranslation();
  return useMemo(() => registerTexts(sayWith(t), register), [t, register]);
}
