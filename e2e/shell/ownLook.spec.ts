import { expect, test } from '../fixtures';

// What only a browser shows: the look that a reader's own settings leave of a page.

test('with forced colours what is pressed, disabled and drawn can be told', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await signIn('produtor', { at: '/comparacao-mapas' });
  const pressed = page.getByRole('button', { name: 'Lado a lado' });
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await expect(pressed).toHaveCSS('outline-style', 'solid');
  // Six classes, six colours.
  const swatches = page.getByRole('list', { name: 'Classes de NDVI' }).first().locator('li i');
  await expect(swatches.first()).toBeVisible();
  const colours = await swatches.evaluateAll((all) => all.map((one) => getComputedStyle(one).background));
  expect(new Set(colours).size).toBe(colours.length);

  await page.goto('/avicultura/dashboard-geral/1');
  const axis = page.getByRole('application').first().locator('text').first();
  await expect(axis).toBeVisible();
  // The words of a drawing have the colour of the page's own text, not one of the light theme.
  const fill = await axis.evaluate((text) => getComputedStyle(text).fill);
  const canvasText = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'CanvasText';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(fill).toBe(canvasText);

  // A button is one by its frame, what is disabled by its colour, where one is by a frame in the menu.
  await page.goto('/titulos');
  const launch = page.getByRole('button', { name: 'Lançar título' });
  await expect(launch).toHaveCSS('border-top-style', 'solid');
  await expect(page.locator('nav [aria-current]').first()).toHaveCSS('outline-style', 'solid');
  const greyText = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'GrayText';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(greyText).not.toBe(canvasText);
  const disabled = page.locator('button[aria-disabled="true"], button:disabled').first();
  await expect(disabled).toHaveCSS('color', greyText);
});

test('with the spacing of WCAG 1.4.12 units and texts of rows stay in their place', async ({
  page,
  signIn,
}) => {
  await signIn('produtor', { at: '/titulos?titulo=novo' });
  const value = page.getByLabel(/^Valor total/);
  await expect(value).toBeVisible();
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  });
  const unit = page.getByText('R$', { exact: true }).first();
  const [unitBox, fieldBox] = [await unit.boundingBox(), await value.boundingBox()];
  const middle = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : NaN);
  expect(Math.abs(middle(unitBox) - middle(fieldBox))).toBeLessThan(4);

  // Columns are as wide as their text becomes, and rows of two lines as high: no day, product or amount is cut.
  const spacing =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
  const cut = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '[role=gridcell], .MuiDataGrid-columnHeaderTitle, .body .num',
        ),
      ]
        .filter((one) => /\d/.test(one.textContent) && !one.querySelector('button'))
        .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  for (const list of ['/romaneio', '/fluxo-de-caixa']) {
    await page.goto(list);
    await expect(page.getByRole('gridcell', { name: /\d/ }).first()).toBeVisible();
    await page.addStyleTag({ content: spacing });
    await expect.poll(cut, { message: `cut on ${list}` }).toEqual([]);
  }

  await page.goto('/sensores/cadastro');
  const cell = page.getByRole('gridcell', { name: /COLETOR AVIARIO/ }).first();
  await expect(cell).toBeVisible();
  await page.addStyleTag({ content: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important }' });
  // The text itself, not the cell: it stands in the middle of its row.
  const off = await cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return Math.abs(text.top + text.height / 2 - (box.top + box.height / 2));
  });
  expect(off).toBeLessThan(4);
});
