/**
 * Colours of shapes over imagery; the same in every theme, as the imagery is.
 * @public read by the map screens
 */
export const satelliteMap = {
  casing: '#07110C',
  casingOpacity: 0.85,
  casingExtra: 3,
  plot: {
    stroke: '#FFFFFF',
    width: 2,
    fillOpacity: 0.12,
  },
  hover: {
    stroke: '#FFFFFF',
    width: 3,
    fillOpacity: 0.24,
  },
  selected: {
    stroke: '#FFD23F',
    width: 3,
    fillOpacity: 0.26,
  },
  hole: {
    stroke: '#FFFFFF',
    width: 2,
    dash: [6, 5],
    fill: '#07110C',
    fillOpacity: 0.5,
  },
  drawing: {
    stroke: '#4FE0FF',
    width: 2.5,
    fillOpacity: 0.2,
  },
  vertex: {
    fill: '#FFFFFF',
    stroke: '#07110C',
    radius: 6,
    hitRadius: 12,
  },
  midpoint: {
    fill: '#4FE0FF',
    stroke: '#07110C',
    radius: 4,
  },
  overlap: {
    stroke: '#FF9591',
    width: 2.5,
    hatch: {
      angle: 45,
      step: 8,
      line: 3,
    },
    fillOpacity: 0.35,
  },
  gap: {
    stroke: '#D3A9C2',
    width: 2,
    dash: [2, 4],
    hatch: {
      angle: -45,
      step: 8,
      line: 2,
    },
    fillOpacity: 0.25,
  },
  invalid: {
    stroke: '#FF9591',
    width: 3,
    dash: [3, 3],
  },
  label: {
    text: '#FFFFFF',
    halo: '#07110C',
    haloWidth: 3.5,
  },
} as const;

/**
 * Colours of the keyless map, light and dark.
 * @public read by the map screens
 */
export const plainMap = {
  light: {
    background: '#ECE7DB',
    casing: '#FFFFFF',
    casingOpacity: 0.9,
    casingExtra: 2,
    plot: '#2C5D45',
    selected: '#AE5A01',
    hole: '#5A5E50',
    drawing: '#1E76C1',
    overlap: '#8D020A',
    gap: '#642882',
    label: '#17211B',
    labelHalo: '#FFFFFF',
  },
  dark: {
    background: '#1A211D',
    casing: '#07110C',
    casingOpacity: 0.9,
    casingExtra: 2,
    plot: '#FFFFFF',
    selected: '#FFD23F',
    hole: '#AAB2AC',
    drawing: '#4FE0FF',
    overlap: '#FF9591',
    gap: '#D3A9C2',
    label: '#FFFFFF',
    labelHalo: '#07110C',
  },
} as const;

/** One ramp from pale (little) to dark (much). */
export const soilBands = {
  veryLow: {
    fill: '#F5E7C1',
    on: '#2B2208',
  },
  low: {
    fill: '#E2B248',
    on: '#241B02',
  },
  medium: {
    fill: '#75904B',
    on: '#0B1203',
  },
  high: {
    fill: '#1C5D43',
    on: '#FFFFFF',
  },
  veryHigh: {
    fill: '#0B3346',
    on: '#FFFFFF',
  },
} as const;

/**
 * Colours of a vegetation index, the same in every theme as they lie on imagery too. `stops` are even steps from the
 * lowest to the highest value, mixed in between. `natural` goes from bare soil over straw to green; `clear` rises in
 * lightness alone, which everybody sees, whatever their sight of colours.
 */
export const indexRamps = {
  natural: ['#A8261D', '#E4703A', '#F4CE63', '#A5C95B', '#4C9A3F', '#125C31'],
  clear: ['#2A1548', '#5A2A77', '#A03D74', '#DB6353', '#F6A145', '#FBEE9A'],
} as const;

/** Colours of a change of the index, from loss over none to gain, for either ramp. */
export const changeRamps = {
  natural: ['#9C1C1C', '#E38A5F', '#F3F0E4', '#8CBF73', '#1C6B34'],
  clear: ['#7A3803', '#DE9B4B', '#F3F0E4', '#7FA9D6', '#1D4A8C'],
} as const;

/** A cell that nothing is known of: clouds hid it. */
export const unknownCell = { fill: '#B9BDB8', line: '#5F6661' } as const;
