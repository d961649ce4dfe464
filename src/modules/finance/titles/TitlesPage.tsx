import AddOutlined from '@mui/icons-material/AddOutlined';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegunGrid } from '@/domain/selection/useBegunGrid';
import { today } from '@/platform/format/date';
import { useGridState } from '@/platform/grid/useGridState';
import { useList } from '@/platform/store/useResource';
import { PageHead } from '@/platform/ui/PageHead';
import { TitleDialogs } from './components/TitleDialogs';
import { TitleList } from './components/TitleList';
import { periodOf } from './hooks/useTitleFilters';
import { useTitleAddress } from './hooks/useTitleAddress';
import { useTitleDoings } from './hooks/useTitleActions';
import { titles } from './titlesSlice';

const USUAL = { sort: { field: 'dueDate', direction: 'asc' }, pageSize: 50 } as const;

/** Its filters of the farm and the harvest that somebody works on. */
const PLACES = { farm: 'propriedade', harvest: 'safra' } as const;

/** Accounts payable and receivable: what is due, what is late, what was paid. */
export function Component() {
  const { t } = useTranslation('financeTitles');
  const address = useTitleAddress();
  const { show } = address;
  const grid = useBegunGrid(useGridState('finance.titles', USUAL), PLACES);
  const { kind, from, to } = periodOf(grid.query.filters, today());
  const period = useMemo(() => ({ kind, from, to }), [kind, from, to]);
  const { rows, list, current, retry } = useList(titles, period);
  const doings = useTitleDoings();
  const enter = useCallback(() => show({ kind: 'new', copyOf: null }), [show]);
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={t('subtitle')}
        primary={{ label: t('form.new'), icon: <AddOutlined />, onClick: enter }}
      />
      <TitleList
        address={address}
        grid={grid}
        rows={rows}
        status={list.status}
        error={list.error}
        known={list.loadedAt !== null}
        periodKnown={current}
        period={period}
        doings={doings}
        onRetry={retry}
      />
      <TitleDialogs
        address={address}
        rows={rows}
        known={list.loadedAt !== null}
        period={period}
        doings={doings}
      />
    </>
  );
}
