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
 * UTF-16 and its byte order: by its mark, or by an XML's '<' without one. Null for anything else.
 * Source: Extensible Markup Language (XML) 1.0, appendix F.1.
 */
export function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : null;
}

/**
 * The text of an XML file, in the encoding that it declares (city systems still write ISO-8859-1). Where the
 * declaration is missing or wrong: UTF-8, and then Windows-1252, which can read any byte.
 */
export function decodeXml(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^\u00ef\u00bb\u00bf/, '');
  const declared = wideEncoding(bytes) ?? DECLARED.exec(head)?.[1] ?? 'utf-8';
  return decoded(bytes, declared) ?? decoded(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes);
}
