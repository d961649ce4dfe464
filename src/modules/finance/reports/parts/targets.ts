import type { ReportRow, ReportTarget } from '@/families/report/reportTypes';
import type { OverlayRegistry } from '@/platform/routing/overlays';

/** The viewer of the document that a row comes from, where it names one with its side. */
export function documentTarget({ documentId, movement }: ReportRow): ReportTarget | null {
  if (documentId === null || documentId === undefined || typeof movement !== 'string') return null;
  const overlay: keyof OverlayRegistry = 'documento';
  return { overlay, params: { id: String(documentId), movimento: movement } };
}

/** What of a row on the wire leads to its document. */
export const DOCUMENT = { documentId: 'documentId', movement: 'businessMovement' } as const;
