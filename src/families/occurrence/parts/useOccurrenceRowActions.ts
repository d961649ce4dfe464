import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/platform/grid/rowActions';
import type { OccurrenceRecord } from '../occurrenceTypes';
import type { DescriptorOf } from '../rules/figures';

export interface OccurrenceRowActionsProps {
  readonly records: readonly OccurrenceRecord[];
  readonly descriptorOf: DescriptorOf;
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

/** What can be done with an occurrence of the list. */
export function useOccurrenceRowActions({
  records,
  descriptorOf,
  onOpen,
  onRemove,
  onDone,
  onCopy,
  onRepeat,
  onShowDocument,
  reasonOf,
}: OccurrenceRowActionsProps) {
  const { t } = useTranslation('occurrence');
  const planned = records.some(({ state }) => state === 'PLANNED');
  return useMemo(
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
}
