import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, isLocalDate, type LocalDate, today } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { DateControl } from '@/platform/forms/fields/DateField';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { useItem, useList } from '@/platform/store/useResource';
import { useQuery } from '@/platform/store/useQuery';
import { plotFarms } from '../agricultureSlice';
import { FigureTableCard } from '@/families/dashboard/FigureTableCard';
import { cycles } from '../registers/cycles';
import { relationState } from '../relations/relationsState';
import { plotOptions } from '../relations/rules/choosePlot';
import { stageDates } from '../relations/rules/relate';

const Box = styled('div')({ display: 'grid', gap: 12, marginBottom: 16 });
const Choice = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: 12,
});
const UNKNOWN = '–';
const NO_DAYS: readonly never[] = [];

/**
 * When each stage of a cycle begins after a planting: that of a plot, by the degree-days of its station, or any day, by
 * days alone. Which of the two is said.
 */
export function StageCalendar({ id }: { readonly id: string }) {
  const { t } = useTranslation('agricultureRegisters');
  const { rows } = useList(cycles.resource, DEFAULT_QUERY);
  const item = useItem(cycles.resource, id);
  const { rows: farms, list } = useList(plotFarms, undefined);
  const options = useMemo(
    () => [...plotOptions(farms, 'agriculture'), ...plotOptions(farms, 'forestry')],
    [farms],
  );
  const [plotId, setPlotId] = useState<number | null>(null);
  // Until a date is typed it is the plot's own.
  const [typed, setTyped] = useState<LocalDate | null>();
  const answer = useQuery(
    relationState,
    plotId === null ? null : { plotId: plotId, plantingOccurrence: null },
  );
  const read = item.status === 'ready' ? item.data : null;
  const cycle = read ?? rows.find((row) => String(row.id) === id);
  const relation = plotId === null ? null : answer.data;
  const shown = typed === undefined ? (relation?.plantedOn ?? null) : typed;
  // What stands in the field while somebody types is no date yet.
  const plantedOn = isLocalDate(shown) ? shown : null;
  const dated = useMemo(
    () =>
      // Without its base temperature a cycle has no degree-days.
      cycle && cycle.baseTemperature !== null && plantedOn !== null
        ? stageDates(cycle.stages, plantedOn, relation?.days ?? NO_DAYS, cycle.baseTemperature, today())
        : null,
    [cycle, plantedOn, relation],
  );
  if (!cycle) return null;
  const dateOf = (date: LocalDate | null, expected: boolean) => {
    if (date === null) return t('stageCalendar.unknown');
    return t(expected ? 'stageCalendar.expected' : 'stageCalendar.reached', { date: formatDate(date) });
  };
  return (
    <Box>
      <Choice>
        <AutocompleteControl
          label={t('stageCalendar.plot')}
          value={plotId}
          options={options}
          loading={list.status === 'loading'}
          lockSingle={false}
          onChange={(next) => {
            setPlotId(next);
            // The planting of another plot is another one.
            setTyped(undefined);
          }}
        />
        <DateControl
          label={t('stageCalendar.plantedOn')}
          helper={t('stageCalendar.plantedOnHelp')}
          value={shown}
          onChange={setTyped}
        />
      </Choice>
      {plotId !== null && answer.status === 'failed' && (
        <p role="alert">
          {t('stageCalendar.failed')}{' '}
          <Button size="small" onClick={answer.retry}>
            {t('stageCalendar.again')}
          </Button>
        </p>
      )}
      {plotId !== null && answer.status === 'ready' && shown === null && (
        <p role="status">{t('stageCalendar.notPlanted')}</p>
      )}
      {dated && (
        <FigureTableCard
          title={t('stageCalendar.title')}
          aside={t(`stageCalendar.by.${dated.by}`)}
          heads={[
            t('stageCalendar.stage'),
            t('stageCalendar.days'),
            t('stageCalendar.degreeDays'),
            t('stageCalendar.begins'),
          ]}
          rows={dated.stages.map(({ code, date, expected }, at) => {
            const stage = cycle.stages[at];
            return {
              name: code,
              cells: [
                stage ? formatNumber(stage.days, { decimals: 0 }) : UNKNOWN,
                stage && stage.degreeDays !== null
                  ? formatNumber(stage.degreeDays, { decimals: 0 })
                  : UNKNOWN,
                dateOf(date, expected),
              ],
            };
          })}
        />
      )}
    </Box>
  );
}
