import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@/platform/ui/toast';
import { usePart } from '@/platform/ui/usePart';
import { usePrefetch } from '@/platform/ui/usePrefetch';

interface LateMenuItem {
  readonly key: string | number;
  readonly label: ReactNode;
  /** One of several: whether it is the chosen one. */
  readonly checked?: boolean;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
  /** Stays in the menu and says why in its label. */
  readonly disabled?: boolean;
  readonly onChoose: () => void;
}

export interface LateMenuProps {
  /** What the menu hangs on; null = closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly items: readonly LateMenuItem[];
  /** Aligned with the end of what it hangs on. */
  readonly atEnd?: boolean;
}

const load = async () => (await import('@/platform/ui/MenuList')).MenuList;

/** A menu whose code comes when the page has settled, at the latest when it is opened. */
export function LateMenu(props: LateMenuProps) {
  const { t } = useTranslation('ui');
  const [used, setUsed] = useState(false);
  // What was opened once stays, so that the menu fades out with its lines.
  if (props.anchor && !used) setUsed(true);
  const List = usePart(used, load, () => {
    props.onClose();
    setUsed(false);
    toast({ tone: 'danger', text: t('openFailed') });
  });
  usePrefetch(load);
  return List && <List {...props} />;
}
