import { styled } from '@mui/material/styles';
import { isToday } from 'date-fns/isToday';
import { useTranslation } from 'react-i18next';
import { useConnection } from '@/platform/connection/connection';
import { momentText } from '@/platform/format/dayText';
import { formatTimeOfDay } from '@/platform/format/instant';
import type { WidgetAnswer } from './useWidget';

const Stale = styled('span')(({ theme }) => ({ color: theme.tokens.warning.softText }));

/** 'Atualizado às 14:32', with the day when it was another one; says when the data could not be refreshed. */
export function WidgetTime({ answer }: { readonly answer: WidgetAnswer<unknown> }) {
  const { t } = useTranslation('ui');
  const offline = useConnection().offlineSince !== null;
  const { at, status, data } = answer;
  if (at === null || data === null) return null;
  const instant = new Date(at);
  const text = instant.toISOString();
  const today = isToday(instant);
  const when = today
    ? t('widget.at', { time: formatTimeOfDay(text) })
    : t('widget.on', { date: momentText(text) });
  if (offline) return <Stale>{t('widget.offline', { when })}</Stale>;
  if (status === 'failed') return <Stale role="status">{t('widget.notRefreshed', { when })}</Stale>;
  return <>{t('widget.updated', { when })}</>;
}
