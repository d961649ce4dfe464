// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../mocks/accounts';
import { allFaqTopics } from '@/domain/widgets/faq/faqService';
import { citiesWithFavourite, forecastByCityCode } from '@/domain/widgets/forecast/forecastService';
import * as account from '@/modules/account/accountService';
import { farmsWithFields } from '@/domain/land/landService';
import { imageDates, ndviOf } from '@/modules/agriculture/agricultureService';
import { documentService, findDocuments, lastDateOf } from '@/modules/finance/documents/documentsService';
import { companies } from '@/modules/finance/registers/companies';
import { creditCards } from '@/modules/finance/registers/creditCards';
import { currencies } from '@/modules/finance/registers/currencies';
import { currentAccounts } from '@/modules/finance/registers/currentAccounts';
import { loans } from '@/modules/finance/registers/loans';
import { payments } from '@/modules/finance/registers/payments';
import { quotationSourceService } from '@/modules/finance/financeService';
import { partnerCalls, partnerOfDocument } from '@/modules/finance/partners/partnersService';
import { nextProductCode, productCalls, productLineCalls } from '@/modules/finance/products/productsService';
import { title, titles } from '@/modules/finance/titles/titlesService';
import { academyVideos } from '@/modules/home/academy/academyService';
import { dollarPeriod, dollarToday, lastPosts, pinnedPages, versionToShow } from '@/modules/home/homeService';
import { poultryAviaries, poultryLot } from '@/modules/lots/lotsService';
import {
  communityService,
  costCenterService,
  farmService,
  plotService,
  realEstateService,
} from '@/modules/map/mapService';
import { partnerById, partners } from '@/modules/integrations/integrationsService';
import { equipmentService, sensorService } from '@/modules/monitoring/monitoringService';
import { calendarItems } from '@/modules/home/calendar/calendarService';
import { getNotice, listNotices } from '@/modules/home/notices/noticesService';
import { usdaFigures, usdaOptions } from '@/modules/home/prices/pricesService';
import { connectedDevices, lastNotifications } from '@/modules/notifications/notificationsService';
import { getSetting } from '@/modules/notifications/settings/notificationSettingsService';
import { getLoggedUser, latestTerms, setCustomer, termsToAccept } from '@/modules/session/sessionService';
import { monthOf } from '@/platform/format/month';
import { addDays, today } from '@/platform/format/date';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { drift, signedInAs, startDemoAnswers } from './demoAnswers.test.kit';

// The demo backend has types of its own, so that it cannot confirm the application's mistakes. Where both speak of
// the same answer they must agree; a difference is logged as drift, and here drift fails.
startDemoAnswers();

const accounts = demoAccounts.map(({ address }) => address.replace(/@.*/, ''));

describe('the answers of the demo backend fit the schemas of the application', () => {
  it.each(accounts)('GetLoggedUser of %s', async (account) => {
    signedInAs(account);
    await getLoggedUser();
    expect(drift).toEqual([]);
  });

  it('terms', async () => {
    signedInAs('termos');
    expect(await latestTerms()).toMatchObject({ htmlCode: expect.stringContaining('<') as string });
    expect(await termsToAccept()).toMatchObject({ id: expect.any(Number) as number });
    expect(drift).toEqual([]);
  });

  it('the customer that is chosen', async () => {
    signedInAs('multi');
    const { identity } = await getLoggedUser();
    const [link] = identity.links;
    expect(await setCustomer(link?.customerId ?? 0)).toMatchObject({ customerId: link?.customerId });
    expect(drift).toEqual([]);
  });

  it('the cards of the home page', async () => {
    signedInAs('produtor');
    expect(await dollarPeriod()).not.toHaveLength(0);
    expect(await dollarToday()).toBeInstanceOf(Array);
    expect(await lastPosts()).not.toHaveLength(0);
    expect(await pinnedPages()).not.toHaveLength(0);
    expect(await versionToShow()).toMatchObject({ major: expect.any(Number) as number });
    expect(drift).toEqual([]);
  });

  it('documents of the financial module, tab by tab', async () => {
    signedInAs('contador');
    const { signal } = new AbortController();
    const all = { movement: null, number: '', least: null, most: null, lists: {} };
    const year = { ...all, from: addDays(today(), -365), to: today() };
    const rows = await findDocuments(year, signal);
    expect(rows.length).toBeGreaterThan(20);
    const [sale] = await findDocuments({ ...year, movement: 'INCOME' }, signal);
    const id = String(sale?.id);
    const requested = { documentId: id, businessMovement: 'INCOME' };
    expect((await documentService.coverAndItems(requested, signal)).cover).toHaveLength(1);
    expect(await documentService.additional(id, signal)).not.toHaveLength(0);
    expect(await documentService.apportionment(id, signal)).not.toHaveLength(0);
    expect(await documentService.installments(id, signal)).not.toHaveLength(0);
    await documentService.writeOffs(id, signal);
    await documentService.details(id, signal);
    expect(await lastDateOf('DOCUMENT_QUERY', signal)).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect(drift).toEqual([]);
  });

  it('satellite images of a plot', async () => {
    signedInAs('agronomo');
    const { signal } = new AbortController();
    const [farm] = await farmsWithFields(signal, true);
    const plot = farm?.farmActivityFields[0]?.farmActivityFieldPolygons[0];
    const images = await imageDates(plot?.id ?? 0, signal);
    expect(images).toHaveLength(24);
    expect(images.at(-1)?.date).toBe(today());
    const clouded = images.filter(({ cloudCover }) => cloudCover !== null && cloudCover >= 60);
    expect(clouded.length).toBeGreaterThan(2);
    expect(clouded.length).toBeLessThan(12);
    const image = await ndviOf(images[3]?.id ?? 0, signal);
    expect(image.values).toHaveLength(image.rows * image.columns);
    expect(Math.max(image.rows, image.columns)).toBeLessThanOrEqual(60);
    expect(drift).toEqual([]);
  });

  it('aviaries with their lots, and the course of each', async () => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const aviaries = await poultryAviaries(signal);
    const seen = aviaries.map(({ lot }) => [lot?.day, lot?.hasAutomaticData, lot?.weighingCount]);
    // Both sides of each threshold, too few weighings, none. An automatic one of today counts once the day is over.
    expect(seen).toEqual(
      expect.arrayContaining([
        [13, true, 12],
        [14, true, 13],
        [20, false, 3],
        [21, false, 3],
        [24, false, 2],
        [9, false, 0],
        [null, false, 0],
        [43, false, 6],
      ]),
    );
    for (const { lot } of aviaries) {
      const course = await poultryLot(lot?.id ?? 0, signal);
      expect(course.lot).toEqual(lot);
      expect(new Set(course.weighings.map(({ day }) => day)).size).toBe(lot?.weighingCount);
      expect(course.days.reduce((sum, day) => sum + (day.lost ?? 0), 0)).toBe(lot?.lost);
    }
    expect((await poultryLot(aviaries[0]?.lot?.id ?? 0, signal)).previousLots).toHaveLength(7);
    expect(drift).toEqual([]);
  });

  it('partners, the accepted and the refused, and each with its terms', async () => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const all = await partners(signal);
    expect(all.map(({ connected, failure }) => connected && failure === null)).toContain(true);
    for (const { id } of all) expect((await partnerById(id, signal)).termsHtmlCode).toContain('<h1>');
    expect(drift).toEqual([]);
  });

  it('notifications and devices', async () => {
    signedInAs('produtor');
    const { identity } = await getLoggedUser();
    expect((await lastNotifications(identity.id)).length).toBeGreaterThan(0);
    expect((await connectedDevices()).length).toBeGreaterThan(0);
    expect(drift).toEqual([]);
  });

  it('notification settings', async () => {
    signedInAs('produtor');
    const { identity } = await getLoggedUser();
    const customerId = identity.currentCustomer?.customerId ?? 0;
    expect(await getSetting(customerId, identity.id)).toMatchObject({
      userLinkedToCustomerId: identity.currentCustomer?.id,
    });
    expect(drift).toEqual([]);
    signedInAs('contador');
    const other = (await getLoggedUser()).identity;
    expect(await getSetting(other.currentCustomer?.customerId ?? 0, other.id)).toBeNull();
  });

  it('the forecast of the favourite city, and the frequent questions', async () => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const favourite = (await citiesWithFavourite(signal)).find(({ selected }) => selected);
    expect(favourite).toMatchObject({ name: 'Toledo', stateName: 'Paraná' });
    expect(await forecastByCityCode(favourite?.code ?? 0, signal)).toHaveLength(7 * 24);
    expect(await allFaqTopics(signal)).not.toEqual([]);
    expect(await academyVideos(signal)).toHaveLength(15);
    expect(drift).toEqual([]);
  });

  it.each([
    ['communities', communityService],
    ['quotation sources', quotationSourceService],
    ['devices', equipmentService],
    ['sensors', sensorService],
  ])('%s, list and record', async (_name, service) => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const rows = await service.list(signal);
    expect(rows.length).toBeGreaterThan(0);
    await service.get(rows[0]?.id ?? 0, signal);
    expect(drift).toEqual([]);
  });

  it.each(
    [companies, creditCards, currencies, currentAccounts, loans, payments].map(
      ({ name, calls }) => [name, calls] as const,
    ),
  )('the financial register %s, list and record', async (_name, calls) => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const rows = await calls.list(DEFAULT_QUERY, signal);
    expect(rows).not.toHaveLength(0);
    await calls.get(1, signal);
    expect(drift).toEqual([]);
  });

  it.each([
    ['partners', partnerCalls],
    ['products', productCalls],
    ['product lines', productLineCalls],
  ])('%s, list, record and what uses it', async (_name, calls) => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const answer = await calls.list(DEFAULT_QUERY, signal);
    const [first] = Array.isArray(answer) ? answer : answer.rows;
    expect(await calls.get(first?.id ?? 0, signal)).toEqual(first);
    expect((await calls.dependents?.(first?.id ?? 0))?.length).toBeGreaterThan(0);
    expect(drift).toEqual([]);
  });

  it('the partner of a document, and the next code of a product', async () => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    expect(await partnerOfDocument('12.ABC.345/01DE-35', signal)).toMatchObject({ active: true });
    expect(await partnerOfDocument('52998224725', signal)).toBeNull();
    expect(await nextProductCode(signal)).toBe('1031');
  });

  it('titles of the month, and one with its document', async () => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const rows = await titles({ kind: 'PAYMENT', from: today(), to: today() }, signal);
    expect(rows.length).toBeGreaterThan(10);
    await title(rows[0]?.id ?? 0, signal);
    expect(drift).toEqual([]);
  });

  it('licences, invitations and what stands around them', async () => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const rows = await account.users(signal);
    expect(rows.length).toBeGreaterThan(3);
    expect((await account.pendingOfCustomer(signal)).length).toBeGreaterThan(0);
    expect((await account.licencesAvailable(signal)).available).toBeGreaterThan(0);
    const profiles = await account.profileOptions({ viewerType: 1 }, signal);
    const worker = profiles.find(({ licenceType }) => licenceType === 3);
    const trees = await account.permissionTrees(worker?.id ?? 0, signal);
    expect([trees.web.length > 0, trees.mobile.length > 0]).toEqual([true, true]);
    expect((await account.profileTypes(signal)).length).toBeGreaterThan(0);
    await account.invitation(rows[0]?.id ?? 0, signal);
    expect(await account.serviceClassification(signal)).toMatchObject({ level: 3 });
    expect(await account.accountManager(signal)).toMatchObject({ name: expect.any(String) as string });
    expect(drift).toEqual([]);
  });

  it('pending licences of all customers, and an account without manager', async () => {
    const { signal } = new AbortController();
    signedInAs('master');
    expect((await account.pendingOfAll(signal)).length).toBeGreaterThan(3);
    signedInAs('gratis');
    expect(await account.serviceClassification(signal)).toBeNull();
    expect(await account.accountManager(signal)).toBeNull();
    expect(drift).toEqual([]);
  });

  it('profiles of a licence type other than 1', async () => {
    signedInAs('multi', { customerId: 3 });
    const { signal } = new AbortController();
    const ordinary = await account.profileOptions({ viewerType: 2 }, signal);
    const withFree = await account.profileOptions({ viewerType: 2, withFree: true }, signal);
    expect(withFree.length).toBe(ordinary.length + 1);
    expect(drift).toEqual([]);
  });

  it('farms with their cost centers and plots', async () => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const farms = await farmService.tree(signal);
    expect(farms.flatMap((farm) => farm.farmActivityFields).length).toBeGreaterThan(3);
    await farmService.list(signal);
    await farmService.get(farms[0]?.id ?? 0, signal);
    expect(drift).toEqual([]);
  });

  it.each([
    ['all', (signal: AbortSignal) => costCenterService.list(signal)],
    ['of agriculture', (signal: AbortSignal) => costCenterService.listAgriculture(signal)],
    ['of poultry', (signal: AbortSignal) => costCenterService.listByFilter('POULTRY', signal)],
    ['of an activity', (signal: AbortSignal) => costCenterService.listByActivity(1, signal)],
  ])('cost centers, %s', async (_name, list) => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const rows = await list(signal);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) await costCenterService.get(id, signal);
    expect(drift).toEqual([]);
  });

  it('plots, their paths, harvests and registrations', async () => {
    signedInAs('produtor');
    const { signal } = new AbortController();
    const rows = await plotService.table(signal);
    const id = rows[0]?.id ?? 0;
    await plotService.get(id, signal);
    expect((await plotService.path(id, signal)).polygonArea).toContain('ADD');
    const [harvest] = await plotService.harvests(id, signal);
    await plotService.ofFarmAndHarvest(rows[0]?.farmId ?? 0, harvest?.id ?? 0, signal);
    expect(await realEstateService.totals(1, signal)).toMatchObject({
      totalAreaSize: expect.any(Number) as number,
    });
    expect(drift).toEqual([]);
  });

  it('a file of shapes', async () => {
    signedInAs('produtor');
    const points = '-53.7,-24.7 -53.7,-24.69 -53.69,-24.69 -53.7,-24.7';
    const text = `<kml><Placemark><name>Sede</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${points}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;
    const rings = await plotService.convert(new File([text], 'sede.kml'), 'kml');
    expect(rings).toMatchObject([{ type: 'ADD', name: 'Sede' }]);
    expect(drift).toEqual([]);
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
    expect(drift).toEqual([]);
  });
});
