import { expect, it } from 'vitest';
import { rowsAs } from '@/platform/http/readShape.test.kit';
import { BlogPost } from '../../homeWire';
import { distinctPosts } from './posts';

const readPosts = (rows: readonly unknown[]) => distinctPosts(rowsAs(BlogPost, rows));

it('leaves out posts without a title, and what is told twice', () => {
  const post = { link: 'https://blog.example/soja', img: null, title: 'Soja' };
  const odd = { nada: 1 } as object;
  expect(readPosts([odd, { title: ' ' }, { title: 3 }])).toEqual([]);
  expect(readPosts([post, odd, { ...post, img: 7 }, { title: 'Milho', link: null }])).toEqual([
    post,
    { link: '', img: null, title: 'Milho' },
  ]);
});
