import type { LocalDate } from '@/platform/format/date';
import { href } from '@/platform/routing/href';

const ASSET = 'ASSET_';
/** Kinds of assets by the key of their line. */
const ASSET_PAGES: Readonly<Record<string, string>> = {
  REAL_ESTATE: 'imoveis',
  IMPROVEMENT: 'benfeitorias',
  MACHINE: 'maquinas',
  VEHICLE: 'veiculos',
  PERENNIAL_CROP: 'culturas-permanentes',
  ANIMAL: 'animais',
  OTHER: 'outros',
};

/** The page that a line comes from; null for a line that this application does not know. */
export function sourceOf(key: string, day: LocalDate): string | null {
  if (key.startsWith(ASSET)) {
    const page = ASSET_PAGES[key.slice(ASSET.length)];
    return page === undefined ? null : href('financePatrimony', { id: page });
  }
  switch (key) {
    case 'CASH':
    case 'TO_CLASSIFY':
    case 'IN_TRANSIT':
      return href('financeBankStatement');
    case 'RECEIVABLES_SHORT':
    case 'RECEIVABLES_LONG':
    case 'PAYABLES_SHORT':
    case 'PAYABLES_LONG':
    case 'CARDS':
      return href('financeTitles');
    case 'STOCK':
      return href('financeReportAccountingStock', {}, { consulta: 1, 'filtro.posicao': day });
    case 'LOANS_SHORT':
    case 'LOANS_LONG':
      return href('financeReportLoansFinancing', {}, { consulta: 1, 'filtro.posicao': day });
    case 'INVESTMENTS':
      return href('financeInvestments');
    case 'CONSORTIA':
      return href('financeConsortiumQuery');
    case 'ADVANCES_GRANTED':
    case 'ADVANCES_RECEIVED':
      return href('financeAdvanceQuery');
    default:
      return null;
  }
}
