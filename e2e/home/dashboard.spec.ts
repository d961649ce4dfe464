import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { card, leaveAccount } from './home';

// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

test('blog, version, academy and chat', async ({ page, signIn }) => {
  await signIn('produtor');
  const blog = card(page, 'Blog');
  await expect(blog.getByRole('link', { name: /^Plantio da soja/ })).toBeVisible();
  await expect(blog.getByText('1 de 5')).toBeVisible();
  // A paying customer sees no trial.
  await expect(page.getByText(/Período de teste|Versão gratuita/)).toHaveCount(0);
  await blog.getByRole('button', { name: 'Próxima publicação' }).click();
  await expect(blog.getByRole('link', { name: /^Conversão alimentar/ })).toBeInViewport();
  await expect(blog.getByRole('link', { name: /^Plantio da soja/ })).not.toBeInViewport();
  await blog.getByRole('button', { name: 'Publicação anterior' }).click();
  await blog.getByRole('button', { name: 'Publicação anterior' }).click();
  await expect(blog.getByText('5 de 5')).toBeVisible();
  await blog.getByRole('button', { name: 'Ir para o blog' }).click();
  const posts = page.getByRole('dialog', { name: 'Últimas do blog' });
  await expect(posts.getByRole('listitem')).toHaveCount(5);
  const post = posts.getByRole('link', { name: /^Análise de solo/ });
  await expect(post).toHaveAttribute('href', /^https:/);
  await expect(post).toHaveAttribute('target', '_blank');
  await expect(post).toHaveAttribute('rel', 'noopener noreferrer');
  await expectNoSeriousAxe(page);
  await page.keyboard.press('Escape');

  const version = card(page, 'Versão do sistema');
  await expect(version.getByText('Demonstração')).toBeVisible();
  await version.getByRole('button', { name: 'Histórico de alterações' }).click();
  const history = page.getByRole('dialog', { name: 'Histórico de alterações' });
  await expect(history.getByText(/^Versão 26\.11\.0 · \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.keyboard.press('Escape');

  const chat = page.getByRole('link', { name: 'Conversar com o suporte' });
  const href = new URL((await chat.getAttribute('href')) ?? '');
  expect(href.host).toBe('wa.me');
  expect(href.searchParams.get('text')).toBe('Olá! Preciso de ajuda com o eProdutor.');
  await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  await card(page, 'Academia eProdutor').getByRole('link', { name: 'Acessar a academia' }).click();
  await expect(page).toHaveURL(/\/academia-eprodutor$/);
});

test('each kind of account: trial, expired, NFP-e alone, master', async ({ page, demo, signIn }) => {
  await signIn('gratis');
  await expect(page.getByText(/Período de teste: restam [78] dias\./)).toBeVisible();
  // Dark, on an account with a banner: light is looked at everywhere else.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('ep.preferences'))) {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...kept, mode: 'dark' }));
    }
  });
  await page.reload();
  await expect(card(page, 'Versão do sistema').getByText('26.11.0')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Abrir gráfico do dólar em tela cheia' }).click();
  await expect(page.getByRole('dialog').getByRole('application')).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dispensar aviso' }).click();
  await expect(page.getByText(/Período de teste/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Período de teste/)).toHaveCount(0);

  await leaveAccount(page);
  await signIn('expirado');
  await expect(page.getByText('Período de teste encerrado.')).toBeVisible();
  await leaveAccount(page);
  await signIn('nfpe');
  await expect(page.getByText('Versão gratuita para NFP-e.')).toBeVisible();
  await expect(page.getByText(/Período de teste/)).toHaveCount(0);

  // A master has no menu, so no shortcuts and no schedule, and the rest of the home page.
  await leaveAccount(page);
  await demo.forgetCalls();
  await signIn('master');
  for (const title of ['Avisos', 'Dólar comercial', 'Blog', 'Versão do sistema', 'Academia eProdutor'])
    await expect(card(page, title)).toBeVisible();
  await expect(card(page, 'Dólar comercial').getByRole('group', { name: 'Compra' })).toBeVisible();
  await expect(card(page, 'Atalhos')).toHaveCount(0);
  expect(await demo.calls('/UserMenuShortcut/GetList')).toEqual([]);
  await page.goto('/agenda');
  await expect(page).toHaveURL('/401');
});

test('what is pressed on a telephone is as large as a finger needs @mobile', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('produtor');
  const small = [
    card(page, 'Agenda').getByRole('link', { name: 'Ver agenda' }),
    card(page, 'Avisos').getByRole('button', { name: 'Mais avisos' }),
    page.getByRole('button', { name: 'Tirar dúvidas' }),
    page.getByRole('link', { name: 'Conversar com o suporte' }),
  ];
  for (const target of small) {
    await expect(target).toBeVisible();
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
