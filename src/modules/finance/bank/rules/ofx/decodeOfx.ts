/**
 * The text of an OFX file's bytes. Headers are often wrong (CHARSET:1252 over UTF-8), so the bytes decide:
 * a byte order mark, else UTF-8 when all bytes are valid UTF-8, else Windows-1252.
 */
export function decodeOfx(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
