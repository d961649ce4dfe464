import type { OverlayEntry } from './overlays';

let entries: Record<string, OverlayEntry> = {};

/** Set by `app` with every overlay of the shell and the modules. */
export function registerOverlays(overlays: Record<string, OverlayEntry>): void {
  entries = overlays;
}

export function overlayEntry(name: string): OverlayEntry | undefined {
  // An address may name anything: 'constructor' is no overlay.
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}
