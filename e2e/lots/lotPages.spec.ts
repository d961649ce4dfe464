import { expect, test } from '../fixtures';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoPassword } from '../../mocks/accounts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CACHE_MISS|ERR_FAILED|Failed to fetch/] });

const MORNINGS = 7;
const RECEIVED = 20_150;
const DISCARDED = 150;
const wall = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });
const wire = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const whole = (value: number) => value.toLocaleString('pt-BR');

/** Follows an address inside the running application, as links do: nothing is loaded anew. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Somebody of the same account, at another computer. */
async function colleague(request: APIRequestContext, account: string) {
  const asScript = { 'X-Requested-With': 'XMLHttpRequest' };
  const data = { UserName: `${account}@demo.com.br`, Password: demoPassword, TimeZoneOffset: 180 };
  await request.post('/login/signIn', { data, headers: asScript });
  const logged = (await (await request.get('/User/GetLoggedUser')).json()) as {
    accessToken: string;
    tokenForm: string;
  };
  const headers = {
    ...asScript,
    Authorization: `Bearer ${logged.accessToken}`,
    RequestVerificationToken: logged.tokenForm,
  };
  return async (lotId: number, type: string, day: string, values: object) => {
    const answer = await request.post('/ChickenOccurrence/Create', {
      headers,
      data: { lotId, type, happenedAt: `${day}T12:00:00Z`, values },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
}

interface Entered {
  readonly dead: number;
  readonly eliminated: number;
  readonly feed: number;
  readonly water: number;
  readonly loaded: number;
  readonly closed: boolean;
}

/** What every page of the lot shows, from what was typed. */
async function expectShown(page: Page, lot: string, entered: Entered): Promise<void> {
  const housed = RECEIVED - DISCARDED;
  const left = housed - entered.dead - entered.eliminated - entered.loaded;
  const alive = entered.closed ? 0 : left;
  await follow(page, `/avicultura/dashboard-geral/${lot}`);
  const figures = page.getByRole('main');
  await expect(figures).toContainText(
    `Aves vivas${whole(alive)}${entered.closed ? `${whole(left)} aves sem carga` : 'de '}`,
  );
  await expect(figures).toContainText(`${whole(entered.feed)} kg`);
  await follow(page, `/avicultura/relatorio-de-lote?lote=${lot}`);
  const cells = page.getByRole('row', { name: /^Total/ }).getByRole('gridcell');
  const total = async () => (await cells.allTextContents()).map((text) => text.trim());
  await expect
    .poll(total, { message: 'the sums of the report' })
    .toEqual(
      expect.arrayContaining([
        whole(entered.dead),
        whole(entered.eliminated),
        whole(alive),
        whole(entered.feed),
        whole(entered.water),
      ]),
    );
  if (!entered.closed) {
    await follow(page, '/avicultura/ronda');
    await expect(page.getByRole('group', { name: /^AVIARIO 6 ·/ })).toContainText(`${whole(alive)} vivas`);
  }
  await follow(page, '/avicultura/dashboard-geral');
  const card = page.getByRole('article').or(page.getByRole('region')).filter({ hasText: 'AVIARIO 6' });
  await expect(card.filter({ hasText: 'Aves vivas' }).first()).toContainText(whole(alive));
}

test('every page of a lot shows what was entered last, without a reload', async ({
  page,
  signIn,
  playwright,
  server,
}) => {
  test.setTimeout(240_000);
  await signIn('produtor', { at: '/avicultura/lote' });
  const marked = () => page.evaluate(() => Reflect.get(window, 'sameDocument') === true);
  await page.evaluate(() => void Reflect.set(window, 'sameDocument', true));
  await page
    .getByRole('group', { name: 'Lotes que esperam' })
    .getByRole('link', { name: 'Lote 36 · AVIARIO 6' })
    .click();
  await page
    .getByLabel('Data de alojamento')
    .first()
    .fill(wall.format(daysAgo(MORNINGS)));
  const lot = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByLabel('Aves recebidas').fill(String(RECEIVED));
  await page.getByLabel('Descartadas na entrega').fill(String(DISCARDED));
  await page.getByLabel(/^Peso médio do pinto/).fill('42');
  await page.getByLabel('Linhagem').fill('COBB 500');
  await page.getByRole('combobox', { name: 'Sexo' }).click();
  await page.getByRole('option', { name: 'Misto' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('row', { name: /Lote 36 · AVIARIO 6 AVIARIO 6 Em andamento/ })).toBeVisible();

  const request = await playwright.request.newContext({ baseURL: server });
  const enter = await colleague(request, 'veterinario');
  const entered = { dead: 0, eliminated: 0, feed: 0, water: 0, loaded: 0, closed: false };
  const row = page.getByRole('group', { name: /^AVIARIO 6 ·/ });
  const field = (name: string) => row.getByRole('textbox', { name: new RegExp(`^${name}`) });
  for (let morning = 0; morning < MORNINGS; morning += 1) {
    const day = wire.format(daysAgo(MORNINGS - 1 - morning));
    const typed = { dead: 8 + morning, eliminated: 2, feed: 400 + 60 * morning, water: 720 + 108 * morning };
    for (const name of ['dead', 'eliminated', 'feed', 'water'] as const) entered[name] += typed[name];
    if (morning === 3) {
      // A colleague's round.
      const losses = { dead: typed.dead, eliminated: typed.eliminated };
      await enter(Number(lot), 'mortos-e-eliminados', day, losses);
      await enter(Number(lot), 'consumo', day, { feedKg: typed.feed, waterLitres: typed.water });
      continue;
    }
    await follow(page, `/avicultura/ronda?dia=${day}`);
    await expect(row).toContainText(`dia ${morning + 1}`);
    // The sixth without a network: sent when it is back.
    if (morning === 5) await page.context().setOffline(true);
    await field('Mortos').fill(String(typed.dead));
    await field('Eliminados').fill(String(typed.eliminated));
    await field('Ração').fill(String(typed.feed));
    await field('Água').fill(String(typed.water));
    await page.getByRole('button', { name: 'Lançar ronda' }).click();
    if (morning === 5) {
      const strip = page.getByRole('region', { name: '2 ocorrências guardadas neste aparelho' });
      await expect(strip).toBeVisible();
      await page.context().setOffline(false);
      await strip.getByRole('button', { name: 'Enviar agora' }).click();
      await expect(strip).toHaveCount(0);
    } else await expect(field('Mortos')).toHaveValue('');
  }
  await expectShown(page, lot, entered);

  await follow(page, `/zootecnia/ocorrencia/nova?lote=${lot}&tipo=carregamento`);
  const load = page.getByRole('dialog', { name: 'Carregamento de frangos' });
  await load.getByLabel(/^Quantidade carregada/).fill('6000');
  await load.getByLabel(/^Peso carregado/).fill('1032');
  await load.getByRole('textbox', { name: 'GTA' }).fill('PR-1');
  await load.getByRole('button', { name: 'Salvar' }).click();
  await expect(load).toHaveCount(0);
  entered.loaded = 6_000;
  await expectShown(page, lot, entered);

  const bar = page.getByRole('region', { name: 'Situação do lote' });
  const close = async () => {
    await bar.getByRole('button', { name: 'Fechar lote' }).click();
    const closing = page.getByRole('dialog', { name: /^Fechar o lote/ });
    await closing.getByLabel(/^Motivo/).fill('VENDA A TERCEIROS');
    await closing.getByRole('button', { name: 'Fechar lote' }).click();
    await expect(bar).toContainText('Bloqueado');
  };
  await follow(page, `/avicultura/lote/${lot}`);
  await close();
  await expectShown(page, lot, { ...entered, closed: true });
  await follow(page, `/avicultura/lote/${lot}`);
  await bar.getByRole('button', { name: 'Reverter fechamento' }).click();
  await page
    .getByRole('dialog', { name: /^Reverter o fechamento/ })
    .getByRole('button', { name: 'Reverter fechamento' })
    .click();
  await expect(bar).toContainText('Em andamento');
  // Somebody else loses birds meanwhile.
  await enter(Number(lot), 'mortos-e-eliminados', wire.format(daysAgo(1)), { dead: 5, eliminated: 0 });
  entered.dead += 5;
  await expectShown(page, lot, entered);
  await follow(page, `/avicultura/lote/${lot}`);
  await close();
  await expectShown(page, lot, { ...entered, closed: true });
  expect(await marked(), 'the page was never loaded anew').toBe(true);
  await request.dispose();
});
