import { expect, type Locator, type Page } from '@playwright/test';
import { type MapKind, MapPage, withMapsKey } from './mapPage';

type Share = readonly [x: number, y: number];

/** The map while it is edited: tools at the left, figures and hints at the bottom. */
class DrawPage extends MapPage {
  readonly strip: Locator;
  readonly bar: Locator;
  readonly hint: Locator;

  constructor(page: Page) {
    super(page);
    this.strip = page.getByRole('toolbar', { name: 'Ferramentas de desenho' });
    this.bar = page.getByRole('region', { name: 'Medidas do desenho' });
    this.hint = this.bar.getByRole('status');
  }

  /** Opens a farm and takes the tools out. */
  async edit(farm: string, mapKind: MapKind, path = '/propriedade') {
    await this.open(path, mapKind);
    await this.row(farm).click();
    await expect(this.page).toHaveURL(/\/propriedade\/fazenda\/\d+$/);
    await this.page.getByRole('button', { name: 'Editar mapa' }).click();
    await expect(this.strip).toBeVisible();
  }

  tool = (name: string) => this.strip.getByRole('button', { name });

  /** Takes a tool that lies behind a button of the strip. */
  async choose(button: string, item: string) {
    await this.tool(button).click();
    await this.page.getByRole('menu').getByText(item, { exact: true }).click();
    // A menu that closes is hidden from roles before it stops taking presses.
    await expect(this.page.getByRole('menu', { includeHidden: true })).toHaveCount(0);
  }

  /** Presses point after point, the last one twice, which closes. */
  async trace(...points: readonly Share[]) {
    for (const [x, y] of points) await this.press(x, y);
    const [x, y] = points.at(-1) ?? [0, 0];
    await this.press(x, y);
  }

  /** The menu event of a right click that was let go before, as on Windows. */
  async lateMenu(x: number, y: number) {
    const place = await this.place();
    const at = { clientX: place.x + place.width * x, clientY: place.y + place.height * y };
    await this.page.evaluate(({ clientX, clientY }) => {
      const init = { bubbles: true, cancelable: true, button: 2, clientX, clientY };
      const event = new MouseEvent('contextmenu', init);
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(event);
    }, at);
  }

  async drag([fromX, fromY]: Share, [toX, toY]: Share) {
    const { x, y, width, height } = await this.place();
    await this.page.mouse.move(x + width * fromX, y + height * fromY);
    await this.page.mouse.down();
    await this.page.mouse.move(x + width * ((fromX + toX) / 2), y + height * ((fromY + toY) / 2));
    await this.page.mouse.move(x + width * toX, y + height * toY, { steps: 3 });
    await this.page.mouse.up();
  }

  /** Hectares that the bar shows now; NaN while it shows none. For polls, which ask again. */
  hectares = async (): Promise<number> => {
    const [, figure = 'NaN'] = /Área([\d.]+,\d\d) ha/.exec((await this.bar.textContent()) ?? '') ?? [];
    return Number(figure.replaceAll('.', '').replace(',', '.'));
  };

  /** Hectares of the drawing once the bar shows them: while a figure is drawn it shows something else. */
  async measured(): Promise<number> {
    await expect.poll(this.hectares).not.toBeNaN();
    return this.hectares();
  }

  private async place() {
    const box = await this.map.boundingBox();
    if (!box) throw new Error('The map has no place on the page.');
    return box;
  }
}

/** A signed-in producer's map of either kind. */
export async function drawPage(page: Page, mapKind: MapKind, signIn: (account: string) => Promise<void>) {
  if (mapKind === 'google') await withMapsKey(page);
  // A map that glides is not where a press is aimed at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('produtor');
  return new DrawPage(page);
}
