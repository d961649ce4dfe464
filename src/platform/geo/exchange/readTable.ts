// The upper halves of the pages that DOS programs wrote, which browsers do not know (IBM CDRA, pages 437, 850, 860).
import DOS_PAGES from './dosPages.json';

type DosPage = keyof typeof DOS_PAGES;

const isDosPage = (encoding: string): encoding is DosPage => encoding in DOS_PAGES;

/** The character pages of the byte at 29 of a table (dBASE 'language driver'); others say nothing that helps. */
const DRIVERS: Readonly<Record<number, string>> = {
  0x01: 'cp437',
  0x02: 'cp850',
  0x03: 'windows-1252',
  0x24: 'cp860',
  0x25: 'cp850',
  0x37: 'cp850',
  0x57: 'windows-1252',
  0x58: 'windows-1252',
  0x59: 'windows-1252',
};
const DRIVER_AT = 29;

/** Names of an encoding in a .cpg: 'UTF-8', '1252', 'ANSI 1252', '88591', 'ISO 8859-1', 'OEM 850'; null for others. */
function namedEncoding(cpg: string): string | null {
  const name = cpg
    .replace(/^\ufeff/, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  if (/^(?:utf8|65001)$/.test(name)) return 'utf-8';
  const page = /(437|850|860)$/.exec(name)?.[1];
  if (page) return `cp${page}`;
  if (/1252$|^(?:iso)?88591$|^(?:iso)?885915$|^28591$|^latin1$|^ansi$/.test(name)) return 'windows-1252';
  try {
    return new TextDecoder(cpg.trim()).encoding;
  } catch {
    return null;
  }
}

/** A field is cut at its bytes: half a character at its end is left out. */
function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** Text of one byte a character, or of an encoding that browsers know. */
function decodedAs(encoding: string, bytes: Uint8Array): string {
  if (!isDosPage(encoding)) return new TextDecoder(encoding).decode(bytes);
  const upper = DOS_PAGES[encoding];
  return Array.from(bytes, (byte) =>
    byte < 128 ? String.fromCharCode(byte) : upper.charAt(byte - 128),
  ).join('');
}

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 128);

interface Field {
  readonly name: Uint8Array;
  readonly kind: string;
  readonly from: number;
  readonly length: number;
}

function fieldsOf(view: DataView, end: number): readonly Field[] {
  const fields: Field[] = [];
  let from = 1;
  for (let at = 32; at + 32 <= end && view.getUint8(at) !== 0x0d; at += 32) {
    const name = new Uint8Array(view.buffer, view.byteOffset + at, 11);
    const zero = name.indexOf(0);
    const length = view.getUint8(at + 16);
    const kind = String.fromCharCode(view.getUint8(at + 11));
    fields.push({ name: zero < 0 ? name : name.subarray(0, zero), kind, from, length });
    from += length;
  }
  return fields;
}

/**
 * The rows of a shapefile's table (dBASE III: header of 32 bytes, 32 a field, rows of one length), texts in the encoding
 * that the .cpg names. Without one, or with one that nobody knows: UTF-8 where all that is no ASCII is valid UTF-8, else
 * the page that the table names itself, else Windows-1252, which can read any byte. A .cpg that says UTF-8 and is wrong
 * is passed over likewise.
 */
export function readTable(bytes: Uint8Array, cpg?: string): readonly Readonly<Record<string, unknown>>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [count, head, length] = [view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)];
  const fields = fieldsOf(view, head);
  const rows = Array.from(
    { length: Math.min(count, Math.floor((bytes.length - head) / Math.max(1, length))) },
    (_, at) => bytes.subarray(head + at * length, head + (at + 1) * length),
  );
  const cell = (row: Uint8Array, { from, length: size }: Field) => row.subarray(from, from + size);
  const texts = [
    ...fields.map(({ name }) => name),
    ...rows.flatMap((row) => fields.filter(({ kind }) => kind === 'C').map((field) => cell(row, field))),
  ].filter((one) => !isAscii(one));
  const named = cpg === undefined ? null : namedEncoding(cpg);
  const isUtf8 = (named === null || named === 'utf-8') && texts.every((one) => asUtf8(one) !== null);
  const single = (named === 'utf-8' ? null : named) ?? DRIVERS[view.getUint8(DRIVER_AT)] ?? 'windows-1252';
  const textOf = (one: Uint8Array) =>
    ((isUtf8 ? asUtf8(one) : null) ?? decodedAs(single, one)).replaceAll('\0', '').replace(/^ +| +$/g, '');
  const valueOf = (row: Uint8Array, field: Field) => {
    const text = textOf(cell(row, field));
    return 'NFO'.includes(field.kind) ? Number.parseFloat(text) : text;
  };
  return rows.map((row) =>
    Object.fromEntries(fields.map((field) => [textOf(field.name), valueOf(row, field)])),
  );
}
