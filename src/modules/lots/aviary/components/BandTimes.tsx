import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@/platform/format/percent';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { AviaryBoard } from '../aviaryTypes';
import { hoursText } from '../aviaryWords';
import { timeInBand } from '../rules/bands';
import { bandFinder } from '../rules/boardView';
import { since } from '../rules/series';

const COLUMNS = ['in', 'below', 'above', 'unread'] as const;

interface BandTimesProps {
  readonly board: AviaryBoard;
  readonly from: number;
}

/** How long each sensor's readings lay within the band of their day. */
export const BandTimes = memo(function BandTimes({ board, from }: BandTimesProps) {
  const { t } = useTranslation('lotsAviary');
  const rows = useMemo(
    () =>
      board.sensors.flatMap((sensor) => {
        const time = timeInBand(since(sensor, from), bandFinder(board, sensor.magnitude));
        const bounded = time.in + time.below + time.above;
        return bounded > 0 ? [{ sensor, time, bounded }] : [];
      }),
    [board, from],
  );
  if (rows.length === 0) return null;
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
            {rows.map(({ sensor, time, bounded }) => (
              <tr key={sensor.id}>
                <th scope="row" className="text">
                  {sensor.name}
                </th>
                {COLUMNS.map((name) => (
                  <td key={name}>{hoursText(time[name])}</td>
                ))}
                <td>{formatPercent((time.in / bounded) * 100)}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </FigureScroll>
    </Card>
  );
});
