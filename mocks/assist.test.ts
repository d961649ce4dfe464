// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { AssistDocumentDetails, AssistGroups, ProducerDocument } from '@/modules/assist/assistWire';
import { driftOf } from '@/platform/http/readShape.test.kit';
import { type Client, clientOf, send } from './testClient';
import { resetDemo } from './state';

beforeEach(() => resetDemo());

const DAY = 86_400_000;
const iso = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const period = { InitialDate: iso(-14), FinalDate: iso(1) };

interface Shown {
  id: number;
  statusName: string;
  assistantUserId: number | null;
  customerAssistDocumentAttachments: { id: number }[];
}
type Groups = Record<string, Shown[]>;

const all = async (client: Client) =>
  (await client.get(`/CustomerAssistDocument/GetAll?initialDate=${iso(-14)}&finalDate=${iso(1)}`))
    .body as Groups;
const act = (client: Client, method: string, action: string, id: number) =>
  client.write(method, `/CustomerAssistDocument/${action}`, {
    CustomerAssistDocumentId: id,
    AssistantUserId: client.logged.loggedUser.id,
    ...period,
  });
const messageOf = (body: unknown) => (body as { error: { message: string } }).error.message;

describe('the desk', () => {
  test('has all twelve groups, in the shape that the application expects', async () => {
    const client = await clientOf('suporte');
    const groups = await all(client);
    expect(driftOf(AssistGroups, groups)).toEqual([]);
    expect(Object.keys(groups)).toHaveLength(12);
    expect(Object.values(groups).every((rows) => rows.length > 0)).toBe(true);
    for (const { id } of Object.values(groups).flat()) {
      const { body } = await client.get(`/CustomerAssistDocument/GetById?id=${id}`);
      expect(driftOf(AssistDocumentDetails, body)).toEqual([]);
    }
  });

  test('is closed to producers, and asks for dates with a zone', async () => {
    const path = '/CustomerAssistDocument/GetAll?initialDate=2026-01-01&finalDate=2026-01-02';
    expect((await (await clientOf('produtor')).get(path)).status).toBe(401);
    expect((await (await clientOf('suporte')).get(path)).status).toBe(400);
  });

  test('names who was faster', async () => {
    const [first, second] = [await clientOf('suporte'), await clientOf('suporte2')];
    const [row] = (await all(first)).sents ?? [];
    const started = (await act(second, 'POST', 'StartAssistance', row!.id)).body as Groups;
    expect(started.initiates?.find(({ id }) => id === row!.id)?.assistantUserId).toBe(
      second.logged.loggedUser.id,
    );
    const late = await act(first, 'POST', 'StartAssistance', row!.id);
    expect([late.status, messageOf(late.body)]).toEqual([
      409,
      'Documento em atendimento por BEATRIZ NOGUEIRA LEAL.',
    ]);
  });

  test('refuses what the row rules forbid', async () => {
    const client = await clientOf('suporte');
    const groups = await all(client);
    const first = (group: string) => groups[group]?.[0]?.id ?? 0;
    expect((await act(client, 'POST', 'StartAssistance', first('confirmations'))).status).toBe(409);
    expect((await act(client, 'POST', 'Reprocess', first('aiSuccesses'))).status).toBe(409);
    expect((await act(client, 'PUT', 'Inactivate', first('confirmations'))).status).toBe(409);
    expect((await act(client, 'PUT', 'Activate', first('sents'))).status).toBe(409);
    const bare = Object.values(groups)
      .flat()
      .find(
        ({ statusName, customerAssistDocumentAttachments: files }) =>
          statusName === 'ENVIADO' && files.length === 0,
      );
    expect((await act(client, 'POST', 'Reprocess', bare!.id)).status).toBe(409);
    expect((await act(client, 'PUT', 'Inactivate', first('sents'))).status).toBe(200);
  });
});

test('what was read by the machine has the file that it was read from', async () => {
  const rows = Object.values(await all(await clientOf('suporte'))).flat();
  const read = rows.filter(({ statusName }) => statusName === 'SUCESSO_IA' || statusName === 'REVISANDO');
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((row) => row.customerAssistDocumentAttachments.length === 0)).toEqual([]);
});

test('every attachment has the bytes that its type says', async () => {
  const client = await clientOf('suporte');
  // Bytes that are no text are read as U+FFFD.
  const magic: Record<string, string> = {
    'application/pdf': '%PDF-',
    'image/jpeg': '\ufffd\ufffd\ufffd',
    'image/png': '\ufffdPNG',
    'audio/wav': 'RIFF',
    'application/xml': '<?xml',
  };
  const seen = new Set<string>();
  for (const row of Object.values(await all(client)).flat()) {
    for (const { id } of row.customerAssistDocumentAttachments) {
      const { headers, text } = await client.get(`/CustomerAssistDocument/GetAttachment?id=${id}`);
      const type = headers.get('Content-Type') ?? '';
      expect([type, text.startsWith(magic[type] ?? '?')]).toEqual([type, true]);
      seen.add(type);
    }
  }
  expect([...seen].toSorted()).toEqual(Object.keys(magic).toSorted());
});

describe('the producer', () => {
  const sendFile = (client: Client, ContentType: string, bytes: string) =>
    client.write('POST', '/CustomerAssistDocument/Send', {
      FileName: 'nota',
      ContentType,
      ContentAsBase64String: Buffer.from(bytes, 'latin1').toString('base64'),
      Note: '',
    });

  test('sends what is what it says to be, and sees nothing of the AI', async () => {
    const client = await clientOf('produtor');
    expect((await sendFile(client, 'application/pdf', '<svg></svg>')).status).toBe(400);
    expect((await sendFile(client, 'application/x-msdownload', 'MZ')).status).toBe(400);
    const { body } = await sendFile(client, 'application/pdf', '%PDF-1.4');
    expect(driftOf(ProducerDocument, body)).toEqual([]);
    const rows = (await client.get('/CustomerAssistDocument/GetByCustomer')).body as Shown[];
    for (const row of rows) expect(driftOf(ProducerDocument, row)).toEqual([]);
    expect(rows.filter(({ statusName }) => /IA$|REVISANDO/.test(statusName))).toEqual([]);
  });

  test('confirms what was filled in, or gives it back with a reason', async () => {
    const client = await clientOf('produtor');
    const rows = (await client.get('/CustomerAssistDocument/GetByCustomer')).body as Shown[];
    const [one, two] = rows.filter(({ statusName }) => statusName === 'PREENCHIDO');
    const write = (action: string, id: number, rest = {}) =>
      client.write('POST', `/CustomerAssistDocument/${action}`, { CustomerAssistDocumentId: id, ...rest });
    expect((await write('Confirm', one!.id)).body).toMatchObject({ statusName: 'CONFIRMADO' });
    expect((await write('Confirm', one!.id)).status).toBe(409);
    expect((await write('Return', two!.id)).status).toBe(400);
    expect((await write('Return', two!.id, { Text: 'Valor errado' })).body).toMatchObject({
      statusName: 'RETORNADO',
    });
  });
});

test('others act at the desk by control calls', async () => {
  const client = await clientOf('suporte');
  const control = (body: object) => send('/__demo/assist', { method: 'POST', body: JSON.stringify(body) });
  const [reading] = (await all(client)).aiProcessing ?? [];
  expect((await control({ action: 'aiFinishes', id: reading!.id })).body).toMatchObject({
    statusName: 'SUCESSO_IA',
  });
  expect((await control({ action: 'many', count: 500 })).status).toBe(200);
  expect(Object.values(await all(client)).flat().length).toBeGreaterThan(580);
});
