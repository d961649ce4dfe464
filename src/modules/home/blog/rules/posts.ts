import { type Loose, textOf } from '@/platform/http/loose';
import type { BlogPost } from '../../homeSchemas';

/** The posts that have a title, each once: without one there is nothing to read or to press. */
export function readPosts(rows: readonly Loose<BlogPost>[]): BlogPost[] {
  const posts = rows.map(({ link, img, title }) => ({
    link: textOf(link),
    img: textOf(img) || null,
    title: textOf(title),
  }));
  const titled = posts.filter(({ title }) => title !== '');
  return [...new Map(titled.map((post) => [post.link + post.title, post])).values()];
}
