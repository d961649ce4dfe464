// @vitest-environment happy-dom
import axios from 'axios';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLoggedUserAnswer } from './build/session';
import { resetDemo, server } from './server';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDemo());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const login = { UserName: 'produtor@demo.com.br', Password: 'demo1234', TimeZoneOffset: 180 };
const script = { 'X-Requested-With': 'XMLHttpRequest' };

test('the page of a test reaches it by relative address, cookie included', async () => {
  const client = axios.create({ withCredentials: true, headers: script });
  expect((await client.post('/login/signIn', login)).data).toEqual({ success: true });
  const { data } = await client.get('/User/GetLoggedUser');
  expect(data).toHaveProperty('loggedUser.email', 'produtor@demo.com.br');
});

test('another origin is answered as well', async () => {
  const { accessToken } = aLoggedUserAnswer('produtor');
  const client = axios.create({ baseURL: 'https://servidor.exemplo.com.br' });
  const headers = { Authorization: `Bearer ${accessToken}` };
  expect((await client.get('/state/getStatesForSelect', { headers })).data).toHaveLength(27);
});

test('a customer can be picked beforehand', () => {
  const answer = aLoggedUserAnswer('multi', { customerId: 3 });
  expect(answer.currentCustomer?.profile.licenceType).toBe(2);
  expect(() => aLoggedUserAnswer('produtor', { customerId: 3 })).toThrow('not linked');
});
