import { useState } from 'react';
import { useAppSelector } from '@/platform/store/hooks';
import type { AssistDocumentDetails } from '../assistWire';
import { selectDeskRow } from '../assistSlice';

type Document = AssistDocumentDetails['document'];

/**
 * The document as it stands now. Its page opens while it is still being claimed: what the desk receives afterwards
 * (who has it, its status) counts from then on.
 */
export function useShownDocument(loaded: Document, userId: number): Document {
  const row = useAppSelector(selectDeskRow(loaded.id));
  const [atFirst] = useState(row);
  const claimedBefore = row?.assistantUserId === userId && loaded.assistantUserId === null;
  if (!row || (row === atFirst && !claimedBefore)) return loaded;
  const { statusName, active, assistantUserId, assistantUserName } = row;
  return { ...loaded, statusName, active, assistantUserId, assistantUserName };
}
