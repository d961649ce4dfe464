import type { Scheme } from '@/platform/theme/schemeTypes';
import { darkShadowFactor, elevation } from '@/platform/theme/tokens';

type Elevation = { readonly [Kind in keyof typeof elevation]: string };
type Entries = readonly (readonly [name: string, value: string])[];

export const variableOf = (...path: readonly string[]) =>
  `--ep-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function shadowOf(scheme: Scheme, kind: keyof typeof elevation): string {
  const { offset, alpha } = elevation[kind];
  const strength = scheme.mode === 'dark' ? alpha * darkShadowFactor : alpha;
  return `${offset} rgb(${scheme.shadow} / ${strength})`;
}

/**
 * The page's CSS variables of a scheme: `--ep-surface`, `--ep-success-soft`, `--ep-shadow-menu` …. Whatever is drawn
 * refers to them, so another look changes this one rule; no component is drawn again for it.
 */
export function schemeVariables(scheme: Scheme): Readonly<Record<string, string>> {
  const { mode: _mode, ...colours } = scheme;
  const all: Entries = Object.entries(colours).flatMap(([role, value]): Entries =>
    typeof value === 'string'
      ? [[variableOf(role), value]]
      : Object.entries(value).map(([part, colour]) => [variableOf(role, part), colour] as const),
  );
  return Object.fromEntries([
    ...all,
    [variableOf('shadow', 'menu'), shadowOf(scheme, 'menu')],
    [variableOf('shadow', 'dialog'), shadowOf(scheme, 'dialog')],
  ]);
}

/** A scheme of the same roles and mode whose colours are references to those variables. */
export function schemeReferences(scheme: Scheme): Scheme {
  const referTo = (...path: readonly string[]) => `var(${variableOf(...path)})`;
  const { mode, ...colours } = scheme;
  const references = Object.entries(colours).map(([role, value]) => [
    role,
    typeof value === 'string'
      ? referTo(role)
      : Object.fromEntries(Object.keys(value).map((part) => [part, referTo(role, part)])),
  ]);
  return { mode, ...Object.fromEntries(references) } as Scheme;
}

export const shadowReferences: Elevation = {
  menu: `var(${variableOf('shadow', 'menu')})`,
  dialog: `var(${variableOf('shadow', 'dialog')})`,
};
