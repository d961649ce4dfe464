import { worldX, worldY } from '../mercator';
import { decodePolyline } from '../polyline';
import data from './brazil.json';

/** A line in the unit square world: x, y, x, y, … */
export type WorldLine = Float64Array;

export interface BrazilState {
  readonly uf: string;
  readonly x: number;
  readonly y: number;
  readonly rings: readonly WorldLine[];
}

export interface Brazil {
  readonly states: readonly BrazilState[];
  /** Borders between two states. */
  readonly inner: readonly WorldLine[];
  /** Coast and border of the country. */
  readonly outer: readonly WorldLine[];
}

/** Hundredths of a degree: about a kilometre, plenty for a background without imagery. */
const DIGITS = 2;

function toWorld(line: string): WorldLine {
  return Float64Array.from(
    decodePolyline(line, DIGITS).flatMap(({ lat, lng }) => [worldX(lng), worldY(lat)]),
  );
}

function reversed(line: WorldLine): WorldLine {
  const back = new Float64Array(line.length);
  for (let at = 0; at < line.length; at += 2) {
    back[at] = line[line.length - 2 - at] ?? 0;
    back[at + 1] = line[line.length - 1 - at] ?? 0;
  }
  return back;
}

/** Joins border lines to one ring; a number below zero names a line walked backwards. */
function ring(lines: readonly WorldLine[], parts: readonly number[]): WorldLine {
  const all = parts.map((part) => {
    const line = lines[part < 0 ? ~part : part] ?? new Float64Array();
    return part < 0 ? reversed(line) : line;
  });
  const joined = new Float64Array(all.reduce((sum, line) => sum + line.length, 0));
  let at = 0;
  for (const line of all) {
    joined.set(line, at);
    at += line.length;
  }
  return joined;
}

let known: Brazil | undefined;

/**
 * Outline and states of Brazil, from Natural Earth 1:50m (public domain), every border kept once and shared by its
 * neighbours. Read on first use.
 */
export function brazil(): Brazil {
  if (known) return known;
  const lines = data.lines.map(toWorld);
  known = {
    states: data.states.map(({ uf, label, rings }) => ({
      uf,
      x: worldX(label[1] ?? 0),
      y: worldY(label[0] ?? 0),
      rings: rings.map((parts) => ring(lines, parts)),
    })),
    inner: lines.filter((_, index) => data.shared[index] === 1),
    outer: lines.filter((_, index) => data.shared[index] !== 1),
  };
  return known;
}
