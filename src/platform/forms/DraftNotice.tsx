import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftState } from '@/platform/drafts/useDraft';
import { dateToLocalDate, today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { RegistryContext } from '@/platform/forms/formContext';
import { formatTimeOfDay } from '@/platform/format/instant';

function moment(savedAt: number): string {
  const saved = new Date(savedAt);
  const time = formatTimeOfDay(saved.toISOString());
  const day = dateToLocalDate(saved);
  return day === today() ? time : `${dayText(day)} ${time}`;
}

/** Says that the form shows a draft, and offers to discard it. */
export function DraftNotice({ draft }: { draft: DraftState }) {
  const { t } = useTranslation('forms');
  const registry = useContext(RegistryContext);
  if (draft.restoredAt === null) return null;
  return (
    <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
      {t('draft.restored', { time: moment(draft.restoredAt) })} {draft.outdated && `${t('draft.outdated')} `}
      {draft.conflicts.length > 0 &&
        `${t('draft.conflicts', { fields: draft.conflicts.map((name) => registry?.labelOf(name) ?? name).join(', ') })} `}
      <Link component="button" type="button" onClick={draft.discard} sx={{ verticalAlign: 'baseline' }}>
        {t('draft.discard')}
      </Link>
    </Typography>
  );
}
