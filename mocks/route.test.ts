// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { demo, resetDemo } from './state';
import { clientOf, send, write } from './testClient';

beforeEach(() => resetDemo());

const newOne = { name: 'LINHA NOVA', stateId: 41, cityId: 80 };

describe('what every call must bring', () => {
  test('without or with an unknown bearer: 401', async () => {
    const answered = await send('/Community/GetGridData');
    expect(answered.status).toBe(401);
    expect(answered.headers.get('WWW-Authenticate')).toBe('Bearer');
    const unknown = { Authorization: 'Bearer abc.def.ghi' };
    expect((await send('/Community/GetGridData', { headers: unknown })).status).toBe(401);
  });

  test('without or with a wrong form token: 400, and nothing is written', async () => {
    const { headers } = await clientOf('produtor');
    const count = demo.world.communities.all().length;
    for (const RequestVerificationToken of ['', 'errado']) {
      const sent = { ...headers, RequestVerificationToken };
      expect((await write('POST', '/Community/CreateRc', newOne, sent)).status).toBe(400);
    }
    expect(demo.world.communities.all()).toHaveLength(count);
    expect((await write('POST', '/Community/CreateRc', newOne, headers)).status).toBe(200);
  });

  test('the form token of another session does not do', async () => {
    const [mine, other] = [await clientOf('produtor'), await clientOf('produtor')];
    const sent = { ...mine.headers, RequestVerificationToken: other.logged.tokenForm };
    expect((await write('POST', '/Community/CreateRc', newOne, sent)).status).toBe(400);
  });

  test('without X-Requested-With: 400, at sign-in too', async () => {
    const { headers } = await clientOf('produtor');
    const sent = { ...headers, 'X-Requested-With': '' };
    expect((await write('POST', '/Community/CreateRc', newOne, sent)).status).toBe(400);
    const login = { UserName: 'produtor@demo.com.br', Password: 'demo1234', TimeZoneOffset: 180 };
    expect((await write('POST', '/login/signIn', login, { 'X-Requested-With': '' })).status).toBe(400);
  });

  test('a missing permission: 401 with JSON text inside JSON', async () => {
    const answered = await (await clientOf('usuario')).get('/QuotationSource/GetGridData');
    expect(answered.status).toBe(401);
    const { error } = answered.body as { error: string };
    expect(JSON.parse(error)).toHaveProperty('constantFilter', 'FINANCIAL_REGISTERS');
  });

  test('one of several permissions is enough', async () => {
    expect((await (await clientOf('agronomo')).get('/Community/GetGridData')).status).toBe(200);
    expect((await (await clientOf('contador')).get('/Community/GetGridData')).status).toBe(401);
  });

  test('without a customer nothing is listed and nothing is written', async () => {
    const client = await clientOf('multi');
    expect((await client.get('/Community/GetGridData')).body).toEqual([]);
    expect((await client.get('/QuotationSource/GetGridData')).body).toEqual([]);
    expect((await client.write('POST', '/Community/CreateRc', newOne)).status).toBe(401);
    expect((await (await clientOf('master')).get('/Community/GetCommunitiesForSelect')).body).toEqual([]);
  });
});

describe('paths', () => {
  test.each(['/community/getgriddata', '/COMMUNITY/GETGRIDDATA', '/Community/GetGridData/'])(
    '%s is the same call',
    async (path) => {
      expect((await (await clientOf('produtor')).get(path)).status).toBe(200);
    },
  );

  test.each(['/Community/GetGridDataX', '/x/Community/GetGridData', '/Nada/Existe'])(
    '%s is answered 501, by name',
    async (path) => {
      const answered = await (await clientOf('produtor')).get(path);
      expect(answered.status).toBe(501);
      expect(answered.body).toEqual({ error: { message: `no demo handler for GET ${path}` } });
    },
  );

  test('another method is another call', async () => {
    expect((await send('/Community/GetGridData', { method: 'PUT' })).status).toBe(501);
  });
});
