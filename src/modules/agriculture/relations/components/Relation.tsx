import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { daysBetween, today } from '@/platform/format/date';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import {
  cropDays,
  fromSowing,
  lastCropDay,
  pentadsOf,
  type StageWeather,
  stageDates,
  weatherByStage,
} from '../rules/relate';
import type { DayFigure } from '../rules/dayFigures';
import { withSums } from '../rules/formerHarvest';
import { NumbersDialog } from '../dialogs/NumbersDialog';
import type { Pentad } from '../relationTypes';
import type { WholeRelation } from '../wholeRelation';
import { FormerTable } from './FormerTable';
import { StageTable } from './StageTable';

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
/** Water of the soil when unknown, mm (FI §3.4). */
const USUAL_CAPACITY = 100;
interface RelationProps {
  readonly relation: WholeRelation;
  readonly world: 'agriculture' | 'forestry';
}

/** The weather of a planting by its stages, in steps of five days, and beside the harvests before it. Each sum of a stage opens its days. */
export function Relation({ relation, world }: RelationProps) {
  const { t } = useTranslation('agricultureRelations');
  const { cycle, station, plantedOn, harvestedOn, days } = relation;
  const { place } = station;
  const capacity = relation.capacity ?? USUAL_CAPACITY;
  const [opened, setOpened] = useState<{ figure: DayFigure; stage: StageWeather } | null>(null);
  const end = harvestedOn ?? today();
  const context = useMemo(() => ({ cycle, place, capacity }), [cycle, place, capacity]);
  const former = useMemo(
    () => relation.former.map((one) => withSums(one, context)),
    [relation.former, context],
  );
  const whole = useMemo(() => ({ ...relation, former }), [relation, former]);
  const { dated, pentads, weather } = useMemo(() => {
    const dated = stageDates(cycle.stages, plantedOn, days, cycle.baseTemperature, end);
    const five = pentadsOf(days, place, capacity);
    const own = cropDays(days, plantedOn, lastCropDay(harvestedOn, today()));
    const stages = fromSowing(dated.stages, plantedOn);
    return {
      dated,
      pentads: five,
      weather: weatherByStage(stages, own, five, place, cycle.baseTemperature),
    };
  }, [cycle, plantedOn, harvestedOn, days, place, capacity, end]);
  const x: ColumnSpec<Pentad> = { field: 'date', header: t('pentad'), kind: 'date' };
  const series = (field: 'rain' | 'et0' | 'deficit' | 'excess'): ColumnSpec<Pentad> => ({
    field,
    header: t(`series.${field}`),
    kind: 'number',
    unit: 'mm',
    decimals: 1,
  });
  const fromPlanting = pentads.filter(({ days: of }) => (of.at(-1) ?? '') >= plantedOn);
  return (
    <Parts>
      <StageTable
        relation={whole}
        dated={dated}
        weather={weather}
        capacity={capacity}
        onOpen={(figure, stage) => setOpened({ figure, stage })}
      />
      <ChartCard<Pentad>
        title={t('chart')}
        kind="bar"
        rows={fromPlanting}
        x={x}
        series={[series('rain'), series('et0'), series('deficit'), series('excess')]}
      />
      {former.length > 0 && (
        <FormerTable relation={whole} context={context} age={daysBetween(plantedOn, end)} />
      )}
      {opened && (
        <NumbersDialog
          {...opened}
          days={days}
          pentads={pentads}
          station={station}
          base={cycle.baseTemperature}
          capacity={capacity}
          world={world}
          onClose={() => setOpened(null)}
        />
      )}
    </Parts>
  );
}
