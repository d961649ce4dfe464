// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { blogPicture } from './blogPicture';

const urls = {
  blogUrl: 'https://blog.exemplo.com.br',
  storageUrl: 'https://arquivos.exemplo.com.br/imagens',
};
it.each([
  ['/Content/blog/soja.jpg', '/Content/blog/soja.jpg'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['https://blog.exemplo.com.br/soja.jpg', 'https://blog.exemplo.com.br/soja.jpg'],
  ['https://arquivos.exemplo.com.br/soja.jpg', 'https://arquivos.exemplo.com.br/soja.jpg'],
  ['http://blog.exemplo.com.br/soja.jpg', null],
  ['https://pixel.rastreador.com/1.gif', null],
  ['https://blog.exemplo.com.br.rastreador.com/1.gif', null],
  ['//pixel.rastreador.com/1.gif', null],
  ['data:image/svg+xml,<svg/>', null],
  ['javascript:alert(1)', null],
  ['/Login/LogoutReact', null],
  ['/\t/stranger.example/x.gif', null],
  ['/\n/stranger.example/x.gif', null],
  ['https://noticias.exemplo.com.br/soja.jpg', null],
  ['', null],
  [null, null],
])('%o → %o', (img, shown) => {
  expect(blogPicture({ img }, urls)).toBe(shown);
});
