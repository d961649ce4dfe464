import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

const BASE = '/configuracao-de-propriedade';

/** Opens a register and waits for its heading. */
export async function openRegister(page: Page, slug: string, title: string): Promise<void> {
  await page.goto(`${BASE}/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Opens the record that a cell names, in its dialog. */
export async function openRecord(page: Page, name: string, dialog: string): Promise<Locator> {
  // A table on a desk, cards on a telephone.
  await page.getByRole('main').getByText(name, { exact: true }).first().click();
  const form = page.getByRole('dialog', { name: dialog });
  await expect(form.getByRole('button', { name: /^Salvar/ })).toBeVisible();
  return form;
}

/** Chooses of a select. */
export async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Types into an autocomplete and takes the suggestion. */
export async function suggest(page: Page, field: Locator, typed: string, option: string): Promise<void> {
  await field.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}
