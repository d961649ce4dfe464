const decodeAs = (encoding: string, bytes: Uint8Array, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** UTF-16 without its mark: every other byte of the first line, which is mostly Latin letters, is zero. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 64);
  if (start.length < 4) return null;
  const zeros = (odd: 0 | 1) => start.filter((byte, index) => index % 2 === odd && byte === 0).length;
  const most = Math.floor(start.length / 2) * 0.7;
  if (zeros(1) > most) return 'utf-16le';
  return zeros(0) > most ? 'utf-16be' : null;
}

/**
 * Text of a file in any encoding that spreadsheets in Brazil write: UTF-8, UTF-16 ('Texto Unicode' of Excel), and what
 * is neither is windows-1252. The byte order mark is taken off.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs('utf-16be', bytes);
  const utf16 = unmarkedUtf16(bytes);
  if (utf16) return decodeAs(utf16, bytes);
  try {
    return decodeAs('utf-8', bytes, true);
  } catch {
    // Not UTF-8, so the other encoding it can be.
    return decodeAs('windows-1252', bytes);
  }
}
