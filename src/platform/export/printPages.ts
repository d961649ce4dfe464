import { openPrintFrame } from '@/platform/export/printFrame';

/** Resolves once the print dialog was requested. */
async function printPage(title: string, fill: (page: Document) => Promise<void> | void): Promise<void> {
  const { page, print } = openPrintFrame(title);
  await fill(page);
  print();
}

const PICTURES = `
  @page { margin: 8mm; }
  body { margin: 0; }
  img { display: block; max-width: 100%; max-height: 100vh; margin: 0 auto; break-after: page; }
  img:last-child { break-after: auto; }
`;

/** Prints pictures, each on a sheet of its own. */
export function printPictures(title: string, pictures: readonly Blob[]): Promise<void> {
  return printPage(title, async (page) => {
    const style = page.createElement('style');
    style.textContent = PICTURES;
    page.head.append(style);
    const images = pictures.map((picture) => {
      const image = page.createElement('img');
      image.alt = '';
      image.src = URL.createObjectURL(picture);
      return image;
    });
    page.body.append(...images);
    await Promise.all(images.map((image) => image.decode()));
    // The pages may lie in the printer's preview for long; their memory is given back then.
    window.setTimeout(() => images.forEach((image) => URL.revokeObjectURL(image.src)), 600_000);
  });
}

const TEXT = `
  @page { margin: 12mm; }
  pre { margin: 0; font: 8pt/1.4 ui-monospace, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Prints a text as it is. */
export function printText(title: string, text: string): Promise<void> {
  return printPage(title, (page) => {
    const style = page.createElement('style');
    style.textContent = TEXT;
    page.head.append(style);
    const body = page.createElement('pre');
    body.textContent = text;
    page.body.append(body);
  });
}

const READABLE = `
  @page { margin: 12mm; }
  body { margin: 0; }
  * { color: CanvasText !important; background: none !important; box-shadow: none !important; }
  button { display: none !important; }
`;

/** Prints a part of this page with its looks, as ink on paper whatever the theme. */
export function printElement(title: string, element: HTMLElement): Promise<void> {
  return printPage(title, (page) => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      sheet.href && new URL(sheet.href).origin !== location.origin
        ? []
        : Array.from(sheet.cssRules, ({ cssText }) => cssText),
    );
    const style = page.createElement('style');
    style.textContent = `${rules.join('\n')}\n${READABLE}`;
    page.head.append(style);
    page.body.append(element.cloneNode(true));
  });
}
