import { expect, type Page } from '@playwright/test';

/** Fails when a button of the toolbar comes under the logo or leaves the bar, or the page scrolls sideways. */
export async function expectClearBar(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 768 });
  const faults = () =>
    page.evaluate(() => {
      const bar = document.querySelector('header');
      const logo = bar?.querySelector(':scope > a')?.getBoundingClientRect();
      if (!bar || !logo) return ['no bar'];
      const places = [...bar.querySelectorAll('button')].map((button) => ({
        name: button.getAttribute('aria-label') ?? button.innerText,
        place: button.getBoundingClientRect(),
      }));
      const wrong = places.filter(
        ({ place }) =>
          (place.left < logo.right && place.right > logo.left) ||
          place.right > innerWidth ||
          place.height > 48,
      );
      const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
      return [...wrong.map(({ name }) => name), ...sideways];
    });
  await expect.poll(faults, `toolbar at ${width}`).toEqual([]);
}
