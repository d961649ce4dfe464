import { MEGABYTE } from '@/platform/format/bytes';
import { decodeXml } from '@/platform/format/xml/decodeXml';
import { parseXml, type XmlElement } from '@/platform/format/xml/parseXml';
import { localName } from '@/platform/format/xml/xmlNames';
import { XmlError } from '@/platform/format/xml/xmlError';
import {
  fileShape,
  type FileShape,
  type FileShapes,
  type ShapeFault,
} from '@/platform/geo/exchange/fileShapes';
import { isGeoJson, namedSystem, readGeoJson } from '@/platform/geo/exchange/readGeoJson';
import { readKml } from '@/platform/geo/exchange/readKml';
import { type MapFileKind, writeShapes } from '@/platform/geo/exchange/writeShapes';

/**
 * Why a file is refused: `tooLarge` over 10 MB · `packed` a ZIP without a map in it · `format` neither KML nor GeoJSON ·
 * `broken` of one of them, but not well formed · `unsafe` a KML with a DOCTYPE, which no map needs · `link` a KML that
 * only points to another file · `noPolygon` points and lines alone, or nothing · `unreadable` polygons whose
 * coordinates are no numbers · `fewVertices` polygons of fewer than three vertices · `projected` metres of a projection
 * instead of degrees · `datum` degrees on another datum · `outsideWorld` degrees that are nowhere on Earth.
 */
export type FileRefusal =
  'tooLarge' | 'packed' | 'format' | 'broken' | 'unsafe' | 'link' | 'noPolygon' | 'datum' | ShapeFault;

/** A polygon of the file that is left out. */
export interface LeftOut {
  readonly name: string;
  /** Its place among the polygons of the file, from 1. */
  readonly number: number;
  readonly fault: ShapeFault;
}

export type FileCheck =
  | {
      readonly ok: true;
      readonly kind: MapFileKind;
      /** What is sent to be converted: the polygons that can be taken, and nothing else. */
      readonly file: File;
      /** Their places among the polygons of the file, from 1. */
      readonly numbers: readonly number[];
      /** Outlines and holes in it. */
      readonly rings: number;
      readonly leftOut: readonly LeftOut[];
      /** Points and lines, which are left out. */
      readonly skipped: number;
      /** Links to other files, which are not followed. */
      readonly links: number;
      /** Entries without any geometry. */
      readonly empty: number;
      /** Lines taken as the outlines that they go round. */
      readonly closedLines: number;
    }
  | { readonly ok: false; readonly reason: FileRefusal };

const LARGEST = 10 * MEGABYTE;

/** Thousands of polygons with their tables stay far below; a page that would hang does not. */
const XML_LIMITS = { depth: 120, elements: 1_500_000 };

class Refused extends Error {
  constructor(readonly reason: FileRefusal) {
    super(reason);
  }
}

interface ReadFile extends FileShapes {
  readonly kind: MapFileKind;
  readonly links: number;
}

function parseKml(text: string): XmlElement {
  try {
    return parseXml(text, XML_LIMITS);
  } catch (thrown) {
    if (thrown instanceof XmlError) throw new Refused(thrown.code === 'dtd' ? 'unsafe' : 'broken');
    throw thrown;
  }
}

/** The root of a text that looks like XML is named before the whole is read: a damaged KML is still a KML. */
const looksLikeKml = (text: string) => /<(?:[\w.-]+:)?kml[\s>]/i.test(text.slice(0, 4096));

function readXml(text: string): ReadFile {
  if (!looksLikeKml(text)) throw new Refused('format');
  const root = parseKml(text);
  if (localName(root).toLowerCase() !== 'kml') throw new Refused('format');
  const found = readKml(root);
  if (found.shapes.length === 0 && found.links > 0) throw new Refused('link');
  return { kind: 'kml', ...found };
}

function readJson(text: string): ReadFile {
  // A table or a note is no damaged GeoJSON.
  if (!/"type"\s*:/.test(text.slice(0, 4096))) throw new Refused('format');
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    throw new Refused('broken');
  }
  if (!isGeoJson(root)) throw new Refused('format');
  const found = { kind: 'geojson', links: 0, ...readGeoJson(root) } as const;
  const system = namedSystem(root);
  if (typeof system === 'string' && system !== 'degrees' && found.shapes.length > 0)
    throw new Refused(system);
  return found;
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;

async function readShapes(file: File): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) {
    const { readPacked } = await import('./readPacked');
    const packed = await readPacked(bytes);
    if (packed.kind === 'refused') throw new Refused(packed.reason);
    return readText(packed.text);
  }
  return readText(decodeXml(bytes));
}

function readText(decoded: string): ReadFile {
  const text = decoded.replace(/^\ufeff/, '').trimStart();
  if (text.startsWith('<')) return readXml(text);
  if (text.startsWith('{')) return readJson(text);
  throw new Refused('format');
}

/** A polygon whose latitudes and longitudes were exchanged. */
const swappedShape = ({ name, rings }: FileShape): FileShape =>
  fileShape(
    name,
    rings.map((ring) => ring.map(([lng = NaN, lat = NaN]) => [lat, lng])),
  );

const namesOfLeftOut = (shapes: readonly FileShape[]): LeftOut[] =>
  shapes.flatMap(({ name, fault }, at) => (fault ? [{ name, number: at + 1, fault }] : []));

/** What was packed is sent as what it holds. */
const unpackedName = (name: string, kind: MapFileKind) => name.replace(/\.(?:kmz|zip)$/i, `.${kind}`);

async function check(file: File, swapped: boolean): Promise<FileCheck> {
  if (file.size > LARGEST) throw new Refused('tooLarge');
  const { kind, shapes: read, skipped, links, empty, closedLines } = await readShapes(file);
  const shapes = swapped ? read.map(swappedShape) : read;
  if (shapes.length === 0) throw new Refused('noPolygon');
  const leftOut = namesOfLeftOut(shapes);
  const [first] = leftOut;
  if (first && leftOut.length === shapes.length) throw new Refused(first.fault);
  const taken = shapes.flatMap((shape, at) => (shape.fault ? [] : [{ shape, number: at + 1 }]));
  const sent = taken.map(({ shape }) => shape);
  return {
    ok: true,
    kind,
    file: writeShapes(unpackedName(file.name, kind), kind, sent),
    numbers: taken.map(({ number }) => number),
    rings: sent.reduce((sum, { rings }) => sum + rings.length, 0),
    leftOut,
    skipped,
    links,
    empty,
    closedLines,
  };
}

/**
 * Looks into a map file before it is sent to be converted. Answers what is in it or why it is refused; never throws.
 * @param swapped the file has latitudes where longitudes belong: they are read the other way round
 */
export async function checkMapFile(file: File, swapped = false): Promise<FileCheck> {
  try {
    return await check(file, swapped);
  } catch (thrown) {
    if (thrown instanceof Refused) return { ok: false, reason: thrown.reason };
    throw thrown;
  }
}
