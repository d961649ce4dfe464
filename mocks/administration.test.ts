// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

let client: Client;
beforeEach(async () => {
  resetDemo();
  client = await clientOf('master');
});

const rowsOf = <T>({ body }: { body: unknown }) => body as T[];

describe('the portfolio', () => {
  interface Line {
    id: number;
    customerName: string;
    accountManagerId: number | null;
    accountManagerName: string | null;
    since: string | null;
  }
  const lines = async () => rowsOf<Line>(await client.get('/CustomerPortfolio/GetGridData'));
  const move = (body: object) => client.write('POST', '/CustomerPortfolio/Move', body);
  const lineOf = async (id: number) => (await lines()).find((line) => line.id === id);

  test('moves customers to another manager, who has them from then on', async () => {
    const [first] = (await lines()).filter(({ accountManagerId }) => accountManagerId === 1);
    const others = (await lines()).filter(({ id }) => id !== first?.id);
    const { body } = await move({ customerIds: [first?.id], accountManagerId: 2, reason: 'Nova divisão' });
    expect(body).toEqual({ moved: 1 });
    const { name } = demo.world.platform.accountManagers.need(2);
    const moves = demo.world.platform.portfolioMoves.all();
    expect(moves).toMatchObject([{ customerId: first?.id, fromId: 1, toId: 2, reason: 'Nova divisão' }]);
    expect(await lineOf(first?.id ?? 0)).toEqual({
      ...first,
      accountManagerId: 2,
      accountManagerName: name,
      since: moves[0]?.movedAt,
    });
    expect((await lines()).filter(({ id }) => id !== first?.id)).toEqual(others);
    expect((await client.get('/CustomerPortfolio/GetHistory')).body).toMatchObject([
      { customerName: first?.customerName, fromName: first?.accountManagerName, toName: name },
    ]);
  });

  test('does not move those who are there already', async () => {
    const all = await lines();
    const mine = all.filter(({ accountManagerId }) => accountManagerId === 2);
    const [other] = all.filter(({ accountManagerId }) => accountManagerId === 1);
    const customerIds = [...mine, ...(other ? [other] : [])].map(({ id }) => id);
    expect(mine.length).toBeGreaterThan(0);
    expect((await move({ customerIds, accountManagerId: 2 })).body).toEqual({ moved: 1 });
    expect(demo.world.platform.portfolioMoves.all()).toHaveLength(1);
    expect((await lines()).find(({ id }) => id === mine[0]?.id)).toEqual(mine[0]);
  });

  test('takes customers from their manager, and refuses a manager or customer that is not there', async () => {
    const [first] = (await lines()).filter(({ accountManagerId }) => accountManagerId === 1);
    expect((await move({ customerIds: [first?.id], accountManagerId: 999 })).status).toBe(400);
    expect((await move({ customerIds: [], accountManagerId: 2 })).status).toBe(400);
    expect((await move({ customerIds: [first?.id, 999_999], accountManagerId: 2 })).status).toBe(400);
    expect(await lineOf(first?.id ?? 0)).toEqual(first);
    expect((await move({ customerIds: [first?.id], accountManagerId: null })).body).toEqual({ moved: 1 });
    expect(await lineOf(first?.id ?? 0)).toMatchObject({ accountManagerId: null, accountManagerName: null });
  });
});

describe('the log of accesses', () => {
  const entries = () => demo.world.platform.accessEntries;
  const idOf = (manual: boolean) => entries().find((row) => row.manual === manual)?.id ?? 0;
  const dependents = async (id: number) => (await client.get(`/UserAccessLog/GetDependents?id=${id}`)).body;
  const remove = (id: number) => client.write('DELETE', `/UserAccessLog/Delete?id=${id}`);

  test('keeps what the system has recorded', async () => {
    const id = idOf(false);
    const { status, body } = await remove(id);
    const used = [{ name: 'Registros do sistema', count: 1 }];
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { message: 'Um acesso registrado pelo sistema não pode ser excluído.', dependents: used },
    });
    expect(await dependents(id)).toEqual(used);
    expect(entries().get(id)).toBeDefined();
  });

  test('lets go what was noted by hand', async () => {
    const id = idOf(true);
    expect(await dependents(id)).toEqual([]);
    expect((await remove(id)).status).toBe(200);
    expect(entries().get(id)).toBeUndefined();
  });
});

describe('the terms of use', () => {
  interface Acceptance {
    id: number;
    acceptedAt: string | null;
  }
  const termVersions = () => demo.world.platform.termVersions;
  const termAcceptances = () => demo.world.platform.termAcceptances;
  const acceptances = async (id: number) =>
    rowsOf<Acceptance>(await client.get(`/SystemTermsOfUse/GetAcceptances?id=${id}`));
  const accountId = (account: string) => demo.world.users.find((row) => row.account === account)?.id ?? 0;

  test('say of each version who has accepted it, and when', async () => {
    const [former, current] = termVersions().all();
    const user = accountId('termos');
    const ofUser = async (version: number | undefined) =>
      (await acceptances(version ?? 0)).find(({ id }) => id === user)?.acceptedAt;
    // This account accepted the former terms and none since.
    expect(await ofUser(former?.id)).toBe(
      termAcceptances().find(({ userId, termsId }) => userId === user && termsId === former?.termsId)
        ?.acceptedAt,
    );
    expect(await ofUser(former?.id)).not.toBeNull();
    expect(await ofUser(current?.id)).toBeNull();
    termAcceptances().insert({
      userId: user,
      termsId: current?.termsId ?? 0,
      acceptedAt: '2026-11-20T10:00:00Z',
    });
    expect(await ofUser(current?.id)).toBe('2026-11-20T10:00:00Z');
  });

  test('list those who can sign in, and count them as the list of versions does', async () => {
    const current = termVersions().all()[1];
    const all = await acceptances(current?.id ?? 0);
    expect(all.map(({ id }) => id)).toEqual(
      demo.world.users.filter(({ emailConfirmed }) => emailConfirmed).map(({ id }) => id),
    );
    const versions = rowsOf<{ id: number; acceptedCount: number; userCount: number }>(
      await client.get('/SystemTermsOfUse/GetGridData'),
    );
    expect(versions.find(({ id }) => id === current?.id)).toMatchObject({
      acceptedCount: all.filter(({ acceptedAt }) => acceptedAt !== null).length,
      userCount: all.length,
    });
  });

  test('of a draft are accepted by none, and of no version are not there', async () => {
    const draft = termVersions().find(({ termsId }) => termsId === null);
    const all = await acceptances(draft?.id ?? 0);
    expect(all.length).toBeGreaterThan(0);
    expect(all.every(({ acceptedAt }) => acceptedAt === null)).toBe(true);
    expect((await client.get('/SystemTermsOfUse/GetAcceptances?id=999')).status).toBe(404);
  });
});
