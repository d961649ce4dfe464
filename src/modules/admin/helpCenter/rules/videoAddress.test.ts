import { expect, it } from 'vitest';
import { isVideoAddress } from './videoAddress';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=20s',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://academia.eprodutor.example/videos/21',
  'https://eprodutor.example/academia-eprodutor?video=21',
  '/academia-eprodutor?video=21',
])('plays %s', (address) => {
  expect(isVideoAddress(address)).toBe(true);
});

it.each([
  '',
  'youtube',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=curto',
  'http://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.golpe.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.example/1234',
  // A scheme that runs what stands behind it.
  ['java', 'script:alert(1)'].join(''),
  '/outra-pagina',
])('refuses %s', (address) => {
  expect(isVideoAddress(address)).toBe(false);
});
