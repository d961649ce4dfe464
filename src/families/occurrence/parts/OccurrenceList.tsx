import EditOutlined from '@mui/icons-material/EditOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocalDateTime } from '@/platform/format/dateTime';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import type { EmptyStateTexts } from '@/platform/grid/dataTableProps';
import type { RowAction } from '@/platform/grid/rowActions';
import { useGridState } from '@/platform/grid/useGridState';
import type { LoadState } from '../occurrencePage';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type { OccurrenceRecord, OccurrenceSources, OccurrenceSubject } from '../occurrenceTypes';
import { momentOf } from '../rules/days';
import { isPending } from '../rules/depletion';
import { SEPARATOR, shortened } from '../rules/names';
import { type DescriptorOf, subjectDay } from '../rules/figures';

const USUAL = { sort: { field: 'moment', direction: 'desc' } } as const;

interface OccurrenceListProps {
  readonly id: string;
  readonly label: string;
  readonly subjectLabel: string;
  readonly exportName: string;
  readonly toolbar: ReactNode;
  readonly subjects: readonly OccurrenceSubject[];
  readonly records: readonly OccurrenceRecord[];
  readonly state: LoadState;
  readonly descriptorOf: DescriptorOf;
  readonly texts: OccurrenceTexts;
  readonly sources: OccurrenceSources;
  readonly empty: EmptyStateTexts;
  readonly onOpen: (record: OccurrenceRecord) => void;
  readonly onRemove: (record: OccurrenceRecord) => void;
  /** What was planned is done, now. */
  readonly onDone: (record: OccurrenceRecord) => void;
  readonly onCopy: (record: OccurrenceRecord) => void;
  /** Plans it again; absent where nothing is planned. */
  readonly onRepeat: ((record: OccurrenceRecord) => void) | undefined;
  /** The document that took its products out of stock. */
  readonly onShowDocument: ((record: OccurrenceRecord) => void) | undefined;
  /** Why a record is neither changed nor deleted. */
  readonly reasonOf: (record: OccurrenceRecord) => string | undefined;
}

/** Occurrences as a grid: searched, sorted, exported. */
export function OccurrenceList(props: OccurrenceListProps) {
  const { subjects, records, state, descriptorOf, texts, sources, subjectLabel } = props;
  const { onOpen, onRemove, onDone, onCopy, onRepeat, onShowDocument, reasonOf } = props;
  const planned = records.some(({ state: each }) => each === 'PLANNED');
  const { t } = useTranslation('occurrence');
  const grid = useGridState(props.id, USUAL);
  const columns = useMemo((): readonly ColumnSpec<OccurrenceRecord>[] => {
    const subjectsOf = (record: OccurrenceRecord) =>
      subjects.filter(({ id }) => record.subjectIds.includes(id));
    const namesOf = (record: OccurrenceRecord) =>
      subjectsOf(record)
        .map(({ name }) => name)
        .join(SEPARATOR);
    // Of plots no days are counted.
    const counted = subjects.some(({ startDate }) => startDate !== null);
    return [
      {
        field: 'moment',
        header: t('columns.moment'),
        width: 140,
        value: momentOf,
        format: (value) => formatLocalDateTime(String(value)),
      },
      ...(counted
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
        width: counted ? 180 : 280,
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
  }, [subjects, descriptorOf, texts, sources, subjectLabel, t]);
  const rowActions = useMemo(
    (): readonly RowAction<OccurrenceRecord>[] => [
      { id: 'open', label: t('open'), icon: EditOutlined, run: onOpen, primary: true },
      ...(planned
        ? [
            {
              id: 'done',
              label: t('done.action'),
              icon: TaskAltOutlined,
              run: onDone,
              reason: (record: OccurrenceRecord) =>
                record.state === 'DONE' ? t('done.already') : reasonOf(record),
            },
          ]
        : []),
      ...(onShowDocument
        ? [
            {
              id: 'document',
              label: t('depletion.show'),
              icon: ReceiptLongOutlined,
              run: onShowDocument,
              reason: ({ document }: OccurrenceRecord) => (document ? undefined : t('depletion.noDocument')),
            },
          ]
        : []),
      {
        id: 'copy',
        label: t('copy'),
        icon: ContentCopyOutlined,
        run: onCopy,
        reason: ({ waiting }) => waiting && t('waiting.first'),
      },
      ...(onRepeat
        ? [
            {
              id: 'repeat',
              label: t('repeat.open'),
              icon: EventRepeatOutlined,
              run: onRepeat,
              reason: ({ waiting, type }: OccurrenceRecord) => {
                if (waiting) return t('repeat.waits');
                return descriptorOf(type)?.plannable ? undefined : t('repeat.notPlannable');
              },
            },
          ]
        : []),
      { id: 'remove', label: t('remove.action'), icon: DeleteOutlined, run: onRemove, reason: reasonOf },
    ],
    [t, planned, descriptorOf, onOpen, onRemove, onDone, onCopy, onRepeat, onShowDocument, reasonOf],
  );
  return (
    <DataTable
      grid={grid}
      label={props.label}
      columns={columns}
      rows={records}
      status={state.status}
      error={state.error}
      onRetry={state.onRetry}
      rowActions={rowActions}
      onOpen={onOpen}
      search={t('search')}
      toolbar={props.toolbar}
      exportName={props.exportName}
      emptyState={props.empty}
    />
  );
}
