import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';

let font: FontFace | undefined;

/**
 * Fetches Inter. Called once the first screen is up, so that the font does not compete with the start script;
 * until then a fallback with the same measures stands in (see index.html), and the exchange moves nothing.
 */
export async function loadFont(): Promise<void> {
  if (typeof FontFace === 'undefined') return;
  if (!font) {
    font = new FontFace('Inter Variable', `url(${interUrl}) format('woff2')`, {
      weight: '100 900',
      display: 'swap',
      unicodeRange: latin,
    });
    document.fonts.add(font);
  }
  await font.load();
}
