// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from './tool.mjs';

const script = `
  import { unpackCarried } from './scripts/findChromium.mjs';
  import { chromium } from 'playwright';
  const browser = await chromium.launch({ executablePath: await unpackCarried(process.argv[1]) });
  const page = await browser.newPage();
  await page.setContent('<h1 style="display:inline-block">Talhões e criações</h1><canvas width="300" height="40"></canvas>');
  const title = await page.locator('h1').boundingBox();
  const inked = await page.locator('canvas').evaluate((canvas) => {
    const pen = canvas.getContext('2d');
    pen.font = '24px sans-serif';
    pen.fillText('Talhões e criações', 4, 30);
    return pen.getImageData(0, 0, 300, 40).data.filter((value, at) => at % 4 === 3 && value > 0).length;
  });
  await browser.close();
  console.log(JSON.stringify({ width: title.width, inked }));
`;

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'draws words with the fonts that the carried browser brings, on a machine without any other',
  async () => {
    const home = mkdtempSync(join(tmpdir(), 'newcomer-'));
    try {
      // Nothing of this machine's environment: neither its fonts, nor its libraries, nor a browser that it names.
      const env = { HOME: home, PATH: '', LD_LIBRARY_PATH: '', FONTCONFIG_PATH: '', CHROMIUM_PATH: '' };
      const { code, output, errors } = await run(
        ['--input-type=module', '-e', script, join(home, 'chromium')],
        { env },
      );
      expect(errors).toBe('');
      expect(code).toBe(0);
      const drawn = JSON.parse(output);
      expect(drawn.width).toBeGreaterThan(150);
      expect(drawn.inked).toBeGreaterThan(500);
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  },
  60_000,
);
