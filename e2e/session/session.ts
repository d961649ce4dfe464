import type { Page } from '@playwright/test';
import { demoPassword } from '../../mocks/accounts';

export const COMMUNITIES = '/configuracao-de-propriedade/comunidades-rurais';

/** What a browser says by itself of every answer that is not a success; the tests provoke them. */
export const REFUSED = [/Failed to load resource|Failed to fetch dynamically imported module/];

/** Types into the sign-in form that is on the screen, and sends it. */
export async function fillSignIn(page: Page, account: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-mail').fill(`${account}@demo.com.br`);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Goes to a page without loading the application anew. */
export async function openByPalette(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Buscar/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

/** A token as the server makes them, for what the browser itself reads of it. */
export function tokenUntil(seconds: number): string {
  const payload = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds })).toString(
    'base64url',
  );
  return `e30.${payload}.x`;
}

export async function storeToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
}
