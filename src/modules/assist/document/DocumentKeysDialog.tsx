import { useTranslation } from 'react-i18next';
import { KeysDialog } from '@/platform/ui/KeysDialog';

const KEYS = [
  ['save', 'Ctrl S'],
  ['finish', 'Ctrl Enter'],
  ['next', 'Alt N'],
  ['nextFile', 'Alt PgDn'],
  ['previousFile', 'Alt PgUp'],
  ['confirmAll', 'Alt C'],
  ['form', 'Alt I'],
  ['help', '?'],
] as const;

/** How to enter a document without a pointer. */
export function DocumentKeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('assistDocument');
  const known = KEYS.map(([name, caps]) => ({ caps, text: t(`keys.${name}`) }));
  return <KeysDialog title={t('keys.title')} keys={known} onClose={onClose} />;
}
