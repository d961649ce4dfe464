import type { Locator, Page } from '@playwright/test';
import { expect, type Fault, test } from '../fixtures';
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

interface Surface {
  /** Who reads it; nobody signs in without. */
  readonly account?: string;
  readonly path: string;
  /** The answer that carries the hostile text. */
  readonly answer: Pick<Fault, 'path' | 'body'>;
  /** What brings the text into view. */
  readonly open?: (page: Page) => Promise<void>;
  /** An editor marks its own parts: only what would run or be fetched is looked for. */
  readonly editor?: boolean;
}

/** Every place that shows formatted text of the server. A new one is one line. */
const surfaces: Record<string, Surface> = {
  'a notice': {
    account: 'produtor',
    path: '/inicio?avisos=todos&aviso=1',
    answer: { path: '/SystemMessageBoard/GetAll', body: [notice] },
  },
  'the editor of a notice': {
    account: 'master',
    path: '/inicio?avisoEditar=1',
    answer: { path: '/SystemMessageBoard/GetById', body: notice },
    editor: true,
  },
  'the terms of use': {
    path: '/termos-de-uso',
    answer: { path: '/SystemTermsOfUse/GetLastDoc', body: { htmlCode: HOSTILE_HTML } },
  },
  'the terms to accept': {
    account: 'termos',
    path: '/aceitar-termos-de-uso',
    answer: { path: '/SystemTermsOfUse/VerifyEquals', body: { id: 2, htmlCode: HOSTILE_HTML } },
  },
};

/** Notes whatever the page asks for that it should not. */
function watch(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === STRANGER || /LogoutReact/i.test(pathname)) asked.push(request.url());
  });
  page.on('dialog', (dialog) => {
    asked.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return asked;
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

/** Links that leave the site without saying so, and pictures that somebody is told of. */
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

for (const [name, surface] of Object.entries(surfaces)) {
  test(`${name}: nothing of a hostile text runs, asks a stranger or restyles the page`, async ({
    page,
    demo,
    signIn,
  }) => {
    const asked = watch(page);
    await demo.fault({ method: 'GET', status: 200, ...surface.answer });
    if (surface.account) await signIn(surface.account);
    if (!page.url().includes(surface.path)) await page.goto(surface.path);
    await surface.open?.(page);
    const marker = page.getByText(MARKER, { exact: true }).last();
    await expect(marker).toBeVisible();
    const place = marker.locator('xpath=..');

    if (!surface.editor) {
      expect(await foreignParts(place)).toEqual([]);
      expect(await unsafeAddresses(place)).toEqual([]);
      const hidden = place.getByText('clique aqui');
      expect(await hidden.count()).toBeGreaterThan(10);
      expect(await place.locator('a[href]', { hasText: 'clique aqui' }).count()).toBe(0);
      await expect(place.getByRole('link', { name: 'fora' })).toHaveAttribute(
        'rel',
        'noopener noreferrer nofollow',
      );
    }
    // A person reads, points and clicks.
    await place.getByText('clique aqui').first().click();
    await place.getByText('evento', { exact: true }).click();
    await page.mouse.move(5, 5);
    await expect(marker).toBeVisible();
    expect(await pageState(page)).toEqual({ ran: 0, display: 'block', font: true, base: 0 });
    expect(asked).toEqual([]);
  });
}

test.describe('the text itself', () => {
  // On a bare page it does what it is made for: console errors and requests that lead nowhere.
  test.use({ expectedErrors: [/./] });
  test('does run and does ask strangers where nothing makes it harmless', async ({ page }) => {
    const asked = watch(page);
    await page.route(`**/${STRANGER}/**`, (route) => route.abort());
    await page.goto('/__demo/requests');
    await page.evaluate(
      (html) => {
        document.body.innerHTML = html;
        // A refresh would leave the page before anything could be seen.
      },
      HOSTILE_HTML.replace(/<meta[^>]*>/g, ''),
    );
    await expect.poll(async () => (await pageState(page)).ran).toBeGreaterThan(3);
    expect(asked.length).toBeGreaterThan(5);
  });
});
