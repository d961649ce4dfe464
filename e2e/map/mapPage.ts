import { expect, type Locator, type Page } from '@playwright/test';
import { playGoogle, type StandInMood } from './googleStandIn';

export type MapKind = 'plain' | 'google';
export const MAP_KINDS: readonly MapKind[] = ['plain', 'google'];

/** Gives the signed-in user a key for Google Maps, which is played on this machine. */
export async function withMapsKey(page: Page, mood: StandInMood = 'works') {
  await page.route(/\/User\/GetLoggedUser/i, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { keys: Record<string, unknown> };
    await route.fulfill({ response, json: { ...json, keys: { ...json.keys, mapsKey: 'chave-de-teste' } } });
  });
  return playGoogle(page, mood);
}

/** The property map, as a person finds its parts. */
export class MapPage {
  readonly map: Locator;
  readonly tree: Locator;

  constructor(readonly page: Page) {
    this.map = page.getByRole('application');
    this.tree = page.getByRole('tree');
  }

  async open(path = '/propriedade', mapKind: MapKind = 'plain') {
    await this.page.goto(path);
    await this.stands(mapKind);
  }

  async stands(mapKind: MapKind) {
    await expect(this.page.locator(`[data-map="${mapKind}"]`)).toBeVisible();
    await expect(this.map).toBeVisible();
  }

  row = (name: string) => this.tree.getByRole('treeitem', { name: new RegExp(`^${name},`) });

  thumbnail = (name: string) =>
    this.page.getByRole('region', { name: 'Talhões' }).getByRole('button', { name: new RegExp(`^${name}`) });

  /** Presses the map at a share of its width and height. */
  async press(x: number, y: number, options: { button?: 'left' | 'right' } = {}) {
    const box = await this.map.boundingBox();
    if (!box) throw new Error('The map has no place on the page.');
    await this.page.mouse.click(box.x + box.width * x, box.y + box.height * y, options);
  }
}
