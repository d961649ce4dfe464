import type { MapDialog } from '../mapDialog';

interface MapDialogsProps {
  readonly dialog: MapDialog;
  readonly onClose: () => void;
}

/** The dialog that stands over the map. */
export function MapDialogs({ dialog, onClose }: MapDialogsProps) {
  void dialog;
  void onClose;
  return null;
}
