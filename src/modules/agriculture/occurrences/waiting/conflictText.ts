import type { TFunction } from 'i18next';
import type { OccurrenceTexts } from '@/families/occurrence/occurrenceTexts';
import type {
  OccurrenceDescriptor,
  OccurrenceSources,
  OccurrenceSubject,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { periodsIn } from '@/families/occurrence/rules/periods';
import { quantityText } from '@/families/occurrence/rules/quantityText';
import { formatDate } from '@/platform/format/date';
import { formatLocalDateTime, isLocalDateTime } from '@/platform/format/dateTime';

interface Around {
  readonly descriptor: OccurrenceDescriptor;
  readonly texts: OccurrenceTexts;
  readonly sources: OccurrenceSources;
  readonly subjects: readonly OccurrenceSubject[];
  readonly t: TFunction<['agricultureOccurrences', 'occurrence']>;
}

/** The name of a field as the form shows it. */
export function fieldLabel(name: string, { descriptor, texts, t }: Around): string {
  switch (name) {
    case 'subjectIds':
      return t('plot');
    case 'state':
      return t('outbox.state');
    case 'depletion':
      return t('occurrence:depletion.title');
    case 'files':
      return t('outbox.files');
    case 'plannedAt':
    case 'happenedAt':
    case 'observation':
      return t(`occurrence:fields.${name}`);
    default:
      return texts.field(descriptor.slug, name);
  }
}

const listed = (parts: readonly string[], t: Around['t']) =>
  parts.length === 0 ? t('outbox.nothing') : parts.join(', ');

/** What a field holds, in words; nothing entered is said. */
export function fieldValueText(name: string, value: unknown, around: Around): string {
  const { descriptor, texts, sources, subjects, t } = around;
  if (value === null || value === undefined || value === '') return t('outbox.nothing');
  const named = (source: string, id: unknown) =>
    sources[source]?.options.find((option) => option.id === id)?.name ?? t('outbox.unknown');
  if (name === 'subjectIds' && Array.isArray(value))
    return listed(
      value.map((id) => subjects.find((subject) => subject.id === id)?.name ?? t('outbox.unknown')),
      t,
    );
  if (name === 'state') return t(value === 'PLANNED' ? 'outbox.planned' : 'outbox.done');
  if (name === 'depletion' && Array.isArray(value))
    return listed(
      (value as OccurrenceValues['depletion'])
        .filter(({ productId }) => productId !== null)
        .map(
          ({ productId, unit, quantity }) =>
            `${named('stockProducts', productId)} ${quantity === null ? '–' : quantityText(quantity)} ${unit ?? ''}`,
        ),
      t,
    );
  if (name === 'files' && Array.isArray(value))
    return listed(
      (value as OccurrenceValues['files']).map(({ name: file }) => file),
      t,
    );
  const field = descriptor.fields.find((one) => one.name === name);
  if (field?.kind === 'periods')
    return listed(
      periodsIn(value).map(({ from, to }) => `${formatLocalDateTime(from)} – ${formatLocalDateTime(to)}`),
      t,
    );
  if (field?.kind === 'lookup') return named(field.source, value);
  if (typeof value === 'number') {
    const unit = field && 'unit' in field ? field.unit : undefined;
    return [quantityText(value), unit].filter(Boolean).join(' ');
  }
  if (typeof value === 'boolean') return t(value ? 'outbox.yes' : 'outbox.no');
  if (typeof value !== 'string') return t('outbox.other');
  if (field?.kind === 'select' || field?.kind === 'radio') return texts.option(descriptor.slug, name, value);
  if (isLocalDateTime(value)) return formatLocalDateTime(value);
  return field?.kind === 'date' ? formatDate(value) : value;
}
