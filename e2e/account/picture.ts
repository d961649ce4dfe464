import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A PNG of exactly so many bytes, in colours that run from corner to corner; readers skip what stands behind its end. */
export function pngOf(bytes: number, width = 400, height = 300): Buffer {
  const line = width * 3 + 1;
  const pixels = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      pixels.set([(x * 255) / width, (y * 255) / height, 128], y * line + 1 + x * 3);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  if (png.length > bytes) throw new Error(`A picture of ${png.length} bytes does not fit into ${bytes}.`);
  return Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
}
