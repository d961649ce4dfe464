const UTF_16LE = 'utf-16le';
const UTF_16BE = 'utf-16be';

/** UTF-16 by its mark, or by the zero beside the first character where the mark is missing. */
function wideCharset([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return UTF_16LE;
  if (first === 0xfe && second === 0xff) return UTF_16BE;
  if (first !== undefined && second === 0 && first !== 0) return UTF_16LE;
  if (first === 0 && second !== undefined && second !== 0) return UTF_16BE;
  return null;
}

/** The text of bytes that are UTF-8; null of others. A character cut in two by the end of the file is left out. */
function asUtf8(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    const last = bytes.at(-1) ?? 0;
    // One odd byte at the end says nothing of the charset unless UTF-8 was seen before.
    return last < 0x80 || /[^\0-\u007f]/.test(text) ? text : null;
  } catch {
    return null;
  }
}

/**
 * The text of an OFX file's bytes. Headers are often wrong (CHARSET:1252 over UTF-8), so the bytes decide:
 * a byte order mark, else UTF-8 when all bytes are valid UTF-8, else Windows-1252.
 */
export function decodeOfx(bytes: Uint8Array): string {
  const wide = wideCharset(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  return asUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}
