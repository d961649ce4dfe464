import { externalHref } from '@/platform/routing/externalLink';

/**
 * The support's chat with the question already written. The address comes from the backend; a question that it
 * carries (`text`) stays. Null when there is no chat.
 */
export function chatHref(chatUrl: string | null, question: string): string | null {
  const href = externalHref(chatUrl);
  if (href === null) return null;
  const url = new URL(href);
  if (!url.searchParams.has('text')) url.searchParams.set('text', question);
  // Form data writes a blank as '+'; the messaging apps that open the link show it as one.
  url.search = url.search.replaceAll('+', '%20');
  return url.href;
}
