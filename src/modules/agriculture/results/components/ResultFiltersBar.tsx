import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { MultiSelectControl } from '@/platform/forms/fields/MultiSelectField';
import { MoneyControl } from '@/platform/forms/fields/NumberField';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import type { PlotResult } from '../resultTypes';
import type { ResultFilters } from '../rules/filters';
import { weekOf } from '../rules/results';

// All in one row of a notebook, so that the first row of figures stands high.
const Bar = styled(ChoiceBar)(({ theme }) => ({
  marginBottom: 12,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' },
}));

interface Choice<Id> {
  readonly id: Id;
  readonly name: string;
}

function choices<Id extends string | number>(pairs: readonly (readonly [Id, string])[]): Choice<Id>[] {
  return [...new Map(pairs)]
    .map(([id, name]) => ({ id, name }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true }));
}

interface ResultFiltersBarProps {
  readonly rows: readonly PlotResult[];
  readonly left: ResultFilters;
  readonly finance: boolean;
  readonly quotation: number | null;
  readonly write: (changes: Readonly<Record<string, readonly string[]>>) => void;
}

/** One set of filters: cards, table, map and harvests follow it. */
export function ResultFiltersBar({ rows, left, finance, quotation, write }: ResultFiltersBarProps) {
  const { t } = useTranslation('agricultureResults');
  const options = useMemo(
    () => ({
      harvests: choices(rows.map((row) => [row.harvestId, row.harvestName])).toReversed(),
      farms: choices(rows.map((row) => [row.farmName, row.farmName])),
      plots: choices(rows.map((row) => [row.plotId, `${row.plotName} · ${row.farmName}`])),
      crops: choices(rows.map((row) => [row.cropName, row.cropName])),
      cultivars: choices(rows.map((row) => [row.cultivar, row.cultivar])),
      weeks: choices(
        rows.flatMap(({ sownOn }) => (sownOn === null ? [] : [[weekOf(sownOn), weekOf(sownOn)] as const])),
      )
        .toReversed()
        .map(({ id }) => ({ id, name: t('weekOf', { day: formatDate(id) }) })),
    }),
    [rows, t],
  );
  const hint = (chosen: readonly unknown[]) => (chosen.length === 0 ? t('all') : undefined);
  return (
    <Bar>
      <MultiSelectControl
        label={t('harvests')}
        placeholder={hint(left.harvestIds)}
        value={left.harvestIds}
        options={options.harvests}
        onChange={(ids) => write({ safra: ids.map(String) })}
      />
      <MultiSelectControl
        label={t('farms')}
        placeholder={hint(left.farms)}
        value={left.farms}
        options={options.farms}
        onChange={(names) => write({ propriedade: names })}
      />
      <MultiSelectControl
        label={t('plots')}
        placeholder={hint(left.plotIds)}
        value={left.plotIds}
        options={options.plots}
        onChange={(ids) => write({ talhao: ids.map(String) })}
      />
      <MultiSelectControl
        label={t('crops')}
        placeholder={hint(left.crops)}
        value={left.crops}
        options={options.crops}
        onChange={(names) => write({ cultura: names })}
      />
      <MultiSelectControl
        label={t('cultivars')}
        placeholder={hint(left.cultivars)}
        value={left.cultivars}
        options={options.cultivars}
        onChange={(names) => write({ cultivar: names })}
      />
      <MultiSelectControl
        label={t('weeks')}
        placeholder={hint(left.weeks)}
        value={left.weeks}
        options={options.weeks}
        onChange={(days) => write({ semana: days })}
      />
      {finance && (
        <MoneyControl
          label={t('quotation')}
          value={quotation}
          onChange={(cents) => write({ cotacao: cents ? [String(cents)] : [] })}
        />
      )}
    </Bar>
  );
}
