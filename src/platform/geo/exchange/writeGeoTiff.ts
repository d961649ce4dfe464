/** A picture of figures on a map: cells row by row from the north-west, in metres of a projection that EPSG numbers. */
export interface MapRaster {
  readonly cols: number;
  readonly rows: number;
  readonly values: Float32Array;
  /** Side of a cell, metres. */
  readonly cell: number;
  /** East coordinate of the western border, and north coordinate of the northern one. */
  readonly west: number;
  readonly north: number;
  /** Code of the projected system in the EPSG register. */
  readonly epsg: number;
  /** The value of cells without one. */
  readonly noData: number;
}

const ASCII = 2;
const SHORT = 3;
const LONG = 4;
const DOUBLE = 12;
const SIZE = { [ASCII]: 1, [SHORT]: 2, [LONG]: 4, [DOUBLE]: 8 } as const;

interface Entry {
  readonly tag: number;
  readonly type: keyof typeof SIZE;
  readonly values: readonly number[];
}

const ascii = (text: string) => Array.from(`${text}\0`, (mark) => mark.charCodeAt(0));

/** Keys of the system (OGC 19-008r4, §7): projected, a cell is an area, the code, metres. */
const geoKeys = (epsg: number): number[] => {
  const keys = [
    [1024, 1],
    [1025, 1],
    [3072, epsg],
    [3076, 9001],
  ] as const;
  return [1, 1, 0, keys.length, ...keys.flatMap(([key, value]) => [key, 0, 1, value])];
};

function entriesOf(
  { cols, rows, cell, west, north, epsg, noData, values }: MapRaster,
  dataAt: number,
): Entry[] {
  return [
    { tag: 256, type: LONG, values: [cols] },
    { tag: 257, type: LONG, values: [rows] },
    { tag: 258, type: SHORT, values: [32] },
    { tag: 259, type: SHORT, values: [1] },
    { tag: 262, type: SHORT, values: [1] },
    { tag: 273, type: LONG, values: [dataAt] },
    { tag: 277, type: SHORT, values: [1] },
    { tag: 278, type: LONG, values: [rows] },
    { tag: 279, type: LONG, values: [values.byteLength] },
    { tag: 284, type: SHORT, values: [1] },
    { tag: 339, type: SHORT, values: [3] },
    { tag: 33_550, type: DOUBLE, values: [cell, cell, 0] },
    { tag: 33_922, type: DOUBLE, values: [0, 0, 0, west, north, 0] },
    { tag: 34_735, type: SHORT, values: geoKeys(epsg) },
    { tag: 42_113, type: ASCII, values: ascii(String(noData)) },
  ];
}

function writeValues(view: DataView, at: number, { type, values }: Entry): void {
  values.forEach((value, index) => {
    const place = at + index * SIZE[type];
    if (type === ASCII) view.setUint8(place, value);
    else if (type === SHORT) view.setUint16(place, value, true);
    else if (type === LONG) view.setUint32(place, value, true);
    else view.setFloat64(place, value, true);
  });
}

const HEADER = 8;
const ENTRY = 12;
const padded = (bytes: number) => Math.ceil(bytes / 8) * 8;

/**
 * The raster as GeoTIFF (TIFF 6.0, OGC 19-008r4): one band of single precision, one strip, not compressed, little endian; cells
 * without a value by GDAL's NoData tag.
 */
export function geoTiffOf(raster: MapRaster): ArrayBuffer {
  const bytesOf = ({ type, values }: Entry) => values.length * SIZE[type];
  const measured = entriesOf(raster, 0);
  const directory = 2 + measured.length * ENTRY + 4;
  const isOutside = (entry: Entry) => bytesOf(entry) > 4;
  const extra = measured.filter(isOutside).reduce((sum, entry) => sum + padded(bytesOf(entry)), 0);
  const dataAt = padded(HEADER + directory) + extra;
  const file = new ArrayBuffer(dataAt + raster.values.byteLength);
  const view = new DataView(file);
  view.setUint16(0, 0x4949, true);
  view.setUint16(2, 42, true);
  view.setUint32(4, HEADER, true);
  view.setUint16(HEADER, measured.length, true);
  let free = padded(HEADER + directory);
  entriesOf(raster, dataAt).forEach((entry, index) => {
    const at = HEADER + 2 + index * ENTRY;
    view.setUint16(at, entry.tag, true);
    view.setUint16(at + 2, entry.type, true);
    view.setUint32(at + 4, entry.values.length, true);
    if (!isOutside(entry)) {
      writeValues(view, at + 8, entry);
      return;
    }
    view.setUint32(at + 8, free, true);
    writeValues(view, free, entry);
    free += padded(bytesOf(entry));
  });
  if (isLittleEndian()) new Float32Array(file, dataAt).set(raster.values);
  else raster.values.forEach((value, at) => view.setFloat32(dataAt + 4 * at, value, true));
  return file;
}

const isLittleEndian = () => new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** The GeoTIFF of a raster as a file. */
export const geoTiffFile = (name: string, raster: MapRaster): File =>
  new File([geoTiffOf(raster)], name, { type: 'image/tiff' });

/**
 * The world file (.pgw) of a picture that has one pixel for each cell of the raster: width of a pixel, two turns, height
 * (southward), and the centre of the upper left pixel. It does not name the system; its reader has to know the EPSG code.
 */
export const worldFileOf = ({ cell, west, north }: Pick<MapRaster, 'cell' | 'west' | 'north'>): string =>
  [cell, 0, 0, -cell, west + cell / 2, north - cell / 2].map((figure) => `${figure}\n`).join('');
