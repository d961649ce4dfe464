// @vitest-environment happy-dom
import { http as mock, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLogSink } from '@/platform/log/log';
import { http } from './http';
import { choice, figure, id, list, record, text } from './wire';
import { configureHttp, type HttpPolicy } from './policy';

const server = setupServer();
const onError = vi.fn<HttpPolicy['onError']>();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(() => {
  onError.mockReset();
  configureHttp({ bearer: () => 'token-1', antiForgery: () => 'form-1', onError });
});

describe('headers', () => {
  it('carries the bearer, and on a write the anti-forgery pair', async () => {
    const seen: Headers[] = [];
    server.use(
      mock.all('*/Any/Call', ({ request }) => {
        seen.push(request.headers);
        return HttpResponse.json({});
      }),
    );
    await http.get('/Any/Call');
    await http.post('/Any/Call', { a: 1 });
    await http.delete('/Any/Call');
    expect(seen.map((headers) => headers.get('authorization'))).toEqual(Array(3).fill('Bearer token-1'));
    expect(seen.map((headers) => headers.get('requestverificationtoken'))).toEqual([
      null,
      'form-1',
      'form-1',
    ]);
    expect(seen.map((headers) => headers.get('x-requested-with'))).toEqual([
      null,
      'XMLHttpRequest',
      'XMLHttpRequest',
    ]);
  });
});

it('asks the second page of a list with the whole question, also where a name stands twice', async () => {
  const requested: string[] = [];
  server.use(
    mock.get('*/Any/Rows', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      requested.push(search);
      const page = Number(searchParams.get('page') ?? 1);
      return HttpResponse.json({ items: [page], totalCount: 2, page, pageSize: 1 });
    }),
  );
  const params = new URLSearchParams('from=2026-01-01&farmIds=1&farmIds=2');
  expect(await http.list('/Any/Rows', { params })).toEqual([1, 2]);
  expect(await http.list('/Any/Rows', { params: { from: '2026-01-01' } })).toEqual([1, 2]);
  expect(requested).toEqual([
    '?from=2026-01-01&farmIds=1&farmIds=2',
    '?from=2026-01-01&farmIds=1&farmIds=2&page=2&pageSize=1',
    '?from=2026-01-01',
    '?from=2026-01-01&page=2&pageSize=1',
  ]);
});

describe('failures', () => {
  const answer = (status: number, body: unknown) =>
    server.use(mock.get('*/Any/Call', () => HttpResponse.json(body as object, { status })));

  it.each([
    [401, { error: 'x' }, { kind: 'unauthorized' }],
    [401, { error: { message: 'Conta bloqueada' } }, { kind: 'unauthorized', message: 'Conta bloqueada' }],
    [401, { error: '{"profile":1}' }, { kind: 'forbidden', status: 401 }],
    [403, {}, { kind: 'forbidden', status: 403 }],
    [500, { details: [{ message: 'Falhou' }] }, { kind: 'server', status: 500, messages: ['Falhou'] }],
    [
      400,
      { errors: { Name: ['Obrigatório'] } },
      { kind: 'validation', status: 400, fields: { Name: ['Obrigatório'] } },
    ],
  ])('%i %o is read as %o and told to the policy', async (status, body, error) => {
    answer(status, body);
    await expect(http.get('/Any/Call')).rejects.toEqual(error);
    expect(onError).toHaveBeenCalledExactlyOnceWith(error, {
      method: 'get',
      path: '/Any/Call',
      bearer: 'token-1',
      contained: false,
      silent: false,
    });
  });

  it('tells when only a part of the screen requested', async () => {
    answer(403, {});
    await expect(http.get('/Any/Call', { contained: true })).rejects.toMatchObject({ kind: 'forbidden' });
    expect(onError.mock.calls[0]?.[1]).toMatchObject({ contained: true });
  });

  it('tells the policy of a silent call that nothing is to be said', async () => {
    answer(401, {});
    await expect(http.get('/Any/Call', { silent: true })).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(onError.mock.calls[0]?.[1]).toMatchObject({ silent: true });
  });

  it('keeps quiet when the caller answers for itself', async () => {
    answer(500, {});
    await expect(http.get('/Any/Call', { quiet: true })).rejects.toMatchObject({ kind: 'server' });
    expect(onError).not.toHaveBeenCalled();
  });

  it('reads no answer as offline', async () => {
    server.use(mock.get('*/Any/Call', () => HttpResponse.error()));
    await expect(http.get('/Any/Call')).rejects.toEqual({ kind: 'offline' });
  });

  it('does not take malformed JSON for an answer', async () => {
    server.use(mock.get('*/Any/Call', () => HttpResponse.text('{"a":')));
    await expect(http.get('/Any/Call')).rejects.toMatchObject({ kind: 'unexpected' });
  });

  it('reads a refusal whose body is a page by its status', async () => {
    server.use(mock.get('*/Any/Call', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })));
    await expect(http.get('/Any/Call')).rejects.toEqual({ kind: 'server', status: 502, messages: [] });
  });

  it('says nothing of a cancelled call', async () => {
    server.use(mock.get('*/Any/Call', () => new Promise<never>(() => undefined)));
    const controller = new AbortController();
    const call = http.get('/Any/Call', { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toEqual({ kind: 'cancelled' });
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a write whose anti-forgery token is refused', () => {
  const said = { error: { message: 'Token antifalsificação ausente ou inválido.' } };
  /** Takes the second token alone; `body` is what the first is refused with. */
  const refusing = (body: object | null) => {
    const tokens: (string | null)[] = [];
    server.use(
      mock.post('*/Any/Save', ({ request }) => {
        const token = request.headers.get('requestverificationtoken');
        tokens.push(token);
        if (token === 'form-2') return HttpResponse.json(7);
        return body === null
          ? new HttpResponse(null, { status: 400 })
          : HttpResponse.json(body, { status: 400 });
      }),
    );
    return tokens;
  };
  const renewing = (result: 'renewed' | 'same' | 'gone') => {
    let token = 'form-1';
    const renewAntiForgery = vi.fn<NonNullable<HttpPolicy['renewAntiForgery']>>(() => {
      if (result === 'renewed') token = 'form-2';
      return Promise.resolve(result);
    });
    configureHttp({ bearer: () => 'token-1', antiForgery: () => token, onError, renewAntiForgery });
    return renewAntiForgery;
  };

  it.each([
    ['in words', said, true],
    ['without a body', null, false],
  ])('is made once more with another one: %s', async (_name, body, refused) => {
    const tokens = refusing(body);
    const renew = renewing('renewed');
    await expect(http.post('/Any/Save', { a: 1 })).resolves.toBe(7);
    expect(tokens).toEqual(['form-1', 'form-2']);
    expect(renew).toHaveBeenCalledExactlyOnceWith('form-1', refused);
    expect(onError).not.toHaveBeenCalled();
  });

  it('ends in the sign-in where there is none, and as it was refused where it is the same', async () => {
    const tokens = refusing(said);
    renewing('gone');
    await expect(http.post('/Any/Save')).rejects.toEqual({ kind: 'unauthorized' });
    renewing('same');
    await expect(http.post('/Any/Save')).rejects.toMatchObject({ kind: 'validation', status: 400 });
    expect(tokens).toEqual(['form-1', 'form-1']);
  });

  it('is no other refusal', async () => {
    server.use(
      mock.post('*/Any/Save', () => HttpResponse.json({ errors: { Name: ['x'] } }, { status: 400 })),
      mock.get('*/Any/Save', () => HttpResponse.json(said, { status: 400 })),
    );
    const renew = renewing('renewed');
    await expect(http.post('/Any/Save')).rejects.toMatchObject({ kind: 'validation' });
    await expect(http.get('/Any/Save')).rejects.toMatchObject({ kind: 'validation' });
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('lists', () => {
  it('reads null as an empty list', async () => {
    server.use(mock.get('*/Any/List', () => HttpResponse.json(null)));
    await expect(http.list('/Any/List')).resolves.toEqual([]);
  });
  it.each([200, 204])('fails without a body (%i): nobody knows what is in the list', async (status) => {
    server.use(mock.get('*/Any/List', () => new HttpResponse(null, { status })));
    await expect(http.list('/Any/List')).rejects.toEqual({
      kind: 'unexpected',
      message: '/Any/List: not a list',
    });
  });
  it('reads dates of the older serializers of .NET wherever they stand', async () => {
    const body =
      '[{"id":1,"dueDate":"\\/Date(1764201600000)\\/","note":"/Date(x)/","parts":[{"at":"/Date(1764212400000-0300)/"}]}]';
    server.use(mock.get('*/Any/List', () => HttpResponse.text(body)));
    await expect(http.list('/Any/List')).resolves.toEqual([
      {
        id: 1,
        dueDate: '2025-11-27T00:00:00.000',
        note: '/Date(x)/',
        parts: [{ at: '2025-11-27T00:00:00.000' }],
      },
    ]);
  });
  it('leaves out what is nothing', async () => {
    server.use(mock.get('*/Any/List', () => HttpResponse.json([null, { id: 1 }, null])));
    await expect(http.list('/Any/List')).resolves.toEqual([{ id: 1 }]);
  });
  it('refuses anything that is no list', async () => {
    server.use(mock.get('*/Any/List', () => HttpResponse.json({ rows: [] })));
    await expect(http.list('/Any/List')).rejects.toMatchObject({ kind: 'unexpected' });
  });
});

describe('drift between shape and answer', () => {
  it('is logged by field and rule, and does not keep the answer from the user', async () => {
    const sink = vi.fn();
    setLogSink(sink);
    const person = { name: { full: 'MARIA DA SILVA' }, cpf: { text: '123.456.789-09' }, city: 'Cascavel' };
    server.use(mock.get('*/Any/One', () => HttpResponse.json({ ...person, parts: [{ id: '7 MARIA' }] })));
    const shape = record({
      name: text,
      cpf: text,
      city: choice(['X'], null),
      phone: text,
      parts: list(record({ id })),
    });
    await expect(http.get('/Any/One', { shape })).resolves.toEqual({
      name: '',
      cpf: '',
      city: null,
      phone: '',
      parts: [],
    });
    expect(sink).toHaveBeenCalledOnce();
    const [entry] = sink.mock.calls[0] as [{ message: string; data: { path: string; errors: string } }];
    expect(entry).toMatchObject({ message: 'schema drift', data: { path: '/Any/One' } });
    expect(entry.data.errors.split(' · ').toSorted()).toEqual([
      'city: picklist',
      'cpf: string',
      'name: string',
      'parts[].id: integer',
      'phone: string (absent)',
    ]);
    expect(JSON.stringify(entry)).not.toMatch(/MARIA|123|Cascavel/);
  });

  it('of a shape is reported once for each path and field, and the answer is read all the same', async () => {
    const sink = vi.fn();
    setLogSink(sink);
    const person = { id: 1, name: 'MARIA DA SILVA', parts: [{ code: 'n. 123' }, { code: 4 }] };
    server.use(mock.get('*/Shaped/List', () => HttpResponse.json([{ ...person, age: '50 MARIA' }, {}])));
    const shape = record({ id, name: text, age: figure, city: text, parts: list(record({ code: figure })) });
    const read = { id: 1, name: 'MARIA DA SILVA', age: null, city: '', parts: [{ code: null }, { code: 4 }] };
    await expect(http.list('/Shaped/List', { shape })).resolves.toEqual([read]);
    await http.list('/Shaped/List', { shape });
    expect(sink).toHaveBeenCalledOnce();
    const [entry] = sink.mock.calls[0] as [{ data: { path: string; errors: string } }];
    expect(entry.data.path).toBe('/Shaped/List');
    expect(entry.data.errors.split(' · ')).toEqual([
      'age: number',
      'city: string (absent)',
      'parts[].code: number',
      'id: integer (absent)',
      'name: string (absent)',
      'age: number (absent)',
      'parts: array (absent)',
    ]);
    expect(JSON.stringify(entry)).not.toMatch(/MARIA|123/);
  });

  it('an answer that its shape cannot read fails the call', async () => {
    setLogSink(vi.fn());
    server.use(mock.get('*/Shaped/One', () => HttpResponse.json('<html>')));
    await expect(http.get('/Shaped/One', { shape: record({ id }) })).rejects.toMatchObject({
      kind: 'unexpected',
      message: '/Shaped/One: cannot be read',
    });
  });
});
