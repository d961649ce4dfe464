import { addDays } from '@/platform/format/date';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';

export interface SampleEntry {
  readonly id: number;
  readonly account: string;
  readonly group: string;
  readonly section: string;
  readonly date: string;
  readonly partner: string;
  readonly document: string;
  readonly center: string;
  readonly quantity: number;
  readonly bags: number;
  readonly price: number;
  readonly income: number | null;
  readonly expense: number | null;
  readonly balance: number;
  readonly share: number;
  readonly paid: boolean;
}

const ACCOUNTS = [
  ['RECEITAS', 'Venda de produtos', 'Soja em grãos'],
  ['RECEITAS', 'Venda de produtos', 'Milho em grãos'],
  ['RECEITAS', 'Integração', 'Acerto de lote de frango'],
  ['DESPESAS', 'Insumos', 'Fertilizante NPK 04-14-08'],
  ['DESPESAS', 'Insumos', 'Semente de soja intacta'],
  ['DESPESAS', 'Operação', 'Óleo diesel S10'],
  ['DESPESAS', 'Operação', 'Manutenção de colheitadeira'],
  ['DESPESAS', 'Pessoal', 'Folha de pagamento'],
] as const;
const PARTNERS = [
  'COOPERATIVA AGROINDUSTRIAL DO VALE DO RIO VERDE',
  'AGROPECUÁRIA IRMÃOS SCHNEIDER LTDA',
  'POSTO TRÊS FRONTEIRAS',
  'GRANJA SANTA CLARA',
  'JOÃO PAULO DA CONCEIÇÃO',
];

/** The same entries every time: figures follow from the number of the row. */
export function sampleEntries(count: number): readonly SampleEntry[] {
  let balance = 125_000_00;
  return Array.from({ length: count }, (_, at) => {
    const [section, group, account] = ACCOUNTS[at % ACCOUNTS.length] ?? ACCOUNTS[0];
    const value = ((at * 7919) % 900_000) + 1_250;
    const isIncome = section === 'RECEITAS';
    balance += isIncome ? value : -value;
    return {
      id: 10_001 + at,
      account,
      group,
      section,
      date: addDays('2026-01-02', at % 320),
      partner: PARTNERS[(at * 3) % PARTNERS.length] ?? '',
      document: `NF ${String(20_000 + at).padStart(6, '0')}`,
      center: `TALHÃO ${(at % 24) + 1}`,
      quantity: ((at * 131) % 4000) / 10,
      bags: (at * 17) % 900,
      price: ((at * 37) % 20_000) + 990,
      income: isIncome ? value : null,
      expense: isIncome ? null : value,
      balance,
      share: ((at * 53) % 1000) / 10,
      paid: at % 3 !== 0,
    };
  });
}

export const sampleColumns: readonly SheetColumn<SampleEntry>[] = [
  { field: 'account', header: 'Conta', identifying: true },
  { field: 'id', header: 'Nº', kind: 'id' },
  { field: 'date', header: 'Data', kind: 'date' },
  { field: 'partner', header: 'Parceiro', width: 240 },
  { field: 'document', header: 'Documento', width: 120 },
  { field: 'center', header: 'Centro de custo', width: 140 },
  { field: 'quantity', header: 'Quantidade', kind: 'number', unit: 't', decimals: 1, total: 'sum' },
  { field: 'bags', header: 'Sacas', kind: 'number', decimals: 0, total: 'sum', width: 96 },
  { field: 'price', header: 'Preço', kind: 'money' },
  { field: 'income', header: 'Entrada', kind: 'money', total: 'sum' },
  { field: 'expense', header: 'Saída', kind: 'money', total: 'sum' },
  { field: 'balance', header: 'Saldo', kind: 'money' },
  { field: 'share', header: 'Rateio', kind: 'percent', decimals: 1 },
  { field: 'paid', header: 'Pago', kind: 'yesNo' },
];
