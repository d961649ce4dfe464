/**
 * A page with an empty cache on a slow machine and line: what a phone on a farm track has.
 * Answers are compressed with gzip alone, as by most servers. With `storageState` somebody is signed in already.
 */
export async function openPage(browser, { cpu = 1, network, storageState } = {}) {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  if (network) {
    const bytes = (network.megabits * 1_000_000) / 8;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes / 2,
    });
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Runs a measurement several times; answers the median of each of its figures. */
export async function medians(runs, measure) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return Object.fromEntries(
    Object.keys(results[0]).map((key) => [key, median(results.map((one) => one[key]))]),
  );
}
