// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { demo, resetDemo } from './state';
import { type Client, clientOf, send } from './testClient';

beforeEach(() => resetDemo());

interface Row {
  id: number;
  customerName?: string;
  user: { name: string; email: string; emailConfirmed: boolean; isEditDelete: boolean };
}

const rowsOf = async (client: Client, path = '/User/GetUserAccount') =>
  (await client.get(path)).body as Row[];
const leftOf = async (client: Client) => (await client.get('/User/GetLicensesAvailable')).body as number;
const worker = {
  id: 0,
  name: 'NOVO FUNCIONARIO',
  email: 'novo@exemplo.com.br',
  profileId: 3,
  permissionProfileValuesWeb: [101],
  permissionProfileValuesMobile: [11],
};

describe('licences', () => {
  it('are listed for administrators alone; the support user stands among them', async () => {
    const rows = await rowsOf(await clientOf('produtor'));
    expect(rows.map(({ user }) => user.email)).toContain('suporte@demo.com.br');
    const own = rows.find(({ user }) => user.email === 'produtor@demo.com.br');
    expect(own?.user.isEditDelete).toBe(false);
    for (const account of ['usuario', 'agronomo', 'contador', 'master']) {
      const { status, text } = await (await clientOf(account)).get('/User/GetUserAccount');
      expect([account, status, text.includes('profile')]).toEqual([account, 401, true]);
    }
  });

  it('pending ones of all customers are the staff’s affair', async () => {
    const rows = await rowsOf(await clientOf('master'), '/User/GetUserPending');
    expect(new Set(rows.map(({ customerName }) => customerName)).size).toBeGreaterThan(2);
    expect(rows.every(({ user }) => !user.emailConfirmed)).toBe(true);
    expect((await (await clientOf('produtor')).get('/User/GetUserPending')).status).toBe(401);
  });

  it('become fewer by an invitation, more by a deletion', async () => {
    const client = await clientOf('produtor');
    const before = await leftOf(client);
    const { status } = await client.write('POST', '/User/CreateInvited', worker);
    expect(status).toBe(200);
    expect(await leftOf(client)).toBe(before - 1);
    const [row] = (await rowsOf(client, '/User/GetUserPendingByCustomer')).filter(
      ({ user }) => user.email === worker.email,
    );
    expect((await client.get(`/User/DeleteJson/${row?.id}`)).status).toBe(200);
    expect(await leftOf(client)).toBe(before);
  });

  it('of others, of owners and of oneself are not deleted', async () => {
    const client = await clientOf('produtor');
    const own = (await rowsOf(client)).find(({ user }) => user.email === 'produtor@demo.com.br');
    expect((await client.get(`/User/DeleteJson/${own?.id}`)).status).toBe(400);
    const other = demo.world.links.find((link) => link.customerId === 12 && !link.isOwner);
    expect((await client.get(`/User/DeleteJson/${other?.id}`)).status).toBe(404);
  });

  it('are released and invited again only while they wait', async () => {
    const client = await clientOf('produtor');
    const [row] = await rowsOf(client, '/User/GetUserPendingByCustomer');
    const again = { id: row?.id };
    expect((await client.write('POST', '/User/ForwardEmailByCustome', again)).status).toBe(200);
    expect(demo.mails.at(-1)?.to).toBe(row?.user.email);
    expect((await client.write('POST', '/User/ForwardEmail', again)).status).toBe(401);
    expect((await client.get(`/User/ReleaseJson?id=${row?.id}`)).status).toBe(200);
    expect((await client.get(`/User/ReleaseJson?id=${row?.id}`)).status).toBe(400);
    expect((await client.write('POST', '/User/ForwardEmailByCustome', again)).status).toBe(400);
  });
});

describe('an invitation', () => {
  const errorsOf = async (client: Client, sent: object) => {
    const { status, body } = await client.write('POST', '/User/CreateInvited', { ...worker, ...sent });
    return [status, Object.keys((body as { errors?: object }).errors ?? {})];
  };

  it('is checked field by field', async () => {
    const client = await clientOf('produtor');
    expect(await errorsOf(client, { name: ' ', email: 'abc' })).toEqual([400, ['Name', 'Email']]);
    expect(await errorsOf(client, { email: 'usuario@demo.com.br' })).toEqual([400, ['Email']]);
    expect(await errorsOf(client, { profileId: 1 })).toEqual([400, ['ProfileId']]);
    // A group's id, and a leaf of a profile without menus, are nothing to be granted.
    expect(await errorsOf(client, { permissionProfileValuesWeb: [9001] })).toEqual([
      400,
      ['PermissionProfileValuesWeb'],
    ]);
    expect(await errorsOf(client, { profileId: 9 })).toEqual([
      400,
      ['PermissionProfileValuesWeb', 'PermissionProfileValuesMobile'],
    ]);
  });

  it('keeps name and e-mail when it is edited, and grants what was chosen', async () => {
    const client = await clientOf('produtor');
    const row = (await rowsOf(client)).find(({ user }) => user.email === 'usuario@demo.com.br');
    const { body } = await client.get(`/User/GetUserLinkedToCustomerById?id=${row?.id}`);
    const path = `/User/EditInvited?id=${row?.id}`;
    const renamed = await client.write('PUT', path, { ...(body as object), name: 'OUTRO' });
    expect([renamed.status, renamed.text.includes('Name')]).toEqual([400, true]);
    const changed = {
      ...(body as object),
      permissionProfileValuesWeb: [101],
      permissionProfileValuesMobile: [],
    };
    expect((await client.write('PUT', path, changed)).status).toBe(200);
    const user = await clientOf('usuario');
    expect(user.logged.currentCustomer?.permissions.map(({ id }) => id)).toEqual([101]);
  });

  it('of type 8 gives the own profile only and edits no other user', async () => {
    const client = await clientOf('dono');
    expect(await errorsOf(client, { profileId: 3 })).toEqual([400, ['ProfileId']]);
    const none = { permissionProfileValuesWeb: [], permissionProfileValuesMobile: [] };
    expect(await errorsOf(client, { profileId: 8, ...none })).toEqual([200, []]);
    const [row] = (await rowsOf(client)).filter(({ user }) => user.isEditDelete);
    expect((await client.write('PUT', `/User/EditInvited?id=${row?.id}`, worker)).status).toBe(400);
  });

  it('is refused for free accounts', async () => {
    expect((await (await clientOf('gratis')).write('POST', '/User/CreateInvited', worker)).status).toBe(401);
  });

  it('of a consultant needs a code, a module and both acknowledgements', async () => {
    const client = await clientOf('produtor');
    const path = '/User/SendAgroCenterConsultantSolicitation';
    const sent = {
      code: '123-456-789',
      moduleId: 5,
      profileId: 9,
      permissionProfileValuesWeb: [],
      permissionProfileValuesMobile: [],
      sharingAcceptance: true,
      awareness: true,
    };
    expect((await client.write('POST', path, { ...sent, code: '123456789' })).text).toContain('Code');
    expect((await client.write('POST', path, { ...sent, code: '000-000-000' })).text).toContain('Nenhum');
    expect((await client.write('POST', path, { ...sent, moduleId: 99 })).text).toContain('ModuleId');
    expect((await client.write('POST', path, { ...sent, awareness: false })).status).toBe(400);
    expect((await client.write('POST', path, sent)).status).toBe(200);
  });
});

describe('permission trees', () => {
  it('hold what the customer has of the profile, groups above leaves', async () => {
    const client = await clientOf('produtor');
    const path = '/ProfilePatternPermission/GetHierarchicalMenuByLicenseType';
    const { body } = await client.get(`${path}?profileId=5&isFilterModule=true`);
    const { web } = body as { web: { name: string; childrens: unknown[] }[] };
    expect(web.map(({ name }) => name)).toEqual(['Geral', 'Financeiro', 'Planejamento']);
    expect(web.every(({ childrens }) => childrens.length > 0)).toBe(true);
    for (const profileId of [2, 8, 9])
      expect((await client.get(`${path}?profileId=${profileId}&isFilterModule=true`)).status).toBe(400);
  });
});

describe('the own profile', () => {
  it('changes the password when the present one is right', async () => {
    const client = await clientOf('usuario');
    const change = async (sent: object) => {
      const userId = String(client.logged.loggedUser.id);
      const body = {
        userId,
        currentPassword: 'demo1234',
        newPassword: 'safra#26',
        confirmPassword: 'safra#26',
        ...sent,
      };
      return (await client.write('POST', '/User/ChangePasswordJson', body)).body;
    };
    expect(await change({ currentPassword: 'errada' })).toMatchObject({ status: 'error' });
    expect(await change({ newPassword: '12345', confirmPassword: '12345' })).toMatchObject({
      status: 'error',
    });
    expect(await change({ confirmPassword: 'outra#26' })).toMatchObject({ status: 'error' });
    expect(await change({ userId: '1' })).toMatchObject({ status: 'error' });
    expect(await change({})).toEqual({ status: 'success', msg: 'Senha alterada com sucesso!' });
    expect((await clientOf('usuario', 'safra#26')).logged.loggedUser.email).toBe('usuario@demo.com.br');
  });

  it('keeps a picture below 1024000 bytes and serves it to anybody', async () => {
    const client = await clientOf('usuario');
    const save = (bytes: number, more = {}) =>
      client.write('POST', '/User/SaveImage', {
        id: String(client.logged.loggedUser.id),
        contentAsBase64String: Buffer.alloc(bytes, 7).toString('base64'),
        contentType: 'image/jpeg',
        fileName: 'foto.jpg',
        ...more,
      });
    expect((await save(1_024_000)).status).toBe(400);
    expect((await save(100, { contentType: 'text/html' })).status).toBe(400);
    expect((await save(100, { id: '1' })).status).toBe(404);
    expect((await save(1_023_999)).body).toEqual({ imageId: 1 });
    const { imageName } = (await client.again()).loggedUser;
    const picture = await send(imageName ?? '');
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  });
});
