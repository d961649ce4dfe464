const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const MOST_COMMENT = 0xffff;

/**
 * Bytes that a ZIP archive says it holds unpacked, from the list at its end (PKWARE APPNOTE 4.3.12, 4.3.16); Infinity
 * where it does not say (ZIP64) or says two things, 0 where there is no such list. It is read as the unpacker reads it:
 * by the count of this disk, and the two counts must agree. An archive that says less than an entry holds fails later:
 * the unpacker makes room for what is said.
 */
export function unpackedSize(bytes: ArrayBuffer): number {
  const view = new DataView(bytes);
  const last = Math.max(0, bytes.byteLength - END_SIZE - MOST_COMMENT);
  let end = bytes.byteLength - END_SIZE;
  while (end >= last && view.getUint32(end, true) !== END) end -= 1;
  if (end < last) return 0;
  const count = view.getUint16(end + 8, true);
  if (count !== view.getUint16(end + 10, true)) return Infinity;
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let left = count; left > 0; left -= 1) {
    if (at + ENTRY_SIZE > bytes.byteLength || view.getUint32(at, true) !== ENTRY) return Infinity;
    const size = view.getUint32(at + 24, true);
    if (size === 0xffffffff) return Infinity;
    total += size;
    at +=
      ENTRY_SIZE +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return total;
}
