import { type UnzipFileInfo, unzipSync } from 'fflate';
import { MEGABYTE } from '@/platform/format/bytes';
import { decodeXml } from '@/platform/format/xml/decodeXml';
import { readTable } from '@/platform/geo/exchange/readTable';

/** What lies in a packed map file, as the text of a map file that is not packed. */
export type Packed =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: 'packed' | 'broken' | 'tooLarge' | 'datum' };

/** An archive that says it holds more is not unpacked. */
const MOST_UNPACKED = 60 * MEGABYTE;
/** Former datums of Brazil, tens of metres away from today's. */
const OTHER_DATUM = /SAD_?(?:19)?69|South[_ ]American[_ ](?:Datum[_ ])?(?:19)?69|Corrego_?Alegre|Chua|Aratu/i;

const isNoise = (name: string) => name.startsWith('__MACOSX/') || /(?:^|\/)\./.test(name);
const endOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
const WANTED: ReadonlySet<string> = new Set(['kml', 'shp', 'dbf', 'prj', 'cpg']);

type Entries = ReadonlyMap<string, Uint8Array>;

function unpack(bytes: Uint8Array): Entries | 'tooLarge' {
  let size = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    const wanted = WANTED.has(endOf(name)) && !isNoise(name);
    if (wanted) size += originalSize;
    return wanted && size <= MOST_UNPACKED;
  };
  const entries = unzipSync(bytes, { filter });
  return size > MOST_UNPACKED ? 'tooLarge' : new Map(Object.entries(entries));
}

/** A projection or the name of an encoding: ASCII by their standards. */
const asciiOf = (bytes: Uint8Array | undefined) => (bytes ? new TextDecoder().decode(bytes) : undefined);

/** Each shapefile of the archive beside the files of its own name, in one collection of degrees. */
async function readShapefiles(entries: Entries): Promise<Packed> {
  const { getShapefile } = await import('shpjs');
  const features: unknown[] = [];
  for (const [name, shp] of entries) {
    if (endOf(name) !== 'shp') continue;
    const beside = (end: string) => {
      const wanted = `${name.slice(0, -3)}${end}`.toLowerCase();
      return [...entries].find(([other]) => other.toLowerCase() === wanted)?.[1];
    };
    const [dbf, prj, cpg] = [beside('dbf'), asciiOf(beside('prj')), asciiOf(beside('cpg'))];
    if (prj && OTHER_DATUM.test(prj)) return { kind: 'refused', reason: 'datum' };
    const found = await getShapefile({ shp, ...(prj ? { prj } : {}) });
    const rows = dbf ? readTable(dbf, cpg) : [];
    features.push(...found.features.map((feature, at) => ({ ...feature, properties: rows[at] ?? {} })));
  }
  return { kind: 'text', text: JSON.stringify({ type: 'FeatureCollection', features }) };
}

/**
 * A KMZ (the first KML in it, its main one) or a zipped shapefile, as SICAR hands them out (projected ones are brought to
 * degrees by their .prj). Neither: `packed`.
 */
export async function readPacked(bytes: Uint8Array): Promise<Packed> {
  try {
    const entries = unpack(bytes);
    if (entries === 'tooLarge') return { kind: 'refused', reason: 'tooLarge' };
    const names = [...entries.keys()];
    const kml =
      names.find((name) => name.toLowerCase() === 'doc.kml') ?? names.find((name) => endOf(name) === 'kml');
    const main = kml === undefined ? undefined : entries.get(kml);
    if (main) return { kind: 'text', text: decodeXml(main) };
    if (names.some((name) => endOf(name) === 'shp')) return await readShapefiles(entries);
    return { kind: 'refused', reason: 'packed' };
  } catch {
    // Unpacking and reading throw errors of their own kinds; the user learns that the file is damaged.
    return { kind: 'refused', reason: 'broken' };
  }
}
