import type { Locator, Page } from '@playwright/test';
import { type CallName, CALLS } from '../../mocks/faults/calls';
import { expect, test } from '../fixtures';
import { card } from './home';

interface CardUnderTest {
  readonly title: string;
  readonly calls: readonly CallName[];
  /** Stands in the card when all is well. */
  readonly content: (card: Locator) => Locator;
}

const version: CardUnderTest = {
  title: 'Versão do sistema',
  calls: ['readVersion'],
  content: (found) => found.getByText('26.11.0'),
};
/** Every card that asks the server by itself. A new one is one line. */
const CARDS: readonly CardUnderTest[] = [
  {
    title: 'Avisos',
    calls: ['listNotices'],
    content: (found) => found.getByText(/Sistema indisponível/),
  },
  {
    title: 'Agenda',
    calls: ['listCalendar'],
    content: (found) => found.getByText(/Hoje, /),
  },
  {
    title: 'Preços agropecuários',
    calls: ['listForeignPrices'],
    content: (found) => found.getByText('Estados Unidos'),
  },
  {
    title: 'Dólar comercial',
    calls: ['readDollarToday', 'readDollarPeriod'],
    content: (found) => found.getByRole('group', { name: 'Compra' }),
  },
  { title: 'Blog', calls: ['listBlogPosts'], content: (found) => found.getByText('1 de 5') },
  version,
  {
    title: 'Previsão do tempo',
    calls: ['readForecast'],
    content: (found) => found.getByRole('list', { name: 'Previsão por dia' }),
  },
];
const SHORTCUTS = '/UserMenuShortcut/GetList';
const BELL = '/Ncc/GetLastNotification';

/** Where a call of a card goes. */
const pathOf = (call: CallName) => [CALLS[call]].flat()[0]?.split(' ')[1] ?? '';

async function stands(page: Page, { title, content }: CardUnderTest): Promise<void> {
  // A card asks when its place comes into sight.
  // Its skeleton gives way to the card meanwhile.
  await expect(() => card(page, title).scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  await expect(content(card(page, title)), `${title} stands`).toBeVisible();
}
const retry = (page: Page, { title }: CardUnderTest) =>
  card(page, title).getByRole('button', { name: 'Tentar novamente' });
const refresh = (page: Page, { title }: CardUnderTest) =>
  card(page, title).getByRole('button', { name: `Atualizar ${title}` });

/** The same happens to the calls of every card. */
async function everyCard(happens: (call: CallName) => Promise<unknown>): Promise<void> {
  for (const call of CARDS.flatMap(({ calls }) => calls)) await happens(call);
}

/** A card that could not be reached may ask again by itself just now. */
async function recovers(page: Page, each: CardUnderTest): Promise<void> {
  await expect(async () => {
    if (await retry(page, each).isVisible()) await retry(page, each).click();
    await expect(each.content(card(page, each.title))).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test.use({ expectedErrors: [/50\d|401|ERR_|Failed to load/] });
// Each walks through every card of the page.
test.describe.configure({ timeout: 120_000 });

test('a 500 stays inside each card, and another try succeeds; shortcuts stand by what came with the user', async ({
  page,
  demo,
  signIn,
}) => {
  const breaks = (call: CallName) => demo.breaks(call, { body: { error: { message: 'Fora do ar' } } });
  await everyCard(breaks);
  await breaks('listShortcuts');
  await signIn('produtor');
  const shortcuts = card(page, 'Atalhos');
  await expect(shortcuts.getByText(/^Não foi possível atualizar · dados às/)).toBeVisible();
  await expect(shortcuts.getByRole('link')).toHaveCount(4);
  for (const { title } of CARDS) {
    await expect(card(page, title).getByRole('alert'), title).toContainText(
      title === 'Dólar comercial'
        ? 'Não foi possível obter a cotação do dólar. Tente novamente.'
        : 'Não foi possível carregar',
    );
  }
  await demo.recovers();
  // One recovers, the others wait for their own press.
  const [first, ...others] = CARDS;
  await retry(page, first as CardUnderTest).click();
  await stands(page, first as CardUnderTest);
  for (const other of others) await expect(card(page, other.title).getByRole('alert')).toBeVisible();
  for (const other of others) {
    await retry(page, other).click();
    await stands(page, other);
  }
});

test('answers that cannot be read, and a broken connection, stay inside each card', async ({
  page,
  demo,
  signIn,
}) => {
  await everyCard((call) => demo.answers(call, '[{"id":'));
  await signIn('produtor');
  for (const each of CARDS) await expect(retry(page, each), each.title).toBeVisible();

  await demo.recovers();
  await everyCard((call) => demo.answers(call, { html: 'Em manutenção' }));
  for (const each of CARDS) await refresh(page, each).click();
  for (const each of CARDS) {
    await expect(refresh(page, each)).toBeEnabled();
    // The version that runs is known from the entry too.
    if (each !== version) await expect(each.content(card(page, each.title))).toHaveCount(0);
    await expect(card(page, each.title)).not.toContainText(/undefined|NaN|\[object/);
  }

  await demo.recovers();
  await everyCard((call) => demo.cutsOff(call));
  await page.reload();
  for (const each of CARDS.filter((one) => one !== version))
    await expect(retry(page, each), each.title).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await demo.recovers();
  for (const each of CARDS) {
    await expect(refresh(page, each)).toBeEnabled();
    if ((await retry(page, each).count()) === 0) await refresh(page, each).click();
    await recovers(page, each);
  }

  // Unreadable rows do not mean that there are none.
  await everyCard((call) => demo.answers(call, [{ nada: 1 }, null]));
  for (const each of CARDS) {
    await refresh(page, each).click();
    await expect(refresh(page, each)).toBeEnabled();
  }
  for (const nothing of ['Nenhum aviso para exibir.', 'Nenhuma publicação', 'Sem cotações'])
    await expect(page.getByText(nothing, { exact: true }), nothing).toHaveCount(0);
});

test('a refusal stays inside each card and never leaves the page', async ({ page, demo, signIn }) => {
  await everyCard((call) => demo.forbids(call));
  await demo.forbids('listNotifications');
  await signIn('produtor');
  for (const { title } of CARDS) await expect(card(page, title).getByText('Sem acesso'), title).toBeVisible();
  await expect.poll(async () => (await demo.calls(BELL)).length).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/inicio$/);
  await expect(card(page, 'Atalhos').getByRole('link')).toHaveCount(4);
});

test('cards whose answers take 20 s block nothing else', async ({ page, demo, signIn }) => {
  // One less than cards may ask at once: where all of those are late, the rest wait for them.
  const late = ['Avisos'];
  const calls: CallName[] = ['listShortcuts', 'readDollarToday'];
  for (const { title, calls: own } of CARDS) if (late.includes(title)) calls.push(...own);
  for (const call of calls) await demo.waits(call, 20_000);
  await signIn('produtor');
  // The period's last quote stands in for the one of today meanwhile.
  for (const each of CARDS) {
    if (late.includes(each.title)) {
      await expect(card(page, each.title).getByText(`Carregando ${each.title}`)).toBeAttached();
    } else await stands(page, each);
  }
  const shortcuts = card(page, 'Atalhos');
  await shortcuts.getByRole('button', { name: 'Personalizar atalhos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concluir' }).click();
  await demo.waits('listCalendar', 3000);
  await shortcuts.getByRole('link', { name: 'Agenda' }).click();
  await expect(page).toHaveURL(/\/agenda$/);
  // The days stand while their items are on the way.
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Nenhum compromisso')).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: /livre/ })).toHaveCount(0);
  await page.getByRole('gridcell').nth(10).click();
  await expect(page).toHaveURL(/\/agenda\?dia=/);
  await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy');
});

test('nine calls that take 20 s keep no click waiting', async ({ page, demo, signIn }) => {
  const slow: CallName[] = ['listShortcuts', ...CARDS.flatMap(({ calls }) => calls)];
  for (const call of slow) await demo.waits(call, 20_000);
  const paths = slow.map((call) => pathOf(call));
  await signIn('produtor');
  // Four cards ask at once; the others leave the browser's connections to what is pressed.
  const asking = async () => {
    const called = new Set((await demo.calls()).map(({ path }) => path));
    return paths.filter((path) => called.has(path)).length;
  };
  await expect.poll(asking).toBe(4);
  await card(page, 'Atalhos').getByRole('link', { name: 'Mapa da propriedade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mapa da propriedade' })).toBeVisible({
    timeout: 4000,
  });
  // The page's requests are dropped, and sent again on the way back.
  await demo.forgetCalls();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Bo/ })).toBeVisible({ timeout: 4000 });
  await expect.poll(async () => (await demo.calls(SHORTCUTS)).length).toBe(1);
});

test('the last good data stay offline, and stand at once on the next visit, with a word on their age', async ({
  page,
  context,
  demo,
  signIn,
}) => {
  await signIn('produtor');
  for (const each of CARDS) await stands(page, each);
  await context.setOffline(true);
  for (const each of CARDS) {
    await expect(card(page, each.title).getByText(/^Sem conexão · dados às/)).toBeVisible();
    await stands(page, each);
  }
  // What is not here yet is said, and the page stands.
  await card(page, 'Avisos').getByRole('button', { name: 'Mais avisos' }).click();
  await expect(page).toHaveURL('/inicio');
  await context.setOffline(false);
  await card(page, 'Avisos').getByRole('button', { name: 'Mais avisos' }).click();
  const notices = page.getByRole('dialog', { name: 'Todos os avisos' });
  await notices.getByRole('button', { name: 'Fechar' }).click();
  for (const each of CARDS)
    await expect(refresh(page, each)).toHaveAttribute('aria-description', /^Atualizado às \d\d:\d\d$/);

  await everyCard((call) => demo.breaks(call));
  await page.reload();
  for (const each of CARDS) {
    await stands(page, each);
    await expect(card(page, each.title).getByText(/^Não foi possível atualizar · dados/)).toBeVisible();
  }
  // So does a refresh that fails.
  await demo.recovers();
  for (const each of CARDS) {
    await refresh(page, each).click();
    await expect(card(page, each.title).getByText(/^Não foi possível/), each.title).toHaveCount(0);
  }
});
