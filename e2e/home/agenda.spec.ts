import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

const PATH = '/EprodutorCalendar/GetEprodutorCalendarByMonth';
const grid = (page: Page) => page.getByRole('grid');
const cell = (page: Page, name: string | RegExp) => grid(page).getByRole('gridcell', { name });

const items = [
  { id: 1, title: 'Título a pagar', date: '2026-08-14T00:00:00' },
  { id: 2, title: 'Pesagem do lote', dateWithTime: '2026-08-14T09:00:00' },
  { id: 3, title: 'Coleta de solo', dateWithTime: '2026-08-03T08:00:00' },
  { id: 4, title: 'Vacinação', date: '2026-07-28T00:00:00' },
  { id: 5, title: 'Entrega de insumos', date: '2026-09-10T00:00:00' },
];

// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page, demo, signIn }) => {
  // A Friday of the past: the tokens of the demo backend, which lives today, are valid then too.
  await page.clock.install({ time: new Date('2026-08-14T10:00:00-03:00') });
  await demo.answers('listCalendar', items);
  await signIn('produtor');
});

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/agenda${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
}

test('the month by keyboard alone', async ({ page, demo }) => {
  await demo.forgetCalls();
  await open(page);
  await expect(grid(page)).toHaveAccessibleName('Agosto de 2026');
  await expect(cell(page, 'sexta-feira, 14 de agosto de 2026, 2 compromissos')).toHaveAttribute(
    'tabindex',
    '0',
  );
  const requested = new Set((await demo.calls(PATH)).map(({ query }) => query['month']));
  expect(requested).toEqual(new Set(['2026-07', '2026-08', '2026-09']));
  await expect(cell(page, /^terça-feira, 28 de julho/)).toContainText('Vacinação');

  await page.getByRole('button', { name: 'Lista' }).focus();
  await page.keyboard.press('Tab');
  await expect(cell(page, /14 de agosto/)).toBeFocused();
  const walk: readonly (readonly [string, RegExp, string])[] = [
    ['ArrowRight', /15 de agosto/, '2026-08-15'],
    ['ArrowDown', /22 de agosto/, '2026-08-22'],
    ['Home', /16 de agosto/, '2026-08-16'],
    ['End', /22 de agosto/, '2026-08-22'],
    ['ArrowUp', /15 de agosto/, '2026-08-15'],
    ['ArrowLeft', /14 de agosto/, ''],
    ['PageDown', /14 de setembro/, '2026-09-14'],
    ['Shift+PageUp', /14 de setembro de 2025/, '2025-09-14'],
    ['Shift+PageDown', /14 de setembro de 2026/, '2026-09-14'],
    ['PageUp', /14 de agosto/, ''],
  ];
  for (const [key, name, day] of walk) {
    await page.keyboard.press(key);
    await expect(cell(page, name)).toBeFocused();
    await expect(cell(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(day ? `/agenda?dia=${day}` : '/agenda');
  }
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Sexta-feira, 14 de agosto' });
  await expect(panel.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(panel.getByRole('listitem')).toHaveText(['Dia todoTítulo a pagar', '09:00Pesagem do lote']);
  await expectNoSeriousAxe(page);
});

test('week and list stand in the address, today leads back, and the period is printed', async ({ page }) => {
  // A browser without a screen prints at once and clears its table away.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await open(page);
  await page.getByRole('button', { name: 'Próximo mês' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Setembro de 2026');
  await page.getByRole('button', { name: 'Semana', exact: true }).click();
  await expect(page).toHaveURL('/agenda?dia=2026-09-14&visao=semana');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^13 ?– ?19 de set/);
  await expect(grid(page).getByRole('gridcell')).toHaveCount(7);
  await page.getByRole('button', { name: 'Semana anterior' }).click();
  await expect(cell(page, /10 de setembro/)).toContainText('Entrega de insumos');
  await page.reload();
  await expect(cell(page, /10 de setembro/)).toContainText('Entrega de insumos');
  await page.getByRole('button', { name: 'Hoje' }).click();
  await expect(page).toHaveURL('/agenda?visao=semana');
  await expect(cell(page, /14 de agosto/)).toHaveAttribute('aria-current', 'date');
  await expectNoSeriousAxe(page);
  await page.goBack();
  await expect(cell(page, /10 de setembro/)).toBeVisible();

  // The list begins today, and shows earlier days on request.
  await open(page, '?visao=lista');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/^Hoje, sexta-feira, 14 de agosto/]);
  await page.getByRole('button', { name: 'Mostrar 1 dia anterior' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    /^Segunda-feira, 3 de agosto/,
    /^Hoje, sexta-feira, 14 de agosto/,
  ]);
  // Other months are not of this list.
  await expect(page.getByText(/Vacinação|Entrega de insumos/)).toHaveCount(0);
  await expectNoSeriousAxe(page);

  await page.getByRole('button', { name: 'Imprimir' }).click();
  const paper = page.frameLocator('#print-frame');
  await expect(paper.getByRole('heading', { name: 'Agenda', includeHidden: true })).toHaveCount(1);
  await expect(paper.locator('p')).toHaveText('Agosto de 2026 · AGROPECUARIA SANTA HELENA LTDA');
  await expect(paper.locator('tbody tr')).toHaveText([
    '03/08/202608:00Coleta de solo',
    '14/08/2026Dia todoTítulo a pagar',
    '14/08/202609:00Pesagem do lote',
  ]);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/500|ERR_/] });

  test('the list comes first; nothing, a failure and a lost connection are said', async ({
    page,
    demo,
    context,
  }) => {
    await open(page);
    await expect(page.getByText('Pesagem do lote')).toBeVisible();
    await expect(grid(page)).toHaveCount(0);
    await expectNoSeriousAxe(page);
    await page.getByRole('button', { name: 'Mês', exact: true }).click();
    await cell(page, /segunda-feira, 3 de agosto/).click();
    await expect(page.getByRole('region', { name: 'Segunda-feira, 3 de agosto' })).toContainText(
      'Coleta de solo',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.getByRole('button', { name: 'Mais ações' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('menuitem', { name: 'Atualizar a agenda' }).click();
    await expect(page.getByText(/^Sem conexão · dados às/)).toBeVisible();
    await expect(cell(page, /14 de agosto/)).toBeVisible();
    await context.setOffline(false);

    await demo.answers('listCalendar', []);
    await open(page, '?visao=lista&dia=2026-05-05');
    await expect(page.getByText('Nenhum compromisso neste mês')).toBeVisible();
    await page.getByRole('button', { name: 'Voltar para hoje' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Agosto de 2026');

    await demo.breaks('listCalendar', { body: { error: { message: 'Fora do ar' } } });
    await open(page, '?visao=mes&dia=2025-03-05');
    await expect(page.getByText('Código 500')).toBeVisible();
    await demo.answers('listCalendar', items);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(grid(page)).toBeVisible();
  });
});
