import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { areaBounds, joinBounds } from '@/platform/geo/bounds';
import { useList } from '@/platform/store/useResource';
import { indexRamps } from '@/platform/theme/mapColours';
import { useSchemeColours } from '@/platform/theme/schemeContext';
import { typeStep } from '@/platform/theme/typography';
import { ErrorState } from '@/platform/ui/ErrorState';
import { plotFarms } from '../../agricultureSlice';
import { PlotsMap } from '../../components/PlotsMap';
import { areasByPlot, farmParts } from '../../occurrences/rules/fieldPlots';
import { classAt, classesOf } from '../rules/classes';
import type { ResultGroup } from '../rules/results';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '4px 16px',
  marginBottom: 8,
});
const Measure = styled('div')({ width: 220, '& [data-blank]': { display: 'none' } });
const Legend = styled('ul')({
  ...typeStep('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  flex: '1 1 320px',
  margin: 0,
  padding: '8px 0 0',
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& span': { flex: 'none', width: 12, height: 12, borderRadius: 3 },
});

/** From little to much; distinguished without hue too. */
const RAMP = indexRamps.clear;

/** A figure as finely as it is written: what looks equal is in one class. */
const shownValue = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);

type MeasureName = 'yield' | 'costPerHa' | 'marginPerHa';

interface ResultsMapProps {
  /** One for each plot that the filters leave; `id` is the plot's. */
  readonly plots: readonly ResultGroup[];
  readonly finance: boolean;
}

/** Plots in classes of yield, cost or margin a hectare. A plot without the figure is grey, and so says the legend. */
export function ResultsMap({ plots, finance }: ResultsMapProps) {
  const { t } = useTranslation('agricultureResults');
  const { rows: farms, list, retry } = useList(plotFarms, undefined);
  const { borderStrong: none } = useSchemeColours();
  const [measure, setMeasure] = useState<MeasureName>('yield');
  const areas = useMemo(() => areasByPlot(farms), [farms]);
  const classes = useMemo(
    () => classesOf(plots.flatMap((plot) => shownValue(plot[measure]) ?? [])),
    [plots, measure],
  );
  const colours = useMemo(
    () =>
      classes.map(
        (_, at) =>
          RAMP[classes.length === 1 ? 2 : Math.round((at * (RAMP.length - 1)) / (classes.length - 1))] ??
          none,
      ),
    [classes, none],
  );
  const drawn = useMemo(
    () =>
      plots.flatMap((plot) => {
        const area = areas.get(Number(plot.id));
        const value = shownValue(plot[measure]);
        const colour = value === null ? none : (colours[classAt(classes, value)] ?? none);
        return area ? [{ id: Number(plot.id), area, label: plot.name, colour }] : [];
      }),
    [plots, areas, measure, classes, colours, none],
  );
  const parts = useMemo(() => farmParts(farms, drawn), [farms, drawn]);
  const bounds = useMemo(() => joinBounds(drawn.map(({ area }) => areaBounds(area))), [drawn]);
  if (list.status === 'failed' && farms.length === 0) return <ErrorState onRetry={retry} />;
  const shown = (value: number) =>
    measure === 'yield' ? formatNumber(value, { decimals: 2 }) : formatMoney(Math.round(value));
  const unit = measure === 'yield' ? ' sc/ha' : '';
  const unknown = plots.filter((plot) => plot[measure] === null).length;
  const notDrawn = list.status === 'ready' ? plots.length - drawn.length : 0;
  return (
    <>
      <Head>
        <Measure>
          <SelectControl<MeasureName>
            label={t('map.measure')}
            value={measure}
            clearable={false}
            options={(finance
              ? (['yield', 'costPerHa', 'marginPerHa'] as const)
              : (['yield', 'costPerHa'] as const)
            ).map((id) => ({ id, name: t(`figures.${id}`) }))}
            onChange={(next) => next && setMeasure(next)}
          />
        </Measure>
        <Legend aria-label={t('map.legend')}>
          {classes.map(({ from, to, count }, at) => (
            <li key={from}>
              <span aria-hidden style={{ background: colours[at] }} />
              {from === to
                ? t('map.value', { value: `${shown(from)}${unit}`, count })
                : t('map.range', { from: shown(from), to: `${shown(to)}${unit}`, count })}
            </li>
          ))}
          {unknown > 0 && (
            <li>
              <span aria-hidden style={{ background: none }} />
              {t('map.unknown', { count: unknown })}
            </li>
          )}
          {notDrawn > 0 && <li>{t('map.notDrawn', { count: notDrawn })}</li>}
        </Legend>
      </Head>
      <PlotsMap
        label={t('map.label')}
        height="clamp(320px, calc(100dvh - 380px), 620px)"
        plots={drawn}
        bounds={bounds}
        maxZoom={15}
        parts={parts}
      />
    </>
  );
}
