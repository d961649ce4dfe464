import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../mocks/accounts';
import { aLoggedUserAnswer } from '../../mocks/build/session';
import { resetDemo, server } from '../../mocks/server';
import { allFaqTopics } from '@/domain/widgets/faq/faqService';
import { citiesWithFavourite, forecastByCityCode } from '@/domain/widgets/forecast/forecastService';
import { tokenStore } from '@/domain/identity/tokenStore';
import { quotationSourceService } from '@/modules/finance/financeService';
import { communityService } from '@/modules/map/mapService';
import { getLoggedUser, latestTerms, setCustomer, termsToAccept } from '@/modules/session/sessionService';
import { driftChecked } from '@/platform/http/drift';
import { configureHttp } from '@/platform/http/policy';
import { type LogEntry, setLogSink } from '@/platform/log/log';

// The demo backend has types of its own, so that it cannot confirm the application's mistakes. Where both speak of
// the same answer they must agree; a difference is logged as drift, and here drift fails.
const drift: LogEntry[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  resetDemo();
  drift.length = 0;
  setLogSink((entry) => drift.push(entry));
  configureHttp({ bearer: tokenStore.access, antiForgery: tokenStore.form, onError: () => undefined });
});
afterEach(() => server.resetHandlers());

function signedInAs(account: string) {
  const { accessToken, tokenForm } = aLoggedUserAnswer(account);
  tokenStore.keep(accessToken, tokenForm);
}

async function compared(): Promise<LogEntry[]> {
  await driftChecked();
  return drift;
}

const accounts = demoAccounts.map(({ address }) => address.replace(/@.*/, ''));

describe('the answers of the demo backend fit the schemas of the application', () => {
  it.each(accounts)('GetLoggedUser of %s', async (account) => {
    signedInAs(account);
    await getLoggedUser();
    expect(await compared()).toEqual([]);
  });

  it('terms', async () => {
    signedInAs('termos');
    expect(await latestTerms()).toMatchObject({ htmlCode: expect.stringContaining('<') as string });
    expect(await termsToAccept()).toMatchObject({ id: expect.any(Number) as number });
    expect(await compared()).toEqual([]);
  });

  it('the customer that is chosen', async () => {
    signedInAs('multi');
    const { identity } = await getLoggedUser();
    const [link] = identity.links;
    expect(await setCustomer(link?.customerId ?? 0)).toMatchObject({ customerId: link?.customerId });
    expect(await compared()).toEqual([]);
  });

  it('the forecast of the favourite city, and the frequent questions', async () => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const favourite = (await citiesWithFavourite(signal)).find(({ selected }) => selected);
    expect(favourite).toMatchObject({ name: 'Toledo', stateName: 'Paraná' });
    expect(await forecastByCityCode(favourite?.code ?? 0, signal)).toHaveLength(7 * 24);
    expect(await allFaqTopics(signal)).not.toEqual([]);
    expect(await compared()).toEqual([]);
  });

  it.each([
    ['communities', communityService],
    ['quotation sources', quotationSourceService],
  ])('%s, list and record', async (_name, service) => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const rows = await service.list(signal);
    expect(rows.length).toBeGreaterThan(0);
    await service.get(rows[0]?.id ?? 0, signal);
    expect(await compared()).toEqual([]);
  });
});
