import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import SensorsOffOutlined from '@mui/icons-material/SensorsOffOutlined';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';
import type { StatusLook } from '@/platform/theme/status';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { MetricTile } from '@/platform/ui/MetricTile';
import { StatusChip } from '@/platform/ui/StatusChip';
import type { AviaryBoard } from '../aviaryTypes';
import { noteOf, unitOf, valueText } from '../aviaryWords';
import { nowOf, type SensorNow } from '../rules/boardView';

const Tiles = styled('div')({
  display: 'grid',
  gap: '14px 20px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
});
const Lines = styled('span')({ display: 'grid', gap: 2, justifyItems: 'start' });

const LOOKS = {
  in: { tone: 'success', variant: 'text', icon: CheckCircleOutlined },
  below: { tone: 'warning', variant: 'soft', icon: ArrowDownwardOutlined },
  above: { tone: 'warning', variant: 'soft', icon: ArrowUpwardOutlined },
  silent: { tone: 'danger', variant: 'soft', icon: SensorsOffOutlined },
} as const satisfies Record<string, StatusLook>;

const lookOf = ({ freshness, placement }: SensorNow): keyof typeof LOOKS | null =>
  freshness === 'silent' ? 'silent' : placement;

/** What each sensor tells now. The last value of a silent one stands in words, never as the present figure. */
export const NowCard = memo(function NowCard({ board }: { readonly board: AviaryBoard }) {
  const { t } = useTranslation('lotsAviary');
  return (
    <Card
      title={t('now.title')}
      aside={t('now.at', { when: momentText(new Date(board.serverTime).toISOString()) })}
    >
      {board.sensors.length === 0 ? (
        <EmptyState title={t('noSensors.title')} text={t('noSensors.text')} />
      ) : (
        <Tiles>
          {board.sensors.map((sensor) => {
            const now = nowOf(board, sensor);
            const look = lookOf(now);
            const note = noteOf(t, now, board.serverTime);
            const fresh = now.freshness === 'fresh' ? (now.last?.value ?? null) : null;
            return (
              <MetricTile
                key={sensor.id}
                label={sensor.name}
                value={valueText(sensor.magnitude, fresh)}
                suffix={fresh === null ? '' : unitOf(sensor.magnitude)}
                note={
                  <Lines>
                    {look && <StatusChip {...LOOKS[look]} label={t(`placement.${look}`)} />}
                    {note}
                  </Lines>
                }
              />
            );
          })}
        </Tiles>
      )}
    </Card>
  );
});
