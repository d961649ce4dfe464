import { styled, useTheme } from '@mui/material/styles';
import { useCallback, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '@/platform/sheet/useRowWindow';
import { radius } from '@/platform/theme/tokens';
import type { AccountLine } from '../rules/accountLines';
import type { AccountTree } from '../rules/accountTree';
import { AccountTreeHead, HEAD } from './AccountTreeHead';
import { AccountTreeRow } from './AccountTreeRow';
import { onTreeKey } from './treeKeys';
import { useAccountDrag } from './useAccountDrag';

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'auto',
  height: 'max(320px, calc(100dvh - 300px))',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
}));
const Tall = styled('div')({ position: 'relative' });

interface AccountTreeViewProps {
  readonly tree: AccountTree;
  readonly lines: readonly AccountLine[];
  readonly activeId: number | null;
  readonly cutId: number | null;
  readonly onPick: (id: number) => void;
  readonly onToggle: (id: number) => void;
  readonly onOpen: (id: number) => void;
  readonly onCut: (id: number | null) => void;
  /** Hangs a node under another one. */
  readonly onMove: (id: number, underId: number) => void;
}

/** The plan as a tree: arrows walk, Enter opens, Ctrl+X and Ctrl+V move, and so does dragging. Only what is seen is drawn. */
export function AccountTreeView(props: AccountTreeViewProps) {
  const { tree, lines, activeId, cutId, onPick, onToggle, onOpen, onCut, onMove } = props;
  const { t } = useTranslation('financeAccounts');
  const { density } = useTheme();
  const row = density.row;
  const idBase = useId();
  const byPointer = useRef(false);
  const store = useRowWindow(lines.length, row, HEAD, 0);
  const attach = useCallback((element: HTMLElement | null) => store.attach(element), [store]);
  const { start, end } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const at = lines.findIndex(({ node }) => node.account.id === activeId);
  useLayoutEffect(() => {
    if (at >= 0) store.reveal(at);
  }, [store, at]);

  const { overId, handlers } = useAccountDrag({ tree, onPick, onToggle, onOpen, onMove });
  const active = lines[at];
  const rowId = (id: number) => `${idBase}-${id}`;
  return (
    <Box
      ref={attach}
      role="tree"
      aria-label={t('title')}
      tabIndex={0}
      {...(active ? { 'aria-activedescendant': rowId(active.node.account.id) } : {})}
      // What is pressed with a pointer is picked by the press itself: nothing may move under it before.
      onPointerDown={() => {
        byPointer.current = true;
      }}
      onFocus={() => {
        const [first] = lines;
        if (!active && first && !byPointer.current) onPick(first.node.account.id);
        byPointer.current = false;
      }}
      onKeyDown={(event) =>
        onTreeKey(event, {
          lines,
          at,
          page: store.page(),
          go: (line) => {
            const next = lines[line];
            if (next) onPick(next.node.account.id);
          },
          toggle: onToggle,
          open: () => active && onOpen(active.node.account.id),
          cut: () => active && onCut(active.node.account.id),
          paste: () => {
            if (active && cutId !== null) onMove(cutId, active.node.account.id);
          },
          drop: () => onCut(null),
        })
      }
    >
      <AccountTreeHead height={HEAD} />
      <Tall role="presentation" style={{ height: lines.length * row }}>
        {lines.slice(start, end).map((line, index) => (
          <AccountTreeRow
            key={line.node.account.id}
            {...handlers}
            line={line}
            id={rowId(line.node.account.id)}
            top={(start + index) * row}
            height={row}
            active={line.node.account.id === activeId}
            cut={line.node.account.id === cutId}
            over={line.node.account.id === overId}
          />
        ))}
      </Tall>
    </Box>
  );
}
