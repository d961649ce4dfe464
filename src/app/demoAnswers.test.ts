import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../mocks/accounts';
import { aLoggedUserAnswer } from '../../mocks/build/session';
import { resetDemo, server } from '../../mocks/server';
import { tokenStore } from '@/domain/identity/tokenStore';
import { quotationSourceService } from '@/modules/finance/financeService';
import { calendarItems } from '@/modules/home/calendar/calendarService';
import { getNotice, listNotices } from '@/modules/home/notices/noticesService';
import { usdaFigures, usdaOptions } from '@/modules/home/prices/pricesService';
import { communityService } from '@/modules/map/mapService';
import { getLoggedUser, latestTerms, setCustomer, termsToAccept } from '@/modules/session/sessionService';
import { monthOf } from '@/platform/format/month';
import { today } from '@/platform/format/date';
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

  it('notices, calendar and prices of the home page', async () => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const [notice] = await listNotices(signal);
    expect(await getNotice(notice?.id ?? 0, signal)).toEqual(notice);
    expect((await calendarItems([monthOf(today())], signal)).length).toBeGreaterThan(0);
    const { commodities, attributes } = await usdaOptions(signal);
    expect(attributes.length).toBeGreaterThan(0);
    expect((await usdaFigures(commodities[0]?.id ?? '', signal)).length).toBeGreaterThan(0);
    expect(await compared()).toEqual([]);
  });
});
