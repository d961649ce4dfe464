import { afterEach, expect, it, vi } from 'vitest';
import { openPrintFrame } from '@/platform/export/printFrame';

afterEach(() => vi.restoreAllMocks());

it('puts the cursor back to where it was, and leaves nothing behind', () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  // No page is loaded here: a window that prints at once stands in for it.
  const own = new EventTarget();
  const print = () => void own.dispatchEvent(new Event('afterprint'));
  const frame = document.createElement('div');
  Object.assign(frame, {
    contentWindow: Object.assign(own, { print, focus: () => button.blur() }),
    contentDocument: document.implementation.createHTMLDocument(),
  });
  vi.spyOn(document, 'createElement').mockReturnValue(frame);
  openPrintFrame('Notas').print();
  expect(document.activeElement).toBe(button);
  expect(frame.isConnected).toBe(false);
  button.remove();
});
