import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '@/platform/forms/DialogFrame';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { OccurrenceForm } from './form/OccurrenceForm';
import type { OccurrencePageProps } from './occurrencePage';
import type { OccurrenceTexts } from './occurrenceTexts';
import type { OccurrenceRecord, OccurrenceValues } from './occurrenceTypes';
import { TypePicker } from './parts/TypePicker';
import { isPending } from './rules/depletion';
import { useDepletion } from './useDepletion';
import type { OccurrenceAddress } from './useOccurrenceAddress';

const NOTHING = () => null;

interface OccurrenceDialogProps {
  readonly page: OccurrencePageProps;
  readonly address: OccurrenceAddress;
  readonly texts: OccurrenceTexts;
  readonly offered: OccurrencePageProps['descriptors'];
  readonly reasonOf: (record: OccurrenceRecord) => string | undefined;
  readonly onSave: (values: OccurrenceValues, record: OccurrenceRecord | null, slug: string) => Promise<void>;
}

/** What the address opens: a record, a new one of a type, or the choice of a type. */
export function OccurrenceDialog({ page, address, texts, offered, reasonOf, onSave }: OccurrenceDialogProps) {
  const { t } = useTranslation('occurrence');
  const { opened, openedState, subjects, subjectsState, stock } = page;
  const record = address.isNew ? null : opened;
  const slug = address.isNew ? address.pickedType : record?.type;
  const descriptor = (address.isNew ? offered : page.descriptors).find((one) => one.slug === slug);
  const waits = address.isNew ? subjectsState : openedState.status === 'ready' ? subjectsState : openedState;
  const subject = subjects.find(({ id }) => String(id) === address.subjectId);

  const copied = page.records.find(({ id }) => String(id) === address.copiedId) ?? null;
  // Opened anew at its address, a copy is read before it is shown.
  const copyIsRead =
    address.copiedId === null || copied !== null || ['ready', 'failed'].includes(page.recordsState.status);

  const { makeDocument, cancelDocument } = useDepletion(page);

  const title = descriptor ? texts.title(descriptor.slug) : t(address.isNew ? 'picker.title' : 'open');
  const content = () => {
    // A record that is read anew is not shown as it was; a list of subjects that loads again, or could not, leaves the
    // form alone.
    const missing = address.isNew
      ? subjects.length === 0
      : openedState.status !== 'ready' || subjects.length === 0;
    const absent = record === null && !address.isNew && waits.status === 'ready';
    if ((waits.status === 'failed' && missing) || absent)
      return (
        <DialogContent>
          <ErrorState
            onRetry={waits.onRetry}
            title={t('notOpened')}
            {...(waits.error?.kind === 'offline' ? { text: t('needsConnection') } : {})}
          />
        </DialogContent>
      );
    if ((waits.status !== 'ready' && missing) || (address.isNew && !copyIsRead))
      return (
        <DialogContent>
          <Loading>
            <SkeletonText lines={8} />
          </Loading>
        </DialogContent>
      );
    if (!descriptor) {
      if (address.isNew)
        return <TypePicker descriptors={offered} subject={subject} texts={texts} onPick={address.pick} />;
      return (
        <DialogContent>
          <ErrorState title={t('unknownType')} text={t('unknownTypeText')} />
        </DialogContent>
      );
    }
    return (
      <OccurrenceForm
        key={`${record?.id ?? 'nova'} ${descriptor.slug} ${record?.document?.number ?? ''}`}
        descriptor={descriptor}
        namespace={page.namespace}
        texts={texts}
        record={record}
        subjects={subjects}
        records={page.records}
        sources={page.sources}
        stock={stock}
        aside={page.aside}
        given={address.isNew ? address.given : NOTHING}
        copied={copied}
        chosen={subject && subject.lockedReason === null ? [subject.id] : []}
        subjectLabel={page.subjectLabel}
        readOnlyReason={record ? reasonOf(record) : undefined}
        onCancelDocument={record?.document ? () => cancelDocument(record) : undefined}
        onShowDocument={record?.document && stock ? () => address.showDocument(record.id) : undefined}
        onMakeDocument={record && stock && isPending(record) ? () => makeDocument(record) : undefined}
        onSave={(values) => onSave(values, record, descriptor.slug)}
        onClose={address.close}
      />
    );
  };
  return (
    <DialogFrame title={title} size="m" onClose={address.close}>
      {address.isNew && subject?.lockedReason && (
        // Not among the choices of the form, which would say nothing of it.
        <DialogContent sx={{ flex: 'none', pb: 0 }}>
          <Alert severity="info">
            {t('faults.locked', { name: subject.name, reason: subject.lockedReason })}
          </Alert>
        </DialogContent>
      )}
      {content()}
    </DialogFrame>
  );
}
