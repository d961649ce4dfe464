import { type DragEvent, useMemo, useRef, useState } from 'react';
import { moveRefusal } from '../rules/accountChanges';
import type { AccountTree } from '../rules/accountTree';
import type { RowHandlers } from './AccountTreeRow';

interface AccountDrag extends Pick<RowHandlers, 'onPick' | 'onToggle' | 'onOpen'> {
  readonly tree: AccountTree;
  readonly onMove: (id: number, underId: number) => void;
}

/** What rows answer to: pressed, folded, opened, and dragged under another one where that may be. */
export function useAccountDrag({ tree, onPick, onToggle, onOpen, onMove }: AccountDrag) {
  const [overId, setOverId] = useState<number | null>(null);
  const dragged = useRef<number | null>(null);
  const handlers = useMemo((): RowHandlers => {
    const takes = (underId: number) => {
      const [node, under] = [tree.byId.get(dragged.current ?? -1), tree.byId.get(underId)];
      return node !== undefined && under !== undefined && moveRefusal(node, under) === null;
    };
    return {
      onPick,
      onToggle,
      onOpen,
      onDragStart: (event: DragEvent, id: number) => {
        dragged.current = id;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(id));
      },
      onDragOver: (event: DragEvent, id: number) => {
        const may = takes(id);
        if (may) event.preventDefault();
        setOverId(may ? id : null);
      },
      onDrop: (event: DragEvent, id: number) => {
        event.preventDefault();
        if (dragged.current !== null && takes(id)) onMove(dragged.current, id);
        dragged.current = null;
        setOverId(null);
      },
      onDragEnd: () => {
        dragged.current = null;
        setOverId(null);
      },
    };
  }, [tree, onPick, onToggle, onOpen, onMove]);
  return { overId, handlers };
}
