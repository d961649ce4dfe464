import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import type { Refusal } from '@/platform/forms/files/checkFile';

const Reasons = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '&[data-many="true"]': { listStyle: 'disc', paddingLeft: 18 },
  '& li + li': { marginTop: 4 },
});

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
      <Reasons data-many={refusals.length > 1}>
        {refusals.map(({ reason, ...values }) => (
          <li key={`${reason} ${values.name}`}>{t(`file.refused.${reason}`, { accepted, ...values })}</li>
        ))}
      </Reasons>
    </DangerAlert>
  );
}
