import { openPrintFrame } from '@/platform/export/printFrame';

const PAPER = `
  @page { size: A4 portrait; margin: 0; }
  body { margin: 0; color: CanvasText; }
  svg { display: block; width: 210mm; height: 296.9mm; overflow: hidden; break-after: page;
    font-family: 'Times New Roman', Times, 'Liberation Serif', serif; }
  svg:last-child { break-after: auto; }
`;

/** Prints the sheets that stand in an element: A4, upright, without a margin of the browser's. */
export function printDanfe(title: string, element: HTMLElement): void {
  const { page, print } = openPrintFrame(title);
  const style = page.createElement('style');
  style.textContent = PAPER;
  page.head.append(style);
  page.body.append(
    ...Array.from(element.querySelectorAll('svg'), (sheet) => {
      const copy = sheet.cloneNode(true);
      // Rules of the application are not in the frame: those for paper alone.
      if (copy instanceof Element) copy.removeAttribute('class');
      return copy;
    }),
  );
  print();
}
