// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

interface Answer {
  id: number;
  state: string;
  number: string;
  series: string;
  accessKey: string;
  protocol: string;
  rejection: { code: string; field: string } | null;
  documentId: number | null;
  titleIds: number[];
  totals: { total: number | null; net: number | null };
  contributions: { total: number | null; payer: string };
  events: { kind: string }[];
}

const PATH = '/RuralInvoice';
const tables = () => demo.world.ruralInvoices;

/** A whole sale of soya to the first buyer with an address, as a form sends it. */
function sale(customerId: number) {
  const own = <T extends { customerId: number }>(rows: T[]) =>
    rows.filter((row) => row.customerId === customerId);
  const [favourite] = own(tables().favourites.all());
  if (!favourite) throw new Error('no favourite');
  const recipient = tables().recipients.need(favourite.recipientId);
  const nature = tables().natures.need(favourite.natureId);
  const product = tables().products.need(favourite.items[0]?.productId ?? 0);
  return {
    issuerId: favourite.issuerId,
    environment: 'PRODUCTION',
    departureDate: null,
    nature: {
      id: nature.id,
      name: nature.name,
      cfops: { INSIDE: '5101', OUTSIDE: '6101', ABROAD: '7101' },
      purpose: 'NORMAL',
      sale: true,
    },
    recipient: {
      ...recipient,
      address: { ...recipient, number: recipient.addressNumber },
    },
    items: [
      {
        productId: product.id,
        code: product.code,
        description: product.name,
        ncm: product.ncm,
        cfop: recipient.state === 'PR' ? '5101' : '6101',
        unit: 'KG',
        quantity: 30_000,
        unitPrice: 2.2,
        discount: 0,
        icms: { origin: '0', situation: '51', benefitCode: 'PR830001', rate: null, base: null, value: null },
        goods: 'COMMON',
        guide: null,
        prescriptions: [],
        sackWeight: 60,
        note: '',
      },
    ],
    freight: { mode: 'NONE', carrier: null, value: 0, netWeight: null, grossWeight: null, volumes: null },
    payment: { form: '15', installments: [] },
    referencedKeys: [],
    buyerNote: '',
    taxOfficeNote: '',
    loadId: null as number | null,
  };
}
type Body = ReturnType<typeof sale>;

async function created(client: Client, body: Body, clientKey = 'key-1'): Promise<Answer> {
  const { status, body: answer, text } = await client.write('POST', `${PATH}/Create`, { ...body, clientKey });
  if (status !== 200) throw new Error(text);
  return answer as Answer;
}
const transmit = async (client: Client, id: number, requestId: string) =>
  (await client.write('POST', `${PATH}/Transmit`, { id, requestId })).body as Answer;
const ask = async (client: Client, id: number) =>
  (await client.get(`${PATH}/GetStatus?id=${id}`)).body as Answer;

async function sent(client: Client, body: Body, key = 'key-1'): Promise<Answer> {
  const { id } = await created(client, body, key);
  await transmit(client, id, `request-${key}`);
  await ask(client, id);
  return ask(client, id);
}

beforeEach(() => resetDemo());

describe('a rural invoice on its way', () => {
  it('is numbered on sending alone, and passes through queue and transmission', async () => {
    const client = await clientOf('produtor');
    const draft = await created(client, sale(1));
    expect(draft).toMatchObject({ state: 'DRAFT', number: '', accessKey: '', protocol: '' });
    expect(await transmit(client, draft.id, 'a')).toMatchObject({ state: 'QUEUED', number: '' });
    expect(await ask(client, draft.id)).toMatchObject({ state: 'TRANSMITTING', number: '' });
    const done = await ask(client, draft.id);
    expect(done).toMatchObject({ state: 'AUTHORIZED', series: '920', number: '1' });
    expect(done.accessKey).toMatch(/^41\d{4}000\d{11}55920000000001\d{10}$/);
    expect(done.protocol).not.toBe('');
  });

  it('is made once, however often it is sent', async () => {
    const client = await clientOf('produtor');
    const before = tables().invoices.all().length;
    const first = await created(client, sale(1), 'once');
    const second = await created(client, sale(1), 'once');
    expect(second.id).toBe(first.id);
    await transmit(client, first.id, 'press');
    await ask(client, first.id);
    await ask(client, first.id);
    expect(await transmit(client, first.id, 'press')).toMatchObject({ state: 'AUTHORIZED', number: '1' });
    expect(tables().invoices.all()).toHaveLength(before + 1);
    const { body } = await client.get(`${PATH}/GetStatus?requestId=never-sent`);
    expect(body ?? null).toBeNull();
  });

  it('computes contributions item by item and says who pays', async () => {
    const client = await clientOf('produtor');
    const body = sale(1);
    const draft = await created(client, {
      ...body,
      recipient: { ...body.recipient, cooperative: false },
      items: body.items.map((item) => ({ ...item, quantity: 1, unitPrice: 333.33 })),
    });
    expect(draft.contributions).toMatchObject({ total: 5.44, payer: 'BUYER' });
    expect(draft.totals).toMatchObject({ total: 333.33, net: 327.89 });
  });
});

describe('the tax office refuses', () => {
  const refused = async (change: (body: Body) => Body) => {
    const answer = await sent(await clientOf('produtor'), change(sale(1)));
    expect(answer).toMatchObject({ state: 'REJECTED', number: '', documentId: null });
    return answer.rejection;
  };
  it('a recipient without address', async () => {
    const found = await refused((body) => ({
      ...body,
      recipient: { ...body.recipient, address: { ...body.recipient.address, street: '' } },
    }));
    expect(found).toMatchObject({ code: '225', field: 'recipient.address.street' });
  });
  it('a product without NCM', async () => {
    const found = await refused((body) => ({
      ...body,
      items: body.items.map((item) => ({ ...item, ncm: '' })),
    }));
    expect(found).toMatchObject({ code: '778', field: 'items.0.ncm' });
  });
  it('a quantity of nought', async () => {
    const found = await refused((body) => ({
      ...body,
      items: body.items.map((item) => ({ ...item, quantity: 0 })),
    }));
    expect(found).toMatchObject({ code: '225', field: 'items.0.quantity' });
  });
  it('a registration of another state', async () => {
    const found = await refused((body) => {
      tables().issuers.update(body.issuerId, { stateRegistration: '123456789' });
      return body;
    });
    expect(found).toMatchObject({ code: '209', field: 'issuerId' });
  });
  it('an expired certificate', async () => {
    const found = await refused((body) => {
      for (const { id } of demo.world.finance.certificates.all())
        demo.world.finance.certificates.update(id, { validUntil: '2020-01-01T00:00:00' });
      return body;
    });
    expect(found).toMatchObject({ code: '281' });
  });
  it('and takes it once it is mended, under another request', async () => {
    const client = await clientOf('produtor');
    const body = sale(1);
    const bad = { ...body, items: body.items.map((item) => ({ ...item, ncm: '' })) };
    const answer = await sent(client, bad);
    const edited = await client.write('PUT', `${PATH}/Edit?id=${answer.id}`, body);
    expect(edited.status).toBe(200);
    await transmit(client, answer.id, 'again');
    await ask(client, answer.id);
    expect(await ask(client, answer.id)).toMatchObject({ state: 'AUTHORIZED', number: '1' });
  });
});

describe('a draft', () => {
  it('refuses more decimals and items than the layout has, and negative figures', async () => {
    const client = await clientOf('produtor');
    const body = sale(1);
    const [item] = body.items;
    const errors = async (items: unknown) =>
      (await client.write('POST', `${PATH}/Create`, { ...body, items })).body as { errors: object };
    expect((await errors([{ ...item, unitPrice: 0.123_456_789_01 }])).errors).toHaveProperty([
      'Items[0].UnitPrice',
    ]);
    expect((await errors([{ ...item, quantity: -1 }])).errors).toHaveProperty(['Items[0].Quantity']);
    expect((await errors(Array.from({ length: 991 }, () => item))).errors).toHaveProperty('Items');
  });

  it('that was changed in another tab is not written over', async () => {
    const client = await clientOf('produtor');
    const { id } = await created(client, sale(1));
    const first = await client.write('PUT', `${PATH}/Edit?id=${id}`, { ...sale(1), updatedAt: '' });
    expect(first.status).toBe(200);
    const second = await client.write('PUT', `${PATH}/Edit?id=${id}`, { ...sale(1), updatedAt: '' });
    expect(second.status).toBe(409);
  });

  it('is deleted; what was authorised is not', async () => {
    const client = await clientOf('produtor');
    const { id } = await created(client, sale(1));
    expect((await client.write('DELETE', `${PATH}/Delete?id=${id}`)).status).toBe(200);
    const done = await sent(client, sale(1), 'key-2');
    expect((await client.write('DELETE', `${PATH}/Delete?id=${done.id}`)).status).toBe(409);
  });
});

describe('the books', () => {
  it('get document, title and the number on the load', async () => {
    const client = await clientOf('produtor');
    const load = demo.world.finance.loads.find((row) => row.customerId === 1 && row.invoiceNumber === null);
    const done = await sent(client, { ...sale(1), loadId: load?.id ?? null });
    const document = demo.world.finance.documents.need(done.documentId ?? 0);
    expect(document).toMatchObject({ movement: 'INCOME', number: done.number, accessKey: done.accessKey });
    expect(demo.world.finance.partners.need(document.partnerId).document).toBe(sale(1).recipient.document);
    expect(demo.world.finance.installments.need(done.titleIds[0] ?? 0).value).toBe(66_000);
    expect(demo.world.finance.loads.need(load?.id ?? 0).invoiceNumber).toBe(done.number);
  });

  it('stay as they are for a test, a remittance, and a customer without finance', async () => {
    const client = await clientOf('produtor');
    const body = sale(1);
    expect(await sent(client, { ...body, environment: 'TEST' })).toMatchObject({
      documentId: null,
      titleIds: [],
    });
    const remittance = { ...body, nature: { ...body.nature, sale: false } };
    expect(await sent(client, remittance, 'key-2')).toMatchObject({ documentId: null, titleIds: [] });
    const alone = await clientOf('nfpe');
    const customerId = alone.logged.currentCustomer?.customerId ?? 0;
    expect(await sent(alone, sale(customerId), 'key-3')).toMatchObject({
      state: 'AUTHORIZED',
      documentId: null,
      titleIds: [],
    });
  });
});

it('answers every call of the rural invoice to who has it alone, and refuses who has it not', async () => {
  const alone = await clientOf('nfpe');
  const other = await clientOf('usuario');
  const paths = [
    `${PATH}/GetGridData`,
    `${PATH}/GetLoads`,
    ...['Issuer', 'Recipient', 'Product', 'Carrier', 'Vehicle', 'Nature', 'Note', 'Favourite'].map(
      (name) => `/RuralInvoice${name}/GetGridData`,
    ),
  ];
  for (const path of paths) {
    expect([path, (await alone.get(path)).status]).toEqual([path, 200]);
    expect([path, (await other.get(path)).status]).toEqual([path, 401]);
  }
});

it('writes what is in names as text into the XML', async () => {
  const client = await clientOf('produtor');
  const body = sale(1);
  const done = await sent(client, { ...body, recipient: { ...body.recipient, name: 'A & B <C> LTDA' } });
  const { text, status } = await client.get(`${PATH}/GetXml?id=${done.id}`);
  expect(status).toBe(200);
  expect(text).toContain('<xNome>A &amp; B &lt;C&gt; LTDA</xNome>');
  expect(text).toContain(`Id="NFe${done.accessKey}"`);
});
