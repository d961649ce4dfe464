import { styled } from '@mui/material/styles';
import { isToday } from 'date-fns/isToday';
import { useTranslation } from 'react-i18next';
import { useConnection } from '@/platform/connection/connection';
import { momentText } from '@/platform/format/dayText';
import { formatTimeOfDay } from '@/platform/format/instant';
import type { Reading } from '@/platform/store/useQuery';

const Stale = styled('span')(({ theme }) => ({ color: theme.tokens.warning.softText }));

interface WidgetTimeProps {
  readonly answer: Reading<unknown>;
  /** Nothing while the data are of this visit and could be refreshed: the refresh button tells their time. */
  readonly onlyWhenOld?: boolean;
}

/** 'Atualizado às 14:32' of the data that stand, with the day when it was another one; undefined without data. */
export function useDataTime({ at, data }: Pick<Reading<unknown>, 'at' | 'data'>) {
  const { t } = useTranslation('ui');
  if (at === null || data === null) return undefined;
  const instant = new Date(at);
  const text = instant.toISOString();
  const when = isToday(instant)
    ? t('widget.at', { time: formatTimeOfDay(text) })
    : t('widget.on', { date: momentText(text) });
  return { when, updated: t('widget.updated', { when }), old: !isToday(instant) };
}

/** 'Atualizado às 14:32', with the day when it was another one; says when the data could not be refreshed. */
export function WidgetTime({ answer, onlyWhenOld = false }: WidgetTimeProps) {
  const { t } = useTranslation('ui');
  const offline = useConnection().offlineSince !== null;
  const time = useDataTime(answer);
  if (!time) return null;
  const { when, updated, old } = time;
  if (offline) return <Stale>{t('widget.offline', { when })}</Stale>;
  if (answer.status === 'failed') return <Stale role="status">{t('widget.notRefreshed', { when })}</Stale>;
  return onlyWhenOld && !old && !answer.kept ? null : updated;
}
