/** Scales shared by every scheme. Colours are in `schemes/`. */

export const fontFamily = '"Inter Variable", Inter, "Inter Fallback", system-ui, sans-serif';
/** @public read by code-like texts: keys of invoices, XML */
export const monoFamily = 'ui-monospace, "Cascadia Mono", Consolas, monospace';

/** Size and line in px, at the default root size of 16. */
export const typeScale = {
  metric: {
    size: 28,
    line: 34,
    weight: 600,
    tracking: '-0.02em',
  },
  metricSmall: {
    size: 26,
    line: 36,
    weight: 600,
    tracking: '-0.02em',
  },
  pageTitle: {
    size: 22,
    line: 28,
    weight: 650,
    tracking: '-0.012em',
  },
  pageTitleSmall: {
    size: 20,
    line: 26,
    weight: 650,
    tracking: '-0.012em',
  },
  dialogTitle: {
    size: 18,
    line: 24,
    weight: 600,
    tracking: '-0.01em',
  },
  cardTitle: {
    size: 15,
    line: 20,
    weight: 600,
    tracking: '-0.005em',
  },
  body: {
    size: 14,
    line: 20,
    weight: 400,
    tracking: '0',
  },
  bodyStrong: {
    size: 14,
    line: 20,
    weight: 550,
    tracking: '0',
  },
  button: {
    size: 14,
    line: 20,
    weight: 600,
    tracking: '0',
  },
  buttonSmall: {
    size: 13,
    line: 18,
    weight: 600,
    tracking: '0',
  },
  cell: {
    size: 13,
    line: 18,
    weight: 400,
    tracking: '0',
  },
  cellHead: {
    size: 12,
    line: 16,
    weight: 600,
    tracking: '0',
  },
  chip: {
    size: 12,
    line: 22,
    weight: 550,
    tracking: '0',
  },
  caption: {
    size: 12,
    line: 16,
    weight: 400,
    tracking: '0',
  },
  micro: {
    size: 11,
    line: 14,
    weight: 550,
    tracking: '0',
  },
} as const;

/** Below 16 px iOS zooms into a focused field. */
export const touchInputSize = 16;

/** @public the steps that paddings and gaps are taken from */
export const space = [0, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64] as const;

export const radius = {
  cell: 4,
  chip: 6,
  control: 8,
  card: 10,
  dialog: 12,
  full: 999,
} as const;

/** `alpha` is the shadow's strength in a light scheme; dark ones need `darkShadowFactor` times as much to show. */
export const elevation = {
  menu: { offset: '0 6px 16px -6px', alpha: 0.28 },
  dialog: { offset: '0 24px 56px -16px', alpha: 0.4 },
} as const;
export const darkShadowFactor = 2;

export const density = {
  comfortable: {
    row: 44,
    head: 44,
    foot: 44,
    control: 44,
    button: 44,
    navItem: 44,
    cellPad: 12,
  },
  compact: {
    row: 36,
    head: 36,
    foot: 40,
    control: 36,
    button: 40,
    navItem: 44,
    cellPad: 8,
  },
} as const;

export const sizes = {
  chip: 22,
  iconAction: 24,
  iconButton: 36,
  smallButton: 32,
  touchMin: 44,
} as const;

export const motion = {
  ms: {
    hover: 80,
    press: 120,
    menu: 160,
    nav: 180,
    drawer: 220,
    dialog: 200,
  },
  easeOut: 'cubic-bezier(.2,0,0,1)',
  easeIn: 'cubic-bezier(.4,0,1,1)',
  delayMs: {
    skeleton: 150,
    spinner: 400,
    tooltip: 400,
    navHover: 120,
    navLeave: 250,
  },
} as const;

export const zIndex = {
  gridSticky: 10,
  mapTools: 400,
  helpDock: 1050,
  toolbar: 1100,
  nav: 1200,
  drawer: 1250,
  dialog: 1300,
  palette: 1350,
  toast: 1400,
  sessionCountdown: 1450,
  tooltip: 1500,
  splash: 1600,
} as const;

export const layout = {
  toolbar: 56,
  nav: 280,
  navFolded: 64,
  notificationPanel: 384,
  boxed: 1280,
  boxedLayout3: 1120,
  pagePad: 24,
  pagePadSmall: 16,
  gap: 16,
  gapSmall: 12,
  cardPad: 16,
  dialog: {
    s: 480,
    m: 640,
    l: 960,
  },
  drawerForm: 480,
  drawerFormWide: 720,
  filterDrawer: 360,
  formMax: 960,
  textMax: '72ch',
  signInCard: 400,
  mapFarmPanel: 320,
  mapThumbPanel: 184,
  plotThumb: 150,
  plotThumbDialog: [450, 255],
  viewerSplit: 'minmax(420px,1fr) minmax(480px,1fr)',
  documentGrid: 288,
  navCard: 128,
  navCardFolded: 124,
  palette: {
    width: 640,
    top: 96,
    row: 44,
  },
} as const;
