// @vitest-environment happy-dom
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
    ['https://s/b.png', 'https://s', 'https://s/b.png'],
    ['/img/b.png', 'https://s', '/img/b.png'],
    ['b.png', 'https://s', 'https://s/b.png'],
    ['b.png', 'https://s/fotos/', 'https://s/fotos/b.png'],
    ['data:image/png;base64,AAAA', null, 'data:image/png;base64,AAAA'],
    ['https://stranger.example/p.gif', 'https://s', undefined],
    ['//stranger.example/p.gif', 'https://s', undefined],
    ['/\t/stranger.example/p.gif', 'https://s', undefined],
    ['/Login/LogoutReact', null, undefined],
    ['..%2fLogin/LogoutReact', 'https://s', undefined],
    ['javascript:alert(1)', null, undefined],
    [' javascript:alert(1)', 'https://s', undefined],
  ])('%o in %o → %o', (image, storage, url) => {
    expect(pictureUrl(image, storage)).toBe(url);
  });
});
