import { sanitiseHtml } from '@/platform/ui/sanitiseHtml';

/** What stands in the line of its neighbours; anything else parts words. */
const IN_LINE = new Set('SPAN CODE B STRONG I EM U S SMALL SUB SUP MARK A'.split(' '));

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  const inside = [...node.childNodes].map(textOf).join('');
  return IN_LINE.has(node.nodeName) ? inside : ` ${inside} `;
}

/** The words of a formatted text as they are read, without its tags: what a search looks through. */
export function htmlText(html: string): string {
  return textOf(sanitiseHtml(html)).replace(/\s+/g, ' ').trim();
}
