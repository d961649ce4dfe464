import { useCallback } from 'react';
import { useAddressParams } from './useAddressParams';

/** A dialog that any screen may open. Mounted once by the shell, kept in the URL, closed by Back. */
export interface OverlayEntry {
  load: () => Promise<object>;
  permission?: string;
  namespaces?: readonly string[];
}

/** Augmented with the parameters of each overlay: `{ documentViewer: { documentId: string } }`. */
export interface OverlayRegistry {}

export type OverlayName = keyof OverlayRegistry & string;
export type OverlayParams = Record<string, string>;

/** What an overlay's component receives. */
export interface OverlayProps<Params = OverlayParams> {
  params: Params;
  onClose: () => void;
}

export function defineOverlays<const Overlays extends Record<string, OverlayEntry>>(
  overlays: Overlays,
): Overlays {
  return overlays;
}

const NAME = 'janela';
const PREFIX = 'janela.';

/** The overlay that the address names, if any. */
export function readOverlay(search: URLSearchParams): { name: string; params: OverlayParams } | null {
  const name = search.get(NAME);
  if (!name) return null;
  const params = Object.fromEntries(
    [...search].flatMap(([key, value]) =>
      key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), value]] : [],
    ),
  );
  return { name, params };
}

/** The address's search part with this overlay open, or with none. */
export function withOverlay(
  search: URLSearchParams,
  name: string | null,
  params: OverlayParams = {},
): URLSearchParams {
  const next = new URLSearchParams([...search].filter(([key]) => key !== NAME && !key.startsWith(PREFIX)));
  if (name) {
    next.set(NAME, name);
    for (const [key, value] of Object.entries(params)) next.set(PREFIX + key, value);
  }
  return next;
}

/** Opens an overlay over the present page by a history entry of its own, so that Back closes it. */
export function useOpenOverlay() {
  const [, setSearch] = useAddressParams();
  return useCallback(
    <Name extends OverlayName>(name: Name, params?: OverlayRegistry[Name]) => {
      setSearch((search) => withOverlay(search, name, params));
    },
    [setSearch],
  );
}
