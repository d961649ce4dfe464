/** What a press on the map does; one at a time. */
export const DRAW_MODES = [
  'select',
  'edit',
  'polygon',
  'circle',
  'remove',
  'inner',
  'split',
  'merge',
  'clip',
  'move',
  'measure',
] as const;
export type DrawMode = (typeof DRAW_MODES)[number];

/** Modes that need a drawing to work on; the others can begin one, or need none. */
const ON_DRAWING: ReadonlySet<DrawMode> = new Set([
  'edit',
  'remove',
  'inner',
  'split',
  'merge',
  'clip',
  'move',
]);

export const needsDrawing = (mode: DrawMode): boolean => ON_DRAWING.has(mode);

/** Modes in which the vertices can be taken hold of. */
export const showsVertices = (mode: DrawMode): boolean => mode === 'edit';

/** The mode that follows when a tool has done its work, or when Escape leaves it. */
export function modeAfter(mode: DrawMode, drawn: boolean): DrawMode {
  if (mode === 'edit' || mode === 'select') return 'select';
  return drawn ? 'edit' : 'select';
}
