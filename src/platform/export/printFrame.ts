const FRAME = 'print-frame';

interface PrintFrame {
  /** An empty hidden page. */
  readonly page: Document;
  /** Asks the browser to print it. */
  readonly print: () => void;
}

/** A page of its own to be filled and then printed; afterwards the cursor is where it was. */
export function openPrintFrame(title: string): PrintFrame {
  // Not every browser says when it has printed: what an earlier print left goes now.
  document.getElementById(FRAME)?.remove();
  const frame = document.createElement('iframe');
  frame.id = FRAME;
  frame.title = title;
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  document.body.append(frame);
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) throw new Error('no page to print');
  contentDocument.title = title;
  const print = () => {
    const before = document.activeElement;
    contentWindow.addEventListener('afterprint', () => {
      frame.remove();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    });
    contentWindow.focus();
    contentWindow.print();
  };
  return { page: contentDocument, print };
}
