import { expect, type Page } from '@playwright/test';

/** Words that no English page has; names that somebody typed stand in capitals. */
const PORTUGUESE =
  /(?<![\p{L}])(não|são|você|[Nn]enhum|[Tt]alh(?:ão|ões)|[Ss]afra|[Ll]otes?|[Aa]viário|Salvar|Cancelar|Buscar|Período)(?![\p{L}])/u;
/** A text that is missing shows its key. */
const KEY = /\b[a-z][A-Za-z]+:[a-z][\w.]+|\b[a-z]+(?:\.[a-zA-Z]+){2,}\b/;

/** Each page in English: its heading, no key instead of a text, and no Portuguese word. */
export async function expectEnglish(
  page: Page,
  pages: readonly (readonly [path: string, heading: string])[],
): Promise<void> {
  await page.getByRole('button', { name: /^Idioma/ }).click();
  await page.getByRole('menuitemradio', { name: 'English (United States)' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const text = await page.locator('main').innerText();
    expect(PORTUGUESE.exec(text)?.[0] ?? '', `Portuguese at ${path}`).toBe('');
    expect(KEY.exec(text)?.[0] ?? '', `a key at ${path}`).toBe('');
  }
}
