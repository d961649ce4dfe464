import type { Scheme } from '@/platform/theme/schemeTypes';

/** How much of the tag's colour is in the background of its chip. */
const SHARE = 0.18;

type Rgb = readonly [number, number, number];

function readHex(text: string | null | undefined): Rgb | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? '')?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (at: number) => parseInt(full.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

const css = (colour: readonly number[]) => `rgb(${colour.map(Math.round).join(' ')})`;

/**
 * Colours of a tag's chip. Anybody may have chosen any colour, and the reader any theme: so the background is only
 * tinted with it and carries the scheme's own text; the full colour stands in a mark beside the word. Without a colour,
 * or with what is none, the chip is neutral.
 */
export function tagColours(
  colorTag: string | null | undefined,
  scheme: Scheme,
): { background: string; text: string; mark: string | null } {
  const tint = readHex(colorTag);
  const surface = readHex(scheme.surface);
  if (!tint || !surface)
    return { background: scheme.neutral.soft, text: scheme.neutral.softText, mark: null };
  const mixed = surface.map((part, at) => part + ((tint[at] ?? part) - part) * SHARE);
  return { background: css(mixed), text: scheme.text, mark: css(tint) };
}
