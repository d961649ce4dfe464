/** What is no reading matter: its content is code, or stands in another document. */
const UNREAD = 'script, style, template, noscript, iframe, object, svg, math, title, head, textarea, select';
const BLOCKS = 'p, div, br, hr, li, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre, dt, dd';

/**
 * The words of a text with formatting, in one line: for excerpts and for searching. The text is parsed in a document
 * that is never shown, where nothing runs and nothing is fetched; what is shown formatted goes through HtmlView.
 */
export function htmlToText(html: string | null | undefined): string {
  if (!html) return '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const node of body.querySelectorAll(UNREAD)) node.remove();
  for (const node of body.querySelectorAll(BLOCKS)) node.after(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
