// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { RuralInvoiceRow } from './db/ruralInvoices/ruralInvoiceTypes';
import { noteReferring } from './db/ruralInvoices/voidedNumbers';
import { postInvoice } from './db/ruralInvoices/invoiceBooks';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

let client: Client;
const HOUR = 3_600_000;
const REASON = 'Comprador desistiu antes do carregamento';
const table = () => demo.world.ruralInvoices.invoices;

/** An authorised invoice of the first customer, authorised so many hours ago. */
function authorised(hours: number, more: Partial<RuralInvoiceRow> = {}): RuralInvoiceRow {
  const row = table().find((each) => each.customerId === 1 && each.state === 'AUTHORIZED');
  if (!row) throw new Error('no authorised invoice');
  return table().update(row.id, { authorizedAt: new Date(Date.now() - hours * HOUR).toISOString(), ...more });
}
const cancel = (row: RuralInvoiceRow, reason = REASON) =>
  client.write('POST', '/RuralInvoice/Cancel', { id: row.id, reason });
const correct = (
  row: RuralInvoiceRow,
  sequence: number,
  text = `Placa correta do veículo: ABC1D23 (${sequence})`,
) => client.write('POST', '/RuralInvoice/Correct', { id: row.id, text, sequence });

beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
});

describe('cancelling', () => {
  it('is taken at 23:59 and refused at 24:01', async () => {
    const late = authorised(24 + 1 / 60);
    expect((await cancel(late)).status).toBe(409);
    expect(table().need(late.id).state).toBe('AUTHORIZED');
    const row = authorised(24 - 1 / 60);
    expect((await cancel(row)).status).toBe(200);
    expect(table().need(row.id)).toMatchObject({ state: 'CANCELLED' });
    expect(table().need(row.id).events.at(-1)).toMatchObject({ kind: 'CANCEL', text: REASON });
    // The answer was lost: the same request again finds it done.
    expect((await cancel(row)).status).toBe(200);
    expect(
      table()
        .need(row.id)
        .events.filter(({ kind }) => kind === 'CANCEL'),
    ).toHaveLength(1);
  });

  it('takes document and titles back, unless one was paid', async () => {
    const { finance, ruralInvoices } = demo.world;
    const sale = ruralInvoices.natures.find(({ customerId, sale: sells }) => customerId === 1 && sells);
    if (!sale) throw new Error('no nature of a sale');
    const base = authorised(1);
    const nature = { ...base.nature, sale: true };
    const row = table().update(base.id, { nature, environment: 'PRODUCTION' });
    const { documentId, titleIds } = table().update(row.id, postInvoice(demo.world, row));
    expect(titleIds).toHaveLength(1);
    expect(finance.documents.get(documentId)).toBeDefined();
    expect((await cancel(row)).status).toBe(200);
    expect(finance.documents.get(documentId)).toBeUndefined();
    expect(finance.installments.get(titleIds[0])).toBeUndefined();
    expect(finance.cancelledDocuments.find(({ document }) => document.id === documentId)).toMatchObject({
      reason: REASON,
    });
  });

  it('refuses short reasons, other states, strangers and what another invoice refers to', async () => {
    expect((await cancel(authorised(1), 'Curto')).status).toBe(400);
    const draft = table().find((row) => row.customerId === 1 && row.state === 'DRAFT');
    if (!draft) throw new Error('no draft');
    expect((await cancel(draft)).status).toBe(409);
    const row = authorised(1);
    const referring = {
      ...row,
      id: row.id + 5000,
      nature: { ...row.nature, purpose: 'RETURN' },
      referencedKeys: [row.accessKey ?? ''],
    };
    noteReferring(demo.world, referring);
    expect(table().need(row.id).events.at(-1)).toMatchObject({ kind: 'RETURN', relatedId: referring.id });
    expect((await cancel(row)).status).toBe(409);
    const other = await clientOf('agronomo');
    expect((await other.write('POST', '/RuralInvoice/Cancel', { id: row.id, reason: REASON })).status).toBe(
      401,
    );
  });
});

describe('letters of correction', () => {
  it('are twenty, one after the other, each once', async () => {
    const row = authorised(700);
    for (let sequence = 1; sequence <= 20; sequence += 1)
      expect((await correct(row, sequence)).status).toBe(200);
    expect((await correct(row, 20)).status).toBe(200);
    expect((await correct(row, 21)).status).toBe(409);
    const letters = table()
      .need(row.id)
      .events.filter(({ kind }) => kind === 'CORRECTION');
    expect(letters.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  it('are refused after 720 hours, out of order, and beyond their length', async () => {
    expect((await correct(authorised(720.1), 1)).status).toBe(409);
    const row = authorised(1);
    expect((await correct(row, 2)).status).toBe(409);
    expect((await correct(row, 1, 'curto')).status).toBe(400);
    expect((await correct(row, 1, 'x'.repeat(1001))).status).toBe(400);
    expect((await correct(row, 1)).status).toBe(200);
    // Somebody else wrote the first one meanwhile.
    expect((await correct(row, 1, 'Outro texto da mesma carta')).status).toBe(409);
  });
});

describe('numbers of a series', () => {
  it('that were skipped are made void once; used and coming ones are not', async () => {
    const row = authorised(1);
    const numbers = table()
      .filter((each) => each.issuerId === row.issuerId && each.environment === row.environment)
      .flatMap(({ number, series }) => (number !== null && series === row.series ? number : []));
    const last = Math.max(...numbers);
    const gap = Array.from({ length: 5 }, (_, at) => last - at).find((number) => !numbers.includes(number));
    if (gap === undefined) throw new Error('no gap');
    const ask = (from: number, to: number, reason = REASON) =>
      client.write('POST', '/RuralInvoice/VoidNumbers', {
        issuerId: row.issuerId,
        environment: row.environment,
        series: row.series,
        from,
        to,
        reason,
      });
    expect((await ask(gap, gap, 'Curto')).status).toBe(400);
    expect((await ask(gap, gap - 1)).status).toBe(400);
    expect((await ask(last, last)).status).toBe(409);
    expect((await ask(last + 1, last + 2)).status).toBe(409);
    expect((await ask(gap, gap)).status).toBe(200);
    expect((await ask(gap, gap)).status).toBe(200);
    expect((await ask(gap, gap, `${REASON} de novo`)).status).toBe(409);
    const { body } = await client.get('/RuralInvoice/GetVoidedNumbers');
    expect(body).toMatchObject([{ from: gap, to: gap, reason: REASON }]);
  });
});
