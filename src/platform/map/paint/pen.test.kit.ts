import { vi } from 'vitest';

/** One act of painting, with the style that it was done in. */
export interface Stroke {
  readonly act: 'fill' | 'stroke' | 'clip' | 'fillRect' | 'fillText' | 'strokeText' | 'drawImage';
  readonly style: string;
  readonly alpha: number;
  readonly width: number;
  readonly dash: readonly number[];
  /** Steps of the path, rounded: 'M0 0 L10 0 Z'; the arguments of what has no path. */
  readonly what: string;
  readonly rule?: string;
}

const rounded = (values: readonly unknown[]) =>
  values.map((value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)).join(' ');

/** A path that notes its steps. */
class NotedPath {
  readonly steps: string[] = [];
  moveTo = (x: number, y: number) => void this.steps.push(`M${rounded([x, y])}`);
  lineTo = (x: number, y: number) => void this.steps.push(`L${rounded([x, y])}`);
  closePath = () => void this.steps.push('Z');
  rect = (...box: number[]) => void this.steps.push(`R${rounded(box)}`);
  arc = (x: number, y: number, radius: number) => void this.steps.push(`A${rounded([x, y, radius])}`);
  toString = () => this.steps.join(' ');
}

/** A context of a canvas that notes what is painted on it, and how; letters are 7 px wide. */
export function notingPen() {
  vi.stubGlobal('Path2D', NotedPath);
  const strokes: Stroke[] = [];
  let own = new NotedPath();
  let dash: readonly number[] = [];
  const note = (act: Stroke['act'], what: unknown, rule?: string) => {
    const style = act === 'stroke' || act === 'strokeText' ? pen.strokeStyle : pen.fillStyle;
    const { globalAlpha: alpha, lineWidth: width } = pen;
    strokes.push({ act, style, alpha, width, dash, what: String(what), ...(rule ? { rule } : {}) });
  };
  const pen = {
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    lineWidth: 1,
    lineJoin: 'miter',
    font: '',
    textAlign: 'start',
    textBaseline: 'alphabetic',
    imageSmoothingEnabled: true,
    setLineDash: (next: readonly number[]) => {
      dash = [...next];
    },
    beginPath: () => {
      own = new NotedPath();
    },
    moveTo: (x: number, y: number) => own.moveTo(x, y),
    lineTo: (x: number, y: number) => own.lineTo(x, y),
    arc: (x: number, y: number, radius: number) => own.arc(x, y, radius),
    fill: (path: NotedPath = own, rule?: string) => note('fill', path, rule),
    stroke: (path: NotedPath = own) => note('stroke', path),
    clip: (path: NotedPath, rule?: string) => note('clip', path, rule),
    fillRect: (...box: number[]) => note('fillRect', rounded(box)),
    fillText: (text: string, x: number, y: number) => note('fillText', rounded([text, x, y])),
    strokeText: (text: string, x: number, y: number) => note('strokeText', rounded([text, x, y])),
    drawImage: (_: unknown, ...box: number[]) => note('drawImage', rounded(box)),
    measureText: (text: string) => ({ width: text.length * 7 }),
    createPattern: (tile: unknown) => (tile ? 'pattern' : null),
    save: () => undefined,
    restore: () => undefined,
  };
  return { ctx: pen as unknown as CanvasRenderingContext2D, strokes };
}
