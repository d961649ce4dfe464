import { useTranslation } from 'react-i18next';
import type { PlantingAnalysis } from '../analysisTypes';
import type { TrackName } from '../lineTracks';
import { dayOfWork } from '../rules/works';
import type { CropDays } from '../useCropDays';
import type { CropWeather } from '../useCropWeather';
import { useWorkName } from '../useWorkName';
import { Bars, Curve, Marks } from './Tracks';

interface LineTrackProps {
  readonly name: TrackName;
  readonly analysis: PlantingAnalysis;
  readonly weather: CropWeather;
  readonly cropDays: CropDays;
  /** The day that is read, by its place on the axis. */
  readonly at: number;
}

/** One track of the time line: marks, bars or a curve over the days of the crop. */
export function LineTrack({ name, analysis, weather, cropDays, at }: LineTrackProps) {
  const { t } = useTranslation('agricultureAnalysis');
  const nameOf = useWorkName();
  const { axis, cost, days, deficit, ndvi } = cropDays;
  const frame = { count: axis.length, at, title: t(`line.tracks.${name}`) };
  switch (name) {
    case 'stages': {
      const stages = weather.stages.flatMap(({ code, date, expected }) =>
        date === null ? [] : [{ at: axis.indexOf(date), label: code, faint: expected }],
      );
      return <Marks {...frame} marks={stages} />;
    }
    case 'works': {
      const marks = analysis.works.map((work) => ({
        at: axis.indexOf(dayOfWork(work)),
        label: nameOf(work.record.type),
        faint: work.record.state !== 'DONE',
      }));
      return <Marks {...frame} marks={marks} />;
    }
    case 'rain':
      return <Bars {...frame} unit="mm" values={days.map(({ rain }) => rain)} />;
    case 'temperature':
      return (
        <Curve
          {...frame}
          unit="°C"
          lines={[days.map(({ tMax }) => tMax), days.map(({ tMin }) => tMin)]}
          names={[t('line.highest'), t('line.lowest')]}
        />
      );
    case 'degreeDays':
      return <Curve {...frame} unit="°C·d" fromZero lines={[days.map(({ degreeDays }) => degreeDays)]} />;
    case 'chill':
      return <Bars {...frame} unit="h" values={days.map(({ chill }) => chill)} />;
    case 'deficit':
      return <Bars {...frame} unit="mm" values={deficit} />;
    case 'ndvi':
      return <Curve {...frame} unit="" fromZero joined decimals={2} lines={[ndvi]} />;
    case 'cost':
      return (
        <Curve
          {...frame}
          unit="R$/ha"
          fromZero
          stepped
          lines={[cost.map(({ value }) => (value === null ? null : value / 100))]}
          dashedFrom={cost.findIndex(({ atLeast }) => atLeast)}
        />
      );
  }
}
