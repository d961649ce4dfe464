// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endsWithWindow, goesOf, isListed, isOfUser } from './deviceStores';
import { OUTBOXES, placeIn } from '@/platform/outbox/outboxStorage';

const root = new URL('../../', import.meta.url).pathname;
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\./.test(name),
);
const textOf = (name: string) => readFileSync(root + name, 'utf8');

it('knows every key that the application names', () => {
  const keys = sources.flatMap((name) =>
    [
      ...textOf(name).matchAll(/['"`]((?:ep|map\.notice|planning\.recalculation)\.[\w.]*)(?:\$\{|['"`])/g),
    ].map(([, key = '']) => key),
  );
  expect(new Set(keys).size).toBeGreaterThan(12);
  // `ep.window` is the name of a lock; two keys are put together of a beginning and a reason or a user.
  const others = new Set(['ep.window', 'ep.', 'map.notice.']);
  expect([...new Set(keys)].filter((key) => !isListed(key) && !others.has(key))).toEqual([]);
});

it('is gone through by all that write into a browser: nobody else touches its stores', () => {
  const stores =
    /\b(localStorage|sessionStorage|indexedDB|caches)\b|from 'idb-keyval'|import\('idb-keyval'\)/;
  const writers = sources.filter((name) => stores.test(textOf(name).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')));
  expect(writers.toSorted()).toEqual([
    'modules/session/rules/resetLink.ts',
    'platform/connection/newVersion.ts',
    'platform/drafts/draftStore.ts',
    'platform/drafts/keptHere.ts',
    'platform/map/mapNotice.ts',
    'platform/outbox/outboxStorage.ts',
    'platform/store/browserStorage.ts',
    'platform/store/keptAnswers.ts',
    'platform/store/localStore.ts',
    'platform/theme/documentTheme.ts',
  ]);
});

it('keeps what waits in an outbox until its user has been asked', () => {
  expect(OUTBOXES.map((name) => goesOf(placeIn(name, '1/1')))).toEqual(OUTBOXES.map(() => 'work'));
});

it('tells whose a key is, also of users whose ids begin alike', () => {
  expect(isOfUser('ep.round.1/7', '1')).toBe(true);
  expect(isOfUser('ep.round.11/7', '1')).toBe(false);
  expect(isOfUser('ep.preferences.1.unsent', '1')).toBe(true);
  expect(isOfUser('draft|1/7|/titulos|new', '1')).toBe(true);
  expect(isOfUser('ep.boot', '1')).toBe(false);
});

it('lets nothing of a person outlive the window of a shared computer', () => {
  const outlive = [
    'access_token',
    'ep.recent.1/1',
    'ep.grid.1/1.titles',
    'ep.lastChoice.1/1.farm',
    'unknown',
  ];
  expect(outlive.filter((key) => !endsWithWindow(key))).toEqual([]);
  expect(['ep.boot', 'ep.preferences', 'ep.session'].filter(endsWithWindow)).toEqual([]);
});
