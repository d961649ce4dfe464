import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterButton } from '@/platform/filters/FilterButton';
import { FilterChips } from '@/platform/filters/FilterChips';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { RawFilters } from '@/platform/filters/filterValues';
import { CompareMenu } from './comparison/CompareMenu';
import { ReportViews } from './ReportViews';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 8,
  '& > ul': { flex: '1 1 240px', minWidth: 0, padding: 0 },
  // On a telephone the chips take a line of their own.
  [theme.breakpoints.down('sm')]: { '& > ul': { flexBasis: '100%' } },
  '& > :last-child': { marginLeft: 'auto' },
  '@media print': { display: 'none' },
}));

interface ReportBarProps extends Omit<ComponentProps<typeof ReportViews>, 'onShow'> {
  readonly specs: readonly FilterSpec[];
  readonly raw: RawFilters;
  readonly opened: boolean;
  readonly faulty: boolean;
  readonly onFilters: (next: RawFilters) => void;
  readonly onSearch: (next: RawFilters) => void;
  readonly onOpened: (open: boolean) => void;
  readonly onShow: () => void;
  /** Asks for it once more; absent while it cannot be. */
  readonly onAgain: (() => void) | undefined;
  /** Asks with the filters of the last time; absent where there are none. */
  readonly onLast: (() => void) | undefined;
}

/** What a report is filtered by and compared with, its views, and its filters. */
export function ReportBar(props: ReportBarProps) {
  const { specs, raw, opened, faulty, onFilters, onSearch, onOpened, onAgain, onLast, ...views } = props;
  const { t } = useTranslation('report');
  const { t: grid } = useTranslation('grid');
  const filters = { specs, filters: raw };
  return (
    <Bar>
      <FilterChips {...filters} onFilters={onFilters} />
      <CompareMenu
        report={views.report}
        specs={specs}
        raw={raw}
        onFilters={onFilters}
        onOther={() => onOpened(true)}
      />
      <ReportViews {...views} />
      {onLast && (
        <Button size="small" variant="outlined" onClick={onLast}>
          {t('start.last')}
        </Button>
      )}
      {onAgain && (
        <Button size="small" variant="outlined" startIcon={<SearchOutlined />} onClick={onAgain}>
          {grid('filters.submit')}
        </Button>
      )}
      <FilterButton
        {...filters}
        onFilters={onSearch}
        opened={opened}
        onOpened={onOpened}
        showFaults={faulty}
      />
    </Bar>
  );
}
