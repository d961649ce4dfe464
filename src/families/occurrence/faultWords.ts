import type { TFunction } from 'i18next';
import { translateMessage } from '@/platform/forms/formMessage';
import type { OccurrenceTexts } from './occurrenceTexts';
import type { OccurrenceDescriptor } from './occurrenceTypes';
import type { FormFault } from './rules/faults';

interface Words {
  readonly t: TFunction<'occurrence'>;
  readonly forms: TFunction<'forms'>;
  readonly texts: OccurrenceTexts;
  readonly subjectLabel: string;
}

/** What keeps a record from being written, as its form would say it; each sentence once. */
export function faultWords(
  descriptor: OccurrenceDescriptor,
  faults: readonly FormFault[],
  { t, forms, texts, subjectLabel }: Words,
): string {
  const labelOf = (path: string): string => {
    if (descriptor.fields.some(({ name }) => name === path)) return texts.field(descriptor.slug, path);
    if (path.startsWith('depletion')) return t('depletion.title');
    if (path === 'happenedAt' && descriptor.lasts) return t('fields.startedAt');
    if (path === 'happenedAt' || path === 'plannedAt' || path === 'observation') return t(`fields.${path}`);
    return subjectLabel;
  };
  const said = faults.map(({ path, message }) => translateMessage(message, forms, labelOf(path), labelOf));
  return [...new Set(said)].join(' ');
}
