import { accessKey } from '../assist/taxNumbers';
import { instant } from '../calendar';
import type { Row, Table } from '../table';
import type { World } from '../types';
import { addressOf, seriesOf, snapshotOf, stateCodeOf } from './issuers';
import { destinationOf } from './invoiceFigures';
import type {
  InvoiceContent,
  InvoiceItem,
  RuralInvoiceRow,
  RuralInvoiceTables,
  RuralIssuer,
  RuralNature,
  RuralProduct,
  RuralRecipient,
} from './ruralInvoiceTypes';

export type Owned = Row & { customerId: number };

const HOUR = 3_600_000;
/** What was issued this morning was not issued after now: the demo is opened at night too. */
const earlierOf = (a: string, b: string) => (a < b ? a : b);

type SeedState = 'AUTHORIZED' | 'CANCELLED' | 'REJECTED' | 'DRAFT' | 'CONTINGENCY';

/** State, days ago, nature, product, kilograms, reais for one, how far behind the last number of the series. */
const INVOICES: readonly (readonly [SeedState, number, number, number, number, number, number | null])[] = [
  ['AUTHORIZED', 34, 1, 0, 36_180, 2.19, 4],
  ['CANCELLED', 21, 0, 1, 30_000, 1.06, 3],
  ['AUTHORIZED', 9, 1, 1, 41_690, 1.05, 1],
  ['AUTHORIZED', 0, 1, 0, 34_210, 2.21, 0],
  ['REJECTED', 1, 0, 0, 35_400, 2.2, null],
  ['DRAFT', 0, 0, 2, 18_000, 1.24, null],
];

/**
 * Invoices of before. Those that the tax office has authorised are remittances, which make no titles: sales of before
 * are documents of the financial module, and no second record of them is made up here.
 */
export function invoicesOf(
  today: Date,
  world: World,
  customerId: number,
  tables: RuralInvoiceTables,
): Omit<RuralInvoiceRow, 'id'>[] {
  const own = <T extends Owned>(table: Table<T>) => table.filter((row) => row.customerId === customerId);
  const issuer = own(tables.issuers).at(-1);
  const all = own(tables.recipients);
  const natures = own(tables.natures);
  const goods = own(tables.products);
  const whole = all.find((row) => row.kind === 'COMPANY' && row.street !== '' && row.city !== '');
  const person = all.find((row) => row.kind === 'PERSON');
  const placeless = all.find((row) => row.kind === 'COMPANY' && row.street === '');
  const buyer = whole ?? person;
  if (!issuer || !buyer || !placeless) return [];
  const { series, lastNumber } = seriesOf(world, issuer);
  return INVOICES.flatMap(([state, daysAgo, nature, product, quantity, unitPrice, behind]) => {
    const chosen = natures[nature];
    const item = goods[product];
    if (!chosen || !item) return [];
    const number = behind === null ? null : lastNumber - behind;
    if (number !== null && number < 1) return [];
    const to = state === 'REJECTED' ? placeless : buyer;
    const content = contentOf(issuer, to, chosen, [{ product: item, quantity, unitPrice }]);
    const at = earlierOf(instant(today, -daysAgo, -180), new Date(today.getTime() - 2 * HOUR).toISOString());
    const protocol = number === null ? null : `1412600${String(10_000_000 + number)}`;
    const done = state === 'AUTHORIZED' || state === 'CANCELLED';
    const key =
      number === null
        ? null
        : accessKey({
            state: stateCodeOf(issuer),
            issueDate: at.slice(0, 10),
            issuer: issuer.document.padStart(14, '0'),
            series: series ?? 0,
            number,
            code: 20_260_000 + number,
          });
    const event = (kind: string, text: string, when: string) => ({
      kind,
      sequence: 1,
      text,
      at: when,
      protocol: protocol ?? '',
      relatedId: null,
    });
    return {
      ...content,
      customerId,
      state,
      number,
      series: number === null ? null : series,
      issuedAt: number === null ? null : at,
      authorizedAt: done ? at : null,
      protocol: done ? protocol : null,
      accessKey: key,
      rejection:
        state === 'REJECTED'
          ? {
              code: '225',
              text: 'Rejeição: Falha no Schema XML do lote de NFe [enderDest/street]',
              field: 'recipient.address.street',
            }
          : null,
      clientKey: null,
      requestId: state === 'DRAFT' ? '' : `seed-${customerId}-${daysAgo}-${state}`,
      requestIds: state === 'DRAFT' ? [] : [`seed-${customerId}-${daysAgo}-${state}`],
      contingencyReason: '',
      issuer: done ? snapshotOf(world, issuer, Number(at.slice(0, 4))) : null,
      events: [
        ...(done ? [event('AUTHORIZED', '', at)] : []),
        ...(state === 'CANCELLED'
          ? [event('CANCEL', 'CARGA RECUSADA ANTES DA SAIDA', instant(today, -daysAgo, -60))]
          : []),
      ],
      documentId: null,
      titleIds: [],
      createdAt: at,
      updatedAt: null,
    };
  });
}

interface Sold {
  product: RuralProduct;
  quantity: number | null;
  unitPrice: number | null;
}

/** An invoice of registers, as a form has it that was filled by choosing them. */
function contentOf(
  issuer: RuralIssuer,
  recipient: RuralRecipient,
  nature: RuralNature,
  sold: readonly Sold[],
): InvoiceContent {
  const party: InvoiceContent['recipient'] = {
    id: recipient.id,
    name: recipient.name,
    kind: recipient.kind,
    document: recipient.document,
    taxpayer: recipient.taxpayer,
    stateRegistration: recipient.stateRegistration,
    address: addressOf(recipient),
    email: recipient.email,
    cooperative: recipient.cooperative,
  };
  const cfops = { INSIDE: nature.cfopInside, OUTSIDE: nature.cfopOutside, ABROAD: nature.cfopAbroad };
  const destination = destinationOf(issuer.state, party) as keyof typeof cfops;
  const items = sold.map(({ product, quantity, unitPrice }): InvoiceItem => ({
    productId: product.id,
    code: product.code,
    description: product.name,
    ncm: product.ncm,
    cfop: cfops[destination],
    unit: product.unit,
    quantity,
    unitPrice,
    discount: 0,
    icms: {
      origin: product.origin,
      situation: product.situation,
      benefitCode: product.benefitCode,
      rate: null,
      base: null,
      value: null,
    },
    goods: product.goods,
    guide: null,
    prescriptions: [],
    sackWeight: product.sackWeight,
    note: '',
  }));
  return {
    environment: issuer.environment,
    departureDate: '',
    issuerId: issuer.id,
    recipient: party,
    nature: { id: nature.id, name: nature.name, cfops, purpose: nature.purpose, sale: nature.sale },
    items,
    freight: {
      mode: 'RECIPIENT',
      carrier: null,
      plate: '',
      plateState: '',
      trailerPlate: '',
      volumes: null,
      volumeKind: 'GRANEL',
      brand: '',
      netWeight: sold[0]?.quantity ?? null,
      grossWeight: sold[0]?.quantity ?? null,
      value: 0,
    },
    payment: { form: nature.sale ? '15' : '90', installments: [] },
    referencedKeys: [],
    buyerNote: '',
    taxOfficeNote: '',
    loadId: null,
  };
}
