/** A dynamic import tells its address nowhere but in its own text. */
const ADDRESS = /import\(\s*["'`](?<address>[^"'`]+)["'`]/;

/** Scripts that a page has got: a browser evaluates them again from memory, with or without network. */
const loaded = new Set<string>();

async function isInCache(url: string): Promise<boolean> {
  if (loaded.has(url)) return true;
  try {
    const answer = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });
    return answer.ok;
  } catch {
    // That is how a browser says no.
    return false;
  }
}

/**
 * Imports code without spoiling it for later. A browser keeps the failure of a module for as long as the page stands:
 * what is requested once without network fails for ever, long after the network is back. While offline only what lies
 * in the cache is imported; the rest is refused before the browser knows of it.
 *
 * @param load the dynamic import as the build wrote it
 * @param needed addresses of the scripts and styles it needs
 * @param base what relative addresses stand beside
 * @param get loads it as the build would have
 * @throws TypeError offline, when a part of it is not in the cache
 */
export async function importWhileOffline<Part>(
  load: () => Promise<Part>,
  needed: readonly string[],
  base: string,
  get: () => Promise<Part>,
): Promise<Part> {
  const address = ADDRESS.exec(String(load))?.groups?.['address'];
  const urls = [...(address ? [address] : []), ...needed].map((one) => new URL(one, base).href);
  if (!navigator.onLine) {
    const cached = await Promise.all(urls.map(isInCache));
    const missing = urls.find((_url, index) => !cached[index]);
    if (missing !== undefined) throw new TypeError(`Offline, and not in the cache: ${missing}`);
  }
  const part = await get();
  urls.forEach((url) => loaded.add(url));
  return part;
}
