// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { demo, type LoggedCall, resetDemo } from './state';
import { clientOf, post, send } from './testClient';

beforeEach(() => resetDemo());

describe('faults', () => {
  test('strike as often as asked, whatever the case of the path and its query', async () => {
    const client = await clientOf('produtor');
    const path = '/city/GETCITIESFORSELECT?x=1';
    await post('/__demo/faults', { method: 'get', path, status: 500, body: { details: [] }, times: 2 });
    const call = () => client.get('/City/GetCitiesForSelect?stateId=41');
    expect((await call()).body).toEqual({ details: [] });
    expect((await call()).status).toBe(500);
    expect((await call()).status).toBe(200);
  });

  test('strike everything below a path, but not its neighbours or another method', async () => {
    const client = await clientOf('produtor');
    await post('/__demo/faults', { method: 'GET', path: '/Community', status: 503 });
    expect((await client.get('/Community/GetGridData')).status).toBe(503);
    expect((await client.get('/CommunityX/GetGridData')).status).toBe(501);
    expect((await client.write('POST', '/Community/CreateRc')).status).toBe(400);
  });

  test('the newest one wins', async () => {
    await post('/__demo/faults', { method: 'GET', path: '/State', status: 500 });
    await post('/__demo/faults', { method: 'GET', path: '/State', status: 404, times: 1 });
    expect((await send('/State/GetStatesForSelect')).status).toBe(404);
    expect((await send('/State/GetStatesForSelect')).status).toBe(500);
    await send('/__demo/faults', { method: 'DELETE' });
    expect((await send('/State/GetStatesForSelect')).status).toBe(401);
  });

  test('play a malformed answer to the letter', async () => {
    await post('/__demo/faults', { method: 'GET', path: '/State', status: 200, body: '[{"id":1,' });
    const answered = await send('/State/GetStatesForSelect');
    expect(answered.headers.get('Content-Type')).toContain('application/json');
    expect(answered.text).toBe('[{"id":1,');
  });

  test('status 0 breaks the connection', async () => {
    await post('/__demo/faults', { method: 'GET', path: '/State', status: 0 });
    expect((await send('/State/GetStatesForSelect')).status).toBe(0);
  });

  test('without a status the true answer comes late', async () => {
    const client = await clientOf('produtor');
    await post('/__demo/faults', { method: 'GET', path: '/State/GetStatesForSelect', delayMs: 4000 });
    vi.useFakeTimers();
    const answered = client.get('/State/GetStatesForSelect');
    const early = await Promise.race([answered, vi.advanceTimersByTimeAsync(3999).then(() => 'waiting')]);
    expect(early).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect((await answered).body).toHaveLength(27);
  });
});

describe('the log of calls', () => {
  test('tells method, path, query, headers and body, newest last, without the control calls', async () => {
    const client = await clientOf('produtor');
    await send('/__demo/requests', { method: 'DELETE' });
    await client.get('/City/GetCitiesForSelect?stateId=41&a=1&a=2');
    await client.write('POST', '/Nada/Existe', { name: 'X' });
    const calls = (await send('/__demo/requests')).body as LoggedCall[];
    expect(calls).toMatchObject([
      {
        method: 'GET',
        path: '/City/GetCitiesForSelect',
        query: { stateId: '41', a: ['1', '2'] },
        body: null,
      },
      { method: 'POST', path: '/Nada/Existe', query: {}, body: { name: 'X' } },
    ]);
    expect(calls[1]?.headers).toMatchObject({ requestverificationtoken: client.logged.tokenForm });
  });

  test('tells the files of a form', async () => {
    const body = new FormData();
    body.append('extensions', 'kml');
    body.append('files', new File(['<kml/>'], 'talhao.kml', { type: 'text/xml' }));
    await send('/FarmActivityFieldPolygon/FileConverter', { method: 'POST', body });
    expect(demo.calls.at(-1)?.body).toEqual([
      { name: 'extensions', value: 'kml' },
      { name: 'files', fileName: 'talhao.kml', type: 'text/xml', size: 6 },
    ]);
  });
});

test('a reset forgets what was written, sessions, faults and calls', async () => {
  const client = await clientOf('produtor');
  await client.write('POST', '/Community/CreateRc', { name: 'LINHA NOVA', stateId: 41, cityId: 80 });
  await post('/__demo/faults', { method: 'GET', path: '/State', status: 500 });
  await post('/__demo/session', { expiresInSeconds: 5 });
  const seeded = 68;
  expect(demo.world.communities.filter((row) => row.customerId === 1)).toHaveLength(seeded + 1);
  await post('/__demo/reset', {});
  expect(demo.world.communities.filter((row) => row.customerId === 1)).toHaveLength(seeded);
  expect((await client.get('/State/GetStatesForSelect')).status).toBe(401);
  expect(demo).toMatchObject({ faults: [], tokenSeconds: 28_800 });
  expect(demo.calls).toHaveLength(1);
});
