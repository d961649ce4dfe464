const DECLARED = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i;

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // A name that the browser does not know, or bytes that are none of that encoding.
    return null;
  }
}

/**
 * The text of an XML file, in the encoding that it declares (city systems still write ISO-8859-1). Where the
 * declaration is missing or wrong: UTF-8, and then Windows-1252, which can read any byte.
 */
export function decodeXml(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined;
  const other = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^\u00ef\u00bb\u00bf/, '');
  const declared = wide ?? other ?? DECLARED.exec(head)?.[1] ?? 'utf-8';
  return decoded(bytes, declared) ?? decoded(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes);
}
