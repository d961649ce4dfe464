/** The first pattern that fits names it; the order matters, as most browsers also claim to be others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: typeof BROWSERS, userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * Browser and operating system, as the list of devices shows them: 'Chrome, Windows'. A tablet of Apple's calls itself
 * a Mac; that it is touched with several fingers gives it away.
 */
export function deviceName(userAgent: string, maxTouchPoints = 0): string {
  const browser = nameIn(BROWSERS, userAgent);
  const named = nameIn(SYSTEMS, userAgent);
  const system = named === 'macOS' && maxTouchPoints > 1 ? 'iOS' : named;
  const parts = [browser, system].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : userAgent.slice(0, 100);
}
