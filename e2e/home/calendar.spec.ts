import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

const PATH = '/EprodutorCalendar/GetEprodutorCalendarByMonth';
const card = (page: Page) => page.getByRole('region', { name: 'Agenda' });
const days = (page: Page) => card(page).getByRole('group', { name: 'Dias da agenda' }).getByRole('button');
/** A moment of the past: the tokens of the demo backend, which lives today, are valid then too. */
const moment = (time: string) => new Date(`${time}:00-03:00`);

// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

test('fourteen days in two pages, across a month end, by their count, and over midnight', async ({
  page,
  demo,
  signIn,
}) => {
  await page.clock.install({ time: moment('2026-01-25T21:30') });
  await demo.answers('listCalendar', [
    { id: 1, title: 'Título a pagar', date: '2026-01-25T00:00:00' },
    { id: 2, title: 'Vacinação', dateWithTime: '2026-01-31T23:30:00' },
    { id: 3, title: 'Colheita', date: '2026-02-01' },
    // Half past one in the morning in London: still the sixth here.
    { id: 4, title: 'Reunião', dateWithTime: '2026-02-07T01:30:00Z' },
    { id: 5, title: 'Depois da faixa', date: '2026-02-08T00:00:00' },
    { id: 6, title: 'Sem data' },
  ]);
  await signIn('produtor');
  await expect(days(page)).toHaveCount(7);
  await expect(days(page).first()).toHaveAccessibleName(
    'Hoje, dom 25: domingo, 25 de janeiro de 2026, 1 compromisso',
  );
  await expect(days(page).last()).toHaveAccessibleName(
    'sáb 31: sábado, 31 de janeiro de 2026, 1 compromisso',
  );
  const requested = (await demo.calls(PATH)).map(({ query }) => query['month']);
  expect(requested).toHaveLength(2);
  expect(new Set(requested)).toEqual(new Set(['2026-01', '2026-02']));
  await expect(card(page).getByText('Título a pagar')).toBeVisible();

  await days(page).last().click();
  await expect(card(page).getByRole('listitem')).toHaveText(['23:30Vacinação']);
  await days(page).nth(1).click();
  await expect(card(page).getByText('Nenhum compromisso neste dia.')).toBeVisible();

  const next = card(page).getByRole('button', { name: 'Próximos sete dias' });
  const previous = card(page).getByRole('button', { name: 'Sete dias anteriores' });
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
  await next.click();
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
  await expect(days(page).first()).toHaveAccessibleName(
    'dom 1: domingo, 1 de fevereiro de 2026, 1 compromisso',
  );
  await expect(days(page).last()).toHaveAccessibleName('sáb 7: sábado, 7 de fevereiro de 2026, livre');
  await days(page).nth(5).click();
  await expect(card(page).getByRole('listitem')).toHaveText(['22:30Reunião']);
  await expect(card(page).getByText(/Depois da faixa|Sem data/)).toHaveCount(0);
  await expectNoSeriousAxe(page);

  // Within one month one call is enough.
  await page.clock.setSystemTime(moment('2026-01-10T23:50'));
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: index,
      title: `Parcela ${index}`,
      date: '2026-01-10T00:00:00',
    }));
  await demo.answers('listCalendar', many(99));
  await demo.forgetCalls();
  await page.reload();
  await expect(days(page).first().getByText('99', { exact: true })).toBeVisible();
  expect((await demo.calls(PATH)).map(({ query }) => query['month'])).toEqual(['2026-01']);
  await demo.answers('listCalendar', many(100));
  await card(page).getByRole('button', { name: 'Atualizar Agenda' }).click();
  await expect(days(page).first().getByText('99+', { exact: true })).toBeVisible();
  await card(page)
    .getByRole('button', { name: /^Mostrar mais/ })
    .click();
  await expect(card(page).getByRole('listitem')).toHaveCount(100);

  // The day turns over while the page stays open.
  await expect(days(page).first()).toHaveAccessibleName(/10 de janeiro/);
  await page.clock.fastForward('11:00');
  await expect(days(page).first()).toHaveAccessibleName(/11 de janeiro/);
  await card(page).getByRole('link', { name: 'Ver agenda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
});
