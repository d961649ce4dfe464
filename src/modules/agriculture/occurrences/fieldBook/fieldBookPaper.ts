import type { TFunction } from 'i18next';
import type { OccurrenceTexts } from '@/families/occurrence/occurrenceTexts';
import type { OccurrenceSources } from '@/families/occurrence/occurrenceTypes';
import type { ExportTable } from '@/platform/export/exportTable';
import { periodsIn } from '@/families/occurrence/rules/periods';
import { formatLocalDateTime, isLocalDateTime, timeOf } from '@/platform/format/dateTime';
import { quantityText } from '@/families/occurrence/rules/quantityText';
import { OCCURRENCES } from '../occurrences';
import { amountText, doseUnitOf } from '../rules/dose';
import type { BookLine } from '../rules/fieldBook';

type T = TFunction<'agricultureOccurrences'>;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const figure = (value: unknown, unit: string) =>
  typeof value === 'number' ? `${quantityText(value)} ${unit}` : '';
const joined = (parts: readonly string[], by = ' · ') => parts.filter(Boolean).join(by);

/** What was typed of the weather of a spraying. */
const weatherText = ({ record: { values } }: BookLine) =>
  joined([
    figure(values['temperature'], '°C'),
    figure(values['humidity'], '%'),
    figure(values['wind'], 'km/h'),
    figure(values['rain'], 'mm'),
  ]);

const descriptorOf = (slug: string) => OCCURRENCES.find((one) => one.slug === slug);

/** What of a dose falls on so many hectares, with its unit; one without a unit that is known says so. */
function doseText(t: T, record: BookLine['record'], hectares: number): string {
  const { dose } = record.values;
  if (typeof dose !== 'number') return '';
  const unit = doseUnitOf(record, descriptorOf(record.type));
  const amount = dose * hectares;
  return unit === null ? t('book.unitUnknown', { dose: quantityText(amount) }) : amountText(amount, unit);
}

/** When a spraying was applied, where its periods are given. */
const periodsText = ({ values }: BookLine['record']) =>
  periodsIn(values['periods'])
    .flatMap(({ from, to }) =>
      from === null || to === null ? [] : [`${formatLocalDateTime(from)}–${timeOf(to)}`],
    )
    .join(', ');

/** The field book of a plot on paper: what was done, with what, on how many hectares, and until when it binds. */
export function fieldBookPaper(
  t: T,
  title: string,
  lines: readonly BookLine[],
  texts: OccurrenceTexts,
  sources: OccurrenceSources,
): ExportTable {
  const nameOf = (productId: unknown) =>
    sources['stockProducts']?.options.find(({ id }) => id === productId)?.name ?? t('book.unknownProduct');
  /** The harvest has the crop in its name, its seed is the cultivar. */
  const cropText = ({ crop }: BookLine) =>
    crop === null
      ? ''
      : joined([sources['harvests']?.options.find(({ id }) => id === crop.harvestId)?.name ?? '', crop.seed]);
  const column = (head: string, type: 'text' | 'number' | 'date' | 'dateTime' = 'text') => ({
    head,
    type,
    decimals: 2,
  });
  return {
    title,
    columns: [
      column(t('book.columns.when'), 'dateTime'),
      column(t('book.columns.work')),
      column(t('book.columns.hectares'), 'number'),
      column(t('book.columns.crop')),
      column(t('book.columns.dose')),
      column(t('book.columns.quantity')),
      column(t('book.columns.inputs')),
      column(t('book.columns.weather')),
      column(t('book.columns.freeOn'), 'date'),
      column(t('book.columns.enterFrom'), 'dateTime'),
      column(t('book.columns.who')),
      column(t('book.columns.note')),
    ],
    rows: lines.map((line) => {
      const { record } = line;
      const descriptor = descriptorOf(record.type);
      const { values } = record;
      return [
        line.happenedAt,
        joined(
          [
            texts.title(record.type),
            joined([
              descriptor ? texts.summary(descriptor, record, sources) : '',
              periodsText(record),
              // The summary of irrigation says it.
              isLocalDateTime(values['endAt']) && record.type !== 'irrigacao'
                ? t('book.until', { when: formatLocalDateTime(values['endAt']) })
                : '',
            ]),
          ],
          ': ',
        ),
        line.hectares,
        cropText(line),
        doseText(t, record, 1),
        line.hectares === null ? '' : doseText(t, record, line.hectares),
        joined(
          line.inputs.map(({ productId, unit, quantity }) =>
            `${nameOf(productId)} ${figure(quantity, String(unit))}`.trim(),
          ),
          '; ',
        ),
        weatherText(line),
        line.freeOn,
        line.enterFrom,
        joined([
          text(values['responsible']) || record.userName,
          text(values['agronomist']) && t('book.agronomist', { name: text(values['agronomist']) }),
          text(values['machine']),
          text(values['implement']),
        ]),
        record.observation,
      ];
    }),
  };
}
