import { Loader } from '@googlemaps/js-api-loader';

declare global {
  interface Window {
    /** Google calls it when the key is refused, at any time after the script has loaded. */
    gm_authFailure?: () => void;
  }
}

/** A map that is not there after this long will not come. */
const PATIENCE = 15_000;

const waiting = new Set<() => void>();
let refused = false;

function hearRefusal(): void {
  window.gm_authFailure = () => {
    refused = true;
    waiting.forEach((notify) => notify());
  };
}

/** Called when Google refuses the key; at once when it already has. */
export function onKeyRefused(notify: () => void): () => void {
  if (refused) notify();
  waiting.add(notify);
  return () => void waiting.delete(notify);
}

const isHere = () => typeof window.google !== 'undefined' && 'Map' in (window.google.maps ?? {});

/** Loads Google's map script once; rejects when it does not arrive. Another try may follow. */
export async function loadGoogle(key: string, language: string): Promise<void> {
  hearRefusal();
  if (isHere()) return;
  const loader = new Loader({ apiKey: key, language, region: 'BR', version: 'quarterly', retries: 0 });
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('Google Maps did not arrive in time')), PATIENCE);
  });
  try {
    await Promise.race([loader.importLibrary('maps'), late]);
    if (!isHere()) throw new Error('Google Maps arrived without its map');
  } finally {
    window.clearTimeout(timer);
  }
}
