import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LookupState } from '@/domain/lookups/useLookup';
import { today } from '@/platform/format/date';
import { MultiSelectControl } from '@/platform/forms/fields/MultiSelectField';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { VIEW_WORDS, type useFlowAddress } from '../useFlowAddress';

const Bar = styled(ChoiceBar)(({ theme }) => ({
  // On a telephone the year leaves its room to the view, and what is chosen in the others is read in whole.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '104px minmax(0, 1fr)',
    '&[data-view="days"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > .line': { gridColumn: '1 / -1' },
  },
  // The chosen banks stand in one row: what is below begins high on the page.
  '@media (min-width: 1200px)': {
    '&[data-view="annual"]': { gridTemplateColumns: '110px 200px minmax(0, 1fr) 210px' },
    '&[data-view="monthly"]': { gridTemplateColumns: '110px 200px minmax(0, 1fr)' },
    '&[data-view="days"]': { gridTemplateColumns: '200px minmax(0, 1fr)' },
  },
}));
const BACK = 4;
const ON = 2;
const WORDS = { both: null, realized: 'realizado', forecast: 'previsto' } as const;

interface FlowFiltersProps {
  readonly address: ReturnType<typeof useFlowAddress>;
  readonly accounts: LookupState;
}

export function FlowFilters({ address, accounts }: FlowFiltersProps) {
  const { t } = useTranslation('financeCashFlow');
  const { year, bankIds, view, shown, set, chooseYear } = address;
  const now = Number(today().slice(0, 4));
  const years = new Set([year, ...Array.from({ length: BACK + ON + 1 }, (_, at) => now + ON - at)]);
  const all = accounts.options.map(({ id }) => String(id));
  return (
    <Bar data-view={view}>
      {view !== 'days' && (
        <SelectControl
          label={t('filters.year')}
          value={year}
          clearable={false}
          options={[...years].toSorted((a, b) => b - a).map((id) => ({ id, name: String(id) }))}
          onChange={(next) => chooseYear(next === null || next === now ? null : String(next))}
        />
      )}
      <SelectControl
        label={t('filters.view')}
        value={view}
        clearable={false}
        options={(['annual', 'monthly', 'days'] as const).map((id) => ({ id, name: t(`filters.${id}`) }))}
        onChange={(next) => set('ver', next === null ? null : VIEW_WORDS[next])}
      />
      <div className="line">
        <MultiSelectControl
          label={t('filters.banks')}
          chipsShown={1}
          value={bankIds ?? all}
          options={accounts.options.map(({ id, name }) => ({ id: String(id), name }))}
          loading={accounts.loading}
          failed={accounts.failed}
          onRetry={accounts.onRetry}
          error={bankIds?.length === 0 ? t('filters.noBank') : undefined}
          onChange={(next) =>
            set('bancos', next.length === all.length && next.length > 0 ? null : next.join(','))
          }
        />
      </div>
      {view === 'annual' && (
        <div className="line">
          <SelectControl
            label={t('filters.figures')}
            value={shown}
            clearable={false}
            options={(['both', 'realized', 'forecast'] as const).map((id) => ({
              id,
              name: t(`shown.${id}`),
            }))}
            onChange={(next) => set('valores', next === null ? null : WORDS[next])}
          />
        </div>
      )}
    </Bar>
  );
}
