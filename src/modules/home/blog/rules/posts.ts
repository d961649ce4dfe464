import type { BlogPost } from '../../homeSchemas';

/** A row as the server may send it: nothing of it is taken for granted. */
type Loose = { readonly [K in keyof BlogPost]?: unknown };

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The posts that have a title, each once: without one there is nothing to read or to press. */
export function readPosts(rows: readonly Loose[]): BlogPost[] {
  const posts = rows.map(({ link, img, title }) => ({
    link: textOf(link),
    img: textOf(img) || null,
    title: textOf(title),
  }));
  const titled = posts.filter(({ title }) => title !== '');
  return [...new Map(titled.map((post) => [post.link + post.title, post])).values()];
}
