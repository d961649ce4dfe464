import type { Movement } from './financeTypes';

/** The demo's plan of accounts, as titles are rated by it. */
const NAMES: readonly (readonly [name: string, movement: Movement])[] = [
  ['DEFENSIVOS', 'EXPENSE'],
  ['SEMENTES', 'EXPENSE'],
  ['FERTILIZANTES E CORRETIVOS', 'EXPENSE'],
  ['COMBUSTIVEIS E LUBRIFICANTES', 'EXPENSE'],
  ['ENERGIA ELETRICA', 'EXPENSE'],
  ['MANUTENCAO DE MAQUINAS', 'EXPENSE'],
  ['MAO DE OBRA', 'EXPENSE'],
  ['SERVICOS DE TERCEIROS', 'EXPENSE'],
  ['ARRENDAMENTO DE TERRAS', 'EXPENSE'],
  ['IMPOSTOS E TAXAS', 'EXPENSE'],
  ['JUROS E TARIFAS BANCARIAS', 'EXPENSE'],
  ['RACAO', 'EXPENSE'],
  ['VENDA DE SOJA', 'INCOME'],
  ['VENDA DE MILHO', 'INCOME'],
  ['VENDA DE FRANGOS', 'INCOME'],
  ['VENDA DE PEIXES', 'INCOME'],
  ['PRESTACAO DE SERVICOS', 'INCOME'],
  ['ARRENDAMENTO RECEBIDO', 'INCOME'],
];

export const RATINGS = NAMES.map(([name, movement], index) => ({ id: index + 1, name, movement }));

/** What a title without an invoice may be. */
export const TITLE_TYPES = [
  'FATURA',
  'BOLETO',
  'RECIBO',
  'CONTRATO',
  'HOLERITE',
  'GUIA DE RECOLHIMENTO',
  'NOTA PROMISSORIA',
  'CEDULA DE PRODUTO RURAL',
].map((name, index) => ({ id: index + 1, name }));
