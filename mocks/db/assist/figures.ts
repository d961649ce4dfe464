import { accessKey, cnpj, cpf } from './taxNumbers';
import type { AiKind } from './assistTypes';

export interface FigureItem {
  description: string;
  ncm: string;
  unit: string;
  quantity: number;
  unitPrice: number;
  totalValue: number;
}

/** What stands on a document: everything that its files print and that an entry should find there. */
export interface Figures {
  issuer: { document: string; name: string; city: string; state: string; stateCode: number };
  number: number;
  series: number;
  accessKey: string | null;
  /** YYYY-MM-DD. */
  issueDate: string;
  dueDate: string;
  items: FigureItem[];
  total: number;
}

/** The same number every time, 0 to 1. */
export function noise(seed: number): number {
  let value = (seed + 1) * 2_654_435_761;
  value = Math.imul(value ^ (value >>> 15), 2_246_822_519);
  value = Math.imul(value ^ (value >>> 13), 3_266_489_917);
  return ((value ^ (value >>> 16)) >>> 0) / 4_294_967_296;
}

export function pick<T>(from: readonly T[], seed: number): T {
  return from[Math.floor(noise(seed) * from.length) % from.length] as T;
}

const PR = { state: 'PR', stateCode: 41 };
const MT = { state: 'MT', stateCode: 51 };
const GO = { state: 'GO', stateCode: 52 };
const DF = { state: 'DF', stateCode: 53 };

const shops = [
  {
    document: cnpj('041223340001'),
    name: 'AGROINSUMOS OESTE COMERCIO DE DEFENSIVOS LTDA',
    city: 'TOLEDO',
    ...PR,
  },
  { document: cnpj('117654320002'), name: 'SEMENTES VALE DO PIQUIRI S.A.', city: 'NOVA AURORA', ...PR },
  { document: cnpj('232345670001'), name: 'FERTILIZANTES CENTRO NORTE S.A.', city: 'SORRISO', ...MT },
  { document: cnpj('305678120001'), name: 'PECAS E TRATORES RIO VERDE LTDA', city: 'RIO VERDE', ...GO },
  { document: cnpj('081122330004'), name: 'COOPERATIVA AGROINDUSTRIAL DO OESTE', city: 'CASCAVEL', ...PR },
];
const services = [
  { document: cnpj('12ABC34501DE'), name: 'AEROAGRICOLA CAMPOS ALTOS LTDA', city: 'PALOTINA', ...PR },
  { document: cnpj('275551110001'), name: 'OFICINA MECANICA IRMAOS BRANDT LTDA', city: 'TOLEDO', ...PR },
  { document: cpf('111444777'), name: 'ADEMIR JOSE FERREIRA', city: 'TOLEDO', ...PR },
];
const power = [
  { document: cnpj('047895670001'), name: 'ENERGIA DO OESTE DISTRIBUIDORA S.A.', city: 'CURITIBA', ...PR },
];
const state = [
  { document: cnpj('764164910001'), name: 'SECRETARIA DE ESTADO DA FAZENDA', city: 'CURITIBA', ...PR },
];
const bank = [
  { document: cnpj('003604050001'), name: 'FUNDO DE GARANTIA DO TEMPO DE SERVICO', city: 'BRASILIA', ...DF },
];

const issuers: Record<AiKind, typeof shops> = {
  PRODUCT_INVOICE: shops,
  SERVICE_INVOICE: services.slice(0, 2),
  ELECTRICITY_BILL: power,
  STATE_TAX_GUIDE: state,
  FGTS: bank,
  PAYSLIP: services.slice(2),
};

/** The lines of the one bill that was photographed (`billPicture.ts`): description, unit, quantity, value. */
const BILL = [
  ['CONSUMO PONTA', 'KWH', 1240, 1102.36],
  ['CONSUMO FORA DE PONTA', 'KWH', 6810, 3745.5],
  ['DEMANDA CONTRATADA', 'KW', 75, 1388.25],
  ['BANDEIRA AMARELA', 'KWH', 8050, 151.74],
  ['ILUMINACAO PUBLICA', 'UN', 1, 48.9],
] as const;

type Goods = readonly [description: string, ncm: string, unit: string, price: number];

const goods: Record<Exclude<AiKind, 'ELECTRICITY_BILL'>, readonly Goods[]> = {
  PRODUCT_INVOICE: [
    ['GLIFOSATO 480 SL 20 L', '38089324', 'BB', 412.5],
    ['SEMENTE DE SOJA TMG 7062 IPRO 40 KG', '12019000', 'SC', 389.9],
    ['ADUBO NPK 04-14-08', '31052000', 'T', 2380],
    ['OLEO HIDRAULICO 68 20 L', '27101932', 'BD', 318.75],
    ['FILTRO DE COMBUSTIVEL', '84212300', 'UN', 96.4],
    ['RACAO SUINO TERMINACAO 25 KG', '23099010', 'SC', 71.2],
    ['CALCARIO DOLOMITICO', '25210000', 'T', 148],
    ['INSETICIDA LAMBDA 1 L', '38089199', 'L', 84.3],
  ],
  SERVICE_INVOICE: [
    ['PULVERIZACAO AEREA', '', 'HA', 62],
    ['MANUTENCAO DE COLHEITADEIRA', '', 'H', 185],
    ['TRANSPORTE DE GRAOS', '', 'T', 94.5],
  ],
  STATE_TAX_GUIDE: [['ICMS PRODUTOR RURAL', '', 'GUIA', 1284.6]],
  FGTS: [['FGTS MENSAL', '', 'GUIA', 239]],
  PAYSLIP: [['SALARIO LIQUIDO', '', 'MES', 2325.49]],
};

const cents = (value: number) => Math.round(value * 100) / 100;

function dateBefore(createdAt: string, days: number): string {
  return new Date(Date.parse(createdAt) + days * 86_400_000).toISOString().slice(0, 10);
}

function itemsOf(kind: AiKind, figure: number): FigureItem[] {
  if (kind === 'ELECTRICITY_BILL') {
    return BILL.map(([description, unit, quantity, totalValue]) => {
      const unitPrice = Math.round((totalValue / quantity) * 10_000) / 10_000;
      return { description, ncm: '27160000', unit, quantity, unitPrice, totalValue };
    });
  }
  const list = goods[kind];
  const count = kind === 'PRODUCT_INVOICE' ? 1 + Math.floor(noise(figure + 5) * 4) : 1;
  return Array.from({ length: count }, (_, index): FigureItem => {
    const [description, ncm, unit, unitPrice] = list[(figure + index) % list.length] as Goods;
    const single = unit === 'GUIA' || unit === 'MES';
    const quantity = single ? 1 : 1 + Math.floor(noise(figure * 7 + index) * 60);
    return { description, ncm, unit, quantity, unitPrice, totalValue: cents(quantity * unitPrice) };
  });
}

/** The figures of a document: the same for the same kind, number and day. */
export function figuresOf(kind: AiKind, figure: number, createdAt: string): Figures {
  const issuer = pick(issuers[kind], figure + 3);
  const items = itemsOf(kind, figure);
  const number = 1000 + ((figure * 7919) % 90_000);
  const issueDate = dateBefore(createdAt, -1 - (figure % 3));
  return {
    issuer,
    number,
    series: 1,
    accessKey:
      kind === 'PRODUCT_INVOICE'
        ? accessKey({
            state: issuer.stateCode,
            issueDate,
            issuer: issuer.document,
            series: 1,
            number,
            code: 10_000_000 + ((figure * 104_729) % 80_000_000),
          })
        : null,
    issueDate,
    dueDate: dateBefore(createdAt, 20 + (figure % 10)),
    items,
    total: cents(items.reduce((sum, item) => sum + item.totalValue, 0)),
  };
}
