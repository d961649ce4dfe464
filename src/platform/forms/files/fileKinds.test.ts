// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { checkFile } from '@/platform/forms/files/checkFile';
import { toBase64 } from '@/platform/forms/files/fileContent';
import { type FileKind, IMAGES, kindOf } from '@/platform/forms/files/fileKinds';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR';
const PDF = '%PDF-1.7\n%\xe2\xe3\xcf\xd3';

/** A text in UTF-16 with its mark, the lower byte first or last. */
function wide(text: string, lowFirst: boolean): string {
  return Array.from(`\ufeff${text}`)
    .map((character) => {
      const code = character.charCodeAt(0);
      const [low, high] = [String.fromCharCode(code & 0xff), String.fromCharCode(code >> 8)];
      return lowFirst ? low + high : high + low;
    })
    .join('');
}

/** A file of that beginning and size. */
function file(name: string, head: string, size = head.length): File {
  return new File([bytes(head), new Uint8Array(size - head.length)], name);
}

describe('what a file is', () => {
  it.each<[FileKind, string, string]>([
    ['png', PNG, 'a.pdf'],
    ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF', 'a.jpg'],
    ['gif', 'GIF89a', 'a'],
    ['webp', 'RIFF\x24\0\0\0WEBPVP8 ', 'a.webp'],
    ['pdf', PDF, 'a.png'],
    ['pdf', '\r\n%PDF-1.4', 'a.pdf'],
    ['wav', 'RIFF\x24\0\0\0WAVEfmt ', 'a.wav'],
    ['ogg', 'OggS\0\x02', 'voz.oga'],
    ['mp3', 'ID3\x03\0', 'a.mp3'],
    ['mp3', '\xff\xfb\x90\0', 'a.mp3'],
    ['m4a', '\0\0\0\x20ftypM4A ', 'a.m4a'],
    ['webm', '\x1a\x45\xdf\xa3\x9f', 'a.webm'],
    ['zip', 'PK\x03\x04\x14', 'a.xlsx'],
    ['certificate', '\x30\x82\x0a\x10\x02\x01\x03\x30', 'a.pfx'],
    ['xml', '<?xml version="1.0"?><nfeProc>', 'nota.xml'],
    ['xml', '\xef\xbb\xbf<nfeProc xmlns="x">', 'nota.xml'],
    ['xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>', 'nota.xml'],
    ['svg', '<?xml version="1.0"?><!-- a --><svg xmlns="x"><script>', 'nota.xml'],
    ['svg', '<svg:svg xmlns:svg="x">', 'foto.svg'],
    ['html', '<!DOCTYPE html><title>a</title>', 'nota.xml'],
    ['html', '<?xml version="1.0"?><!DOCTYPE html PUBLIC "a" "b"><html>', 'nota.xml'],
    ['html', '<script>alert(1)</script>', 'nota.xml'],
    ['heic', '\0\0\0\x18ftypheic', 'IMG_0001.jpg'],
    ['kml', '<?xml version="1.0"?><kml xmlns="x">', 'a.kml'],
    ['ofx', 'OFXHEADER:100\r\nDATA:OFXSGML', 'a.ofx'],
    ['geojson', '{"type":"FeatureCollection","features":[]}', 'a.json'],
    ['csv', 'lat;lng\r\n-28,1;-52,4', 'pontos.csv'],
    ['xml', wide('<?xml version="1.0" encoding="UTF-16"?><nfeProc>', true), 'nota.xml'],
    ['xml', wide('<nfeProc>', false), 'nota.mp3'],
    ['xml', wide('<nfeProc>', true).slice(2), 'nota.xml'],
    ['html', wide('<!doctype html><script>', true), 'nota.xml'],
    ['aac', '\xff\xf1\x50\x80', 'voz.aac'],
    ['amr', '#!AMR\n\x3c', 'voz.amr'],
    ['unknown', 'MZ\x90\0\x03', 'a.pdf'],
    ['unknown', 'Olá', 'a.doc'],
    ['unknown', '', 'a.pdf'],
  ])('%s by its content %j, whatever it is called', (kind, head, name) => {
    expect(kindOf(bytes(head), name)).toBe(kind);
  });
});

describe('what is let in', () => {
  const rules = { accept: ['pdf', ...IMAGES] } as const;
  const seconds = (length: number) => () => Promise.resolve(length);

  it.each([
    ['a PDF of 10 MB', file('a.pdf', PDF, 10 * 1_048_576), null],
    ['an image of 1 MB', file('a.png', PNG, 1_048_576), null],
    [
      'an image of 24 000 by 24 000',
      file('a.png', `${PNG}\0\0\x5d\xc0\0\0\x5d\xc0`),
      { reason: 'pixels', name: 'a.png' },
    ],
    [
      'a larger PDF',
      file('a.pdf', PDF, 10 * 1_048_576 + 600_000),
      { reason: 'size', name: 'a.pdf', limit: '10 MB', actual: '10,6 MB' },
    ],
    [
      'a larger image',
      file('a.png', PNG, 1_500_000),
      { reason: 'size', name: 'a.png', limit: '1 MB', actual: '1,4 MB' },
    ],
    ['a program called PDF', file('a.pdf', 'MZ\x90\0'), { reason: 'type', name: 'a.pdf' }],
    ['nothing', file('a.pdf', ''), { reason: 'empty', name: 'a.pdf' }],
  ])('%s', async (_, given, refusal) => {
    expect(await checkFile(given, rules)).toEqual(refusal);
  });

  it('listens to how long an audio is', async () => {
    const audio = { accept: ['mp3'], maxSeconds: 30 } as const;
    const voice = file('voz.mp3', 'ID3\x03\0');
    expect(await checkFile(voice, audio, seconds(30))).toBeNull();
    expect(await checkFile(voice, audio, seconds(30.4))).toEqual({
      reason: 'length',
      name: 'voz.mp3',
      limit: '30 s',
      actual: '31 s',
    });
  });
});

it('sends the content in base64', async () => {
  expect(await toBase64(file('a.txt', 'safra'))).toBe('c2FmcmE=');
});
