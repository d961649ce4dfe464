import type { Locator, Page } from '@playwright/test';

export const noticesCard = (page: Page) => page.getByRole('region', { name: 'Avisos' });

export const noticeForm = (page: Page, name = 'Novo aviso') => page.getByRole('dialog', { name });

/** The field, not the button that makes a heading of the text. */
export const titleOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Título' });

export async function typeText(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Texto do aviso' }).click();
  await page.keyboard.type(text);
}
