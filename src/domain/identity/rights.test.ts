import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAppStore } from '@/platform/store/store';
import { isExpired, tokenExpiry } from './accessToken';
import { assistRefusal } from './assistAccess';
import { customerSelected, signedOut } from './events';
import { identityLoaded, identitySlice, pictureChanged, supportAccessChanged } from './identitySlice';
import { hasShortMenu, isSupporting, readRole } from './permissions';
import { initials } from './pictures';
import { normalisePath } from './normalisePath';
import { readCustomer, readLoggedUser } from './readIdentity.test.kit';
import { selectCustomer, selectIdentity, selectScope } from './selectors';
import { selectUnreadCount, unreadCounted, unreadSlice } from './unread';

const signedIn = (user: object, currentCustomer: object | null = { customerId: 3, id: 9 }) =>
  readLoggedUser({ loggedUser: { id: 'u7', ...user }, currentCustomer }).identity;

describe('the producer’s side of Assist', () => {
  const customer = (active: unknown, licenceType: number | null) =>
    readCustomer({ customerId: 1, profile: { licenceType }, customer: { eprodutorAssistActive: active } });
  it.each([
    ['open to the administrator', customer(true, 1), null],
    ['open to the producer', customer(true, 2), null],
    ['closed to another licence', customer(true, 3), 'licence'],
    ['closed to no licence', customer(true, null), 'licence'],
    ['closed where it is not contracted', customer(false, 1), 'notActive'],
    ['closed without a customer', null, 'notActive'],
  ])('is %s', (_, of, refusal) => {
    expect(assistRefusal(of)).toBe(refusal);
  });
});

describe('the menu of staff', () => {
  it.each([
    [null, true],
    ['master', true],
    ['customer_free', false],
    ['producer', false],
  ])('role %o is short: %s', (role, short) => {
    expect(hasShortMenu(signedIn({ role }))).toBe(short);
  });

  it('the former role of a free account is read as the present one', () => {
    expect(readRole('customer_free')).toBe('customer_free_account');
    expect(readRole('producer')).toBe('producer');
    expect(readRole(null)).toBeNull();
  });
});

describe('a support assistant works for a customer', () => {
  const links = (...ids: number[]) => ({
    isSupport: true,
    userLinkedToCustomers: ids.map((customerId) => ({ customerId })),
  });
  it.each([
    ['that is not linked to them', signedIn(links(1, 2)), true],
    ['but not as one of its own users', signedIn(links(1, 3)), false],
    ['but not without one', signedIn(links(1), null), false],
    ['which others never do', signedIn({ ...links(1), isSupport: false }), false],
  ])('%s', (_, identity, supporting) => {
    expect(isSupporting(identity)).toBe(supporting);
  });
});

describe('an address', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['fiscal/', '/fiscal'],
    ['//fiscal//notas/?x=1', '/fiscal/notas'],
    ['/a#b', '/a'],
  ])('%o is compared as %o', (path, bare) => {
    expect(normalisePath(path)).toBe(bare);
  });
});

describe('what the server says of a customer', () => {
  it('is read whole', () => {
    expect(
      readCustomer({
        id: 9,
        userId: 7,
        customerId: '3',
        customerName: 'FAZENDA',
        hasSupport: true,
        isOwner: true,
        profile: { id: 4, name: 'P', licenceType: 2, licenceTypeDescription: 'Produtor', description: 'D' },
        permissions: [
          {
            id: 5,
            name: 'Notas',
            urlName: 'https://x.example/a/',
            iconName: 'I',
            moduleId: 6,
            showOrder: 8,
            legacy: true,
          },
        ],
        customer: {
          name: 'F',
          isFreeAccount: true,
          trialPeriodExpiration: '2026-12-01',
          eprodutorAssistActive: true,
        },
      }),
    ).toEqual({
      id: 9,
      userId: '7',
      customerId: 3,
      customerName: 'FAZENDA',
      hasSupport: true,
      isOwner: true,
      profile: { id: 4, name: 'P', licenceType: 2, licenceTypeDescription: 'Produtor', description: 'D' },
      permissions: [
        {
          id: 5,
          name: 'Notas',
          urlName: 'https://x.example/a/',
          iconName: 'I',
          iconModuleName: '',
          moduleId: 6,
          moduleName: 'Notas',
          moduleConstantFilter: '',
          parentMenuName: null,
          showOrder: 8,
          constantFilter: null,
          legacy: true,
        },
      ],
      customer: {
        name: 'F',
        isFreeAccount: true,
        trialPeriodExpiration: '2026-12-01',
        eprodutorAssistActive: true,
      },
    });
  });

  it('what is missing is empty, and true is only what says so', () => {
    expect(
      readCustomer({ customerId: 3, customer: { name: 'F', isFreeAccount: 'true' }, permissions: [{}] }),
    ).toEqual({
      id: 3,
      userId: '',
      customerId: 3,
      customerName: 'F',
      hasSupport: false,
      isOwner: false,
      profile: { id: null, name: '', licenceType: null, licenceTypeDescription: '', description: '' },
      permissions: [
        {
          id: 0,
          name: '',
          urlName: '',
          iconName: '',
          iconModuleName: '',
          moduleId: 0,
          moduleName: '',
          moduleConstantFilter: '',
          parentMenuName: null,
          showOrder: 0,
          constantFilter: null,
          legacy: false,
        },
      ],
      customer: {
        name: 'F',
        isFreeAccount: false,
        trialPeriodExpiration: null,
        eprodutorAssistActive: false,
      },
    });
    expect(readCustomer({ customerId: 3, customerName: 'FAZENDA' })?.customer.name).toBe('FAZENDA');
  });

  it('links and help posts keep their ids, and have a usual one where it is missing', () => {
    const identity = signedIn({
      userLinkedToCustomers: [{ id: 4, customerId: 2 }, { customerId: 6 }, { id: 8 }],
      systemHelpCenterPostLinkedUrl: [
        { id: 1, urlName: 'inicio/', systemHelpCenterPostId: 5, systemHelpCenterPostName: 'Começo' },
        {},
      ],
    });
    expect(identity.links.map(({ id, customerId }) => [id, customerId])).toEqual([
      [4, 2],
      [6, 6],
    ]);
    expect(identity.helpPosts).toEqual([
      { id: 1, urlName: '/inicio', postId: 5, postName: 'Começo' },
      { id: 0, urlName: '/', postId: 0, postName: '' },
    ]);
  });

  it('has the keys of push messages only where there are some', () => {
    const keys = (firebase: object) => readLoggedUser({ loggedUser: {}, keys: { firebase } }).identity.keys;
    expect(keys({}).firebase).toBeNull();
    expect(keys({ apiKey: 'k' }).firebase).toEqual({ apiKey: 'k' });
  });
});

describe('the store', () => {
  let store: ReturnType<typeof newStore>;
  const newStore = () => createAppStore({ isReset: () => false, keep: [] }, [identitySlice, unreadSlice]);
  beforeEach(() => {
    store = newStore();
  });
  afterEach(() => void store.dispatch(signedOut(null)));

  it('shows a new picture and the support access at once, and changes nothing without a signed-in user', () => {
    store.dispatch(pictureChanged('new.png'));
    store.dispatch(supportAccessChanged(true));
    expect(selectIdentity(store.getState())).toBeNull();
    store.dispatch(identityLoaded(signedIn({})));
    store.dispatch(pictureChanged('new.png'));
    store.dispatch(supportAccessChanged(true));
    expect(selectIdentity(store.getState())?.imageName).toBe('new.png');
    expect(selectCustomer(store.getState())?.hasSupport).toBe(true);
    store.dispatch(identityLoaded(signedIn({}, null)));
    store.dispatch(supportAccessChanged(true));
    expect(selectCustomer(store.getState())).toBeNull();
  });

  it('holds the data of a link, of a user without one, or nothing without a user', () => {
    expect(selectScope(store.getState())).toBe('');
    store.dispatch(identityLoaded(signedIn({}, null)));
    expect(selectScope(store.getState())).toBe('u7/-');
    store.dispatch(identityLoaded(signedIn({})));
    expect(selectScope(store.getState())).toBe('u7/9');
  });

  it('counts what is unread of one customer alone', () => {
    const [customer] = [signedIn({}).currentCustomer];
    if (!customer) throw new Error('no customer');
    store.dispatch(unreadCounted(5));
    expect(selectUnreadCount(store.getState())).toBe(5);
    store.dispatch(customerSelected(customer));
    expect(selectUnreadCount(store.getState())).toBe(0);
    store.dispatch(unreadCounted(2));
    store.dispatch(signedOut(null));
    expect(selectUnreadCount(store.getState())).toBe(0);
  });
});

describe('a token', () => {
  const token = (payload: string) => `x.${btoa(payload)}.y`;
  it.each(['null', '5', '{"exp":"1300819380"}', '{"exp":1e999}'])('that says %s has no end', (payload) => {
    expect(tokenExpiry(token(payload))).toBeNull();
    expect(isExpired(token(payload), Date.now())).toBe(false);
  });
  it('ends by its seconds', () => {
    expect(tokenExpiry(token('{"exp":2}'))).toBe(2000);
  });
});

it.each([
  ['José Luís Prado', 'JL'],
  ['😀 Sítio', '😀S'],
  ['de do', '?'],
])('%o has the letters %o', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
