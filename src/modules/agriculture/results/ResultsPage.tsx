import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { formatNumber } from '@/platform/format/number';
import { MultiSelectControl } from '@/platform/forms/fields/MultiSelectField';
import { MoneyControl } from '@/platform/forms/fields/NumberField';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { Banner } from '@/platform/ui/Banner';
import { PageHead } from '@/platform/ui/PageHead';
import { useWidget } from '@/platform/widgets/useWidget';
import { resultColumns } from './resultColumns';
import { resultsState } from './resultsState';
import type { PlotResult } from './resultTypes';
import { figuresOf, groupResults, type ResultGroup } from './rules/results';
import { GROUPINGS, useResultsAddress } from './useResultsAddress';

const USUAL = { sort: { field: 'marginPerHa', direction: 'desc' }, pageSize: 50 } as const;
const CLIENT = { mode: 'client' } as const;
/** Bars beyond these cannot be read; the table has them all. */
const MOST_BARS = 20;

const Bar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(210px, 100%), 1fr))',
  gap: 12,
  marginBottom: 12,
});
const Switches = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 12 });
const Told = styled('div')({ display: 'grid', gap: 8, '&:not(:empty)': { marginBottom: 12 } });
const Below = styled('div')({ marginTop: 12 });

const choices = (rows: readonly PlotResult[], of: (row: PlotResult) => string) =>
  [...new Set(rows.map(of))]
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR', { numeric: true }))
    .map((name) => ({ id: name, name }));
const among = <T,>(chosen: readonly T[], value: T) => chosen.length === 0 || chosen.includes(value);

/** What each plot, farm, crop or harvest gave: yield, cost on one basis, what was sold and what it leaves. */
export function Component() {
  const { t } = useTranslation('agricultureResults');
  const grid = useGridState('agriculture.results', USUAL);
  const answer = useWidget(resultsState, undefined);
  const { harvestIds, farms, crops, by, basis, quotation, write } = useResultsAddress();
  const rows = answer.data?.rows;
  const harvests = useMemo(
    () =>
      [...new Map((rows ?? []).map(({ harvestId, harvestName }) => [harvestId, harvestName]))]
        .map(([id, name]) => ({ id, name }))
        .toSorted((a, b) => b.name.localeCompare(a.name, 'pt-BR', { numeric: true })),
    [rows],
  );
  const left = useMemo(
    () =>
      (rows ?? []).filter(
        (row) => among(harvestIds, row.harvestId) && among(farms, row.farmName) && among(crops, row.cropName),
      ),
    [rows, harvestIds, farms, crops],
  );
  const groups = useMemo(() => groupResults(left, by, basis, quotation), [left, by, basis, quotation]);
  const all = useMemo(() => figuresOf(left, basis, quotation), [left, basis, quotation]);
  const columns = useMemo(() => resultColumns(t, by, all), [t, by, all]);
  const drawn = groups
    .filter((group) => group.yield !== null)
    .toSorted((a, b) => (b.yield ?? 0) - (a.yield ?? 0))
    .slice(0, MOST_BARS);
  const waiting = left.filter(({ harvestedKg }) => harvestedKg === null).length;
  const data = answer.data;
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={
          all.yield === null
            ? t('subtitle')
            : t('summary', {
                yield: formatNumber(all.yield, { decimals: 2 }),
                area: formatNumber(all.area, { decimals: 2 }),
              })
        }
      />
      <Bar>
        <MultiSelectControl
          label={t('harvests')}
          placeholder={harvestIds.length === 0 ? t('all') : undefined}
          value={harvestIds}
          options={harvests}
          onChange={(ids) => write({ safra: ids.map(String) })}
        />
        <MultiSelectControl
          label={t('farms')}
          placeholder={farms.length === 0 ? t('all') : undefined}
          value={farms}
          options={choices(rows ?? [], (row) => row.farmName)}
          onChange={(names) => write({ propriedade: names })}
        />
        <MultiSelectControl
          label={t('crops')}
          placeholder={crops.length === 0 ? t('all') : undefined}
          value={crops}
          options={choices(rows ?? [], (row) => row.cropName)}
          onChange={(names) => write({ cultura: names })}
        />
        <MoneyControl
          label={t('quotation')}
          helper={t('quotationHelp')}
          value={quotation}
          onChange={(cents) => write({ cotacao: cents ? [String(cents)] : [] })}
        />
      </Bar>
      <Switches>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('groupBy')}
          value={by}
          onChange={(_, next: string | null) => next && write({ por: [next] })}
        >
          {GROUPINGS.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`by.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {data?.documentsAllowed && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('basis.label')}
            value={basis}
            onChange={(_, next: string | null) =>
              next && write({ custo: next === 'documents' ? ['documentos'] : [] })
            }
          >
            {(['operations', 'documents'] as const).map((one) => (
              <ToggleButton key={one} value={one}>
                {t(`basis.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Switches>
      <Told>
        {data !== null && data.unread > 0 && (
          <Banner tone="warning" fact={t('unread', { count: data.unread })} />
        )}
        {waiting > 0 && <Banner tone="info" fact={t('waiting', { count: waiting })} />}
      </Told>
      <DataTable
        grid={grid}
        label={t('title')}
        columns={columns}
        rows={groups}
        status={answer.status}
        error={answer.error}
        onRetry={answer.reload}
        paging={CLIENT}
        search={t('search')}
        countLabel={(count) => t('count', { count })}
        exportName={t('exportName')}
        emptyState={{ title: t('empty.title'), text: t('empty.text') }}
        height="content"
      />
      {drawn.length > 1 && (
        <Below>
          <ChartCard<ResultGroup>
            title={t('chart')}
            aside={groups.length > MOST_BARS ? t('chartMost', { count: MOST_BARS }) : undefined}
            kind="bar"
            rows={drawn}
            x={{ field: 'name', header: t(`by.${by}`) }}
            series={[
              { field: 'yield', header: t('figures.yield'), kind: 'number', unit: 'sc/ha', decimals: 2 },
              { field: 'breakEvenYield', header: t('figures.breakEvenYield'), kind: 'number', unit: 'sc/ha' },
            ]}
          />
        </Below>
      )}
    </>
  );
}
