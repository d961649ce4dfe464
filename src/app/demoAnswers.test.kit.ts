import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { aLoggedUserAnswer } from '../../mocks/build/session';
import { resetDemo, server } from '../../mocks/server';
import { tokenStore } from '@/domain/identity/tokenStore';
import { configureHttp } from '@/platform/http/policy';
import { type LogEntry, setLogSink } from '@/platform/log/log';

/** Where the answers of a test differ from their shapes. */
export const drift: LogEntry[] = [];

/** Lets the calls that follow be those of an account, of one of its customers. */
export function signedInAs(account: string, options: Parameters<typeof aLoggedUserAnswer>[1] = {}): void {
  const { accessToken, tokenForm } = aLoggedUserAnswer(account, options);
  tokenStore.keep(accessToken, tokenForm);
}

/** Starts each test of the file with the demo's seeded world, as an account of it. */
export function startDemoAnswers(account = 'produtor'): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
  beforeEach(() => {
    resetDemo();
    drift.length = 0;
    setLogSink((entry) => drift.push(entry));
    configureHttp({ bearer: tokenStore.access, antiForgery: tokenStore.form, onError: () => undefined });
    signedInAs(account);
  });
  afterEach(() => server.resetHandlers());
}
