import { useTranslation } from 'react-i18next';
import { KeysDialog } from '@/platform/ui/KeysDialog';
import type { OverlayProps } from '@/platform/routing/overlays';

const KEYS = ['palette', 'keys', 'nav', 'save', 'close', 'toast', 'moveInGrid'] as const;

/** The keys that work everywhere. */
export function Component({ onClose }: OverlayProps) {
  const { t } = useTranslation('shell');
  const known = KEYS.map((key) => ({ caps: t(`keys.${key}.key`), text: t(`keys.${key}.text`) }));
  return <KeysDialog title={t('keys.title')} keys={known} onClose={onClose} />;
}
