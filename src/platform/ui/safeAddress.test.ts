// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isQuietPicture, judgeLink } from './safeAddress';

describe('a link from outside', () => {
  it.each([
    'https://www.gov.br/lgpd',
    'HTTPS://WWW.GOV.BR',
    ' http://exemplo.com ',
    'https://user:pass@evil.example/',
  ])('to another site is a way out: %j', (href) => expect(judgeLink(href)).toBe('foreign'));

  it.each([
    '/agenda',
    '#ponto',
    '?pagina=2',
    `${location.origin}/inicio`,
    'mailto:a@b.com',
    'tel:+5545999990000',
  ])('within the site, to a mailbox or a telephone is kept: %j', (href) =>
    expect(judgeLink(href)).toBe('own'),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    `blob:${location.origin}/1`,
    'file:///etc/passwd',
    'intent://x#Intent;end',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    'http://[',
  ])('that runs, or hides where it leads, is refused: %j', (href) => expect(judgeLink(href)).toBe('refused'));
});

describe('a picture from outside', () => {
  it.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/webp;base64,UklGRg==',
    '/images/logo.png',
    '/storage/avisos/2026/foto.jpeg',
    `${location.origin}/img/a.gif`,
  ])('is allowed when it sends no request: %j', (src) => expect(isQuietPicture(src)).toBe(true));

  it.each([
    'https://tracker.example/p.gif',
    '//tracker.example/images/p.gif',
    '/\\tracker.example/images/p.gif',
    '/\t/tracker.example/images/p.gif',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'javascript:alert(1)',
    '/Login/LogoutReact',
    '/Login/LogoutReact/a.png',
    '/images/../Login/LogoutReact/a.png',
    '/uploads/..%2fLogin/LogoutReact/a.png',
    '/uploads/..%5CLogin/LogoutReact/a.png',
    '/images/a.png?x=1',
    '/User/DeleteJson/7.png',
    '/uploads/..%2fLogin/LogoutReact/x.png',
    '/uploads/..%5CLogin%5CLogoutReact/x.png',
    '/uploads/%2e%2e/Login/LogoutReact/x.png',
    '/uploads/a\u0000.png',
    '/up\tloads/a.png',
    'x.png',
    '',
  ])('is taken off when it tells a stranger or carries out an action: %j', (src) =>
    expect(isQuietPicture(src)).toBe(false),
  );
});

describe('a picture of the hosts that the backend names', () => {
  const own = [
    'https://blog.exemplo.com.br',
    'https://arquivos.exemplo.com.br/imagens',
    null,
    'http://velho.exemplo.com',
  ];

  it.each(['https://blog.exemplo.com.br/soja.jpg', 'https://arquivos.exemplo.com.br/foto/7'])(
    'may stand: %j',
    (src) => expect(isQuietPicture(src, own)).toBe(true),
  );

  it.each([
    'http://blog.exemplo.com.br/soja.jpg',
    'http://velho.exemplo.com/soja.jpg',
    'https://velho.exemplo.com/soja.jpg',
    '//blog.exemplo.com.br/soja.jpg',
    'https://blog.exemplo.com.br.rastreador.com/1.gif',
    'https://stranger.example/p.gif',
    '/Login/LogoutReact',
  ])('others may not: %j', (src) => expect(isQuietPicture(src, own)).toBe(false));
});
