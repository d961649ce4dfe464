import type { Path } from '@/platform/geo/geoTypes';
import { ringFault } from '@/platform/geo/validity';
import { addRing, cut } from '../model/edits';
import { createSketchTool } from './sketchTool';
import type { Tool, ToolHost } from './tool';

/** Draws a ring: an outline or a hole. One that crosses itself is kept, to be corrected. */
export function createRingTool(host: ToolHost, type: 'ADD' | 'REMOVE'): Tool {
  const { session } = host;
  return createSketchTool(host, {
    kind: type === 'ADD' ? 'outline' : 'hole',
    least: 3,
    closes: true,
    finish: (path: Path) => {
      const fault = ringFault(path);
      if (fault !== null && fault !== 'crossesItself') {
        session.set({ note: 'tooSmall' });
        return false;
      }
      session.change(type === 'ADD' ? 'add' : 'remove', addRing(session.get().history.present, type, path));
      return true;
    },
  });
}

/** Draws a line along which the drawing is parted. */
export function createCutTool(host: ToolHost): Tool {
  const { session } = host;
  return createSketchTool(host, {
    kind: 'cut',
    least: 2,
    closes: false,
    finish: (line) => {
      const made = cut(session.get().history.present, line);
      if (made.ok) session.change('split', made.drawing);
      else session.set({ note: made.reason });
      return made.ok;
    },
  });
}

/** Measures along a line, and the area inside where it has three points. It stays to be read and is never kept. */
export const createMeasureTool = (host: ToolHost): Tool =>
  createSketchTool(host, { kind: 'measure', least: 2, closes: true });
