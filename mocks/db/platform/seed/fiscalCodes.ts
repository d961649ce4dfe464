import { dataOf } from '../../data';
import cests from './data/cests.json' with { type: 'json' };
import benefits from './data/benefits.json' with { type: 'json' };

export const CESTS: readonly [code: string, description: string, ncmPrefixes: string][] = dataOf(cests);

export const BENEFITS: readonly [
  code: string,
  description: string,
  csts: string[],
  toDaysAgo: number | null,
][] = dataOf(benefits);

type NatureSeed = readonly [
  description: string,
  direction: 'IN' | 'OUT',
  inside: string,
  outside: string,
  finality: string,
  stock: boolean,
  financial: boolean,
];
export const NATURES: readonly NatureSeed[] = [
  ['VENDA DE PRODUCAO DO ESTABELECIMENTO', 'OUT', '5101', '6101', 'NORMAL', true, true],
  ['VENDA DE MERCADORIA ADQUIRIDA DE TERCEIROS', 'OUT', '5102', '6102', 'NORMAL', true, true],
  ['VENDA DE PRODUCAO COM FIM ESPECIFICO DE EXPORTACAO', 'OUT', '5501', '6501', 'NORMAL', true, true],
  ['VENDA DE PRODUCAO PARA O EXTERIOR', 'OUT', '5101', '7101', 'NORMAL', true, true],
  ['REMESSA PARA DEPOSITO FECHADO OU ARMAZEM GERAL', 'OUT', '5905', '6905', 'NORMAL', true, false],
  ['REMESSA DE ANIMAIS PARA SISTEMA DE INTEGRACAO', 'OUT', '5451', '6451', 'NORMAL', true, false],
  ['RETORNO DE ANIMAIS DO SISTEMA DE INTEGRACAO', 'OUT', '5452', '6452', 'NORMAL', true, false],
  ['TRANSFERENCIA DE PRODUCAO DO ESTABELECIMENTO', 'OUT', '5151', '6151', 'NORMAL', true, false],
  ['DEVOLUCAO DE COMPRA PARA COMERCIALIZACAO', 'OUT', '5202', '6202', 'RETURN', true, true],
  ['REMESSA PARA CONSERTO OU REPARO', 'OUT', '5915', '6915', 'NORMAL', false, false],
  ['COMPLEMENTO DE VALOR DE VENDA DE PRODUCAO', 'OUT', '5101', '6101', 'COMPLEMENTARY', false, true],
  ['COMPRA DE INSUMOS PARA PRODUCAO RURAL', 'IN', '1101', '2101', 'NORMAL', true, true],
  ['COMPRA PARA COMERCIALIZACAO', 'IN', '1102', '2102', 'NORMAL', true, true],
  ['COMPRA DE BEM PARA O ATIVO IMOBILIZADO', 'IN', '1551', '2551', 'NORMAL', false, true],
  ['COMPRA DE MATERIAL PARA USO OU CONSUMO', 'IN', '1556', '2556', 'NORMAL', true, true],
  ['ENTRADA DE ANIMAIS DO SISTEMA DE INTEGRACAO', 'IN', '1451', '2451', 'NORMAL', true, false],
  ['DEVOLUCAO DE VENDA DE PRODUCAO', 'IN', '1201', '2201', 'RETURN', true, true],
  ['RETORNO DE ARMAZEM GERAL', 'IN', '1906', '2906', 'NORMAL', true, false],
];
