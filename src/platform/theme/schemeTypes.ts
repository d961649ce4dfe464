export type SchemeName =
  | 'default'
  | 'sunset'
  | 'greeny'
  | 'beach'
  | 'tech'
  | 'sweetHues'
  | 'defaultDark'
  | 'deepOcean'
  | 'slate'
  | 'greenyDark'
  | 'sunsetDark'
  | 'sweetHuesDark';

export type SchemeMode = 'light' | 'dark';

export const tones = ['success', 'warning', 'danger', 'info', 'auto', 'ai', 'neutral'] as const;
/** success, warning (wheat), danger (harm only), info, auto (done by the machine), ai, neutral. */
export type Tone = (typeof tones)[number];

/** `solid` carries `on`; `soft` carries `softText`, which also reads on every background of the scheme. */
export interface ToneColours {
  readonly solid: string;
  readonly on: string;
  readonly soft: string;
  readonly softText: string;
}

/** Colours by role. `accent` is a fill with text in it, never a line or text on light. */
export interface SchemeColours {
  readonly background: string;
  readonly surface: string;
  readonly surfaceRaised: string;
  readonly surfaceSunken: string;
  readonly hover: string;
  readonly selection: string;
  readonly border: string;
  readonly borderStrong: string;
  readonly text: string;
  readonly textMuted: string;
  readonly textDisabled: string;
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  readonly primarySoft: string;
  readonly primarySoftText: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly focusRing: string;
  readonly skeleton: string;
  readonly skeletonShine: string;
  readonly tooltipBackground: string;
  readonly tooltipText: string;
  readonly backdrop: string;
  /** RGB triplet, for `rgb(<shadow> / alpha)`. */
  readonly shadow: string;
  readonly toolbarBackground: string;
  readonly toolbarText: string;
  readonly toolbarMuted: string;
  readonly toolbarBorder: string;
  readonly chartGrid: string;
  readonly navBackground: string;
  readonly navHover: string;
  readonly navActive: string;
  readonly navText: string;
  readonly navMuted: string;
  readonly navActiveText: string;
  readonly navIndicator: string;
  readonly navBorder: string;
  readonly focusRingOnNav: string;
  readonly chart1: string;
  readonly chart2: string;
  readonly chart3: string;
  readonly chart4: string;
  readonly chart5: string;
}

export interface Scheme extends SchemeColours, Readonly<Record<Tone, ToneColours>> {
  readonly mode: SchemeMode;
}
