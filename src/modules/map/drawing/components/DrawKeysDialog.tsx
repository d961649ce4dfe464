import { useTranslation } from 'react-i18next';
import { KeysDialog } from '@/platform/ui/KeysDialog';

/** Keys by their caps; the arrows by their signs. */
const KEYS = [
  ['enter', 'Enter'],
  ['finish', 'Ctrl+Enter'],
  ['back', 'Backspace'],
  ['choose', 'PageDown PageUp'],
  ['arrows', '← ↑ ↓ →'],
  ['clear', 'Delete'],
  ['undo', 'Ctrl+Z'],
  ['redo', 'Ctrl+Shift+Z'],
  ['escape', 'Esc'],
  ['free', 'Alt'],
] as const;

/** How to draw without a pointer. */
export function DrawKeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('mapDrawing');
  const known = KEYS.map(([name, caps]) => ({ caps, text: t(`keys.${name}`) }));
  return <KeysDialog title={t('keys.title')} keys={known} onClose={onClose} />;
}
