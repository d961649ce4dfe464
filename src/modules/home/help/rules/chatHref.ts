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
  return url.href;
}
