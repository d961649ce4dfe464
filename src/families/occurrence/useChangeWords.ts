import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { OccurrencePageProps } from './occurrencePage';
import type { OccurrenceTexts } from './occurrenceTexts';
import type { OccurrenceRecord } from './occurrenceTypes';
import { changesOf, type DescriptorOf } from './rules/figures';

/** Changes named in one message; more would not be read. */
const NAMED = 6;

/** Names the figures that a write changes: 'mortalidade do dia 12: 34 → 43'. */
export function useChangeWords(
  { subjects }: Pick<OccurrencePageProps, 'subjects'>,
  descriptorOf: DescriptorOf,
  texts: OccurrenceTexts,
) {
  const { t } = useTranslation('occurrence');
  return useCallback(
    (before: readonly OccurrenceRecord[], after: readonly OccurrenceRecord[], of: readonly unknown[]) => {
      const touched = subjects
        .filter(({ id }) => of.includes(id))
        .map((one) => ({
          name: one.name,
          changes: changesOf(one, before, after, descriptorOf, subjects).map((change) =>
            texts.change(change),
          ),
        }))
        .filter(({ changes }) => changes.length > 0);
      // A record that went from one subject to another changes both: each stands under its name.
      const named = touched.length > 1;
      return touched
        .flatMap(({ name, changes }) =>
          changes.map((change, at) => (named && at === 0 ? t('change.of', { name, change }) : change)),
        )
        .slice(0, NAMED)
        .join('; ');
    },
    [subjects, descriptorOf, texts, t],
  );
}
