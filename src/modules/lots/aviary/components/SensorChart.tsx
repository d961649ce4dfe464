import { memo, useMemo } from 'react';
import type { AviaryBoard, SensorSeries } from '../aviaryTypes';
import { bandFinder } from '../rules/boardView';
import { SeriesChart } from './SeriesChart';

interface SensorChartProps {
  readonly board: AviaryBoard;
  readonly sensor: SensorSeries;
  /** From when on, milliseconds. */
  readonly from: number;
}

/** One sensor's readings with the band of each day of the lot. */
export const SensorChart = memo(function SensorChart({ board, sensor, from }: SensorChartProps) {
  const bandAt = useMemo(() => bandFinder(board, sensor.magnitude), [board, sensor.magnitude]);
  return (
    <SeriesChart
      title={sensor.name}
      magnitude={sensor.magnitude}
      series={sensor}
      from={from}
      bandAt={bandAt}
    />
  );
});
