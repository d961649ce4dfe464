import type { BlogPost } from '../../homeWire';

/** The posts, each once. */
export const distinctPosts = (posts: readonly BlogPost[]): BlogPost[] => [
  ...new Map(posts.map((post) => [post.link + post.title, post])).values(),
];
