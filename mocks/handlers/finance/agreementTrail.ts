import type { Advance, AgreementLine, Contract } from '../../db/finance/agreementTypes';
import { demo } from '../../state';
import { openCents } from './titleWire';

interface Step {
  [field: string]: string | number | null;
  kind: string;
  date: string | null;
  id: number | null;
  name: string;
  quantity: number | null;
  unitName: string | null;
  value: number | null;
  openValue: number | null;
  documentId: number | null;
  businessMovement: string | null;
}

const step = (kind: string, name: string, more: Partial<Step>): Step => ({
  kind,
  name,
  date: null,
  id: null,
  quantity: null,
  unitName: null,
  value: null,
  openValue: null,
  documentId: null,
  businessMovement: null,
  ...more,
});

/** The invoices of these lines, each with its titles. */
function invoicesOf(lines: readonly AgreementLine[]): Step[] {
  const { documents, installments, writeOffs } = demo.world.finance;
  return [...new Set(lines.map(({ documentId }) => documentId))].flatMap((key) => {
    const document = documents.get(key);
    if (!document) return [];
    const own = { documentId: document.id, businessMovement: document.movement };
    const titles = installments.filter((row) => row.documentId === document.id);
    return [
      step('INVOICE', document.number, {
        ...own,
        date: document.issueDate,
        value: Math.round(titles.reduce((sum, { value }) => sum + value, 0) * 100) / 100,
      }),
      ...titles.map((row) =>
        step('TITLE', `${document.number} ${row.number}/${titles.length}`, {
          ...own,
          id: row.id,
          date: row.dueDate,
          value: row.value,
          openValue:
            openCents(
              row,
              writeOffs.filter(({ installmentId }) => installmentId === row.id),
            ) / 100,
        }),
      ),
    ];
  });
}

const advanceStep = (row: Advance) =>
  step('ADVANCE', row.number, { id: row.id, date: row.date, value: row.value });

/** The document of a line, where it has one. */
function documentOf(documentId: number | null): Partial<Step> {
  const document = demo.world.finance.documents.get(documentId);
  return document ? { documentId: document.id, businessMovement: document.movement } : {};
}

/** An advance with everything that was used of it or given back. */
function advanceSteps(row: Advance): Step[] {
  const of = (kind: string, lines: readonly AgreementLine[]) =>
    lines.map(({ date, description, value, documentId }) =>
      step(kind, description, { date, value, ...documentOf(documentId) }),
    );
  return [advanceStep(row), ...of('USE', row.uses), ...of('RETURN', row.returns)];
}

function contractSteps(row: Contract): Step[] {
  const unitName = demo.world.finance.products.get(row.productId)?.unit ?? null;
  const loads = demo.world.finance.loads.filter((one) => one.contractId === row.id);
  return [
    step('CONTRACT', row.number, { id: row.id, date: row.date, quantity: row.quantity, unitName }),
    ...row.deliveries.map(({ date, description, quantity, value }) => {
      const load = loads.find(({ number }) => description === `ROMANEIO ${number}`);
      const kind = description.startsWith('ROMANEIO') ? 'LOAD' : 'DELIVERY';
      const name = kind === 'LOAD' ? description.replace('ROMANEIO ', '') : description;
      return step(kind, name, { id: load?.id ?? null, date, quantity, unitName, value });
    }),
  ];
}

/** Deliveries whose loads went under an invoice that was entered after them. */
function invoicedLoads(row: Contract): AgreementLine[] {
  const { loads, documents } = demo.world.finance;
  return loads
    .filter((load) => load.contractId === row.id && load.invoiceNumber !== null)
    .flatMap((load) => {
      const invoice = documents.find(
        (document) =>
          document.customerId === row.customerId &&
          document.movement === 'INCOME' &&
          document.partnerId === load.partnerId &&
          document.number === load.invoiceNumber,
      );
      const { date } = load;
      return invoice
        ? [{ date, description: invoice.number, quantity: null, value: null, documentId: invoice.id }]
        : [];
    });
}

/** From a contract to its last load, invoice and title, with the advances on it. */
export function contractTrail(row: Contract): Step[] {
  const advances = demo.world.finance.advances.filter((one) => one.contractId === row.id && !one.cancelled);
  return [
    ...contractSteps(row),
    ...advances.flatMap(advanceSteps),
    ...invoicesOf([
      ...row.deliveries,
      ...invoicedLoads(row),
      ...row.payments,
      ...advances.flatMap(({ uses }) => uses),
    ]),
  ];
}

/** From an advance to its last use or return, with the contract for which it was made. */
export function advanceTrail(row: Advance): Step[] {
  const contract = demo.world.finance.contracts.get(row.contractId);
  return [
    ...(contract ? contractSteps(contract) : []),
    ...advanceSteps(row),
    ...invoicesOf([...row.uses, ...(contract?.deliveries ?? [])]),
  ];
}
