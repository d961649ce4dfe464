import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

interface CardUnderTest {
  readonly title: string;
  readonly path: string;
  /** Stands in the card when all is well. */
  readonly content: RegExp;
}

/** Every card that asks the server by itself. A new one is one line. */
const cards: readonly CardUnderTest[] = [
  { title: 'Avisos', path: '/SystemMessageBoard/GetAll', content: /Sistema indisponível/ },
  { title: 'Agenda', path: '/EprodutorCalendar/GetEprodutorCalendarByMonth', content: /Hoje, / },
  { title: 'Preços agropecuários', path: '/Home/GetUsda', content: /Estados Unidos/ },
];

const region = (page: Page, { title }: CardUnderTest) => page.getByRole('region', { name: title });
const refresh = (page: Page, card: CardUnderTest) =>
  region(page, card).getByRole('button', { name: `Atualizar ${card.title}` });
const stands = (page: Page, card: CardUnderTest) =>
  expect(region(page, card).getByText(card.content).first()).toBeVisible();

for (const card of cards) {
  const others = cards.filter((other) => other !== card);

  test.describe(card.title, () => {
    test.use({ expectedErrors: [/500|ERR_/] });

    for (const [name, fault] of [
      ['a 500', { status: 500, body: { error: { message: 'Fora do ar' } } }],
      ['a malformed answer', { status: 200, body: '[{"id":' }],
      ['an answer of another kind', { status: 200, body: { html: 'Em manutenção' } }],
      ['a broken connection', { status: 0 }],
    ] as const) {
      test(`${name} stays inside the card, and another try succeeds`, async ({
        page,
        demo,
        request,
        signIn,
      }) => {
        await demo.fault({ method: 'GET', path: card.path, ...fault });
        await signIn('produtor');
        for (const other of others) await stands(page, other);
        const retry = region(page, card).getByRole('button', { name: 'Tentar novamente' });
        await expect(retry).toBeVisible();
        await request.delete('/__demo/faults');
        // A card that could not be reached may ask again by itself just now.
        await expect(async () => {
          if (await retry.isVisible()) await retry.click();
          await expect(region(page, card).getByText(card.content).first()).toBeVisible({ timeout: 2000 });
        }).toPass();
      });
    }

    test('slow: its bones stand while everything else is there', async ({ page, demo, signIn }) => {
      await demo.fault({ method: 'GET', path: card.path, delayMs: 6000 });
      await signIn('produtor');
      for (const other of others) await stands(page, other);
      await expect(region(page, card).getByText(`Carregando ${card.title}`)).toBeAttached();
      await stands(page, card);
      await expect(region(page, card).getByText(/^Atualizado às \d\d:\d\d$/)).toBeVisible();
    });

    test('offline: the last good data stay, with a word on their age', async ({ page, context, signIn }) => {
      await signIn('produtor');
      await stands(page, card);
      await context.setOffline(true);
      await refresh(page, card).click();
      await expect(region(page, card).getByText(/^Sem conexão · dados às/)).toBeVisible();
      await stands(page, card);
      await context.setOffline(false);
    });

    test('the next visit begins with the last good data, even when nothing newer comes', async ({
      page,
      demo,
      signIn,
    }) => {
      await signIn('produtor');
      await stands(page, card);
      await demo.fault({ method: 'GET', path: card.path, status: 500, body: {} });
      await page.reload();
      await stands(page, card);
      await expect(region(page, card).getByText(/^Não foi possível atualizar · dados/)).toBeVisible();
    });
  });
}
