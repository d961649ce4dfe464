import type { CurrencyClassification } from '../types';

/** Where prices come from: name, site, kind. */
export const quotationSources: readonly (readonly [
  name: string,
  site: string | null,
  kind: CurrencyClassification,
])[] = [
  ['CEPEA/ESALQ', 'https://www.cepea.esalq.usp.br', 'PRODUCT'],
  ['DERAL - SECRETARIA DA AGRICULTURA DO PARANA', 'https://www.agricultura.pr.gov.br', 'PRODUCT'],
  ['BOLSA DE CHICAGO (CBOT)', 'https://www.cmegroup.com', 'PRODUCT'],
  ['B3 - BRASIL BOLSA BALCAO', 'https://www.b3.com.br', 'PRODUCT'],
  ['IMEA - MATO GROSSO', 'https://www.imea.com.br', 'PRODUCT'],
  ['CONAB', 'https://www.conab.gov.br', 'PRODUCT'],
  ['EPAGRI/CEPA - SANTA CATARINA', 'https://www.epagri.sc.gov.br', 'PRODUCT'],
  ['EMATER RS', 'https://www.emater.tche.br', 'PRODUCT'],
  ['COOPERATIVA DO OESTE - BALCAO TOLEDO', null, 'PRODUCT'],
  ['COOPERATIVA DO OESTE - BALCAO CASCAVEL', null, 'PRODUCT'],
  ['CEREALISTA TRES FRONTEIRAS', null, 'PRODUCT'],
  ['CONSELEITE PARANA', 'https://conseleitepr.com.br', 'PRODUCT'],
  ['FRIGORIFICO REGIONAL - TABELA DE SUINOS', null, 'PRODUCT'],
  ['BANCO CENTRAL DO BRASIL - PTAX', 'https://www.bcb.gov.br', 'CURRENCY'],
  ['CASA DE CAMBIO FRONTEIRA', null, 'CURRENCY'],
];
