import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configureHttp, type FailedCall } from '@/platform/http/policy';
import { stockCalls } from './stockCalls';

const server = setupServer(http.all('*', () => HttpResponse.json({}, { status: 500 })));
const failed: FailedCall[] = [];
beforeAll(() => {
  server.listen();
  configureHttp({ bearer: () => 'x', antiForgery: () => null, onError: (_, call) => void failed.push(call) });
});
afterAll(() => server.close());

const { signal } = new AbortController();
const stock = stockCalls('plotId');
const use = { occurrenceId: 1, subjectId: 2 };
const line = { productId: 1, unit: 1, quantity: null, farmId: null };

it.each<[string, () => Promise<unknown> | undefined, boolean, boolean]>([
  ['what is in stock', () => stock.availability({ subjectId: 2, line }, signal), true, true],
  ['a document that is made', () => stock.create(use), false, true],
  ['a document', () => stock.document(use, signal), true, false],
])('a failure of %s is said where its reader stands', async (_, call, contained, silent) => {
  failed.length = 0;
  await expect(call()).rejects.toMatchObject({ status: 500 });
  expect(failed.at(-1)).toMatchObject({ contained, silent });
});
