import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { expect, expectNoSeriousAxe, settled, test as base } from '../fixtures';

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

type Step = (page: Page) => Promise<void>;

const openTab =
  (name: string): Step =>
  (page) =>
    page.getByRole('tab', { name, exact: true }).click();

const press =
  (name: string | RegExp, shows: 'dialog' | 'alertdialog' | 'table'): Step =>
  async (page) => {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole(shows).first()).toBeVisible();
  };

const close: Step = async (page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
};

const toasts: Step = async (page) => {
  await page.getByRole('button', { name: 'success', exact: true }).click();
  await page.getByRole('button', { name: 'danger', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Registro salvo com sucesso.' })).toBeVisible();
};

/** What each room shows only on request; each step's result is looked at, and what it opens is closed again. */
const ROOMS: Readonly<Record<string, readonly Step[]>> = {
  ui: [press('Excluir a comunidade?', 'alertdialog'), toasts],
  forms: ['Preenchido', 'Desabilitado, com o motivo', 'Somente leitura', 'Carregando', 'Com erro'].map(
    openTab,
  ),
  grid: [press('Filtros', 'dialog')],
  sheet: [],
  chart: [press('Ver como tabela', 'table'), press('Tela cheia', 'dialog')],
  register: [
    async (page) => {
      await page.getByText('ADEMIR DOS SANTOS').first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'ADEMIR DOS SANTOS' })).toBeVisible();
      await expect(page.getByText('Abastecimento')).toBeVisible();
    },
  ],
  viewer: [
    press('Abrir imagens', 'dialog'),
    async (page) => {
      const shown = (name: string) => page.getByRole('region', { name, exact: true });
      await expect(shown('nota-entrega.pdf').getByText('Nota de entrega, folha 1 de 7')).toBeVisible();
      await page.getByRole('button', { name: 'nfe-4821.xml' }).click();
      await page.getByRole('button', { name: 'XML', exact: true }).click();
      await expect(page.getByRole('tree')).toBeVisible();
    },
    async (page) => {
      await page.getByRole('button', { name: 'recado.wav' }).click();
      await expect(page.getByRole('button', { name: 'Tocar (K)' })).toBeVisible();
    },
  ],
};

// The gallery is no part of the built application: the development server shows it, which is so tried as well.
const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use, { parallelIndex }) => {
      // The page under test stays as it was loaded, even if a file is saved meanwhile.
      const server: ViteDevServer = await createServer({
        server: { port: 0, hmr: false, watch: null },
        // Two servers that prepare packages in one place would pull them away from each other.
        cacheDir: `node_modules/.vite/gallery-${parallelIndex}`,
        logLevel: 'error',
      });
      await server.listen();
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// Pictures of these long pages at every step would cost more than the steps; a failure names its nodes.
test.use({ trace: 'off' });

const backgroundColour = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const [room, steps] of Object.entries(ROOMS)) {
  test(`the parts of '${room}' pass axe in all nine themes`, async ({ page, gallery }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${gallery}galeria/${room}`);
    await expect(page.getByRole('region', { name: room, exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoSeriousAxe(page);
    for (const step of steps) {
      await step(page);
      await expectNoSeriousAxe(page);
      await close(page);
    }

    const colours = new Set<string>();
    for (const theme of THEMES) {
      const choice = page
        .getByRole('group', { name: 'theme' })
        .getByRole('button', { name: theme, exact: true });
      if (theme !== 'default') {
        const before = await backgroundColour(page);
        await choice.click();
        await expect.poll(() => backgroundColour(page)).not.toBe(before);
      }
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
      colours.add(await backgroundColour(page));
      await settled(page);
      // What does not hang on colours was looked at above; naming every node that passes would take most of the time.
      const { violations, passes } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false })
        .analyze();
      const seen = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
      expect(seen, theme).toEqual([]);
      expect(passes, `${theme} shows words`).not.toEqual([]);
    }
    expect(colours.size, 'the themes differ').toBe(THEMES.length);
  });
}
