import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@/platform/format/percent';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { AviaryBoard, SensorSeries } from '../aviaryTypes';
import { hoursText } from '../aviaryWords';
import { timeInBand } from '../rules/bands';
import { bandFinder, isBounded } from '../rules/boardView';
import { since } from '../rules/series';

const COLUMNS = ['in', 'below', 'above', 'unread'] as const;

interface BandTimesProps {
  readonly board: AviaryBoard;
  readonly from: number;
}

interface SensorTimesProps extends BandTimesProps {
  readonly sensor: SensorSeries;
}

/** One sensor's row; a row of its own, so that the page answers between the months of two sensors. */
const SensorTimes = memo(function SensorTimes({ board, sensor, from }: SensorTimesProps) {
  const time = useMemo(
    () => timeInBand(since(sensor, from), bandFinder(board, sensor.magnitude)),
    [board, sensor, from],
  );
  const bounded = time.in + time.below + time.above;
  return (
    <tr>
      <th scope="row" className="text">
        {sensor.name}
      </th>
      {COLUMNS.map((name) => (
        <td key={name}>{hoursText(time[name])}</td>
      ))}
      <td>{formatPercent((time.in / bounded) * 100)}</td>
    </tr>
  );
});

/** How long each sensor's readings lay within the band of their day. */
export const BandTimes = memo(function BandTimes({ board, from }: BandTimesProps) {
  const { t } = useTranslation('lotsAviary');
  const sensors = useMemo(
    () => board.sensors.filter((sensor) => isBounded(board, sensor, from)),
    [board, from],
  );
  if (sensors.length === 0) return null;
  return (
    <Card title={t('times.title')} aside={board.reference ? board.reference.name : t('times.noSet')}>
      <FigureScroll role="group" aria-label={t('times.title')} tabIndex={0}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('times.sensor')}
              </th>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {t(`times.${name}`)}
                </th>
              ))}
              <th scope="col">{t('times.share')}</th>
            </tr>
          </thead>
          <tbody>
            {sensors.map((sensor) => (
              <SensorTimes key={sensor.id} board={board} sensor={sensor} from={from} />
            ))}
          </tbody>
        </FigureTable>
      </FigureScroll>
    </Card>
  );
});
