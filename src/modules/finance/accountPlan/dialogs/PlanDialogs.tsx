import type { AccountNode, AccountTree } from '../rules/accountTree';
import { AccountDialog } from './AccountDialog';
import { ImportDialog } from './ImportDialog';
import { MergeDialog } from './MergeDialog';
import { MoveDialog } from './MoveDialog';

export type ShownDialog =
  | { readonly kind: 'edit' | 'move' | 'merge'; readonly node: AccountNode }
  | { readonly kind: 'add'; readonly parent: AccountNode | null }
  | { readonly kind: 'import' };

interface PlanDialogsProps {
  readonly tree: AccountTree;
  readonly shown: ShownDialog;
  readonly onMove: (id: number, underId: number) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that is open over the plan. */
export function PlanDialogs({ tree, shown, onMove, onClose }: PlanDialogsProps) {
  switch (shown.kind) {
    case 'add':
      return <AccountDialog tree={tree} node={null} parent={shown.parent} onClose={onClose} />;
    case 'edit':
      return <AccountDialog tree={tree} node={shown.node} parent={shown.node.parent} onClose={onClose} />;
    case 'move':
      return <MoveDialog tree={tree} node={shown.node} onMove={onMove} onClose={onClose} />;
    case 'merge':
      return <MergeDialog tree={tree} node={shown.node} onClose={onClose} />;
    case 'import':
      return <ImportDialog tree={tree} onClose={onClose} />;
  }
}
