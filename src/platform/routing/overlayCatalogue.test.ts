import { afterEach, expect, it } from 'vitest';
import { overlayEntry, registerOverlays } from './overlayCatalogue';

afterEach(() => registerOverlays({}));

it('knows the overlays that were registered, and no name that every object has', () => {
  const teclas = { load: () => Promise.reject(new Error('not loaded here')), namespaces: [] };
  registerOverlays({ teclas });
  expect(overlayEntry('teclas')).toBe(teclas);
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
    expect(overlayEntry(name)).toBeUndefined();
});
