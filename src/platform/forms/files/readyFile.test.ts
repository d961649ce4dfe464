import { describe, expect, it, vi } from 'vitest';
import type { FileRules } from '@/platform/forms/files/checkFile';
import { isFilm } from '@/platform/forms/files/filmTrack';
import { readyFile } from '@/platform/forms/files/readyFile';
import type { reducePicture } from '@/platform/forms/files/reducePicture';

const rules: FileRules = { accept: ['pdf', 'png', 'jpeg', 'xml', 'wav', 'm4a', 'webm'], maxSeconds: 30 };
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const JPEG = '\xff\xd8\xff\xc0\0\x0b\x08\x0b\xb8\x0f\xa0\x03\0\0\0\xff\xd9';
const GIF = 'GIF89a\xa0\x0f\xb8\x0b';
const HANDLER = 'hdlr\0\0\0\0\0\0\0\0';
const MP4 = `\0\0\0\x20ftypM4A  ${HANDLER}`;
const png = (size: string) => `\x89PNG\r\n\x1a\n\0\0\0\rIHDR${size}`;

function file(name: string, head: string, size = head.length, type = ''): File {
  return new File([bytes(head), new Uint8Array(Math.max(0, size - head.length))], name, { type });
}
const reduced = new File([bytes(JPEG)], 'foto.jpg', { type: 'image/jpeg' });
const reduce = vi.fn<typeof reducePicture>();
const opens = vi.fn(() => Promise.resolve(true));
const secondsOf = () => Promise.resolve(null);

async function answer(given: File): Promise<string> {
  reduce.mockReset().mockResolvedValue(reduced);
  const ready = await readyFile(given, rules, { reduce, opens, secondsOf });
  return ready instanceof File ? `${ready.name} ${ready.type}` : `refused: ${ready.reason}`;
}

describe('making a file ready to be sent', () => {
  it.each([
    [
      'a PDF, typed by its content',
      file('nota.pdf', '%PDF-1.7 … %%EOF', 20, 'text/html'),
      'nota.pdf application/pdf',
    ],
    ['a PDF that is cut', file('nota.pdf', '%PDF-1.7 1 0 obj <<'), 'refused: incomplete'],
    ['a small picture as it is', file('a.jpg', JPEG), 'a.jpg image/jpeg'],
    ['a picture that is called a PDF, by its content', file('a.pdf', JPEG), 'a.jpg image/jpeg'],
    ['an XML that is called a picture', file('nfe.jpg', '<nfeProc/>'), 'nfe.xml application/xml'],
    [
      'a picture whose bytes keep to no format, drawn anew',
      file('a.jpg', `${JPEG.slice(0, -2)}????`),
      'foto.jpg image/jpeg',
    ],
    ['a sound that holds none', file('voz.wav', 'RIFF\x24\0\0\0WAVEfmt ', 128), 'refused: noSound'],
    ['a recording of an old telephone', file('voz.amr', '#!AMR\n\x3c'), 'refused: oldSound'],
    ['a large picture, made smaller', file('a.jpg', JPEG, 4_000_000), 'foto.jpg image/jpeg'],
    ['a picture of another kind, made a JPEG', file('a.gif', GIF), 'foto.jpg image/jpeg'],
    [
      'a picture that would fill the memory',
      file('a.png', png('\0\0\xea\x60\0\0\xea\x60')),
      'refused: pixels',
    ],
    ['a picture that is cut', file('a.png', png('')), 'refused: picture'],
    ['an XML', file('nfe.xml', '<nfeProc><a>1</a></nfeProc>'), 'nfe.xml application/xml'],
    ['an XML that is cut', file('nfe.xml', '<nfeProc><a>1</a>'), 'refused: xml'],
    ['an XML bomb', file('nfe.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'refused: dtd'],
    ['a film in MP4', file('voz.m4a', `${MP4}soun…${HANDLER}vide`), 'refused: film'],
    ['a film in WebM', file('voz.webm', '\x1a\x45\xdf\xa3 \x86\x85V_VP9'), 'refused: film'],
    ['a page', file('nfe.xml', '<!doctype html><script>1</script>'), 'refused: page'],
    ['a drawing with script', file('a.png', '<svg onload="1">'), 'refused: page'],
    ['a program', file('nota.pdf', 'MZ\x90\0'), 'refused: type'],
    ['nothing', file('nota.pdf', ''), 'refused: empty'],
  ])('%s', async (_, given, expected) => {
    expect(await answer(given)).toBe(expected);
  });

  it('refuses a picture that cannot be opened behind its head', async () => {
    opens.mockResolvedValueOnce(false);
    expect(await answer(file('a.jpg', JPEG))).toBe('refused: picture');
  });

  it('tells the sound of a container of films from a film', async () => {
    expect(await isFilm(file('voz.m4a', `${MP4}soun`), 'm4a')).toBe(false);
    expect(await isFilm(file('voz.webm', '\x1a\x45\xdf\xa3 \x86\x86A_OPUS'), 'webm')).toBe(false);
    expect(await isFilm(file('voz.mp3', 'ID3 hdlr'), 'mp3')).toBe(false);
  });

  it('says which telephone picture this browser cannot open', async () => {
    reduce.mockReset().mockRejectedValue(new Error('no decoder'));
    const heic = file('IMG_1.HEIC', '\0\0\0\x18ftypheic');
    expect(await readyFile(heic, rules, { reduce, opens, secondsOf })).toEqual({
      reason: 'heic',
      name: 'IMG_1.HEIC',
    });
  });
});
