import type { TFunction } from 'i18next';

/** The server names what refers to a record in Portuguese; these it is known to name. */
const KNOWN = {
  Seguros: 'insurances',
  'Despesas e receitas': 'assetEntries',
  'Centros de custo': 'costCenters',
  Benfeitorias: 'improvements',
  'Séries de NF-e': 'series',
  Romaneios: 'loads',
  Adiantamentos: 'advances',
  Documentos: 'documents',
  Títulos: 'titles',
  'Linhas de planejamento': 'planLines',
  Pagamentos: 'payments',
  Contratos: 'contracts',
  Pedidos: 'orders',
  'Pré-lançamentos': 'preLaunches',
  'Notas emitidas': 'invoices',
  'Linhas de previsão de caixa': 'forecastLines',
} as const;
const isKnown = (name: string): name is keyof typeof KNOWN => Object.hasOwn(KNOWN, name);

/** What refers to a record, in the language of the screen; a kind that is not known as the server names it. */
export const wordOfUse = (name: string, t: TFunction<'finance'>): string =>
  isKnown(name) ? t(`whoUses.names.${KNOWN[name]}`) : name;
