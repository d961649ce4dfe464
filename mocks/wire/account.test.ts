import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { useFixedWorld } from './world.test.kit';

const READS = [
  '/User/GetUserAccount',
  '/User/GetUserPendingByCustomer',
  '/User/GetLicensesAvailable',
  '/ProfilePatternPermission/GetLicenseTypeMaster',
  '/ProfilePatternPermission/GetLicenseTypeMaster?withoutAdmin=true',
  '/ProfilePatternPermission/GetLicenseTypeMaster?withoutAdmin=false',
  '/ProfilePatternPermission/GetLicenseType?withoutAdmin=true',
  '/ProfilePatternPermission/GetLicenseType?withoutAdmin=false',
  '/ProfilePatternPermission/GetLicenseType?withoutAdmin=true&getFreeLicenseOption=true',
  '/ProfilePatternPermission/GetLicenseType',
  ...[1, 3, 4, 9, 99].map(
    (type) => `/ProfilePatternPermission/GetHierarchicalMenuByLicenseType?licenseType=${type}`,
  ),
  '/User/GetProfileType',
  '/CustomerServiceClassification/GetCurrent',
  '/AccountManager/GetByCurrentCustomer',
  '/Module/CustomerHasModule?moduleConstantFilter=FINANCIAL',
  '/Module/GetModules',
  '/Module/GetModuleType',
  '/State/GetStatesForSelect',
  '/City/GetCitiesForSelect?stateId=41',
  '/City/GetCitiesForSelect?customerCitySelected=true',
  '/Community/GetCommunitiesForSelect',
  '/Community/GetCommunitiesForSelect?cityId=80',
  '/CustomerReact/GetBusinessActivities',
  '/Customer/GetCustomersForSelectList',
  '/Aviary/GetAviariesForSelect',
  '/FishPond/GetFishPondForSelect',
  '/SystemTermsOfUse/VerifyEquals',
  '/SystemTermsOfUse/GetLastDoc',
  '/SystemFAQTopic/GetAll',
  '/SystemHelpCenterPost/GetAll',
];

const ACCOUNTS = [
  'multi',
  'usuario',
  'dono',
  'agronomo',
  'veterinario',
  'contador',
  'integrador',
  'instalador',
  'gratis',
  'expirado',
  'nfpe',
  'termos',
  'suporte',
  'master',
];

const linkOf = (account: string) => demo.world.links.find((link) => link.userId === userOf(account))?.id ?? 0;
const userOf = (account: string) => demo.world.users.find((user) => user.account === account)?.id ?? 0;

describe('accounts and sessions on the wire', () => {
  useFixedWorld();

  it('lists', async () => {
    const page = wirePage();
    for (const path of READS) await page.reads(path);
    await page.readsOf(['dono', 'agronomo', 'gratis', 'usuario'], READS);
    await expect(page.text()).toMatchFileSnapshot('answers/account/lists.txt');
  });

  it('who is signed in', async () => {
    const page = wirePage();
    await page.reads('/User/GetLoggedUser');
    for (const account of ACCOUNTS) await page.reads('/User/GetLoggedUser', { account });
    await expect(page.text()).toMatchFileSnapshot('answers/account/signedIn.txt');
  });

  it('users are invited and changed', async () => {
    const page = wirePage();
    const pattern = demo.world.platform.profilePatterns.need(4);
    const pending = demo.world.links.find(
      (link) => link.customerId === 1 && !demo.world.users.need(link.userId).emailConfirmed,
    );
    const others = demo.world.links.find((link) => link.customerId === 14)?.id;
    const profileId = 4;
    const tree = {
      permissionProfileValuesWeb: pattern.menuIds.slice(0, 2),
      permissionProfileValuesMobile: pattern.mobileIds.slice(0, 1),
    };
    const strangers = ['usuario', 'gratis', 'agronomo', 'dono'];
    const shows = [
      '/User/GetUserAccount',
      '/User/GetLicensesAvailable',
      '/User/GetUserLinkedToCustomerById?id={id}',
      '/__demo/mails',
    ];
    await page.writes({
      path: '/User/CreateInvited',
      body: { name: 'NOVA', email: 'nova@exemplo.com.br', profileId, ...tree },
      strangers,
      shows,
      also: {
        'who is there already': { email: 'PRODUTOR@demo.com.br' },
        'who has another account': { email: 'gratis@demo.com.br' },
        'without a profile of menus': {
          profileId: 6,
          permissionProfileValuesWeb: [],
          permissionProfileValuesMobile: [],
        },
        'an administrator': { profileId: 1 },
        'a consultant': { profileId: 9 },
      },
    });
    const contador = linkOf('contador');
    const { name, email } = demo.world.users.need(userOf('contador'));
    for (const id of [contador, linkOf('produtor'), others, 'x'])
      await page.reads(`/User/GetUserLinkedToCustomerById?id=${id}`);
    await page.writes({
      method: 'PUT',
      path: `/User/EditInvited?id=${contador}`,
      body: { name, email, profileId, ...tree },
      foreign: { '?id': others },
      strangers,
      shows: [`/User/GetUserLinkedToCustomerById?id=${contador}`],
    });
    await page.writes({
      path: '/User/SendAgroCenterConsultantSolicitation',
      body: {
        code: '123-456-789',
        moduleId: 1,
        sharingAcceptance: true,
        awareness: true,
        profileId,
        ...tree,
      },
      strangers,
      shows,
      also: { 'an unknown one': { code: '000-000-000' }, 'without dashes': { code: '123456789' } },
    });
    for (const path of ['/User/ForwardEmailByCustome', '/User/ForwardEmail'])
      await page.writes({
        path,
        body: { id: pending?.id },
        foreign: { id: others },
        strangers: ['usuario', 'gratis', 'master'],
        shows: ['/__demo/mails'],
        also: { 'who has confirmed': { id: contador } },
      });
    await page.writes({
      method: 'GET',
      path: `/User/ReleaseJson?id=${pending?.id}`,
      foreign: { '?id': others },
      strangers: ['usuario', 'gratis', 'master'],
      shows: ['/User/GetUserPendingByCustomer'],
    });
    await page.follows('deleted once, and never oneself', [
      ['GET', `/User/DeleteJson/${linkOf('produtor')}`],
      ['GET', `/User/DeleteJson/${others}`],
      ['GET', `/User/DeleteJson/${contador}`, undefined, { account: 'usuario' }],
      ['GET', `/User/DeleteJson/${contador}`],
      ['GET', `/User/DeleteJson/${contador}`],
      ['GET', '/User/GetUserAccount'],
      ['GET', '/User/GetLicensesAvailable'],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/account/users.txt');
  });

  it('the last licence', async () => {
    const page = wirePage();
    const left = demo.world.platform.licences.find(({ customerId }) => customerId === 1)?.quantity ?? 0;
    const invite = (at: number) =>
      [
        'POST',
        '/User/CreateInvited',
        {
          name: `N ${at}`,
          email: `n${at}@exemplo.com.br`,
          profileId: 6,
          permissionProfileValuesWeb: [],
          permissionProfileValuesMobile: [],
        },
      ] as const;
    await page.follows('is given once', [
      ...Array.from({ length: left + 1 }, (_, at) => invite(at)),
      ['GET', '/User/GetLicensesAvailable'],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/account/licences.txt');
  });

  it('password, picture, preferences, support', async () => {
    const page = wirePage();
    const userId = userOf('produtor');
    const png = Buffer.from('\u0089PNG').toString('base64');
    await page.writes({
      path: '/User/ChangePasswordJson',
      body: { userId, currentPassword: 'demo1234', newPassword: 'segredo', confirmPassword: 'segredo' },
      foreign: { userId: userOf('gratis') },
      strangers: ['usuario'],
      also: {
        'of six signs': { newPassword: '123456', confirmPassword: '123456' },
        'of five': { newPassword: '12345', confirmPassword: '12345' },
      },
    });
    await page.writes({
      path: '/User/SaveImage',
      body: { id: userId, fileName: 'a.png', contentType: 'image/png', contentAsBase64String: png },
      foreign: { id: userOf('gratis') },
      strangers: ['usuario'],
      shows: ['/arquivos/fotos/1.png', '/arquivos/equipe/juliana.svg'],
      also: {
        'as big as can be': { contentAsBase64String: Buffer.alloc(1_023_999).toString('base64') },
        bigger: { contentAsBase64String: Buffer.alloc(1_024_000).toString('base64') },
        ...Object.fromEntries(
          ['image/jpeg', 'image/gif', 'image/webp', 'image/bmp'].map((contentType) => [
            contentType,
            { contentType },
          ]),
        ),
      },
    });
    await page.writes({
      path: '/api/auth/user/update',
      body: { preferences: { theme: 'dark' } },
      strangers: ['usuario'],
      shows: ['/User/GetLoggedUser'],
    });
    await page.follows('preferences are added to', [
      ['POST', '/api/auth/user/update', { preferences: { theme: 'dark', language: 'en-US' } }],
      ['POST', '/api/auth/user/update', { preferences: { theme: 'light' } }],
    ]);
    await page.writes({
      path: '/User/SetUserLinkedToCustomerAccessLog',
      body: {
        UserLinkedToCustomerId: linkOf('produtor'),
        AccessedDate: '2026-03-18T12:00:00-03:00',
        AccessedFrom: 'WEB',
      },
      foreign: { UserLinkedToCustomerId: linkOf('gratis') },
      strangers: ['usuario'],
    });
    const support = { account: 'suporte' };
    await page.follows('support enters while it may', [
      ['GET', '/User/SetCustomerId?customerId=1', undefined, support],
      ['PATCH', '/User/ReleaseSupportAccess'],
      ['GET', '/User/SetCustomerId?customerId=1', undefined, support],
      ['GET', '/CurrentAccount/GetBalances', undefined, support],
      ['PATCH', '/User/RemoveSupportAccess'],
      ['GET', '/CurrentAccount/GetBalances', undefined, support],
      ['GET', '/User/GetLoggedUser', undefined, support],
      ['GET', '/User/SetCustomerId?customerId=999999', undefined, support],
      ['GET', '/User/SetCustomerId?customerId=14', undefined, { account: 'produtor' }],
      ['PATCH', '/User/ReleaseSupportAccess', undefined, { account: 'master' }],
      ['GET', '/User/SetCustomerId?customerId=2', undefined, { account: 'multi' }],
      ['GET', '/CurrentAccount/GetBalances', undefined, { account: 'multi' }],
    ]);
    await page.follows('terms are accepted', [
      ['GET', '/SystemTermsOfUse/VerifyEquals', undefined, { account: 'termos' }],
      [
        'PATCH',
        '/SystemTermsOfUse/SetSystemTermsOfUseForUser?id=2',
        { termOfUseType: 2 },
        { account: 'termos' },
      ],
      [
        'PATCH',
        '/SystemTermsOfUse/SetSystemTermsOfUseForUser?id=99',
        { termOfUseType: 1 },
        { account: 'termos' },
      ],
      [
        'PATCH',
        `/SystemTermsOfUse/SetSystemTermsOfUseForUser?id=${demo.world.terms.all().at(-1)?.id}`,
        { termOfUseType: 1 },
        { account: 'termos' },
      ],
      ['GET', '/SystemTermsOfUse/VerifyEquals', undefined, { account: 'termos' }],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/account/own.txt');
  });

  it('signing in and passwords that were forgotten', async () => {
    const page = wirePage();
    const signIn = { UserName: 'produtor@demo.com.br', Password: 'demo1234', TimeZoneOffset: 180 };
    await page.writes({
      path: '/login/signIn',
      body: signIn,
      strangers: [],
      also: {
        'in capitals': { UserName: 'PRODUTOR@DEMO.COM.BR' },
        'not invited yet': { UserName: 'ninguem@demo.com.br' },
      },
    });
    await page.writes({
      path: '/login/GeneratePasswordResetToken',
      body: { userName: 'produtor@demo.com.br' },
      strangers: [],
    });
    const token = 'CfDJ8+00000000/0000/4000/8000/000000000005==';
    const reset = { userId: String(userOf('produtor')), token, newPassword: 'nova' };
    await page.follows('the link is used once', [
      ['POST', '/login/GeneratePasswordResetToken', { userName: 'produtor@demo.com.br' }],
      ['GET', '/__demo/mails'],
      ['POST', '/login/ResetPasswordByToken', { ...reset, newPassword: 'abc' }],
      ['POST', '/login/ResetPasswordByToken', { ...reset, token: 'x' }],
      ['POST', '/login/ResetPasswordByToken', { ...reset, userId: '2' }],
      ['POST', '/login/ResetPasswordByToken', reset],
      ['POST', '/login/ResetPasswordByToken', reset],
      ['POST', '/login/signIn', signIn],
      ['POST', '/login/signIn', { ...signIn, Password: 'nova' }],
      ['GET', '/Login/LogoutReact'],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/account/session.txt');
  });
});
