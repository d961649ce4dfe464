import type { TFunction } from 'i18next';
import { foldForSearch } from '@/platform/format/text';

/** The server names what refers to a record in Portuguese; these it is known to name, folded for comparison. */
const KNOWN = {
  seguros: 'insurances',
  'despesas e receitas': 'assetEntries',
  'centros de custo': 'costCenters',
  benfeitorias: 'improvements',
  'series de nf-e': 'series',
  romaneios: 'loads',
  adiantamentos: 'advances',
  documentos: 'documents',
  titulos: 'titles',
  'linhas de planejamento': 'planLines',
  pagamentos: 'payments',
  contratos: 'contracts',
  pedidos: 'orders',
  'pre-lancamentos': 'preLaunches',
  'notas emitidas': 'invoices',
  'linhas de previsao de caixa': 'forecastLines',
} as const;
const isKnown = (name: string): name is keyof typeof KNOWN => Object.hasOwn(KNOWN, name);

/** What refers to a record, in the language of the screen; a kind that is not known as the server names it. */
export function wordOfUse(name: string, t: TFunction<'finance'>): string {
  const known = foldForSearch(name);
  return isKnown(known) ? t(`whoUses.names.${KNOWN[known]}`) : name;
}
