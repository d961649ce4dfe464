import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import SensorsOffOutlined from '@mui/icons-material/SensorsOffOutlined';
import { styled } from '@mui/material/styles';
import type { DashboardCard } from '@/families/dashboard/dashboardTypes';
import { figuresCard } from '@/families/dashboard/figuresCard';
import { momentText } from '@/platform/format/dayText';
import type { StatusLook } from '@/platform/theme/status';
import { StatusChip } from '@/platform/ui/StatusChip';
import type { AviaryBoard } from './aviaryTypes';
import { noteOf, unitOf, valueText } from './aviaryWords';
import { SupplyCards } from './components/SupplyCards';
import { nowOf, type SensorNow } from './rules/boardView';

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
const now = figuresCard<AviaryBoard, 'lotsAviary'>({
  id: 'now',
  span: 12,
  height: [140, 140],
  words: 'lotsAviary',
  title: (t) => t('now.title'),
  aside: (t, { serverTime }) => t('now.at', { when: momentText(new Date(serverTime).toISOString()) }),
  figures: (board, t) =>
    board.sensors.map((sensor) => {
      const reading = nowOf(board, sensor);
      const look = lookOf(reading);
      const fresh = reading.freshness === 'fresh' ? (reading.last?.value ?? null) : null;
      return {
        id: sensor.id,
        label: sensor.name,
        value: valueText(sensor.magnitude, fresh),
        suffix: fresh === null ? '' : unitOf(sensor.magnitude),
        note: (
          <Lines>
            {look && <StatusChip {...LOOKS[look]} label={t(`placement.${look}`)} />}
            {noteOf(t, reading, board.serverTime)}
          </Lines>
        ),
      };
    }),
  empty: (t) => ({ title: t('noSensors.title'), text: t('noSensors.text') }),
});

/** What an aviary's sensors tell, whatever period is chosen. */
export const aviaryCards: readonly DashboardCard<AviaryBoard>[] = [
  now,
  { id: 'supplies', span: 12, height: [140, 140], load: { Component: SupplyCards } },
];
