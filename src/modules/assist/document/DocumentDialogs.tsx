import type { ComponentProps } from 'react';
import { DocumentKeysDialog } from './DocumentKeysDialog';
import { FailureDialog } from './FailureDialog';
import { DRAFT_ROUTE } from './useEntryForm';

export type DocumentDialog = 'keys' | 'fail';

interface DocumentDialogsProps extends Omit<ComponentProps<typeof FailureDialog>, 'draftRoute'> {
  readonly dialog: DocumentDialog | null;
}

/** The dialogs of a document at work: its keys, and that it cannot be entered. */
export function DocumentDialogs({ dialog, ...failure }: DocumentDialogsProps) {
  if (dialog === 'keys') return <DocumentKeysDialog onClose={failure.onClose} />;
  return dialog === 'fail' ? <FailureDialog {...failure} draftRoute={DRAFT_ROUTE} /> : null;
}
