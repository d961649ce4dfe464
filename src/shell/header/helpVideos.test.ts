// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { helpPostsAt, helpVideoUrl } from './helpVideos';

const posts = [
  { id: 1, urlName: '/propriedade', postId: 21, postName: 'Mapa' },
  { id: 2, urlName: '/propriedade', postId: 22, postName: 'Talhões' },
  { id: 3, urlName: '/propriedade/novo', postId: 23, postName: 'Nova' },
];

describe('help videos of a page', () => {
  it.each([
    ['/propriedade', [21, 22]],
    ['/propriedade/', [21, 22]],
    ['/propriedade/novo', [23]],
    ['/propriedade/fazenda/7', [21, 22]],
    ['/propriedades', []],
    ['/', []],
  ])('%s → %o', (path, ids) => {
    expect(helpPostsAt(posts, path).map(({ postId }) => postId)).toEqual(ids);
  });
  it('open on the academy site, whose address may carry parameters', () => {
    expect(helpVideoUrl('https://academia.exemplo.com.br/aulas?origem=web', 21)).toBe(
      'https://academia.exemplo.com.br/aulas?origem=web&video=21',
    );
  });
});
