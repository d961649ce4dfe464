// @vitest-environment happy-dom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connection } from './connection';
import { watchConnection } from './watchConnection';

let answers = true;
let requests = 0;
const server = setupServer(
  http.head('*/version.json', () => {
    requests += 1;
    return answers ? new HttpResponse(null, { status: 404 }) : HttpResponse.error();
  }),
);
let stop: () => void;
const since = () => connection.current().offlineSince;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  answers = true;
  requests = 0;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: Date.parse('2026-11-20T17:32:00Z'),
  });
  stop = watchConnection('/version.json');
});
afterEach(() => {
  stop();
  connection.cameBack();
  vi.useRealTimers();
});

describe('the connection', () => {
  it('is lost and found by the browser’s word', async () => {
    const listener = vi.fn<() => void>();
    const forget = connection.subscribe(listener);
    window.dispatchEvent(new Event('offline'));
    expect(since()).toBe(Date.parse('2026-11-20T17:32:00Z'));
    vi.useRealTimers();
    window.dispatchEvent(new Event('online'));
    await expect.poll(since).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
    forget();
  });

  it('is looked for when the calls of the start have lost it already', async () => {
    stop();
    connection.callFailed();
    stop = watchConnection('/version.json');
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    await expect.poll(since).toBeNull();
  });

  it('keeps the moment at which it was lost', () => {
    window.dispatchEvent(new Event('offline'));
    vi.setSystemTime(Date.parse('2026-11-20T18:00:00Z'));
    connection.callFailed();
    window.dispatchEvent(new Event('offline'));
    expect(since()).toBe(Date.parse('2026-11-20T17:32:00Z'));
  });

  it('says a failed call once in an offline period', () => {
    expect(connection.callFailed()).toBe(true);
    expect(connection.callFailed()).toBe(false);
    connection.cameBack();
    expect(connection.callFailed()).toBe(true);
  });

  it('says the first failed call of a period that the browser announced', () => {
    window.dispatchEvent(new Event('offline'));
    expect(connection.callFailed()).toBe(true);
    expect(connection.callFailed()).toBe(false);
  });

  it('is tried until anything answers, a refusal included', async () => {
    answers = false;
    connection.callFailed();
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    await expect.poll(() => requests).toBe(1);
    expect(since()).not.toBeNull();
    answers = true;
    window.dispatchEvent(new Event('online'));
    await expect.poll(since).toBeNull();
    expect(requests).toBe(2);
  });
});
