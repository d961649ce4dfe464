import type { Page, Route } from '@playwright/test';
import { installStandIn } from './googleMaps';

/** What the script does once it is there. */
export type StandInMood = 'works' | 'refuses' | 'fails' | 'silent';

/** A grey picture of one pixel: what stands for satellite imagery. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaGj4DwADhAGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Plays Google's servers for a page: the map script with the names that the application uses, and pictures. Nothing
 * leaves the machine; every other address of Google's is refused and recorded.
 */
export async function playGoogle(page: Page, mood: StandInMood = 'works'): Promise<{ requests: string[] }> {
  const requests: string[] = [];
  await page.route(/^https:\/\/[^/]*(googleapis|gstatic|google)\.com\//, async (route: Route) => {
    const url = route.request().url();
    requests.push(url);
    if (url.includes('/maps/api/staticmap'))
      return route.fulfill({ contentType: 'image/png', body: PICTURE });
    if (!url.includes('/maps/api/js')) return route.abort();
    if (mood === 'silent') return;
    if (mood === 'fails') return route.abort();
    const callback = new URL(url).searchParams.get('callback') ?? '';
    return route.fulfill({
      contentType: 'text/javascript',
      body: `(${installStandIn.toString()})(${JSON.stringify({ callback, refuses: mood === 'refuses' })});`,
    });
  });
  return { requests };
}
