import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../fixtures';

export const LIST = '/CustomerAssistDocument/GetAll';
export const START = '/CustomerAssistDocument/StartAssistance';

/** Opens the desk at a tab and waits for its rows. */
export async function openDesk(page: Page, tab = ''): Promise<void> {
  await page.goto(`/assist${tab && `/${tab}`}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mesa do Assist' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

/** The rows of the list, the head left out. */
export const rows = (page: Page) => page.locator('[role="row"][data-id]');

export const rowOf = (page: Page, id: number | string) => page.locator(`[role="row"][data-id="${id}"]`);

/** The document that a row shows. */
export async function idAt(page: Page, index: number): Promise<number> {
  return Number(await rows(page).nth(index).getAttribute('data-id'));
}

/** The row of a document, in view or among the first ones, becomes the one that the letters act on. */
export async function focusRow(page: Page, id: number): Promise<void> {
  // Rows that are scrolled away are not drawn.
  if ((await rowOf(page, id).count()) === 0)
    await page.locator('.MuiDataGrid-virtualScroller').evaluate((list) => list.scrollTo({ top: 0 }));
  await rowOf(page, id).getByRole('gridcell').nth(1).focus();
}

export const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

/** What a tab counts. */
export async function countOf(page: Page, name: RegExp): Promise<number> {
  return Number(/(\d+)\s*$/.exec(await tab(page, name).innerText())?.[1]);
}

export const said = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

/** What others do at the desk meanwhile. */
export async function meanwhile(request: APIRequestContext, data: object): Promise<void> {
  expect((await request.post('/__demo/assist', { data })).ok()).toBe(true);
}
