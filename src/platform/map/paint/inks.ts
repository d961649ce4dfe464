import { plainMap, satelliteMap } from '@/platform/theme/mapColours';
import type { OverlayLook } from '../mapEngine';

/** What the shapes stand on: imagery looks the same in every theme, our own base map has a light and a dark look. */
export type Backdrop = 'imagery' | 'light' | 'dark';

export interface Ink {
  readonly stroke: string;
  readonly width: number;
  readonly fill: string;
  readonly fillOpacity: number;
  readonly dash: readonly number[];
  /** Colour and step of the hatch that stands in place of a plain fill. */
  readonly hatch?: { readonly angle: number; readonly step: number; readonly line: number };
}

export interface Inks {
  readonly casing: string;
  readonly casingOpacity: number;
  readonly casingExtra: number;
  readonly plot: Ink;
  readonly hover: Ink;
  readonly selected: Ink;
  readonly looks: Readonly<Record<OverlayLook, Ink>>;
  readonly label: { readonly text: string; readonly halo: string; readonly haloWidth: number };
}

const { overlap, gap, invalid, hole, drawing } = satelliteMap;

function imagery(): Inks {
  const ink = (look: { stroke: string; width: number; fillOpacity?: number }): Ink => ({
    stroke: look.stroke,
    width: look.width,
    fill: look.stroke,
    fillOpacity: look.fillOpacity ?? 0,
    dash: [],
  });
  const point = { width: 1.5, fillOpacity: 1, dash: [] };
  return {
    casing: satelliteMap.casing,
    casingOpacity: satelliteMap.casingOpacity,
    casingExtra: satelliteMap.casingExtra,
    plot: ink(satelliteMap.plot),
    hover: ink(satelliteMap.hover),
    selected: ink(satelliteMap.selected),
    looks: {
      drawing: ink(drawing),
      hole: { ...ink(hole), fill: hole.fill, dash: hole.dash },
      overlap: { ...ink(overlap), hatch: overlap.hatch },
      gap: { ...ink(gap), dash: gap.dash, hatch: gap.hatch },
      invalid: { ...ink(invalid), dash: invalid.dash },
      measure: ink(drawing),
      vertex: { ...point, stroke: satelliteMap.vertex.stroke, fill: satelliteMap.vertex.fill },
      chosenVertex: { ...point, stroke: satelliteMap.vertex.stroke, fill: satelliteMap.selected.stroke },
      midpoint: { ...point, stroke: satelliteMap.midpoint.stroke, fill: satelliteMap.midpoint.fill },
    },
    label: satelliteMap.label,
  };
}

/** The plain grounds name colours alone; widths, dashes and hatches are those of the imagery. */
function plain(mode: 'light' | 'dark'): Inks {
  const colours = plainMap[mode];
  const base = imagery();
  const dyed = (ink: Ink, colour: string): Ink => ({ ...ink, stroke: colour, fill: colour });
  const { looks } = base;
  return {
    casing: colours.casing,
    casingOpacity: colours.casingOpacity,
    casingExtra: colours.casingExtra,
    plot: dyed(base.plot, colours.plot),
    hover: dyed(base.hover, colours.plot),
    selected: dyed(base.selected, colours.selected),
    looks: {
      drawing: dyed(looks.drawing, colours.drawing),
      hole: { ...dyed(looks.hole, colours.hole), fill: colours.background },
      overlap: dyed(looks.overlap, colours.overlap),
      gap: dyed(looks.gap, colours.gap),
      invalid: dyed(looks.invalid, colours.overlap),
      measure: dyed(looks.measure, colours.drawing),
      vertex: { ...looks.vertex, fill: colours.casing, stroke: colours.drawing },
      chosenVertex: { ...looks.chosenVertex, fill: colours.selected, stroke: colours.casing },
      midpoint: { ...looks.midpoint, fill: colours.drawing, stroke: colours.casing },
    },
    label: { text: colours.label, halo: colours.labelHalo, haloWidth: satelliteMap.label.haloWidth },
  };
}

const all: Readonly<Record<Backdrop, Inks>> = {
  imagery: imagery(),
  light: plain('light'),
  dark: plain('dark'),
};

export const inksOn = (backdrop: Backdrop): Inks => all[backdrop];
