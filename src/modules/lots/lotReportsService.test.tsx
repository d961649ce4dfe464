import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { aLoggedUserAnswer } from '../../../mocks/build/session';
import { resetDemo, server } from '../../../mocks/server';
import { tokenStore } from '@/domain/identity/tokenStore';
import { configureHttp } from '@/platform/http/policy';
import { setLogSink } from '@/platform/log/log';
import { closedLots, lotCourses, lotReport } from './lotReportsService';

const RESULTS = 'listLotResults';
const COURSES = 'readLotCourses';
const signal = new AbortController().signal;
let reported: boolean[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  setLogSink(() => undefined);
  resetDemo();
  reported = [];
  const { accessToken, tokenForm } = aLoggedUserAnswer('produtor');
  tokenStore.keep(accessToken, tokenForm);
  configureHttp({
    bearer: tokenStore.access,
    antiForgery: tokenStore.form,
    onError: (_, { contained }) => void reported.push(contained),
  });
});
afterEach(() => server.resetHandlers());

it.each([
  ['a report', 'readLotReport', () => lotReport(1, signal)],
  ['the closed lots', RESULTS, () => closedLots(signal)],
  ['the courses of lots', COURSES, () => lotCourses([1], signal)],
] as const)('%s that cannot be read stands in its place alone', async (_, call, ask) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  backend.breaks(call);
  await expect(ask()).rejects.toMatchObject({ kind: 'server' });
  expect(reported).toEqual([true]);
  warned.mockRestore();
});

it('closed lots that cannot be read are counted', async () => {
  const { lots } = await closedLots(signal);
  backend.answers(RESULTS, ['x']);
  expect(lots.length).toBeGreaterThan(0);
  expect(await closedLots(signal)).toEqual({ lots: [], unread: 1 });
});
