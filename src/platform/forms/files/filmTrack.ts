import type { FileKind } from '@/platform/forms/files/fileKinds';

const codesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

/** Whether such bytes stand at a place; null stands for any byte. */
function stands(bytes: Uint8Array, at: number, wanted: readonly (number | null)[]): boolean {
  return wanted.every((byte, index) => byte === null || bytes[at + index] === byte);
}

function holds(bytes: Uint8Array, wanted: readonly (number | null)[]): boolean {
  const [first] = wanted;
  if (first === null || first === undefined) return false;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (stands(bytes, at, wanted)) return true;
  return false;
}

/**
 * What tells a film in the containers that carry sound as well: in MP4 the handler of a track of pictures (ISO/IEC
 * 14496-12, 8.4.3: `hdlr`, eight bytes, `vide`), in WebM the element CodecID (0x86) of a codec `V_…` (RFC 9559), in Ogg
 * the head of Theora.
 */
const MARKS: Partial<Record<FileKind, readonly (number | null)[]>> = {
  m4a: [...codesOf('hdlr'), ...Array.from({ length: 8 }, () => null), ...codesOf('vide')],
  webm: [0x86, null, ...codesOf('V_')],
  ogg: [0x80, ...codesOf('theora')],
};

/** Whether a file of a sound's kind carries moving pictures. */
export async function isFilm(file: Blob, kind: FileKind): Promise<boolean> {
  const mark = MARKS[kind];
  return mark !== undefined && holds(new Uint8Array(await file.arrayBuffer()), mark);
}
