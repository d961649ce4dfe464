// @vitest-environment node
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts } from './accounts';
import { builtRoutes } from './db/builtRoutes';
import type { PermissionWire } from './db/wire';
import { demo, resetDemo } from './state';
import { clientOf } from './testClient';

beforeEach(() => resetDemo());

// One page that only this module has.
const witness: Record<string, string> = {
  H: 'SCHEDULE',
  P: 'PROPERTY_MAP',
  F: 'CASH_FLOW',
  A: 'AGRICULTURE_OCCURRENCE',
  Z: 'CHICKEN_LOT',
  M: 'MONITORING',
};

const keysOf = (permissions: PermissionWire[]) => permissions.map((item) => item.constantFilter);

function modulesOf(permissions: PermissionWire[]): string {
  const keys = keysOf(permissions);
  return Object.keys(witness)
    .filter((letter) => keys.includes(witness[letter] ?? ''))
    .join('');
}

describe('each account signs in and has its role, licence, ownership and modules', () => {
  test.each([
    ['produtor', 'customer_administrator', 1, true, 'HPFAZM'],
    ['usuario', 'customer_user', 3, false, 'HPA'],
    ['dono', 'customer_administrator', 8, true, 'HPFA'],
    ['agronomo', 'agronomist', 9, false, 'HPA'],
    ['veterinario', 'veterinary', 4, false, 'HZ'],
    ['contador', 'accountant', 5, false, 'HF'],
    ['integrador', 'integrator', 6, false, 'HZ'],
    ['instalador', 'installer_technician', 7, false, 'HM'],
    ['gratis', 'customer_free_account', 1, true, 'HPF'],
    ['expirado', 'customer_free_account', 1, true, 'HP'],
    ['nfpe', 'customer_free_account_nfpe_only', 3, true, 'H'],
    ['termos', 'customer_administrator', 1, true, 'HPFAZM'],
    ['suporte', 'customer_user', 3, false, 'H'],
    ['suporte2', 'customer_user', 3, false, 'H'],
  ])('%s', async (account, role, licenceType, isOwner, modules) => {
    const { loggedUser, currentCustomer } = (await clientOf(account)).logged;
    expect(loggedUser).toMatchObject({ role, isMaster: false, showCustomerList: false });
    expect(loggedUser.userLinkedToCustomers).toHaveLength(1);
    expect(currentCustomer).toMatchObject({ isOwner, profile: { licenceType } });
    expect(modulesOf(currentCustomer?.permissions ?? [])).toBe(modules);
  });

  test('master, without customer', async () => {
    const { loggedUser, currentCustomer } = (await clientOf('master')).logged;
    expect(loggedUser).toMatchObject({ role: 'master', isMaster: true, userLinkedToCustomers: null });
    expect(currentCustomer).toBeNull();
  });

  test('multi, customer by customer', async () => {
    const client = await clientOf('multi');
    const linked = client.logged.loggedUser.userLinkedToCustomers ?? [];
    expect(client.logged.loggedUser.showCustomerList).toBe(true);
    const licences: (number | undefined)[] = [];
    for (const { customerId } of linked) {
      await client.get(`/User/SetCustomerId?customerId=${customerId}`);
      licences.push((await client.again()).currentCustomer?.profile.licenceType);
    }
    expect(licences).toEqual([1, 2, 9, 3, 1, 1, 1, 1, 1, 1]);
  });

  test('all sixteen are listed for the start-up', () => {
    expect(demoAccounts).toHaveLength(16);
    expect(demoAccounts.every(({ description }) => description.length > 10)).toBe(true);
  });
});

describe('what makes some accounts special', () => {
  test('trials end in seven days and three days ago, by the calendar', async () => {
    const dayOf = async (account: string) => {
      const { currentCustomer } = (await clientOf(account)).logged;
      const text = currentCustomer?.customer.trialPeriodExpiration ?? '';
      expect(text).toMatch(/^\d{4}-\d\d-\d\dT00:00:00$/);
      const today = new Date().setHours(0, 0, 0, 0);
      return Math.round((new Date(text).getTime() - today) / 86_400_000);
    };
    expect(await dayOf('gratis')).toBe(7);
    expect(await dayOf('expirado')).toBe(-3);
  });

  test('nfpe has the rural invoice and nothing else of the finances', async () => {
    const { currentCustomer } = (await clientOf('nfpe')).logged;
    expect(currentCustomer?.customer.isFreeAccount).toBe(true);
    const finance = currentCustomer?.permissions.filter((item) => item.moduleConstantFilter === 'FINANCIAL');
    expect(finance?.map((item) => item.urlName)).toEqual([
      '/nota-rural',
      '/nota-rural/cadastro',
      '/nota-rural/ajustes',
      '/nota-rural/favoritos',
      '/cadastros-nota-rural',
    ]);
  });

  test('support has the desk and the pre-launch pages, the others have no desk', async () => {
    const { loggedUser, currentCustomer } = (await clientOf('suporte')).logged;
    expect(loggedUser.isSupport).toBe(true);
    expect(keysOf(currentCustomer?.permissions ?? [])).toEqual(
      expect.arrayContaining(['CUSTOMER_ASSIST', 'PRE_LAUNCH', 'PRE_LAUNCH_EDIT']),
    );
    const producer = (await clientOf('produtor')).logged;
    expect(keysOf(producer.currentCustomer?.permissions ?? [])).not.toContain('CUSTOMER_ASSIST');
  });
});

describe('the menu', () => {
  const items = () => demo.world.menuItems.all();

  test('has ids and addresses of its own for every entry, and every key names one screen', () => {
    expect(new Set(items().map((item) => item.urlName)).size).toBe(items().length);
    const screens = new Map<string, string>();
    for (const { constantFilter, basePath } of items()) {
      // Favourites and registers of the rural invoice are opened by the key of its registration.
      if (constantFilter === null || constantFilter === 'RURAL_INVOICE_REGISTRATION') continue;
      expect(constantFilter).toMatch(/^[A-Z][A-Z0-9_]*$/);
      expect(screens.get(constantFilter) ?? basePath).toBe(basePath);
      screens.set(constantFilter, basePath);
    }
  });

  test('leaves without a key only what every logged user may open', () => {
    expect(
      items()
        .filter((item) => item.constantFilter === null)
        .map((item) => item.urlName),
    ).toEqual(['/inicio', '/pedido-de-racao', '/solicitacoes', '/piscicultura/ordem-de-producao']);
  });

  test('names only icons that exist', () => {
    const { resolve } = createRequire(import.meta.url);
    const folder = resolve('@mui/icons-material/package.json').replace(/package\.json$/, '');
    const names = new Set(items().flatMap((item) => [item.iconName, item.iconModuleName]));
    expect([...names].filter((name) => !existsSync(`${folder}${name}.js`))).toEqual([]);
  });

  test('marks as legacy what is not built', async () => {
    const { currentCustomer } = (await clientOf('produtor')).logged;
    const built =
      currentCustomer?.permissions.filter((item) => !item.legacy).map((item) => item.urlName) ?? [];
    // The Assist desk is of assistants, its other side and the account are reached by the header, the administration by
    // masters; round, settlement and weights by the page of lots whose key they share; the water of ponds and their round by their dashboard; the import of soil by the list of analyses; the DANFE by its invoice;
    // the hub of reports by the palette.
    const elsewhere =
      /^\/(assist|perfil|administracao-react|avicultura\/(ronda|acerto)|piscicultura\/(qualidade-da-agua|ronda)|(agricultura|silvicultura)\/analise-de-solo\/importacao|nota-rural\/danfe|frequencia-distribuicao|central-de-relatorios)/;
    const ofMenus = builtRoutes.filter((path) => !elsewhere.test(path));
    expect(ofMenus.filter((path) => !built.includes(path))).toEqual([]);
    expect(built).toEqual(
      expect.arrayContaining([
        '/configuracao-de-propriedade/comunidades-rurais',
        '/financeiro/cadastros-financeiros/fonte-de-cotacao',
      ]),
    );
    const stray = built.filter(
      (url) => !builtRoutes.some((base) => url === base || url.startsWith(`${base}/`)),
    );
    expect(stray).toEqual([]);
  });

  test('gives a child entry a parent that stands in the same module, or a group of its own', () => {
    const child = items().find((item) => item.name === 'Comunidades rurais');
    const parent = items().find((item) => item.name === child?.parentMenuName);
    expect(parent?.moduleId).toBe(child?.moduleId);
    const reports = items().filter((item) => item.parentMenuName === 'Relatórios');
    expect(reports).toHaveLength(23);
  });

  test('pins only pages that the user may open', async () => {
    const { loggedUser, currentCustomer } = (await clientOf('produtor')).logged;
    const ids = currentCustomer?.permissions.map((item) => item.id);
    expect(loggedUser.shortcutList).toHaveLength(4);
    expect(ids).toEqual(expect.arrayContaining(loggedUser.shortcutList ?? []));
  });
});
