import type { DeskRow } from '../rules/deskRows';
import { DeskKeysDialog } from './DeskKeysDialog';
import { WorkloadDialog } from './WorkloadDialog';

export type DeskDialog = 'keys' | 'workload';

interface DeskDialogsProps {
  readonly dialog: DeskDialog | null;
  readonly rows: readonly DeskRow[];
  /** Narrows the list to the documents of one assistant. */
  readonly onAssistant: (id: string) => void;
  readonly onClose: () => void;
}

/** The dialogs of the desk: its keys, and how much each assistant has. */
export function DeskDialogs({ dialog, rows, onAssistant, onClose }: DeskDialogsProps) {
  if (dialog === 'keys') return <DeskKeysDialog onClose={onClose} />;
  if (dialog !== 'workload') return null;
  return (
    <WorkloadDialog
      rows={rows}
      onClose={onClose}
      onPick={(id) => {
        onClose();
        onAssistant(String(id));
      }}
    />
  );
}
