import { describe, expect, it } from 'vitest';
import { initials, pictureUrl } from './pictures';

describe('initials', () => {
  it.each([
    ['Fazenda da Boa Esperança', 'FB'],
    ['GRANJA', 'G'],
    ['água clara', 'ÁC'],
    ['', '?'],
  ])('%o → %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('pictures', () => {
  it.each([
    [null, 'https://s', undefined],
    ['https://a/b.png', 'https://s', 'https://a/b.png'],
    ['/img/b.png', 'https://s', '/img/b.png'],
    ['b.png', 'https://s', 'https://s/b.png'],
    ['javascript:alert(1)', null, '/javascript:alert(1)'],
  ])('%o in %o → %o', (image, storage, url) => {
    expect(pictureUrl(image, storage)).toBe(url);
  });
});
