import { type Row, Table } from '../table';
import type { World } from '../types';

export interface Occurrence extends Row {
  customerId: number;
  kind: string;
  date: string;
  number: string | null;
  side: string | null;
  way: string | null;
  agreementKind: string | null;
  partnerId: number | null;
  farmerId: number | null;
  currentAccountId: number | null;
  targetAccountId: number | null;
  value: number | null;
  productId: number | null;
  quantity: number | null;
  unitPrice: number | null;
  receivedProductId: number | null;
  receivedQuantity: number | null;
  harvestId: number | null;
  contractId: number | null;
  deliveryYear: number | null;
  deadline: string | null;
  group: string | null;
  quota: string | null;
  rate: number | null;
  installments: number | null;
  firstDueDate: string | null;
  observation: string | null;
  reversed: boolean;
  /** What it made: taken away again when it is reversed. */
  documentIds: number[];
  agreementId: number | null;
  createdAt: string;
  updatedAt: string | null;
}

export const NO_OCCURRENCE: Omit<Occurrence, 'id' | 'customerId' | 'kind' | 'date' | 'createdAt'> = {
  number: null,
  side: null,
  way: null,
  agreementKind: null,
  partnerId: null,
  farmerId: null,
  currentAccountId: null,
  targetAccountId: null,
  value: null,
  productId: null,
  quantity: null,
  unitPrice: null,
  receivedProductId: null,
  receivedQuantity: null,
  harvestId: null,
  contractId: null,
  deliveryYear: null,
  deadline: null,
  group: null,
  quota: null,
  rate: null,
  installments: null,
  firstDueDate: null,
  observation: null,
  reversed: false,
  documentIds: [],
  agreementId: null,
  updatedAt: null,
};

/** What was entered before the demo's accounts were opened, one of each kind: it moves nothing any more. */
export function occurrenceTable(today: Date, world: () => World): Table<Occurrence> {
  return new Table((table) => {
    const { customers, finance, people } = world();
    for (const { id: customerId } of customers.all()) {
      const own = (row: { customerId: number | null }) => row.customerId === customerId;
      const [first, second] = finance.currentAccounts.filter(own);
      const partner = finance.partners.find(own);
      const product = finance.products.find((row) => own(row) && row.name === 'SOJA EM GRAOS');
      const received = finance.products.find((row) => own(row) && row.name === 'ADUBO 04-24-16');
      const farmer = people.find(own);
      // The first day after the books were last closed: what is older can be neither copied nor reversed.
      const year = today.getFullYear();
      const [date, deadline] = [`${year}-01-01T00:00:00`, `${year}-06-30T00:00:00`];
      const base = {
        ...NO_OCCURRENCE,
        customerId,
        date,
        deadline: null,
        createdAt: `${year}-01-01T12:00:00.000Z`,
        partnerId: partner?.id ?? null,
        observation: 'JA CONTADO NO SALDO INICIAL',
        reversed: false,
      };
      const account = first?.id ?? null;
      const sold = { productId: product?.id ?? null, quantity: 1000, unitPrice: 120 };
      const rows: Omit<Occurrence, 'id'>[] = [
        {
          ...base,
          kind: 'TRANSFER',
          partnerId: null,
          currentAccountId: account,
          targetAccountId: second?.id ?? null,
          value: 15_000,
        },
        {
          ...base,
          kind: 'CONTRACT',
          number: `CT-${year}/001`,
          side: 'INCOME',
          agreementKind: 'FIXED',
          ...sold,
          deadline,
        },
        {
          ...base,
          kind: 'ORDER',
          number: `PC-${year}/010`,
          side: 'EXPENSE',
          productId: received?.id ?? null,
          quantity: 12,
          unitPrice: 2_900,
          deadline,
        },
        {
          ...base,
          kind: 'ADVANCE',
          number: 'AD-001',
          side: 'INCOME',
          value: 20_000,
          currentAccountId: account,
        },
        {
          ...base,
          kind: 'CONSORTIUM',
          number: null,
          group: '0700',
          quota: '011',
          value: 50_000,
          rate: 15,
          installments: 60,
          firstDueDate: date,
        },
        {
          ...base,
          kind: 'BARTER',
          productId: product?.id ?? null,
          quantity: 300,
          receivedProductId: received?.id ?? null,
          receivedQuantity: 12,
          value: 36_000,
        },
        {
          ...base,
          kind: 'OWNER',
          partnerId: null,
          farmerId: farmer?.id ?? null,
          way: 'IN',
          currentAccountId: account,
          value: 10_000,
        },
        { ...base, kind: 'ADJUSTMENT', partnerId: null, way: 'OUT', currentAccountId: account, value: 12.5 },
      ];
      for (const row of rows) table.insert(row);
    }
  });
}
