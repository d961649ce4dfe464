import { describe, expect, it } from 'vitest';
import { readAs } from '@/platform/http/readShape.test.kit';
import { CurrentCustomer, LoggedUser } from './identityWire';

const userOf = (user: object) => readAs(LoggedUser, { loggedUser: user }).identity;

describe('the answer of GetLoggedUser', () => {
  it.each([[null], [''], [{}], [{ loggedUser: null }]])('is refused without any user: %o', (answer) => {
    expect(() => readAs(LoggedUser, answer)).toThrow(expect.objectContaining({ kind: 'unexpected' }));
  });

  it('is read with nothing known but that there is a user', () => {
    expect(readAs(LoggedUser, { loggedUser: {} })).toEqual({
      accessToken: null,
      tokenForm: null,
      identity: {
        id: '',
        name: '',
        imageName: null,
        email: '',
        isMaster: false,
        isSupport: false,
        role: null,
        showCustomerList: false,
        redirectUrl: null,
        links: [],
        helpPosts: [],
        shortcutList: [],
        preferences: {},
        currentCustomer: null,
        licenseTypes: [],
        system: { environment: '', version: '' },
        keys: { mapsKey: null, shoppingKey: null, monitoringKey: null, firebase: null },
        urls: {
          academyUrl: null,
          helpCenterUrl: null,
          blogUrl: null,
          chatUrl: null,
          storageUrl: null,
          integrationUri: null,
          integrationToken: null,
          agriculturalPricesUrl: null,
        },
      },
    });
  });

  it('degrades part by part', () => {
    const { identity, accessToken } = readAs(LoggedUser, {
      loggedUser: { id: 7, name: 'MARINA', userLinkedToCustomers: null, shortcutList: [1, 'x', '3'] },
      currentCustomer: { customerId: '12', permissions: [null, { urlName: 'fiscal/' }] },
      keys: null,
      urls: 'x',
    });
    expect(identity).toMatchObject({ id: '7', links: [], shortcutList: [1, 3], keys: { mapsKey: null } });
    expect(identity.currentCustomer).toMatchObject({ customerId: 12, id: 12, hasSupport: false });
    expect(identity.currentCustomer?.permissions).toEqual([
      {
        id: 0,
        name: 'fiscal/',
        urlName: '/fiscal',
        iconName: '',
        iconModuleName: '',
        moduleId: 0,
        moduleName: 'fiscal/',
        moduleConstantFilter: '',
        parentMenuName: null,
        showOrder: 0,
        constantFilter: null,
        legacy: false,
      },
    ]);
    expect(accessToken).toBeNull();
  });

  it.each(['isMaster', 'isSupport', 'showCustomerList'] as const)('%s is given by true alone', (flag) => {
    expect(userOf({ [flag]: true })[flag]).toBe(true);
    for (const other of [false, undefined, null, 'true', 1])
      expect(userOf({ [flag]: other })[flag]).toBe(false);
  });

  it('names who has no name by the e-mail', () => {
    expect(userOf({ id: 7, email: 'a@b.c' }).name).toBe('a@b.c');
    expect(userOf({ id: 7, name: 'MARINA', email: 'a@b.c' }).name).toBe('MARINA');
  });

  it('reads links and help posts, and leaves out a link without a customer', () => {
    const { links, helpPosts } = userOf({
      userLinkedToCustomers: [
        { id: 5, customerId: 1, customerName: 'SITIO', userImageUrl: 'a.png', profile: { name: 'GERENTE' } },
        { customerId: 2, customerName: 'CHACARA' },
        { id: 7, customerName: 'NENHUM' },
      ],
      systemHelpCenterPostLinkedUrl: [
        { id: 1, urlName: 'inicio/', systemHelpCenterPostId: 8, systemHelpCenterPostName: 'COMO' },
      ],
    });
    expect(links).toEqual([
      { id: 5, customerId: 1, customerName: 'SITIO', userImageUrl: 'a.png', profileName: 'GERENTE' },
      { id: 2, customerId: 2, customerName: 'CHACARA', userImageUrl: null, profileName: '' },
    ]);
    expect(helpPosts).toEqual([{ id: 1, urlName: '/inicio', postId: 8, postName: 'COMO' }]);
  });

  it.each([
    [
      { apiKey: 'k', projectId: 'p' },
      { apiKey: 'k', projectId: 'p' },
    ],
    [{}, null],
    [{ apiKey: 1 }, null],
    [null, null],
  ])('knows the push service %o as %o', (firebase, read) => {
    const answer = { loggedUser: { id: 7 }, keys: { firebase } };
    expect(readAs(LoggedUser, answer).identity.keys.firebase).toEqual(read);
  });
});

describe('the current customer', () => {
  it('is none without an id', () => {
    expect(() => readAs(CurrentCustomer, { customerName: 'X' })).toThrow(
      expect.objectContaining({ kind: 'unexpected' }),
    );
    const answer = { loggedUser: { id: 7 }, currentCustomer: { customerName: 'X' } };
    expect(readAs(LoggedUser, answer).identity.currentCustomer).toBeNull();
  });

  it('has the profile that itself names, else that of the profile', () => {
    const profile = { id: 8, name: 'AGROCENTER' };
    expect(readAs(CurrentCustomer, { customerId: 1, profileId: 12, profile }).profile.id).toBe(12);
    expect(readAs(CurrentCustomer, { customerId: 1, profile }).profile.id).toBe(8);
  });

  it('is named by itself or by its record', () => {
    const namesOf = (sent: object) => {
      const { customerName, customer } = readAs(CurrentCustomer, { customerId: 1, ...sent });
      return [customerName, customer.name];
    };
    expect(namesOf({ customerName: 'SITIO' })).toEqual(['SITIO', 'SITIO']);
    expect(namesOf({ customer: { name: 'SITIO' } })).toEqual(['SITIO', 'SITIO']);
    expect(namesOf({ customerName: 'SITIO', customer: { name: 'SITIO LTDA' } })).toEqual([
      'SITIO',
      'SITIO LTDA',
    ]);
  });

  it('keeps a menu entry of another site as it is, and names a module by what is known of it', () => {
    const entriesOf = (...permissions: object[]) =>
      readAs(CurrentCustomer, { customerId: 1, permissions }).permissions;
    const [shop, keyed, named] = entriesOf(
      { name: 'LOJA', urlName: 'https://loja.example/a/', moduleName: 'LOJA' },
      { name: 'A', urlName: 'a?x=1', moduleConstantFilter: 'KEY' },
      { name: 'B', urlName: '', legacy: true },
    );
    expect(shop).toMatchObject({ urlName: 'https://loja.example/a/', moduleName: 'LOJA', legacy: false });
    expect(keyed).toMatchObject({ urlName: '/a', moduleName: 'KEY' });
    expect(named).toMatchObject({ urlName: '', moduleName: 'B', legacy: true });
  });
});
