import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { useFixedWorld } from './world.test.kit';

const PATH = '/Integration';
const one = (id: unknown) => `${PATH}/GetById?id=${String(id)}`;
const STRANGERS = ['usuario', 'contador', 'veterinario'];
const [CONNECTED, NEW_TERMS, FAILING, ACCEPTED, NEVER] = [1, 2, 3, 4, 5];
const access = { clientId: 'frota-nova', clientSecret: '12345678' };

describe('partners on the wire', () => {
  useFixedWorld();

  it('lists', async () => {
    const page = wirePage();
    await page.reads(`${PATH}/GetPartners`);
    for (const id of [CONNECTED, FAILING]) await page.reads(one(id));
    for (const id of [999_999, 'x']) await page.reads(one(id));
    await page.readsOf([...STRANGERS, 'gratis'], [`${PATH}/GetPartners`]);
    await page.reads(one(CONNECTED), { account: 'multi', customerId: 3 });
    await expect(page.text()).toMatchFileSnapshot('answers/integrations/lists.txt');
  });

  it('terms and access', async () => {
    const page = wirePage();
    const terms = demo.world.integrations.terms.all();
    const termsOf = (partnerId: number) => terms.filter((row) => row.partnerId === partnerId).at(-1)?.id;
    await page.writes({
      path: `${PATH}/AcceptTerms`,
      body: { id: NEVER, termsId: termsOf(NEVER) },
      shows: [one(NEVER)],
      strangers: STRANGERS,
      also: {
        'terms of another partner': { termsId: termsOf(ACCEPTED) },
        'once more': { id: ACCEPTED, termsId: termsOf(ACCEPTED) },
        'the former terms': { id: NEW_TERMS, termsId: terms.find((row) => row.partnerId === NEW_TERMS)?.id },
        'the new terms': { id: NEW_TERMS, termsId: termsOf(NEW_TERMS) },
      },
    });
    await page.writes({
      path: `${PATH}/Connect`,
      body: { id: CONNECTED, credentials: access },
      shows: [one(CONNECTED)],
      strangers: STRANGERS,
      also: {
        'a short secret': { credentials: { ...access, clientSecret: '1234567' } },
        'the longest names': { credentials: { clientId: 'A'.repeat(200), clientSecret: 'B'.repeat(200) } },
        'longer names': { credentials: { clientId: 'A'.repeat(201), clientSecret: 'B'.repeat(201) } },
      },
    });
    await page.writes({
      path: `${PATH}/Synchronize`,
      body: { id: CONNECTED },
      shows: [one(CONNECTED)],
      strangers: STRANGERS,
    });
    await page.writes({
      path: `${PATH}/Disconnect`,
      body: { id: CONNECTED },
      shows: [one(CONNECTED)],
      strangers: STRANGERS,
    });
    await expect(page.text()).toMatchFileSnapshot('answers/integrations/access.txt');
  });

  it('from the first terms to the last synchronization', async () => {
    const page = wirePage();
    const post = (action: string, body: object) => ['POST', `${PATH}/${action}`, { ...body }] as const;
    const terms = demo.world.integrations.terms.find((row) => row.partnerId === NEVER);
    const list = ['GET', `${PATH}/GetPartners`] as const;
    await page.follows('new terms are accepted before more is exchanged', [
      post('Synchronize', { id: NEW_TERMS }),
      post('Connect', { id: NEW_TERMS, credentials: { user: 'sitio', password: '12345678' } }),
      post('AcceptTerms', { id: NEW_TERMS, termsId: 7 }),
      post('Synchronize', { id: NEW_TERMS }),
      list,
    ]);
    await page.follows('a partner that refuses every access', [
      post('Synchronize', { id: FAILING }),
      list,
      post('Connect', { id: FAILING, credentials: { memberCode: ' 40.219 ', token: ' 123456789 ' } }),
      post('Synchronize', { id: FAILING }),
      list,
    ]);
    await page.follows('a partner without a name of the account', [
      post('Synchronize', { id: ACCEPTED }),
      post('Connect', { id: ACCEPTED, credentials: { token: '  ABCDEFGH1234 ' } }),
      post('Synchronize', { id: ACCEPTED }),
      ['GET', one(ACCEPTED)],
      post('Disconnect', { id: ACCEPTED }),
      post('Disconnect', { id: ACCEPTED }),
      post('Synchronize', { id: ACCEPTED }),
    ]);
    await page.follows('a partner that is new', [
      post('Connect', { id: NEVER, credentials: { user: 'a', password: '12345678' } }),
      post('AcceptTerms', { id: NEVER, termsId: terms?.id }),
      post('Synchronize', { id: NEVER }),
      post('Connect', { id: NEVER, credentials: { user: 'a', password: '12345678' } }),
      ['GET', `${PATH}/GetPartners`, undefined, { account: 'multi', customerId: 3 }],
    ]);
    await page.follows('the newest runs', [
      ...Array.from({ length: 7 }, () => post('Synchronize', { id: CONNECTED })),
      ['GET', one(CONNECTED)],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/integrations/course.txt');
  });
});

describe('the forecast on the wire', () => {
  useFixedWorld();
  const of = (code: unknown) =>
    `/CentralAgroClimaticaPrevisao/GetSimpleForecastsByCityCode?code=${String(code)}`;
  const codeOf = (name: string) => demo.world.cities.all().find((city) => city.name === name)?.code;

  it('of cities', async () => {
    const page = wirePage();
    for (const name of ['Toledo', 'Rio Verde', 'Sorriso', 'Passo Fundo', 'Dourados', 'Rorainópolis'])
      await page.reads(of(codeOf(name)));
    for (const code of ['', 'x', 0, 1]) await page.reads(of(code));
    await page.readsOf(['gratis', 'master'], [of(1)]);
    await expect(page.text()).toMatchFileSnapshot('answers/integrations/forecast.txt');
  });

  it('of the favourite one', async () => {
    const page = wirePage();
    const path = '/User/UpdateFavorityCity';
    const body = { FavoriteCityId: 82 };
    const { stateId } = demo.world.cities.need(body.FavoriteCityId);
    const favourite = `/City/GetCitiesForSelect?customerCitySelected=true&stateId=${stateId}`;
    await page.writes({ path, body, strangers: ['gratis', 'master', 'usuario'], shows: [favourite] });
    await expect(page.text()).toMatchFileSnapshot('answers/integrations/favourite.txt');
  });
});
