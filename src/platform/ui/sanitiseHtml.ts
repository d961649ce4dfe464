import DOMPurify from 'dompurify';
import { isQuietPicture, judgeLink } from '@/platform/ui/safeAddress';

/** Formatting and nothing else: no scripts, styles, forms, frames, media, SVG or MathML. */
const TAGS = (
  'h1 h2 h3 h4 h5 h6 p br hr div span blockquote pre code b strong i em u s small sub sup mark a img ' +
  'ul ol li dl dt dd table caption thead tbody tfoot tr th td'
).split(' ');
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'scope', 'start', 'lang'];

function secure(node: Element): void {
  if (node.tagName === 'IMG') {
    if (!isQuietPicture(node.getAttribute('src') ?? '')) node.replaceWith(node.getAttribute('alt') ?? '');
    return;
  }
  const href = node.getAttribute('href');
  const judged = href === null ? 'refused' : judgeLink(href);
  if (judged === 'refused') node.removeAttribute('href');
  if (judged !== 'foreign') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow');
}

/** The page has one heading of the first level, its own: those of the text stand one level lower. */
function lowerHeadings(root: ParentNode): void {
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of root.querySelectorAll(`h${level}`)) {
      const lower = document.createElement(`h${level + 1}`);
      lower.append(...heading.childNodes);
      heading.replaceWith(lower);
    }
  }
}

function clean(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const node of fragment.querySelectorAll('a, img')) secure(node);
  return fragment;
}

/** The harmless part of a text from outside, as nodes ready to be put on the page. */
export function sanitiseHtml(html: string): DocumentFragment {
  const fragment = clean(html);
  lowerHeadings(fragment);
  return fragment;
}

/** The same as text, for an editor: its headings stay what they are, or they would sink with every edit. */
export function harmlessHtml(html: string): string {
  const fragment = clean(html);
  const holder = (fragment.ownerDocument ?? document).createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}
