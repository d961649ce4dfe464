import type { ComponentProps } from 'react';
import { OccurrenceDialog } from './OccurrenceDialog';
import { DocumentDialog } from './parts/DocumentDialog';
import { RepeatDialog } from './parts/RepeatDialog';
import type { DescriptorOf } from './rules/figures';

interface OccurrenceDialogsProps extends ComponentProps<typeof OccurrenceDialog> {
  readonly descriptorOf: DescriptorOf;
}

/** What the address opens over the page: a record, its repetition, the document that took its products out of stock. */
export function OccurrenceDialogs({
  page,
  address,
  texts,
  offered,
  reasonOf,
  onSave,
  descriptorOf,
}: OccurrenceDialogsProps) {
  const { records } = page;
  const documented =
    records.find(({ id, document }) => document !== null && String(id) === address.documentOf) ??
    (String(page.opened?.id) === address.documentOf ? page.opened : null);
  const repeated = records.find(({ id }) => String(id) === address.repeatedId);
  const repeatedType = repeated && descriptorOf(repeated.type);
  return (
    <>
      {(address.isNew || address.openId !== null) && (
        <OccurrenceDialog
          page={page}
          address={address}
          texts={texts}
          offered={offered}
          reasonOf={reasonOf}
          onSave={onSave}
        />
      )}
      {repeated && repeatedType?.plannable && (
        <RepeatDialog
          key={repeated.id}
          page={page}
          record={repeated}
          descriptor={repeatedType}
          texts={texts}
          onClose={address.closeRepeat}
        />
      )}
      {documented?.document && page.stock && (
        <DocumentDialog record={documented} stock={page.stock} onClose={address.closeDocument} />
      )}
    </>
  );
}
