import type { LatLng, Path } from '@/platform/geo/geoTypes';

/** One number in the base-64 text of encoded polylines: five bits a character, the lowest first. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

/** A path as Google's encoded polyline, which is a third of the plain text's length. */
export function encodePolyline(path: Path, digits = 5): string {
  const factor = 10 ** digits;
  let [lat, lng] = [0, 0];
  return path
    .map((point) => {
      const [nextLat, nextLng] = [Math.round(point.lat * factor), Math.round(point.lng * factor)];
      const text = encodeNumber(nextLat - lat) + encodeNumber(nextLng - lng);
      [lat, lng] = [nextLat, nextLng];
      return text;
    })
    .join('');
}

/** The path of an encoded polyline. */
export function decodePolyline(text: string, digits = 5): LatLng[] {
  const factor = 10 ** digits;
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const bits = text.charCodeAt(at) - 63;
    value |= (bits & 0x1f) << shift;
    shift += 5;
    if (bits >= 0x20) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  const path: LatLng[] = [];
  let [lat, lng] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    lat += numbers[at] ?? 0;
    lng += numbers[at + 1] ?? 0;
    path.push({ lat: lat / factor, lng: lng / factor });
  }
  return path;
}
