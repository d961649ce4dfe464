import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { card } from './home';

const HOSTILE = [
  '<h1>Novidades</h1><p onclick="window.harmed = 1">Texto <b>forte</b></p>',
  '<script>window.harmed = 1</script><img src="x" onerror="window.harmed = 1">',
  '<img src="https://pixel.exemplo.com/1.gif" alt="pixel"><style>main { display: none }</style>',
  '<a href="javascript:window.harmed = 1">mau</a> <a href="https://exemplo.com">bom</a>',
  '<iframe src="https://exemplo.com"></iframe><svg onload="window.harmed = 1"></svg>',
].join('');

test.describe('the blog', () => {
  test('shows one post at a time and all of them in a dialog, with links that tell nothing', async ({
    page,
    signIn,
  }) => {
    await signIn('produtor');
    const blog = card(page, 'Blog');
    await expect(blog.getByRole('link', { name: /^Plantio da soja/ })).toBeVisible();
    await expect(blog.getByText('1 de 5')).toBeVisible();
    await blog.getByRole('button', { name: 'Próxima publicação' }).click();
    await expect(blog.getByRole('link', { name: /^Conversão alimentar/ })).toBeInViewport();
    await expect(blog.getByRole('link', { name: /^Plantio da soja/ })).not.toBeInViewport();
    await blog.getByRole('button', { name: 'Publicação anterior' }).click();
    await blog.getByRole('button', { name: 'Publicação anterior' }).click();
    await expect(blog.getByText('5 de 5')).toBeVisible();

    await blog.getByRole('button', { name: 'Ir para o blog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Últimas do blog' });
    await expect(dialog.getByRole('listitem')).toHaveCount(5);
    const post = dialog.getByRole('link', { name: /^Análise de solo/ });
    await expect(post).toHaveAttribute('href', /^https:/);
    await expect(post).toHaveAttribute('target', '_blank');
    await expect(post).toHaveAttribute('rel', 'noopener noreferrer');
    await expectNoSeriousAxe(page);
  });

  test.describe('with a broken picture and hostile addresses', () => {
    test.use({ expectedErrors: [/404/] });

    test('shows a drawing instead, asks no other site, and links nowhere', async ({ page, demo, signIn }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await demo.fault({
        method: 'GET',
        path: '/Home/GetLastPostBlog',
        status: 200,
        body: [
          { title: 'Quebrada', link: 'https://blog.eprodutor.example/a', img: '/Content/blog/nada.svg' },
          {
            title: 'Rastreador',
            link: 'https://blog.eprodutor.example/b',
            img: 'https://pixel.exemplo.com/1.gif',
          },
          { title: 'Mau endereço', link: 'javascript:window.harmed=1', img: null },
        ],
      });
      await signIn('produtor');
      await card(page, 'Blog').getByRole('button', { name: 'Ir para o blog' }).click();
      const dialog = page.getByRole('dialog', { name: 'Últimas do blog' });
      await expect(dialog.getByText('Mau endereço')).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Mau endereço' })).toHaveCount(0);
      await expect(dialog.locator('img')).toHaveCount(0);
      expect(asked.filter((url) => url.includes('pixel'))).toEqual([]);
    });
  });
});

test.describe('the version', () => {
  test('is shown with its date, and its changes in a dialog', async ({ page, signIn, demo }) => {
    await demo.fault({
      method: 'GET',
      path: '/SystemVersioning/GetToShow',
      status: 200,
      body: { major: 3, minor: 14, patch: 1, versionDate: '2026-09-18T00:00:00', changelog: HOSTILE },
    });
    await signIn('produtor');
    const version = card(page, 'Versão do sistema');
    await expect(version.getByText('3.14.1')).toBeVisible();
    await expect(version.getByText('Demonstração')).toBeVisible();
    await expect(version.getByText('Publicada em 18/09/2026')).toBeVisible();
    await version.getByRole('button', { name: 'Histórico de alterações' }).click();
    const dialog = page.getByRole('dialog', { name: 'Histórico de alterações' });
    await expect(dialog.getByText('Versão 3.14.1 · 18/09/2026')).toBeVisible();
    await expect(dialog.getByText('Texto forte')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'bom' })).toHaveAttribute('rel', /noopener/);
    await expect(dialog.getByText('mau', { exact: true })).not.toHaveAttribute('href');
    await expect(dialog.locator('script, style, iframe, img, [onclick], [onerror]')).toHaveCount(0);
    await dialog.getByText('Texto forte').click();
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    await expectNoSeriousAxe(page);
  });
});

test('the academy card leads to the academy', async ({ page, signIn }) => {
  await signIn('produtor');
  await card(page, 'Academia eProdutor').getByRole('link', { name: 'Acessar a academia' }).click();
  await expect(page).toHaveURL(/\/academia-eprodutor$/);
});

test('the chat opens with the question written', async ({ page, signIn }) => {
  await signIn('produtor');
  const chat = page.getByRole('link', { name: 'Conversar com o suporte' });
  const href = new URL((await chat.getAttribute('href')) ?? '');
  expect(href.host).toBe('wa.me');
  expect(href.searchParams.get('text')).toBe('Olá! Preciso de ajuda com o eProdutor.');
  await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
});

test('every dialog and both modes are accessible', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await signIn('gratis');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((mode) => {
      for (const key of Object.keys(localStorage).filter((name) => name.startsWith('ep.preferences'))) {
        const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
        localStorage.setItem(key, JSON.stringify({ ...kept, mode }));
      }
    }, colorScheme);
    await page.reload();
    await expect(card(page, 'Versão do sistema').getByText('26.11.0')).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectNoSeriousAxe(page);
    await page.getByRole('button', { name: 'Personalizar atalhos' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectNoSeriousAxe(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Abrir gráfico do dólar em tela cheia' }).click();
    await expect(page.getByRole('dialog').getByRole('application')).toBeVisible();
    await expectNoSeriousAxe(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
