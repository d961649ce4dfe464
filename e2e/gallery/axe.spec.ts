import { AxeBuilder } from '@axe-core/playwright';
import { createServer, type ViteDevServer } from 'vite';
import { expect, expectNoSeriousAxe, test as base } from '../fixtures';

const ROOMS = ['ui', 'forms', 'grid', 'sheet', 'chart', 'viewer'];
const THEMES = [
  'default',
  'sunset',
  'greeny',
  'beach',
  'tech',
  'sweetHues',
  'defaultDark',
  'deepOcean',
  'slate',
];

// The gallery is no part of the built application: the development server shows it, which is so tried as well.
const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use) => {
      const server: ViteDevServer = await createServer({ server: { port: 0 }, logLevel: 'error' });
      await server.listen();
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

for (const room of ROOMS) {
  test(`the parts of '${room}' pass axe in all nine themes`, async ({ page, gallery }) => {
    test.setTimeout(180_000);
    for (const theme of THEMES) {
      await page.addInitScript(
        (name) => localStorage.setItem('ep.preferences', JSON.stringify({ theme: name })),
        theme,
      );
      await page.goto(`${gallery}galeria/${room}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      if (theme === 'default') await expectNoSeriousAxe(page);
      // The rest does not hang on colours: once is enough.
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
      expect(
        violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' '))),
        theme,
      ).toEqual([]);
    }
  });
}
