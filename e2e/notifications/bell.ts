import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Opens the bell's panel and waits for its list. */
export async function openBell(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /notificaç(ão|ões)( não lidas?)?$/i }).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel).toBeVisible();
  return panel;
}

export const entries = (panel: Locator) => panel.getByRole('heading', { level: 4 });

/** Three notifications of the seed that were not read, in their order. */
export const UNREAD = [/Temperatura alta no aviário 3/, /Título a vencer amanhã/, /Chuva acima do limite/];
export const ALL_COUNT = 8;
