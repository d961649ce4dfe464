import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { configureKeptData } from '@/platform/store/keptAnswers';
import { homeRoutes } from './homeRoutes';

/** Starts the demo for the cards of the home page, on Friday 27 November 2026 at ten; nothing is kept between visits. */
export function startHome(): void {
  // The clock goes on: a search waits until the typing rests.
  const clock = {
    toFake: ['Date' as const],
    shouldAdvanceTime: true,
    now: new Date('2026-11-27T10:00:00-03:00'),
  };
  beforeAll(() => void vi.useFakeTimers(clock));
  startDemo({
    routes: homeRoutes,
    namespaces: ['home', 'academy', 'ui', 'common', 'chart', 'grid', 'forms'],
  });
  beforeAll(() => configureKeptData({ get: () => Promise.resolve(undefined), set: () => Promise.resolve() }));
  afterEach(() => backend.recovers());
  afterAll(() => {
    configureKeptData();
    vi.useRealTimers();
  });
}

/** Shows one card, or one page, as an account of the demo sees it. */
export const openAlone = (part: ReactNode, account = 'produtor', at = '/inicio') =>
  openSignedIn({ account, routes: [{ path: '*', element: part }], at });
