import { wideEncoding } from '@/platform/format/xml/decodeXml';

/** What a file is, by its content. */
export type FileKind =
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'heic'
  | 'svg'
  | 'mp3'
  | 'aac'
  | 'amr'
  | 'ogg'
  | 'wav'
  | 'm4a'
  | 'webm'
  | 'zip'
  | 'xml'
  | 'html'
  | 'kml'
  | 'ofx'
  | 'geojson'
  | 'csv'
  | 'certificate'
  | 'unknown';

export const IMAGES = ['png', 'jpeg', 'gif', 'webp'] as const satisfies readonly FileKind[];
export const AUDIO = ['mp3', 'aac', 'ogg', 'wav', 'm4a', 'webm'] as const satisfies readonly FileKind[];

/** The type of a content as the wire and browsers know it. */
export const MIME_TYPES: Partial<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  webm: 'audio/webm',
  xml: 'application/xml',
};

const HEAD_BYTES = 4096;

/** Marks at fixed places; a text stands for its bytes. */
const SIGNATURES: readonly (readonly [FileKind, number, string])[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['wav', 8, 'WAVE'],
  ['ogg', 0, 'OggS'],
  ['mp3', 0, 'ID3'],
  // Recordings of old telephones, which no browser plays.
  ['amr', 0, '#!AMR'],
  // Photographs of some telephones stand in the container of films.
  ['heic', 4, 'ftyphe'],
  ['heic', 4, 'ftypmif1'],
  ['m4a', 4, 'ftyp'],
  ['webm', 0, '\x1a\x45\xdf\xa3'],
  // A spreadsheet and a KMZ are ZIP files too; their names tell them apart.
  ['zip', 0, 'PK\x03\x04'],
];

/** An MPEG audio frame begins with eleven ones. */
const isMpegFrame = (bytes: Uint8Array) => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;

/** AAC comes in frames of the same beginning, with layer 0, which MPEG audio does not have (ISO/IEC 13818-7). */
const isAdtsFrame = (bytes: Uint8Array) => ((bytes[1] ?? 0) & 0xf6) === 0xf0;

/** Text of two bytes a character, whose byte order mark looks like a frame of MPEG audio; null for anything else. */
function wideText(bytes: Uint8Array): string | null {
  const order = wideEncoding(bytes);
  if (order === null) return null;
  const text = new TextDecoder(order).decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return text.trimStart().startsWith('<') ? text : null;
}
/** A PKCS#12 container: a DER sequence whose first element, after one to five bytes of length, is the version 3. */
function isPkcs12(head: string): boolean {
  const version = head.indexOf('\x02\x01\x03');
  return head.startsWith('\x30') && version >= 2 && version <= 6;
}

/** The first element behind declaration, comments and DOCTYPE; '' when that is none. */
function rootName(start: string): string {
  const behind = start.replace(/^(?:\s|<\?[^]*?\?>|<!--[^]*?-->|<!doctype[^>[]*(?:\[[^\]]*\])?[^>]*>)*/i, '');
  return (/^<(?:\w+:)?([\w-]+)/.exec(behind)?.[1] ?? '').toLowerCase();
}

const PAGE_PARTS = new Set(['html', 'head', 'body', 'script', 'iframe', 'title', 'meta']);

/** A picture or a page is written as XML is, and may hold script: neither is taken for an XML document. */
function markupKind(start: string): FileKind {
  const root = rootName(start);
  if (root === 'svg') return 'svg';
  return PAGE_PARTS.has(root) || /^<!doctype\s+html/i.test(start) ? 'html' : 'xml';
}

function textKind(text: string, name: string): FileKind {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (/^OFXHEADER|<OFX>/i.test(start)) return 'ofx';
  if (/<(?:[\w.-]+:)?kml[\s>]/i.test(start)) return 'kml';
  if (/^<(\?xml|!doctype|!--|[a-z_])/i.test(start)) return markupKind(start);
  if (
    /^\{[^]*"type"\s*:\s*"(Feature|FeatureCollection|Polygon|MultiPolygon|GeometryCollection)"/.test(start)
  ) {
    return 'geojson';
  }
  return /\.(csv|txt)$/i.test(name) ? 'csv' : 'unknown';
}

/** Says what the first bytes of a file are. The name decides only among texts, which carry no mark. */
export function kindOf(bytes: Uint8Array, name: string): FileKind {
  const head = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  // Some writers put a few bytes before the mark of a PDF; readers look for it in the first kilobyte.
  if (head.slice(0, 1024).includes('%PDF-')) return 'pdf';
  const found = SIGNATURES.find(([, offset, mark]) => head.startsWith(mark, offset));
  if (found) return found[0];
  const wide = wideText(bytes);
  if (wide !== null) return textKind(wide, name);
  if (isMpegFrame(bytes)) return isAdtsFrame(bytes) ? 'aac' : 'mp3';
  if (isPkcs12(head)) return 'certificate';
  if (bytes.length === 0 || head.includes('\0')) return 'unknown';
  return textKind(new TextDecoder().decode(bytes), name);
}

export async function readKind(file: Blob, name: string): Promise<FileKind> {
  return kindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()), name);
}
