// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { exifOrientation } from '@/platform/forms/files/exifOrientation';
import { joinBytes, latin1, viewOf } from '@/platform/forms/files/pictureBytes';
import { stripMetadata } from '@/platform/forms/files/stripMetadata';
import { crc32 } from '@/platform/forms/files/stripPng';
import { billJpeg } from '../../../../mocks/db/assist/billPicture';
import { payslipPng } from '../../../../mocks/db/assist/payslipPicture';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const text = (of: Uint8Array | null) => Buffer.from(of ?? []).toString('latin1');
const jpeg = new Uint8Array(Buffer.from(billJpeg, 'base64'));
const png = new Uint8Array(Buffer.from(payslipPng, 'base64'));

/** Exif of a telephone: its orientation, who made it, and a directory of GPS (tag 0x8825). */
function exif(orientation: number, little: boolean): Uint8Array {
  const tiff = new Uint8Array(80);
  const view = viewOf(tiff);
  tiff.set(bytes(little ? 'II' : 'MM'));
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  view.setUint16(8, 3, little);
  const entry = (index: number, tag: number, type: number, count: number) => {
    const at = 10 + index * 12;
    view.setUint16(at, tag, little);
    view.setUint16(at + 2, type, little);
    view.setUint32(at + 4, count, little);
    return at + 8;
  };
  view.setUint32(entry(0, 0x010f, 2, 8), 60, little);
  view.setUint16(entry(1, 0x0112, 3, 1), orientation, little);
  view.setUint32(entry(2, 0x8825, 4, 1), 70, little);
  tiff.set(bytes('SAMSUNG'), 60);
  tiff.set(bytes('GPS-25.4'), 70);
  return tiff;
}
const segment = (marker: number, content: string) =>
  bytes(
    `\xff${String.fromCharCode(marker)}${String.fromCharCode((content.length + 2) >> 8, (content.length + 2) & 255)}${content}`,
  );
/** The JPEG with such segments behind its start, and something behind its end. */
const photograph = (orientation: number, little = true) =>
  joinBytes([
    jpeg.subarray(0, 2),
    segment(0xe1, `Exif\0\0${text(exif(orientation, little))}`),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Fazenda</x:xmpmeta>'),
    segment(0xe2, 'MPF\0preview'),
    segment(0xed, 'Photoshop 3.0\x008BIM\x04\x04City'),
    segment(0xfe, 'comment of Maria'),
    jpeg.subarray(2),
    bytes('ftypmp42 film with GPS'),
  ]);
const SECRETS = /GPS|SAMSUNG|xmpmeta|MPF|8BIM|Maria|ftyp/;

/** The orientation that a JPEG's Exif says. */
function orientationIn(stripped: Uint8Array | null): number | null {
  const at = text(stripped).indexOf('Exif\0\0');
  return at < 0 || !stripped ? null : exifOrientation(stripped.subarray(at + 6));
}

describe('a photograph on its way out', () => {
  it.each([true, false])(
    'of JPEG loses place, device and texts; its pixels stay (little end first: %s)',
    (little) => {
      const stripped = stripMetadata(photograph(1, little), 'jpeg');
      expect(text(stripped)).not.toMatch(SECRETS);
      expect(text(stripped)).toBe(text(stripMetadata(jpeg, 'jpeg')));
      // From its tables to its end it is the picture that it was.
      const tables = text(jpeg).indexOf('\xff\xdb');
      expect(text(stripped).endsWith(text(jpeg).slice(tables))).toBe(true);
    },
  );

  it.each([3, 6, 8])('of JPEG stays turned as the telephone was held (%i)', (orientation) => {
    const stripped = stripMetadata(photograph(orientation, orientation === 6), 'jpeg');
    expect(text(stripped)).not.toMatch(SECRETS);
    expect(orientationIn(stripped)).toBe(orientation);
  });

  it('of JPEG keeps its colours: the profile, and Adobe on them', () => {
    const whole = joinBytes([
      jpeg.subarray(0, 2),
      segment(0xe2, 'ICC_PROFILE\0\x01\x01sRGB'),
      segment(0xee, 'Adobe\0d\0\0\0\0\x01'),
      jpeg.subarray(2),
    ]);
    expect(text(stripMetadata(whole, 'jpeg'))).toMatch(/ICC_PROFILE[^]*Adobe/);
  });

  it('of PNG loses texts, time and Exif but for how it is turned', () => {
    const chunk = (name: string, content: Uint8Array) => {
      const named = joinBytes([bytes(name), content]);
      const [length, sum] = [new Uint8Array(4), new Uint8Array(4)];
      viewOf(length).setUint32(0, content.length);
      viewOf(sum).setUint32(0, crc32(named));
      return joinBytes([length, named, sum]);
    };
    // Behind the signature and IHDR.
    const whole = joinBytes([
      png.subarray(0, 33),
      chunk('eXIf', exif(6, false)),
      chunk('iTXt', bytes('XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta/>')),
      chunk('tEXt', bytes('Author\0Maria')),
      png.subarray(33),
      bytes('GPS behind the end'),
    ]);
    const stripped = stripMetadata(whole, 'png');
    expect(text(stripped)).not.toMatch(SECRETS);
    const at = text(stripped).indexOf('eXIf');
    expect(exifOrientation((stripped ?? png).subarray(at + 4))).toBe(6);
    // The checksum of an empty IEND is the one of every PNG.
    expect(crc32(bytes('IEND'))).toBe(0xae42_6082);
    expect(text(stripped).endsWith('IEND\xae\x42\x60\x82')).toBe(true);
  });

  it('of WebP loses Exif and XMP, and says so in its head', () => {
    const chunk = (name: string, content: string) => {
      const length = new Uint8Array(4);
      viewOf(length).setUint32(0, content.length, true);
      return name + text(length) + content + '\0'.repeat(content.length % 2);
    };
    const webp = (flags: number, more: string) => {
      const body = `WEBP${chunk('VP8X', `${String.fromCharCode(flags)}\0\0\0\x01\0\0\x01\0\0`)}${chunk('VP8 ', 'pixel')}${more}`;
      const size = new Uint8Array(4);
      viewOf(size).setUint32(0, body.length, true);
      return `RIFF${text(size)}${body}`;
    };
    const upright = chunk('EXIF', text(exif(1, true))) + chunk('XMP ', '<x:xmpmeta/>');
    expect(text(stripMetadata(bytes(webp(0x2c, upright)), 'webp'))).toBe(webp(0x20, ''));
    // What stands behind its end goes too; a part that reaches beyond it keeps to no format.
    const behind = `${webp(0x2c, upright)}${chunk('EXIF', 'GPS: -12.5')}`;
    expect(text(stripMetadata(bytes(behind), 'webp'))).toBe(webp(0x20, ''));
    expect(stripMetadata(bytes(webp(0x20, 'ALPH\x09\0\0\0short')), 'webp')).toBeNull();
    const turned = stripMetadata(bytes(webp(0x0c, chunk('EXIF', `Exif\0\0${text(exif(8, true))}`))), 'webp');
    expect(text(turned)).not.toMatch(SECRETS);
    expect(turned?.[20]).toBe(0x08);
    const at = text(turned).indexOf('EXIF');
    expect(exifOrientation((turned ?? png).subarray(at + 8))).toBe(8);
    expect(latin1(turned ?? png, 0, 4)).toBe('RIFF');
  });

  it('is left to be drawn anew where its bytes keep to no format', () => {
    expect(stripMetadata(bytes('\xff\xd8\xff\xe1\xff\xffExif'), 'jpeg')).toBeNull();
    expect(stripMetadata(png.subarray(0, 60), 'png')).toBeNull();
    expect(stripMetadata(bytes('RIFF\xff\0\0\0WEBPVP8 \xff\xff\0\0'), 'webp')).toBeNull();
    expect(stripMetadata(bytes('GIF89a'), 'gif')).toBeNull();
  });
});
