import { useTranslation } from 'react-i18next';
import { KeysDialog } from '@/platform/ui/KeysDialog';

/** Keys by their caps, in the order in which an hour at the desk needs them. */
const KEYS = [
  ['next', 'N'],
  ['tabs', '1 … 9'],
  ['list', 'L'],
  ['arrows', '↑ ↓ ← →'],
  ['open', 'Enter'],
  ['edit', 'E'],
  ['view', 'V'],
  ['reprocess', 'R'],
  ['inactivate', 'I'],
  ['activate', 'A'],
  ['mine', 'M'],
  ['workload', 'C'],
  ['search', '/'],
  ['refresh', 'U'],
  ['help', '?'],
] as const;

/** How to work at the desk without a pointer. */
export function DeskKeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('assist');
  const known = KEYS.map(([name, caps]) => ({ caps, text: t(`desk.keys.${name}`) }));
  return <KeysDialog title={t('desk.keys.title')} keys={known} onClose={onClose} />;
}
