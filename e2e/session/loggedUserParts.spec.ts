import type { Page } from '@playwright/test';
import { partsOf, withPart } from '../../mocks/build/answerParts';
import { expect, test } from '../fixtures';

test.use({ signInByForm: true });

const holds = (outer: readonly string[], inner: readonly string[]) =>
  outer.length < inner.length && outer.every((key, at) => key === inner[at]);

/** Parts in bunches of which none holds another: each bunch is taken away at once. What holds others stands alone. */
function bunches(parts: readonly string[][]): string[][][] {
  const alone = parts.filter((part) => parts.some((other) => holds(part, other)));
  const leaves = parts.filter((part) => !alone.includes(part));
  const size = 5;
  return [
    ...alone.map((part) => [part]),
    ...Array.from({ length: Math.ceil(leaves.length / size) }, (_, at) =>
      leaves.slice(at * size, (at + 1) * size),
    ),
  ];
}

async function opens(page: Page, instead: unknown): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
  const answered = page.waitForResponse(/\/User\/GetLoggedUser/i);
  await page.reload();
  const answer: unknown = await (await answered).json();
  let taken: string[][] = [];
  await page.route(/\/User\/GetLoggedUser/i, (route) =>
    route.fulfill({ json: taken.reduce<unknown>((left, path) => withPart(left, path, instead), answer) }),
  );
  await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
  const parts = partsOf(answer);
  expect(parts.length).toBeGreaterThan(60);
  for (taken of bunches(parts)) {
    const left = taken.map((path) => path.join('.')).join(', ');
    await page.goto('/inicio');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, `without ${left}`).toBeVisible();
    await expect(heading, `without ${left}`).not.toBeEmpty();
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
