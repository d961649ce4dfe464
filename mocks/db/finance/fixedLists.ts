import type { Bank, Currency, PartnerRole, PaymentKind, ProductLineKind } from './financeTypes';

/** Banks by their number at the Central Bank. */
export const BANKS: readonly Bank[] = [
  ['001', 'BANCO DO BRASIL S.A.'],
  ['033', 'BANCO SANTANDER (BRASIL) S.A.'],
  ['041', 'BANCO DO ESTADO DO RIO GRANDE DO SUL S.A.'],
  ['085', 'COOPERATIVA CENTRAL AILOS'],
  ['104', 'CAIXA ECONOMICA FEDERAL'],
  ['237', 'BANCO BRADESCO S.A.'],
  ['341', 'ITAU UNIBANCO S.A.'],
  ['422', 'BANCO SAFRA S.A.'],
  ['748', 'BANCO COOPERATIVO SICREDI S.A.'],
  ['756', 'BANCO COOPERATIVO SICOOB S.A.'],
].map(([code = '', name = ''], index) => ({ id: index + 1, code, name }));

type CurrencySeed = Pick<Currency, 'currencyCode' | 'name' | 'symbol' | 'classification'>;

/** Currencies of the platform, by their codes of ISO 4217. */
export const CURRENCIES: readonly CurrencySeed[] = [
  { currencyCode: 'BRL', name: 'REAL', symbol: 'R$', classification: 'CURRENCY' },
  { currencyCode: 'USD', name: 'DOLAR COMERCIAL', symbol: 'US$', classification: 'CURRENCY' },
];

/** What each customer of the demo computes in besides. */
export const OWN_CURRENCIES: readonly CurrencySeed[] = [
  { currencyCode: 'SOJA', name: 'SACA DE SOJA', symbol: 'sc soja', classification: 'PRODUCT' },
  { currencyCode: 'PYG', name: 'GUARANI', symbol: '₲', classification: 'CURRENCY' },
];

export const PAYMENTS: readonly (readonly [name: string, kind: PaymentKind, days: number])[] = [
  ['BOLETO', 'BANK_SLIP', 1],
  ['PIX', 'PIX', 0],
  ['DINHEIRO', 'CASH', 0],
  ['CARTAO DE CREDITO', 'CREDIT_CARD', 30],
  ['TRANSFERENCIA', 'TRANSFER', 0],
  ['DEBITO EM CONTA', 'DIRECT_DEBIT', 0],
  ['CHEQUE', 'CHECK', 2],
  ['PERMUTA (BARTER)', 'BARTER', 0],
];

/** Partners that every customer of the demo deals with; `root` is a CNPJ or a CPF without its check digits. */
export const PARTNERS: readonly (readonly [name: string, root: string, roles: readonly PartnerRole[]])[] = [
  ['AGROINSUMOS OESTE COMERCIO DE DEFENSIVOS LTDA', '041223340001', ['SUPPLIER']],
  ['SEMENTES VALE DO PIQUIRI S.A.', '117654320002', ['SUPPLIER']],
  ['COOPERATIVA AGROINDUSTRIAL DO OESTE', '081122330004', ['SUPPLIER', 'BUYER']],
  ['AEROAGRICOLA CAMPOS ALTOS LTDA', '12ABC34501DE', ['SUPPLIER']],
  ['ENERGIA DO OESTE DISTRIBUIDORA S.A.', '047895670001', ['SUPPLIER']],
  ['ADEMIR JOSE FERREIRA', '111444777', ['EMPLOYEE']],
  ['POSTO E TRANSPORTADORA TRES FRONTEIRAS LTDA', '065544330001', ['SUPPLIER', 'CARRIER']],
  ['INTEGRADORA AVES DO OESTE S.A.', '093311220001', ['INTEGRATOR', 'BUYER']],
  ['CEREALISTA PORTO MENDES LTDA', '072299110003', ['BUYER']],
  ['FRIGORIFICO REGIONAL DE PESCADOS LTDA', '058877660001', ['BUYER']],
  ['MECANICA AGRICOLA SCHNEIDER LTDA', '034455660001', ['SUPPLIER']],
  ['BANCO DO BRASIL S.A.', '000000000001', ['CREDITOR']],
  ['COOPERATIVA DE CREDITO SICREDI VALE DO PIQUIRI', '081099980001', ['CREDITOR']],
  ['MARIA APARECIDA KLEIN', '222555888', ['EMPLOYEE']],
];

export const PRODUCT_LINES: readonly (readonly [name: string, kind: ProductLineKind])[] = [
  ['SEMENTES', 'INPUT'],
  ['FERTILIZANTES E CORRETIVOS', 'INPUT'],
  ['DEFENSIVOS', 'INPUT'],
  ['COMBUSTIVEIS E LUBRIFICANTES', 'INPUT'],
  ['RACOES', 'INPUT'],
  ['PECAS E MANUTENCAO', 'INPUT'],
  ['GRAOS', 'PRODUCTION'],
  ['AVES', 'PRODUCTION'],
  ['PESCADOS', 'PRODUCTION'],
  ['SERVICOS', 'SERVICE'],
];

/** Products: name, line (number in the list above), unit, NCM, usual price in cents. */
export const PRODUCTS: readonly (readonly [
  name: string,
  line: number,
  unit: string,
  ncm: string | null,
  cents: number,
])[] = [
  ['SEMENTE DE SOJA BMX ZEUS IPRO', 0, 'SC', '12011000', 52_000],
  ['SEMENTE DE MILHO AG 8701 PRO4', 0, 'SC', '10051000', 84_500],
  ['ADUBO 04-24-16', 1, 'TON', '31052000', 298_000],
  ['UREIA 45%', 1, 'TON', '31021010', 264_000],
  ['CALCARIO DOLOMITICO', 1, 'TON', '25210000', 14_500],
  ['GLIFOSATO 480 SL', 2, 'LT', '38089324', 3_190],
  ['FUNGICIDA PROTIOCONAZOL', 2, 'LT', '38089299', 21_400],
  ['INSETICIDA LAMBDA-CIALOTRINA', 2, 'LT', '38089199', 9_850],
  ['OLEO DIESEL S10', 3, 'LT', '27101921', 612],
  ['OLEO LUBRIFICANTE 15W40', 3, 'LT', '27101932', 2_790],
  ['RACAO INICIAL PARA FRANGOS', 4, 'KG', '23099010', 245],
  ['RACAO CRESCIMENTO PARA TILAPIA 32%', 4, 'KG', '23099010', 318],
  ['FILTRO DE AR PARA TRATOR', 5, 'UN', '84213100', 38_900],
  ['SOJA EM GRAOS', 6, 'SC', '12019000', 13_150],
  ['MILHO EM GRAOS', 6, 'SC', '10059010', 6_240],
  ['TRIGO EM GRAOS', 6, 'SC', '10019900', 7_480],
  ['FRANGO VIVO', 7, 'KG', '01059400', 512],
  ['TILAPIA VIVA', 8, 'KG', '03019390', 985],
  ['PULVERIZACAO AEREA', 9, 'HA', null, 7_200],
  ['ENERGIA ELETRICA', 9, 'KWH', '27160000', 68],
  ['FRETE DE GRAOS', 9, 'TON', null, 8_900],
  ['SALARIO', 9, 'MES', null, 284_000],
];
