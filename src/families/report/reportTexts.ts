import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sayWith, type Translate } from '@/platform/i18n/say';

/** The words of a report. Keys are put together from its descriptor, so a contract test looks for them. */
export interface ReportTexts {
  readonly title: string;
  readonly empty: string;
  readonly basis: string;
  readonly column: (label: string) => string;
  readonly filter: (name: string) => string;
  readonly group: (name: string) => string;
  readonly foot: (id: string) => string;
  readonly fact: (id: string) => string;
  readonly lack: (what: string) => string;
  readonly word: (set: string, value: string) => string;
}

/** @param t of any namespace, with what is said where there is no word; @param namespace the module's locale file */
export function reportTexts(
  t: Translate,
  namespace: string,
  { name, basis }: { readonly name: string; readonly basis: string },
): ReportTexts {
  const say = sayWith(t);
  const at = (key: string) => `${namespace}:${key}`;
  return {
    title: say(at(`reports.${name}.title`)),
    empty: say(at(`reports.${name}.empty`)),
    basis: say(at(`basis.${basis}`)),
    column: (label) => say(at(`columns.${label}`)),
    filter: (filter) => say(at(`filters.${filter}`)),
    group: (group) => say(at(`groups.${group}`)),
    foot: (id) => say(at(`foot.${id}`)),
    fact: (id) => say(at(`facts.${id}`)),
    lack: (what) => say(at(`lacks.${what}`)),
    // A value without a word is shown as it came.
    word: (set, value) => t(at(`words.${set}.${value}`), value, {}),
  };
}

export function useReportTexts(namespace: string, name: string, basis: string): ReportTexts {
  const { t } = useTranslation();
  return useMemo(() => reportTexts(t, namespace, { name, basis }), [t, namespace, name, basis]);
}
