import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleNote } from '@/platform/grid/parts/GridStates';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { Banner } from '@/platform/ui/Banner';
import { EmptyState, NoMatches } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { SearchField } from '@/platform/ui/SearchField';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { type Reading, useQuery } from '@/platform/store/useQuery';
import { accountPlan } from './accountSlice';
import { AccountTreeView } from './components/AccountTreeView';
import { PlanHead } from './components/PlanHead';
import { SelectedBar } from './components/SelectedBar';
import { PlanDialogs, type ShownDialog } from './dialogs/PlanDialogs';
import { accountLines } from './rules/accountLines';
import { accountTree, type AccountTree } from './rules/accountTree';
import { useAccountActions } from './useAccountActions';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 8,
});
// On a telephone what can be done with a line stands under the tree: the lines stay where they are when one is picked.
const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.down('sm')]: {
    '& > [data-part="bar"]': {
      order: 1,
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      margin: 0,
      paddingBlock: 8,
      backgroundColor: theme.tokens.background,
    },
  },
}));
const NONE: readonly never[] = [];
const SEARCH = 'busca';
const INACTIVE = 'inativas';

interface PlanNotesProps {
  readonly answer: Reading<{ readonly unread: number }>;
  readonly tree: AccountTree;
}

/** What of the plan is old, was not read, or stands under no group. */
function PlanNotes({ answer: { data, status, retry }, tree }: PlanNotesProps) {
  const { t } = useTranslation('financeAccounts');
  return (
    <>
      {data && status === 'failed' && <StaleNote onRetry={retry} />}
      {data && data.unread > 0 && <Banner tone="warning" fact={t('unread', { count: data.unread })} />}
      {tree.stray.length > 0 && (
        <Banner
          tone="warning"
          fact={t('stray', { count: tree.stray.length })}
          text={tree.stray.map(({ name }) => name).join(', ')}
        />
      )}
    </>
  );
}

/** The groups whose lines are not shown. */
function useFolded() {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (id: number) =>
      setFolded((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return { folded, toggle };
}

/** The plan of accounts: looked through, changed, moved, merged, brought in and given out. */
export function Component() {
  const { t } = useTranslation('financeAccounts');
  const { text, set } = useAddressValues();
  const answer = useQuery(accountPlan, 'all');
  const { data, status, retry } = answer;
  const tree = useMemo(() => accountTree(data?.accounts ?? NONE), [data]);
  const { folded, toggle } = useFolded();
  const [activeId, setActiveId] = useState<number | null>(null);
  const [cutId, setCutId] = useState<number | null>(null);
  const [shown, setShown] = useState<ShownDialog | null>(null);
  const query = text(SEARCH) ?? '';
  const withInactive = text(INACTIVE) === '1';
  const lines = useMemo(
    () => accountLines(tree, { query, folded, withInactive }),
    [tree, query, folded, withInactive],
  );
  const { move, setActive, remove } = useAccountActions(tree);
  const runOnce = useSingleFlight<number>();
  const put = (name: string, value: string) => set({ [name]: value || null });
  const openNode = useCallback(
    (id: number) => {
      const node = tree.byId.get(id);
      if (node && !node.account.platform) setShown({ kind: 'edit', node });
    },
    [tree],
  );
  const moveNow = useCallback(
    (id: number, underId: number) => {
      setCutId(null);
      runOnce(id, () => move(id, underId).catch((thrown: unknown) => notifyRefusal(thrown)));
    },
    [move, runOnce],
  );
  const active = lines.find(({ node }) => node.account.id === activeId)?.node ?? null;

  const body = () => {
    if (!data && status === 'failed') return <FailedState error={answer.error} onRetry={retry} />;
    if (!data)
      return (
        <Loading>
          <SkeletonBlock height={420} radius={10} />
        </Loading>
      );
    if (data.accounts.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
    if (lines.length === 0) return <NoMatches onClear={() => put(SEARCH, '')} />;
    return (
      <AccountTreeView
        tree={tree}
        lines={lines}
        activeId={active?.account.id ?? null}
        cutId={cutId}
        onPick={setActiveId}
        onToggle={toggle}
        onOpen={openNode}
        onCut={setCutId}
        onMove={moveNow}
      />
    );
  };
  return (
    <>
      <PlanHead tree={data ? tree : null} onShow={setShown} />
      <PlanNotes answer={answer} tree={tree} />
      <Bar>
        <SearchField label={t('search')} value={query} delay={120} onSearch={(text) => put(SEARCH, text)} />
        <FormControlLabel
          control={
            <Switch
              checked={withInactive}
              onChange={(event) => put(INACTIVE, event.target.checked ? '1' : '')}
            />
          }
          label={t('withInactive')}
        />
      </Bar>
      <Place>
        <SelectedBar
          node={active}
          cut={cutId !== null && cutId !== active?.account.id ? (tree.byId.get(cutId) ?? null) : null}
          onAdd={(parent) => setShown({ kind: 'add', parent })}
          onEdit={(node) => setShown({ kind: 'edit', node })}
          onMove={(node) => setShown({ kind: 'move', node })}
          onMerge={(node) => setShown({ kind: 'merge', node })}
          onSetActive={(node) => runOnce(node.account.id, () => setActive(node))}
          onRemove={(node) => runOnce(node.account.id, () => remove(node))}
        />
        {body()}
      </Place>
      {shown && <PlanDialogs tree={tree} shown={shown} onMove={move} onClose={() => setShown(null)} />}
    </>
  );
}
