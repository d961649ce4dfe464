import { HttpResponse } from 'msw';
import { invalid, json, notFound, outdated, refused } from '../../answers';
import { accessKey } from '../../db/assist/taxNumbers';
import { postInvoice } from '../../db/ruralInvoices/invoiceBooks';
import { destinationOf, figuresOf } from '../../db/ruralInvoices/invoiceFigures';
import { snapshotOf, stateCodeOf, takeNumber } from '../../db/ruralInvoices/issuers';
import type { IssuerSnapshot, RuralInvoiceRow } from '../../db/ruralInvoices/ruralInvoiceTypes';
import { refusalOf } from '../../db/ruralInvoices/taxOffice';
import { noteReferring } from '../../db/ruralInvoices/voidedNumbers';
import { isOutdated, versioned } from '../../dialect';
import { id, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { readInvoiceBody } from './invoiceBody';
import { xmlOf } from './invoiceXml';

const READING = { permission: ['RURAL_INVOICE', 'RURAL_INVOICE_REGISTRATION', 'RURAL_INVOICE_ADJUSTMENTS'] };
const WRITING = { permission: 'RURAL_INVOICE_REGISTRATION' };
/** cNF of an access key: eight digits that are not the number of the invoice (MOC 7.0), here the same at each run. */
const keyCodeOf = (id: number) => 10_000_000 + ((id * 7919) % 89_999_999);
const OPEN = ['DRAFT', 'REJECTED'];
const UNDER_WAY = ['QUEUED', 'TRANSMITTING'];

const table = () => demo.world.ruralInvoices.invoices;
const now = () => new Date().toISOString();
const reais = (cents: number | null) => (cents === null ? null : cents / 100);

/** Who issues it: as it was when it was sent, before that as the register has it. */
function issuerOf(row: RuralInvoiceRow): IssuerSnapshot | null {
  if (row.issuer) return row.issuer;
  const issuer = demo.world.ruralInvoices.issuers.get(row.issuerId);
  return issuer?.customerId === row.customerId
    ? snapshotOf(demo.world, issuer, new Date().getFullYear())
    : null;
}

const NO_ISSUER = {
  id: null,
  name: '',
  kind: 'PERSON',
  document: '',
  stateRegistration: '',
  producerKind: 'INDIVIDUAL',
  contributionBase: 'SALES',
  address: {
    street: '',
    number: '',
    complement: '',
    district: '',
    city: '',
    cityCode: '',
    state: '',
    zip: '',
    country: 'BRASIL',
    countryCode: '1058',
    phone: '',
  },
};

/** An invoice as every call answers it; its figures are computed of its items. */
export function invoiceWire(row: RuralInvoiceRow) {
  const issuer = issuerOf(row);
  const day = (row.issuedAt ?? now()).slice(0, 10);
  const { totals, contributions } = figuresOf(row, issuer, day);
  const part = (one: { rate: number; value: number } | null) =>
    one && { rate: one.rate, value: one.value / 100 };
  const load = demo.world.finance.loads.get(row.loadId);
  return {
    id: row.id,
    state: row.state,
    model: '55',
    environment: row.environment,
    purpose: row.nature.purpose,
    number: row.number === null ? '' : String(row.number),
    series: row.series === null ? '' : String(row.series),
    issuedAt: row.issuedAt,
    authorizedAt: row.authorizedAt,
    departureDate: row.departureDate === '' ? null : row.departureDate,
    protocol: row.protocol ?? '',
    accessKey: row.accessKey ?? '',
    rejection: row.rejection,
    requestId: row.requestId,
    contingencyReason: row.contingencyReason,
    issuer: issuer ?? NO_ISSUER,
    recipient: row.recipient,
    nature: row.nature,
    destination: destinationOf(issuer?.address.state ?? '', row.recipient),
    items: row.items,
    freight: row.freight,
    payment: row.payment,
    referencedKeys: row.referencedKeys,
    buyerNote: row.buyerNote,
    taxOfficeNote: row.taxOfficeNote,
    contributions: {
      funrural: part(contributions.funrural),
      gilrat: part(contributions.gilrat),
      senar: part(contributions.senar),
      fucap: part(contributions.fucap),
      total: reais(contributions.total),
      payer: contributions.payer,
    },
    totals: {
      items: reais(totals.items),
      discount: totals.discount / 100,
      freight: totals.freight / 100,
      other: totals.other / 100,
      icmsBase: totals.icmsBase / 100,
      icms: totals.icms / 100,
      total: reais(totals.total),
      net: reais(totals.net),
    },
    events: row.events,
    loadId: row.loadId,
    loadNumber: load?.customerId === row.customerId ? String(load.number) : '',
    documentId: row.documentId,
    titleIds: row.titleIds,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

const answer = (row: RuralInvoiceRow) => json(versioned(invoiceWire(row), row));

/** An invoice of the current customer; others do not exist for it. */
export function ownInvoice({ customerId }: Call, wanted: unknown): RuralInvoiceRow | undefined {
  const row = table().get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
}

const change = (row: RuralInvoiceRow, changes: Partial<Omit<RuralInvoiceRow, 'id'>>) =>
  table().update(row.id, { ...changes, updatedAt: now() });

/** What the tax office says of an invoice that was transmitted. The number is given out here, never before. */
function answered(row: RuralInvoiceRow): RuralInvoiceRow {
  const at = now();
  const { ruralInvoices } = demo.world;
  const issuer = issuerOf(row);
  const from = ruralInvoices.issuers.get(row.issuerId);
  const rejection = refusalOf(demo.world, row, issuer, at.slice(0, 10));
  if (rejection || !issuer || !from) {
    return change(row, {
      state: 'REJECTED',
      rejection,
      events: [
        ...row.events,
        {
          kind: 'REJECTED',
          sequence: row.events.filter(({ kind }) => kind === 'REJECTED').length + 1,
          text: rejection?.text ?? '',
          at,
          protocol: '',
          relatedId: null,
        },
      ],
    });
  }
  const { series, number } =
    row.number === null || row.series === null
      ? takeNumber(demo.world, from)
      : { series: row.series, number: row.number };
  const protocol = `1412600${String(10_000_000 + row.id)}`;
  const authorised = change(row, {
    state: 'AUTHORIZED',
    rejection: null,
    series,
    number,
    issuer,
    issuedAt: row.issuedAt ?? at,
    authorizedAt: at,
    protocol,
    contingencyReason: '',
    accessKey:
      row.accessKey ??
      accessKey({
        state: stateCodeOf(issuer.address),
        issueDate: at.slice(0, 10),
        issuer: issuer.document.padStart(14, '0'),
        series,
        number,
        code: keyCodeOf(row.id),
      }),
    events: [...row.events, { kind: 'AUTHORIZED', sequence: 1, text: '', at, protocol, relatedId: null }],
  });
  noteReferring(demo.world, authorised);
  return change(authorised, postInvoice(demo.world, authorised));
}

/** One step on the way to the tax office: each question for its state finds it a step further. */
function advanced(row: RuralInvoiceRow): RuralInvoiceRow {
  if (row.state === 'QUEUED') return change(row, { state: 'TRANSMITTING' });
  return row.state === 'TRANSMITTING' ? answered(row) : row;
}

const grid = route(
  'GET',
  '/RuralInvoice/GetGridData',
  ({ customerId }) =>
    json(
      table()
        .filter((row) => row.customerId === customerId)
        .map((row) => versioned(invoiceWire(row), row)),
    ),
  READING,
);

const byId = route(
  'GET',
  '/RuralInvoice/GetById',
  (call) => {
    const row = ownInvoice(call, call.query.get('id'));
    return row ? answer(row) : notFound();
  },
  READING,
);

const create = route(
  'POST',
  '/RuralInvoice/Create',
  async ({ body, customerId }) => {
    const sent = await body();
    const { errors, content } = readInvoiceBody(sent);
    if (Object.keys(errors).length > 0 || customerId === null) return invalid(errors);
    const clientKey = text(sent['clientKey']) || null;
    const known =
      clientKey === null
        ? undefined
        : table().find((row) => row.customerId === customerId && row.clientKey === clientKey);
    // The answer to the first sending was lost: what was typed since stands in the same invoice.
    if (known) return answer(OPEN.includes(known.state) ? change(known, content) : known);
    return answer(
      table().insert({
        ...content,
        customerId,
        state: 'DRAFT',
        number: null,
        series: null,
        issuedAt: null,
        authorizedAt: null,
        protocol: null,
        accessKey: null,
        rejection: null,
        clientKey,
        requestId: '',
        requestIds: [],
        contingencyReason: '',
        issuer: null,
        events: [],
        documentId: null,
        titleIds: [],
        createdAt: now(),
        updatedAt: null,
      }),
    );
  },
  WRITING,
);

const edit = route(
  'PUT',
  '/RuralInvoice/Edit',
  async (call) => {
    const sent = await call.body();
    const row = ownInvoice(call, call.query.get('id'));
    if (!row) return notFound();
    if (isOutdated(sent, row)) return outdated();
    // In the documented dialect a form names the moment of the change that it read.
    const read = sent['updatedAt'];
    if (typeof read === 'string' && read !== (row.updatedAt ?? '')) return outdated();
    if (!OPEN.includes(row.state)) return refused('A nota já foi enviada: não pode mais ser alterada.', 409);
    const { errors, content } = readInvoiceBody(sent);
    if (Object.keys(errors).length > 0) return invalid(errors);
    return answer(change(row, content));
  },
  WRITING,
);

const remove = route(
  'DELETE',
  '/RuralInvoice/Delete',
  (call) => {
    const row = ownInvoice(call, call.query.get('id'));
    if (!row) return notFound();
    if (!OPEN.includes(row.state) || row.number !== null)
      return refused('Só um rascunho pode ser excluído. Uma nota autorizada se cancela.', 409);
    table().remove(row.id);
    return json(true);
  },
  WRITING,
);

const transmit = route(
  'POST',
  '/RuralInvoice/Transmit',
  async (call) => {
    const sent = await call.body();
    const row = ownInvoice(call, sent['id']);
    if (!row) return notFound();
    const requestId = text(sent['requestId']) ?? '';
    if (requestId === '') return invalid({ RequestId: ['Informe o identificador do envio.'] });
    // The same request again: nothing is sent, what became of it is answered.
    if (row.requestIds.includes(requestId)) return answer(row);
    if (row.state === 'CONTINGENCY')
      return answer(change(row, { state: 'QUEUED', requestId, requestIds: [...row.requestIds, requestId] }));
    if (!OPEN.includes(row.state)) return refused('A nota já foi enviada.', 409);
    if (row.items.length === 0) return refused('A nota não tem itens.');
    return answer(
      change(row, {
        state: 'QUEUED',
        rejection: null,
        requestId,
        requestIds: [...row.requestIds, requestId],
      }),
    );
  },
  WRITING,
);

/** Asked by the id of the invoice or of the request; null where the request never arrived. */
const status = route(
  'GET',
  '/RuralInvoice/GetStatus',
  (call) => {
    const requestId = call.query.get('requestId') ?? '';
    const named = call.query.get('id');
    const row =
      requestId === ''
        ? ownInvoice(call, named)
        : table().find((each) => each.customerId === call.customerId && each.requestIds.includes(requestId));
    if (!row) return requestId === '' ? notFound() : json(null);
    return answer(UNDER_WAY.includes(row.state) ? advanced(row) : row);
  },
  READING,
);

const events = route(
  'GET',
  '/RuralInvoice/GetEvents',
  (call) => {
    const row = ownInvoice(call, call.query.get('id'));
    return row ? json(row.events) : notFound();
  },
  READING,
);

const xml = route(
  'GET',
  '/RuralInvoice/GetXml',
  (call) => {
    const row = ownInvoice(call, call.query.get('id'));
    if (!row) return notFound();
    if (row.accessKey === null || row.authorizedAt === null)
      return refused('Só uma nota autorizada tem XML.', 409);
    return new HttpResponse(
      xmlOf(row, row.issuer, figuresOf(row, row.issuer, (row.issuedAt ?? '').slice(0, 10))),
      {
        headers: { 'Content-Type': 'application/xml; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
      },
    );
  },
  READING,
);

/** Loads that no invoice sells yet, for customers that weigh them here. */
const loads = route(
  'GET',
  '/RuralInvoice/GetLoads',
  ({ customerId }) => {
    const { finance, ruralInvoices } = demo.world;
    return json(
      finance.loads
        .filter((row) => row.customerId === customerId && row.active && row.invoiceNumber === null)
        .map((row) => ({
          id: row.id,
          number: row.number,
          date: row.date,
          netWeight: row.arrivedWeight ?? row.grossWeight - row.tareWeight,
          grossWeight: row.grossWeight,
          plate: row.plate,
          trailerPlate: row.trailerPlate,
          productId:
            ruralInvoices.products.find(
              (each) => each.customerId === customerId && each.productId === row.productId,
            )?.id ?? null,
          productName: finance.products.get(row.productId)?.name ?? '',
          partnerName: finance.partners.get(row.partnerId)?.name ?? null,
        })),
    );
  },
  READING,
);

export const ruralInvoiceCalls = [grid, byId, create, edit, remove, transmit, status, events, xml, loads];
