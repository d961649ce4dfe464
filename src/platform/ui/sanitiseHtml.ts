import DOMPurify from 'dompurify';

/** Formatting and nothing else: no scripts, styles, forms, frames, media, SVG or MathML. */
const TAGS = (
  'h1 h2 h3 h4 h5 h6 p br hr div span blockquote pre code b strong i em u s small sub sup mark a img ' +
  'ul ol li dl dt dd table caption thead tbody tfoot tr th td'
).split(' ');
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'scope', 'start', 'lang'];
const LINKS = /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i;
/** Pictures that nobody is told of: inside the text, or of this very site. */
const PICTURES = /^(data:image\/(png|jpe?g|gif|webp);|\/(?![/\\]))/i;

function secure(node: Element): void {
  if (node.tagName === 'IMG' && !PICTURES.test(node.getAttribute('src') ?? '')) {
    node.replaceWith(node.getAttribute('alt') ?? '');
    return;
  }
  if (node.tagName !== 'A') return;
  const href = node.getAttribute('href');
  if (href === null || !LINKS.test(href.trim())) {
    node.removeAttribute('href');
  } else if (/^https?:/i.test(href.trim())) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  }
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

/** The harmless part of a text from outside, as nodes ready to be put on the page. */
export function sanitiseHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const node of fragment.querySelectorAll('a, img')) secure(node);
  lowerHeadings(fragment);
  return fragment;
}
