import type { ReportRow, ReportTarget } from '@/families/report/reportTypes';
import { href } from '@/platform/routing/href';
import type { OverlayRegistry } from '@/platform/routing/overlays';

/** The viewer of the document that a row comes from, where it names one with its side. */
export function documentTarget({ documentId, movement }: ReportRow): ReportTarget | null {
  if (documentId === null || documentId === undefined || typeof movement !== 'string') return null;
  const overlay: keyof OverlayRegistry = 'documento';
  return { overlay, params: { id: String(documentId), movimento: movement } };
}

/** What of a row on the wire leads to its document. */
export const DOCUMENT = { documentId: 'documentId', movement: 'businessMovement' } as const;

/** Where each kind of asset is kept. */
const SCREENS: Readonly<Record<string, string>> = {
  REAL_ESTATE: 'imoveis',
  IMPROVEMENT: 'benfeitorias',
  MACHINE: 'maquinas',
  VEHICLE: 'veiculos',
  PERENNIAL_CROP: 'culturas-permanentes',
  ANIMAL: 'animais',
  OTHER: 'outros',
};

/** The record of an asset in its register. */
export function assetTarget({ assetId, group }: ReportRow): ReportTarget | null {
  const screen = typeof group === 'string' ? SCREENS[group] : undefined;
  if (screen === undefined || assetId === null || assetId === undefined) return null;
  return { to: href('financePatrimony', { id: screen, registro: String(assetId) }) };
}
