import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { registerPage } from './register.test.kit';
import { wirePage } from './wire.test.kit';
import { useFixedWorld } from './world.test.kit';

const MASTER = { owner: 'master', strangers: ['produtor'] } as const;

const READS = [
  '/CustomerReact/GetPersonType',
  '/CustomerReact/GetAccountType',
  '/CustomerReact/GetYesNo',
  '/CustomerReact/GetCurrencyByClassification',
  '/CustomerReact/GetCurrencyByClassification?classification=CURRENCY',
  '/CustomerReact/GetCurrencyByClassification?classification=PRODUCT',
  '/Profile/GetProfilesForSelect',
  '/CustomerServiceClassification/GetForSelect',
  '/AccountManager/GetForSelect',
  '/CustomerPortfolio/GetGridData',
  '/CustomerPortfolio/GetHistory',
  '/User/GetLinksForSelect',
  '/User/GetUserPending',
  '/UserAccessLog/GetByDay',
  '/ProductPriceQuotation/GetProductsForSelect',
  '/SystemFAQTopic/GetTopicsForSelectList',
  '/SystemHelpCenterTopic/GetTopicsForSelectList',
  '/SystemHelpCenterSubtopic/GetSubtopicsForSelectList?topicId=1',
  '/SystemHelpCenterSubtopic/GetSubtopicsForSelectList',
  '/SystemHelpCenterPost/GetPostsForSelectList',
  '/SystemHelpCenterPostLinkedUrl/GetUrlsForSelectList',
  '/UnitOfMeasure/GetUnitsForSelectList',
  '/ProfilePatternPermission/GetGridData',
  '/ProfilePatternPermission/GetById?id=1',
  '/ProfilePatternPermission/GetById?id=4',
  '/ProfilePatternPermission/GetById?id=999999',
  '/SystemTermsOfUse/GetAcceptances?id=1',
  '/SystemTermsOfUse/GetAcceptances?id=999999',
  '/Customer/GetCustomersForSelectList',
  '/CustomerReact/GetUsers?id=1',
  '/CustomerReact/GetUsers?id=999999',
  '/CustomerReact/GetModules?id=1',
  '/CustomerReact/GetModules?id=999999',
  '/Menu/GetMenusByCustomer',
  '/Menu/GetMenusByCustomer?customerId=1',
  '/Menu/GetMenusByCustomer?id=1',
  '/Module/CustomerHasModule?customerId=1&moduleConstantFilter=FINANCIAL',
  '/Module/CustomerHasModule?customerId=16&moduleConstantFilter=FINANCIAL',
  '/Module/CustomerHasModule?customerId=999999&moduleConstantFilter=FINANCIAL',
  ...['a', 'zanchettin', '12019000', '1201.90.00', 'nota', 'jose carlos', 'JOSÉ', 'soja', 'nada disso'].map(
    (text) => `/Administration/Search?text=${encodeURIComponent(text)}`,
  ),
  '/Administration/Search',
];

describe('the administration on the wire', () => {
  useFixedWorld();

  it('lists', async () => {
    const page = wirePage('master');
    for (const path of READS) await page.reads(path);
    await page.readsOf(['produtor'], READS);
    await expect(page.text()).toMatchFileSnapshot('answers/admin/lists.txt');
  });

  it('customers', async () => {
    const { customerRecords } = demo.world.platform;
    const lone = demo.world.customers
      .all()
      .findLast(({ id }) => !demo.world.links.find((link) => link.customerId === id))?.id;
    const page = await registerPage({
      ...MASTER,
      controller: 'CustomerReact',
      ids: [1, ...(lone === undefined ? [16] : [lone])],
      fields: [
        'document',
        'personType',
        'email',
        'phone',
        'accountType',
        'currencyId',
        'cep',
        'address',
        'addressNumber',
        'district',
        'businessActivityIds',
        'accountManagerId',
        'serviceClassificationId',
        'isFreeAccount',
        'name',
        'cityId',
        'trialPeriodExpiration',
      ],
      fresh: {
        document: '111.444.777-35',
        personType: 1,
        email: 'Novo@exemplo.com.br',
        isFreeAccount: 'S',
        name: 'NOVO',
        trialPeriodExpiration: '2026-04-17',
        cityId: 1,
        businessActivityIds: [1, 2],
      },
      also: {
        'a company with a CPF': { personType: 2 },
        'a company': { personType: 2, document: '12ABC34501DE35' },
        'a person with a CNPJ': { document: '12ABC34501DE35' },
        'paid for': { isFreeAccount: 'N' },
        'without manager': { accountManagerId: null, serviceClassificationId: null },
      },
    });
    await page.writes({
      path: '/Customer/GetCustomerByEmail',
      body: { email: customerRecords.need(1).email.toUpperCase() },
      strangers: ['produtor'],
    });
    await page.writes({
      method: 'PUT',
      path: '/CustomerReact/UpdateModules?id=1',
      body: { moduleIds: [1, 2, 3] },
      strangers: ['produtor'],
      shows: [
        '/CustomerReact/GetModules?id=1',
        '/Module/CustomerHasModule?customerId=1&moduleConstantFilter=FINANCIAL',
      ],
    });
    await page.writes({
      method: 'PUT',
      path: '/CustomerReact/UpdateModules?id=16',
      body: { moduleIds: [1, 2, 3, 4] },
      strangers: [],
      shows: ['/CustomerReact/GetModules?id=16'],
    });
    await page.writes({
      method: 'PUT',
      path: '/CustomerReact/UpdateAssist?id=1',
      body: { eprodutorAssistActive: false },
      strangers: ['produtor'],
      shows: ['/CustomerReact/GetById?id=1'],
    });
    for (const customerId of [1, 17])
      await page.writes({
        path: '/Customer/UpdateLoginIntegrationb2k',
        body: { customerId, login: 'b2k', password: 'segredo' },
        strangers: ['produtor'],
        shows: [`/CustomerReact/GetById?id=${customerId}`],
      });
    await page.follows('the password is kept where none is sent', [
      ['POST', '/Customer/UpdateLoginIntegrationb2k', { customerId: 1, login: 'b2k', password: 'segredo' }],
      ['POST', '/Customer/UpdateLoginIntegrationb2k', { customerId: 1, login: 'outro' }],
      ['GET', '/CustomerReact/GetById?id=1'],
    ]);
    await page.writes({
      path: '/CustomerPortfolio/Move',
      body: { customerIds: [1, 2], accountManagerId: 2, reason: 'REGIAO' },
      strangers: ['produtor'],
      shows: ['/CustomerPortfolio/GetGridData', '/CustomerPortfolio/GetHistory'],
    });
    await expect(page.text()).toMatchFileSnapshot('answers/admin/customers.txt');
  });

  it('registrations are approved and refused', async () => {
    const page = wirePage('master');
    const pending = demo.world.platform.preRegistrations.filter(({ status }) => status === 'PENDING');
    const [first, second] = pending;
    const decided = demo.world.platform.preRegistrations.find(({ status }) => status !== 'PENDING');
    const body = {
      id: first?.id,
      quantity: 3,
      trialDays: 30,
      accountManagerId: 1,
      serviceClassificationId: 1,
    };
    const shows = [
      '/CustomerPreRegistration/GetGridData',
      '/CustomerReact/GetGridData',
      '/User/GetGridData',
      '/CustomerLicense/GetGridData',
      '/__demo/mails',
    ];
    await page.writes({
      path: '/CustomerPreRegistration/Approve',
      body,
      strangers: ['produtor'],
      shows,
      also: {
        'without trial': { trialDays: 0 },
        'a year of trial': { trialDays: 365 },
        longer: { trialDays: 366 },
        'many licences': { quantity: 999 },
        more: { quantity: 1000 },
      },
    });
    await page.writes({
      path: '/CustomerPreRegistration/Refuse',
      body: { id: second?.id ?? first?.id, reason: 'REPETIDO' },
      strangers: ['produtor'],
      shows: ['/CustomerPreRegistration/GetGridData'],
    });
    await page.follows('decided once', [
      ['POST', '/CustomerPreRegistration/Approve', body],
      ['POST', '/CustomerPreRegistration/Approve', body],
      ['POST', '/CustomerPreRegistration/Refuse', { id: first?.id, reason: 'X' }],
      ['POST', '/CustomerPreRegistration/Refuse', { id: decided?.id, reason: 'X' }],
      ['DELETE', `/CustomerPreRegistration/Delete?id=${first?.id}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/admin/registrations.txt');
  });

  it('users', async () => {
    const { users, links } = demo.world;
    const lone = users.find((user) => !user.isMaster && !links.find((link) => link.userId === user.id))?.id;
    const invited = users.find(({ emailConfirmed }) => !emailConfirmed)?.id ?? 0;
    const master = users.find(({ isMaster }) => isMaster)?.id ?? 0;
    const page = await registerPage({
      ...MASTER,
      controller: 'User',
      ids: [1, master, invited, ...(lone === undefined ? [] : [lone])],
      fields: ['name', 'email', 'isMaster', 'isSupport', 'links'],
      fresh: {
        name: 'NOVO',
        email: 'Novo@exemplo.com.br',
        isMaster: false,
        isSupport: false,
        links: [
          { customerId: 1, profileId: 4, isOwner: false },
          { customerId: 2, profileId: 1, isOwner: true },
        ],
      },
      also: {
        'the same customer twice': {
          links: [
            { customerId: 1, profileId: 4 },
            { customerId: 1, profileId: 4 },
          ],
        },
        'of the platform': { isMaster: true, links: [] },
        ...Object.fromEntries(
          [1, 2, 3, 5, 6, 7, 8, 9].map((profileId) => [
            `profile ${profileId}`,
            { links: [{ customerId: 1, profileId }] },
          ]),
        ),
      },
    });
    await page.writes({
      method: 'PUT',
      path: `/User/Edit?id=${master}`,
      body: { name: 'EU', email: 'master@demo.com.br', isMaster: true, isSupport: true, links: [] },
      strangers: [],
      shows: [`/User/GetById?id=${master}`],
    });
    await page.writes({
      path: '/User/ResendInvitation',
      body: { id: invited },
      strangers: ['produtor'],
      also: { 'who has confirmed': { id: 1 } },
    });
    await page.follows('who is inactive is signed out', [
      ['GET', '/User/GetLoggedUser', undefined, { account: 'contador' }],
      [
        'POST',
        '/User/ActivateInactivate',
        { id: users.find(({ account }) => account === 'contador')?.id, active: false },
      ],
      ['GET', '/User/GetLoggedUser', undefined, { account: 'contador' }],
      [
        'POST',
        '/login/signIn',
        { UserName: 'contador@demo.com.br', Password: 'demo1234', TimeZoneOffset: 180 },
      ],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/admin/users.txt');
  });

  it('menus and profiles', async () => {
    const page = wirePage('master');
    const { menuItems, platform } = demo.world;
    const [first, second] = menuItems.all();
    const place = { id: first?.id, moduleId: second?.moduleId, parentMenuName: 'Novo', showOrder: 9 };
    await page.writes({
      method: 'PUT',
      path: '/Menu/SaveOrder',
      body: {
        items: [place, { id: second?.id, moduleId: second?.moduleId, parentMenuName: '', showOrder: 1 }],
      },
      strangers: ['produtor'],
      shows: ['/Menu/GetGridData'],
    });
    const pattern = platform.profilePatterns.need(4);
    await page.writes({
      method: 'PUT',
      path: '/ProfilePatternPermission/Edit?id=4',
      body: {
        permissionProfileValuesWeb: pattern.menuIds.slice(1),
        permissionProfileValuesMobile: pattern.mobileIds.slice(1),
      },
      strangers: ['produtor'],
      shows: ['/ProfilePatternPermission/GetById?id=4', '/ProfilePatternPermission/GetGridData'],
      also: {
        'nothing at all': { permissionProfileValuesWeb: [], permissionProfileValuesMobile: [] },
        'what there is not': { permissionProfileValuesWeb: [999_999] },
      },
    });
    await page.follows('what is taken from a profile is taken from its users', [
      ['GET', '/User/GetLoggedUser', undefined, { account: 'veterinario' }],
      [
        'PUT',
        '/ProfilePatternPermission/Edit?id=4',
        { permissionProfileValuesWeb: [], permissionProfileValuesMobile: [] },
      ],
      ['GET', '/User/GetLoggedUser', undefined, { account: 'veterinario' }],
      [
        'PUT',
        '/ProfilePatternPermission/Edit?id=3',
        { permissionProfileValuesWeb: [], permissionProfileValuesMobile: [] },
      ],
      ['DELETE', `/Menu/Delete?id=${first?.id}`],
      ['GET', '/ProfilePatternPermission/GetGridData'],
    ]);
    const draft = platform.termVersions.find(({ termsId }) => termsId === null)?.id;
    await page.writes({
      path: '/SystemTermsOfUse/Publish',
      body: { id: draft },
      strangers: ['produtor'],
      shows: ['/SystemTermsOfUse/GetGridData'],
    });
    await page.follows('published once, then to be accepted', [
      ['POST', '/SystemTermsOfUse/Publish', { id: draft }],
      ['POST', '/SystemTermsOfUse/Publish', { id: draft }],
      ['GET', '/SystemTermsOfUse/VerifyEquals', undefined, { account: 'produtor' }],
      ['GET', `/SystemTermsOfUse/GetAcceptances?id=${draft}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/admin/menus.txt');
  });
});
