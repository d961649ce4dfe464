import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every member of the answer, by path; of a list its first item stands for all. */
function partsOf(value: unknown, path: string[] = []): string[][] {
  if (Array.isArray(value)) return value.length > 0 ? partsOf(value[0], [...path, '*']) : [];
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((key) => [[...path, key], ...partsOf(value[key], [...path, key])]);
}

/** The answer with one part missing, or with something else in its place. */
function without(value: unknown, [key = '', ...rest]: string[], instead: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => without(item, rest, instead));
  if (!isObject(value)) return value;
  if (rest.length > 0) return { ...value, [key]: without(value[key], rest, instead) };
  const { [key]: _left, ...others } = value;
  return instead === undefined ? others : { ...others, [key]: instead };
}

async function opens(page: Page, instead: unknown): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
  const answered = page.waitForResponse(/\/User\/GetLoggedUser/i);
  await page.reload();
  const answer: unknown = await (await answered).json();
  let path: string[] = [];
  await page.route(/\/User\/GetLoggedUser/i, (route) =>
    route.fulfill({ json: without(answer, path, instead) }),
  );
  await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
  const parts = partsOf(answer);
  expect(parts.length).toBeGreaterThan(60);
  for (path of parts) {
    await page.goto('/inicio');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, `without ${path.join('.')}`).toBeVisible();
    await expect(heading, `without ${path.join('.')}`).not.toBeEmpty();
  }
}

for (const [name, instead] of [
  ['is missing', undefined],
  ['is null', null],
] as const) {
  test(`no page stays blank when a part of GetLoggedUser ${name}`, async ({ page, signIn }) => {
    test.setTimeout(180_000);
    await signIn('produtor');
    await opens(page, instead);
  });
}
