import type { Locator, Page } from '@playwright/test';
import type { CallName } from '../../mocks/faults/calls';
import { expect, test } from '../fixtures';
import { leaveAccount } from './home';
import { HOSTILE_HTML, MARKER, STRANGER } from './hostileHtml';

const ALLOWED = 'href src alt title colspan rowspan scope start lang target rel'.split(' ');

const notice = {
  id: 1,
  title: `<img src=x onerror="window.ran=1"> aviso`,
  tag: `<b>etiqueta</b>`,
  colorTag: `red;background:url(https://${STRANGER}/cor.gif)`,
  leaveInEvidence: true,
  publicationDate: '2026-01-02T00:00:00',
  description: HOSTILE_HTML,
  customerId: null,
  customerName: null,
  systemBusinessActivityId: null,
  systemBusinessActivityName: null,
  moduleId: null,
  moduleName: null,
  isNotify: false,
};

/** Every place where a producer reads formatted text of the server. A new one is one line. */
const answers: readonly { call: CallName; body: unknown }[] = [
  { call: 'listNotices', body: [notice] },
  {
    call: 'listQuestions',
    body: [
      {
        name: '<b>Segurança</b>',
        systemFAQTopicQAs: [{ id: 1, question: '<img src=x onerror="window.ran=1">?', answer: HOSTILE_HTML }],
      },
    ],
  },
  {
    call: 'readVersion',
    body: { major: 3, minor: 14, patch: 1, versionDate: '2026-09-18T00:00:00', changelog: HOSTILE_HTML },
  },
  {
    call: 'listBlogPosts',
    body: [
      { title: 'Quebrada', link: 'https://blog.eprodutor.example/a', img: '/Content/blog/nada.svg' },
      { title: 'Rastreador', link: 'https://blog.eprodutor.example/b', img: `https://${STRANGER}/1.gif` },
      { title: 'Mau endereço', link: 'javascript:window.ran=1', img: null },
    ],
  },
];

/** Notes whatever the page asks for that it should not. */
function watch(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === STRANGER || /LogoutReact/i.test(pathname)) requests.push(request.url());
  });
  page.on('dialog', (dialog) => {
    requests.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return requests;
}

/** Elements and attributes inside the place that do more than format words. */
function foreignParts(place: Locator): Promise<string[]> {
  return place.evaluate((root, allowed) => {
    const tags =
      'script,style,link,meta,base,iframe,frame,object,embed,form,input,button,select,textarea,svg,math,video,audio,source,picture,template,noscript,marquee,details';
    const found = [...root.querySelectorAll(tags)].map((node) => node.tagName);
    for (const node of root.querySelectorAll('*'))
      for (const { name, value } of node.attributes)
        if (!allowed.includes(name)) found.push(`${node.tagName} ${name}="${value}"`);
    return found;
  }, ALLOWED);
}

/** Links that leave the site without saying so, and pictures that call another server. */
function unsafeAddresses(place: Locator): Promise<string[]> {
  return place.evaluate((root) => {
    const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({ protocol, origin, target, rel }) =>
        !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ||
        (origin !== location.origin &&
          (target !== '_blank' || !rel.includes('noopener') || !rel.includes('noreferrer'))),
    );
    const pictures = [...root.querySelectorAll('img')].filter(({ src }) => !src.startsWith('data:'));
    return [...links, ...pictures].map((node) => node.outerHTML);
  });
}

const pageState = (page: Page) =>
  page.evaluate(() => ({
    ran: (window as { ran?: number }).ran ?? 0,
    display: getComputedStyle(document.body).display,
    font: getComputedStyle(document.body).fontFamily.includes('Inter'),
    base: document.querySelectorAll('base').length,
  }));

/** The text stands there; a person reads, points and clicks; the page is as it was. */
async function read(page: Page, requests: readonly string[]): Promise<void> {
  const marker = page.getByText(MARKER, { exact: true }).last();
  await expect(marker).toBeVisible();
  const place = marker.locator('xpath=..');
  await place.getByText('clique aqui').first().click();
  await place.getByText('evento', { exact: true }).click();
  await page.mouse.move(5, 5);
  await expect(marker).toBeVisible();
  expect(await pageState(page)).toEqual({ ran: 0, display: 'block', font: true, base: 0 });
  expect(requests).toEqual([]);
}

/** Nothing but formatted words came through. */
async function expectHarmless(page: Page): Promise<void> {
  const place = page.getByText(MARKER, { exact: true }).last().locator('xpath=..');
  await expect(place).toBeVisible();
  expect(await foreignParts(place)).toEqual([]);
  expect(await unsafeAddresses(place)).toEqual([]);
  expect(await place.getByText('clique aqui').count()).toBeGreaterThan(10);
  expect(await place.locator('a[href]', { hasText: 'clique aqui' }).count()).toBe(0);
  await expect(place.getByRole('link', { name: 'fora' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
}

// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

test.describe('what a producer reads', () => {
  // The picture of the blog that is not there.
  test.use({ expectedErrors: [/404/] });

  test('notice, frequent question, changes and blog: nothing runs, asks a stranger or restyles the page', async ({
    page,
    demo,
    signIn,
  }) => {
    const requests = watch(page);
    for (const { call, body } of answers) await demo.answers(call, body);
    await signIn('produtor', { at: '/inicio?avisos=todos&aviso=1' });
    await expectHarmless(page);
    await read(page, requests);

    await page.goto('/inicio?janela=faq&janela.pergunta=1');
    await expectHarmless(page);
    await read(page, requests);
    // Names and questions are text, whatever stands in them.
    const faq = page.getByRole('dialog', { name: 'Perguntas frequentes' });
    await expect(faq.getByText('<b>Segurança</b>')).toBeVisible();
    await expect(faq.getByText('<img src=x onerror="window.ran=1">?')).toBeVisible();
    await faq.getByRole('searchbox').fill('clique aqui');
    await expect(faq.locator('mark').first()).toBeVisible();
    await expect(faq.locator('script, iframe, form, [onerror]')).toHaveCount(0);
    await page.goto('/inicio');

    await page.getByRole('button', { name: 'Histórico de alterações' }).click();
    await expect(page.getByText('Versão 3.14.1 · 18/09/2026')).toBeVisible();
    await expectHarmless(page);
    await read(page, requests);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Ir para o blog' }).click();
    const blog = page.getByRole('dialog', { name: 'Últimas do blog' });
    await expect(blog.getByText('Mau endereço')).toBeVisible();
    await expect(blog.getByRole('link', { name: 'Mau endereço' })).toHaveCount(0);
    await expect(blog.locator('img')).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});

test('the terms, to read and to accept, and the editor of a notice run nothing and ask no stranger', async ({
  page,
  demo,
  signIn,
}) => {
  const requests = watch(page);
  await demo.answers('readTerms', { htmlCode: HOSTILE_HTML });
  await page.goto('/termos-de-uso');
  await expectHarmless(page);
  await read(page, requests);

  await demo.answers('checkTerms', { id: 2, htmlCode: HOSTILE_HTML });
  await signIn('termos');
  await expect(page).toHaveURL(/\/aceitar-termos-de-uso/);
  await expectHarmless(page);
  await read(page, requests);
  await demo.passes('checkTerms');
  await leaveAccount(page);

  // An editor marks its own parts: only what would run or be fetched is looked for.
  await demo.answers('openNotice', notice);
  await signIn('master', { at: '/inicio?avisoEditar=1' });
  await read(page, requests);
});

test.describe('the text itself', () => {
  // On a bare page it does what it is made for: console errors and requests that lead nowhere.
  test.use({ expectedErrors: [/./] });
  test('does run and does ask strangers where nothing makes it harmless', async ({ page }) => {
    const requests = watch(page);
    await page.route(`**/${STRANGER}/**`, (route) => route.abort());
    await page.goto('/__demo/requests');
    await page.evaluate(
      (html) => {
        document.body.innerHTML = html;
        // A refresh would leave the page before anything could be seen.
      },
      HOSTILE_HTML.replace(/<meta[^>]*>/g, ''),
    );
    await expect.poll(async () => (await pageState(page)).ran).toBeGreaterThan(2);
    expect(requests.length).toBeGreaterThan(5);
  });
});
