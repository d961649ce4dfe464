import { useTranslation } from 'react-i18next';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import type { Refusal } from '@/platform/forms/files/checkFile';

interface RefusalsProps {
  readonly refusals: readonly Refusal[];
  /** The kinds that are taken, in words. */
  readonly accepted: string;
  readonly onClose: () => void;
}

/** Names each refused file and says why. */
export function Refusals({ refusals, accepted, onClose }: RefusalsProps) {
  const { t } = useTranslation('forms');
  if (refusals.length === 0) return null;
  return (
    <DangerAlert severity="error" onClose={onClose} sx={{ mt: 1 }}>
      {refusals.map(({ reason, ...values }) => (
        <div key={`${reason} ${values.name}`}>{t(`file.refused.${reason}`, { accepted, ...values })}</div>
      ))}
    </DangerAlert>
  );
}
