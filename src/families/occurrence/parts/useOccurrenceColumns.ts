import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocalDateTime } from '@/platform/format/dateTime';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type { OccurrenceRecord, OccurrenceSources, OccurrenceSubject } from '../occurrenceTypes';
import { momentOf } from '../rules/days';
import { isPending } from '../rules/depletion';
import { type DescriptorOf, subjectDay } from '../rules/figures';
import { SEPARATOR, shortened } from '../rules/names';

export interface OccurrenceColumnsProps {
  readonly subjects: readonly OccurrenceSubject[];
  readonly descriptorOf: DescriptorOf;
  readonly texts: OccurrenceTexts;
  readonly sources: OccurrenceSources;
  readonly subjectLabel: string;
  readonly daysCounted: boolean;
}

/** The columns of a list of occurrences. */
export function useOccurrenceColumns({
  subjects,
  descriptorOf,
  texts,
  sources,
  subjectLabel,
  daysCounted,
}: OccurrenceColumnsProps) {
  const { t } = useTranslation('occurrence');
  return useMemo((): readonly ColumnSpec<OccurrenceRecord>[] => {
    const subjectsOf = (record: OccurrenceRecord) =>
      subjects.filter(({ id }) => record.subjectIds.includes(id));
    const namesOf = (record: OccurrenceRecord) =>
      subjectsOf(record)
        .map(({ name }) => name)
        .join(SEPARATOR);
    return [
      {
        field: 'moment',
        header: t('columns.moment'),
        width: 140,
        value: momentOf,
        format: (value) => formatLocalDateTime(String(value)),
      },
      ...(daysCounted
        ? [
            {
              field: 'day',
              header: t('columns.day'),
              kind: 'number',
              decimals: 0,
              width: 80,
              nothing: '–',
              value: (record: OccurrenceRecord) => subjectDay(subjectsOf(record)[0], record),
            } as const,
          ]
        : []),
      {
        field: 'type',
        header: t('columns.type'),
        width: 176,
        value: ({ type }) => (descriptorOf(type) ? texts.title(type) : t('unknownType')),
      },
      {
        field: 'summary',
        header: t('columns.summary'),
        identifying: true,
        value: (record) => {
          const descriptor = descriptorOf(record.type);
          return descriptor ? texts.summary(descriptor, record, sources) : '';
        },
      },
      {
        field: 'subjects',
        header: subjectLabel,
        // A farm with a plot, and how many more there are; what counts days has a short name.
        width: daysCounted ? 180 : 280,
        value: namesOf,
        // Plots worked together would fill the row: the first stands for them.
        format: (value) => shortened(String(value)),
        exportValue: namesOf,
      },
      {
        field: 'state',
        header: t('columns.state'),
        kind: 'status',
        width: 120,
        status: (record) =>
          record.waiting
            ? {
                tone: record.waiting === 'REFUSED' ? 'danger' : 'warning',
                icon: CloudOffOutlined,
                label: t(`waiting.${record.waiting}`),
              }
            : record.state === 'DONE'
              ? { tone: 'success', icon: CheckCircleOutlined, label: t('states.DONE') }
              : { tone: 'info', icon: EventOutlined, label: t('states.PLANNED') },
      },
      {
        field: 'document',
        header: t('columns.document'),
        width: 110,
        value: (record) =>
          isPending(record) ? t('depletion.pendingShort') : (record.document?.number ?? null),
      },
      { field: 'observation', header: t('fields.observation'), hidden: true },
      { field: 'userName', header: t('columns.user'), width: 160, hidden: true },
    ];
  }, [subjects, descriptorOf, texts, sources, subjectLabel, daysCounted, t]);
}
