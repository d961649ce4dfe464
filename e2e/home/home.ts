import type { Page } from '@playwright/test';

/** One card of the home page, found by its title. */
export function card(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true });
}

/** A quote as the Central Bank's text has it. */
export function quote(moment: string, buy: number, bulletin = 'Fechamento') {
  return { dataHoraCotacao: moment, cotacaoCompra: buy, cotacaoVenda: buy + 0.0006, tipoBoletim: bulletin };
}

/**
 * As in a browser without a former sign-in. A page without the application first: nothing of it is under way any more.
 */
export async function leaveAccount(page: Page): Promise<void> {
  await page.goto('/__demo/requests');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}
