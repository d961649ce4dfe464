import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { type Say, sayWith } from '@/platform/i18n/say';
import type { OccurrenceField } from './occurrenceFields';
import { shownValues } from './rules/shownValues';
import type {
  FigureChange,
  OccurrenceDescriptor,
  OccurrenceFault,
  OccurrenceRecord,
  OccurrenceSources,
} from './occurrenceTypes';

export interface OccurrenceTexts {
  readonly title: (slug: string) => string;
  /** A word for a small place: the calendar. */
  readonly short: (slug: string) => string;
  readonly field: (slug: string, name: string) => string;
  readonly helper: (slug: string, name: string) => string;
  readonly option: (slug: string, name: string, id: string) => string;
  readonly warning: (warning: OccurrenceFault) => string;
  readonly note: (note: OccurrenceFault) => string;
  readonly figure: (figure: string) => string;
  /** 'mortalidade do dia 12: 34 → 43' */
  readonly change: (change: FigureChange) => string;
  readonly summary: (
    descriptor: OccurrenceDescriptor,
    record: OccurrenceRecord,
    sources: OccurrenceSources,
  ) => string;
}

const shownFigure = (value: unknown, decimals?: number) =>
  typeof value === 'number'
    ? formatNumber(
        value,
        decimals === undefined ? { decimals: 3, minDecimals: 0, significant: 3 } : { decimals },
      )
    : '–';

function namedValue(
  slug: string,
  field: OccurrenceField | undefined,
  value: unknown,
  texts: Pick<OccurrenceTexts, 'option'>,
  sources: OccurrenceSources,
): string {
  if (field?.kind === 'lookup')
    return sources[field.source]?.options.find(({ id }) => id === value)?.name ?? '–';
  const isFigure = typeof value === 'number';
  const isWord = typeof value === 'boolean' || (typeof value === 'string' && value !== '');
  if (!isFigure && !isWord) return '–';
  if (field?.kind === 'select' || field?.kind === 'radio')
    return texts.option(slug, field.name, String(value));
  return isFigure ? shownFigure(value) : String(value);
}

/** The words of a module's types. Keys are put together from the descriptors; their contract test checks them. */
function occurrenceTexts(say: Say, namespace: string): OccurrenceTexts {
  const at = (key: string) => `${namespace}:${key}`;
  const texts: OccurrenceTexts = {
    title: (slug) => say(at(`types.${slug}.title`)),
    short: (slug) => say(at(`types.${slug}.short`)),
    field: (slug, name) => say(at(`types.${slug}.fields.${name}.label`)),
    helper: (slug, name) => say(at(`types.${slug}.fields.${name}.helper`)),
    option: (slug, name, id) => say(at(`types.${slug}.fields.${name}.options.${id}`)),
    warning: ({ key, values }) => say(at(`warnings.${key}`), shownValues(values)),
    note: ({ key, values }) => say(at(`notes.${key}`), shownValues(values)),
    figure: (figure) => say(at(`figures.${figure}`)),
    change: ({ figure, day, before, after }) =>
      say(day === null ? 'occurrence:change.whole' : 'occurrence:change.day', {
        figure: texts.figure(figure),
        day: day ?? 0,
        before: shownFigure(before),
        after: shownFigure(after),
      }),
    summary: (descriptor, record, sources) =>
      descriptor.summary(record.values, {
        word: (key, values) => say(at(`types.${descriptor.slug}.${key}`), values),
        figure: shownFigure,
        named: (name) => {
          const field = descriptor.fields.find((one) => one.name === name);
          return namedValue(descriptor.slug, field, record.values[name], texts, sources);
        },
      }),
  };
  return texts;
}

export function useOccurrenceTexts(namespace: string): OccurrenceTexts {
  const { t } = useTranslation();
  return useMemo(() => occurrenceTexts(sayWith(t), namespace), [t, namespace]);
}
