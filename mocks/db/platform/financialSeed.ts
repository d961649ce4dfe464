import type { MovementClassification } from '../mapTypes';

/** Integrators that have a bulletin: part of its address, what they raise, e-mail's domain. */
export const INTEGRATORS: readonly [slug: string, name: string, poultry: boolean, fish: boolean][] = [
  ['plusval', 'PLUSVAL AGROAVICOLA', true, false],
  ['cialne', 'CIALNE', true, false],
  ['pioneiro', 'PIONEIRO ALIMENTOS', true, false],
  ['somave', 'SOMAVE AGROINDUSTRIAL', true, false],
  ['adoro', 'ADORO ALIMENTOS', true, false],
  ['avivar', 'AVIVAR ALIMENTOS', true, false],
  ['brf', 'BRF', true, false],
  ['languiru', 'COOPERATIVA LANGUIRU', true, false],
  ['avigran', 'AVIGRAN', true, false],
  ['seara', 'SEARA ALIMENTOS', true, false],
  ['vibra', 'VIBRA AGROINDUSTRIAL', true, false],
  ['copacol', 'COPACOL', true, true],
  ['lar', 'LAR COOPERATIVA', true, false],
  ['cvale', 'C.VALE COOPERATIVA', true, true],
];

type LinkSeed = readonly [
  name: string,
  nature: 'IN' | 'OUT',
  classification: MovementClassification,
  activity: string | null,
  integrator: string | null,
  code: string | null,
];

/** Kinds of movement and what each belongs to. */
export const MOVEMENT_LINKS: readonly LinkSeed[] = [
  ['VENDA DE SOJA', 'IN', 'AGRICULTURAL_PRODUCTS', 'SOJA', null, null],
  ['VENDA DE MILHO', 'IN', 'AGRICULTURAL_PRODUCTS', 'MILHO', null, null],
  ['VENDA DE TRIGO', 'IN', 'AGRICULTURAL_PRODUCTS', 'TRIGO', null, null],
  ['VENDA DE CAFE', 'IN', 'AGRICULTURAL_PRODUCT_PERMANENT_CULTURE', 'CAFE', null, null],
  ['VENDA DE LARANJA', 'IN', 'AGRICULTURAL_PRODUCT_PERMANENT_CULTURE', 'LARANJA', null, null],
  ['VENDA DE MADEIRA', 'IN', 'AFFORESTATION', 'EUCALIPTO', null, null],
  ['VENDA DE HORTALICAS', 'IN', 'OLERICULTURE', 'HORTALICAS', null, null],
  ['VENDA DE LEITE', 'IN', 'ANIMAL_PRODUCTS', 'LEITE', null, null],
  ['VENDA DE SUINOS', 'IN', 'ANIMAL_PRODUCTS', 'SUINOS', null, null],
  ['ACERTO DE LOTE DE FRANGO', 'IN', 'ANIMAL_PRODUCTS', 'FRANGO DE CORTE', 'copacol', '1010'],
  ['ACERTO DE LOTE DE FRANGO', 'IN', 'ANIMAL_PRODUCTS', 'FRANGO DE CORTE', 'lar', 'ACERTO-FGO'],
  ['ACERTO DE LOTE DE TILAPIA', 'IN', 'ANIMAL_PRODUCTS', 'TILAPIA', 'copacol', '1020'],
  ['RACAO FORNECIDA PELA INTEGRADORA', 'OUT', 'ANIMAL_PRODUCTS', 'FRANGO DE CORTE', 'cvale', '2001'],
  ['COMPRA DE SEMENTES', 'OUT', 'AGRICULTURAL_PRODUCTS', null, null, null],
  ['COMPRA DE FERTILIZANTES', 'OUT', 'AGRICULTURAL_PRODUCTS', null, null, null],
  ['COMPRA DE MUDAS FLORESTAIS', 'OUT', 'AFFORESTATION', 'EUCALIPTO', null, null],
  ['TAXA DE ARMAZENAGEM', 'OUT', 'STORAGE', 'ARMAZENAGEM DE GRAOS', null, null],
];

/** Card brands with the codes of the tax authorities for the payment group of invoices (tBand). */
export const CARD_BRANDS: readonly [fiscalCode: string, name: string, active: boolean][] = [
  ['01', 'VISA', true],
  ['02', 'MASTERCARD', true],
  ['03', 'AMERICAN EXPRESS', true],
  ['04', 'SOROCRED', false],
  ['05', 'DINERS CLUB', true],
  ['06', 'ELO', true],
  ['07', 'HIPERCARD', true],
  ['08', 'AURA', false],
  ['09', 'CABAL', true],
  ['10', 'ALELO', true],
  ['11', 'BANES CARD', true],
  ['12', 'CALCARD', true],
  ['13', 'CREDZ', true],
  ['17', 'GOODCARD', true],
  ['24', 'SODEXO', true],
  ['27', 'TICKET', true],
  ['29', 'VEROCHEQUE', true],
  ['30', 'VR', true],
  ['99', 'OUTROS', true],
];

/** Products that are quoted: unit, a price to begin with, how far it swings in a year, its sources by name. */
export const QUOTED_PRODUCTS: readonly [
  name: string,
  unit: string,
  price: number,
  swing: number,
  sources: readonly string[],
][] = [
  [
    'SOJA EM GRAOS',
    'SC 60 KG',
    128,
    0.09,
    ['CEPEA/ESALQ', 'DERAL - SECRETARIA DA AGRICULTURA DO PARANA', 'COOPERATIVA DO OESTE - BALCAO TOLEDO'],
  ],
  ['MILHO EM GRAOS', 'SC 60 KG', 61, 0.14, ['CEPEA/ESALQ', 'DERAL - SECRETARIA DA AGRICULTURA DO PARANA']],
  ['TRIGO PAO TIPO 1', 'SC 60 KG', 78, 0.1, ['DERAL - SECRETARIA DA AGRICULTURA DO PARANA', 'CONAB']],
  ['FEIJAO CARIOCA', 'SC 60 KG', 212, 0.2, ['CONAB']],
  ['CAFE ARABICA TIPO 6', 'SC 60 KG', 1860, 0.16, ['CEPEA/ESALQ', 'B3 - BRASIL BOLSA BALCAO']],
  ['BOI GORDO', 'ARROBA', 296, 0.08, ['CEPEA/ESALQ', 'B3 - BRASIL BOLSA BALCAO', 'IMEA - MATO GROSSO']],
  ['SUINO VIVO', 'KG', 7.35, 0.12, ['CEPEA/ESALQ', 'FRIGORIFICO REGIONAL - TABELA DE SUINOS']],
  ['FRANGO VIVO', 'KG', 5.1, 0.07, ['CEPEA/ESALQ', 'EPAGRI/CEPA - SANTA CATARINA']],
  ['LEITE AO PRODUTOR', 'LT', 2.62, 0.11, ['CONSELEITE PARANA', 'CEPEA/ESALQ']],
  ['TILAPIA VIVA', 'KG', 8.9, 0.06, ['CEPEA/ESALQ']],
];
