import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { UnreadPart } from '../planningTypes';

/** The parts of a planning that could not be read, in words. */
export function useUnreadText() {
  const { t } = useTranslation('planning');
  const { t: words } = useTranslation('activity');
  return (unread: readonly UnreadPart[]): string =>
    unread
      .map(({ part, line }) =>
        line === null
          ? words(`sections.${part}`)
          : t('unread.line', { part: words(`sections.${part}`), line }),
      )
      .join(' · ');
}

/** Says what of a planning could not be read, and why nothing of it can be saved. */
export function UnreadParts({ unread }: { readonly unread: readonly UnreadPart[] }) {
  const { t } = useTranslation('planning');
  const text = useUnreadText();
  if (unread.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 1.5 }}>
      {t('unread.plan', { parts: text(unread) })}
    </Alert>
  );
}
