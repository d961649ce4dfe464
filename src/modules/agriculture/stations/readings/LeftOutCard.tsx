import RestoreOutlined from '@mui/icons-material/RestoreOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/platform/format/instant';
import { Card } from '@/platform/ui/Card';
import { ErrorState } from '@/platform/ui/ErrorState';
import { IconAction } from '@/platform/ui/IconAction';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { useQuery } from '@/platform/store/useQuery';
import { takeBack } from '../stationsService';
import { leftOutState, READINGS } from '../stationsState';
import type { LeftOut, Station } from '../stationTypes';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '6px 0',
    borderBottom: `1px solid ${theme.tokens.border}`,
  },
  '& li:last-child': { borderBottom: 0 },
  '& .why': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .who': { color: theme.tokens.textMuted },
}));

interface LeftOutCardProps {
  readonly station: Station;
  readonly onNew: () => void;
}

/** Readings that somebody left out of the calculations: which, why and who; each can be taken back. */
export function LeftOutCard({ station, onNew }: LeftOutCardProps) {
  const { t } = useTranslation('agricultureStations');
  const dispatch = useAppDispatch();
  const query = useQuery(leftOutState, station.id);
  const runOnce = useSingleFlight<number>();
  const spanOf = ({ from, to }: LeftOut) =>
    from === to
      ? formatDateTime(from)
      : t('leaveOut.span', { from: formatDateTime(from), to: formatDateTime(to) });
  const back = (one: LeftOut) =>
    runOnce(one.id, async () => {
      try {
        await takeBack(station.id, one.id);
        toast({ tone: 'success', text: t('leaveOut.takenBack') });
      } catch (thrown) {
        notifyRefusal(thrown);
      }
      dispatch(invalidate([READINGS]));
    });
  return (
    <div style={{ marginTop: 16 }}>
      <Card
        title={t('leaveOut.list')}
        aside={t('leaveOut.listText')}
        actions={
          <Button size="small" onClick={onNew}>
            {t('leaveOut.new')}
          </Button>
        }
      >
        {query.status === 'failed' && !query.data ? (
          <ErrorState onRetry={query.retry} />
        ) : query.data?.length === 0 ? (
          <p>{t('leaveOut.empty')}</p>
        ) : (
          <List>
            {query.data?.map((one) => (
              <li key={one.id}>
                <strong>{t(`magnitudes.${one.magnitude}`)}</strong>
                <span>{spanOf(one)}</span>
                <span className="why">{one.reason}</span>
                <span className="who">{one.userName}</span>
                <IconAction
                  label={t('leaveOut.back', {
                    magnitude: t(`magnitudes.${one.magnitude}`),
                    when: spanOf(one),
                  })}
                  icon={<RestoreOutlined />}
                  onClick={() => back(one)}
                />
              </li>
            ))}
          </List>
        )}
      </Card>
    </div>
  );
}
