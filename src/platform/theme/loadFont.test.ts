import { beforeEach, expect, it, vi } from 'vitest';

const added: unknown[] = [];
let loadFont: typeof import('./loadFont').loadFont;

beforeEach(async () => {
  vi.resetModules();
  added.length = 0;
  vi.stubGlobal('document', { fonts: { add: (font: unknown) => added.push(font) } });
  ({ loadFont } = await import('./loadFont'));
});

it('fetches the font once, and waits for it each time', async () => {
  const load = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const made = vi.fn<(name: string, source: string) => void>();
  vi.stubGlobal(
    'FontFace',
    class {
      load = load;
      constructor(name: string, source: string) {
        made(name, source);
      }
    },
  );
  await loadFont();
  await loadFont();
  expect(made).toHaveBeenCalledOnce();
  expect(made.mock.calls[0]?.[0]).toBe('Inter Variable');
  expect(made.mock.calls[0]?.[1]).toMatch(/^url\(.+inter.+woff2.*\)/);
  expect(added).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves a browser that knows no fonts as it is', async () => {
  vi.stubGlobal('FontFace', undefined);
  await expect(loadFont()).resolves.toBeUndefined();
  expect(added).toHaveLength(0);
});
