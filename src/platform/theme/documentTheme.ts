import type { Scheme } from '@/platform/theme/schemeTypes';

/** Key read by `public/boot.js`, so that the page before the application already has the user's colours. */
const bootKey = 'ep.boot';

function setThemeColour(colour: string) {
  const found = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const meta =
    found ??
    document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'theme-color' }));
  meta.content = colour;
}

function keepForNextStart(scheme: Scheme) {
  const colours = {
    mode: scheme.mode,
    bg: scheme.background,
    text: scheme.text,
    surface: scheme.surface,
    border: scheme.border,
    skeleton: scheme.skeleton,
    brand: scheme.navBackground,
    on: scheme.navText,
    primary: scheme.primary,
    onPrimary: scheme.onPrimary,
    accent: scheme.accent,
    bar: scheme.toolbarBackground,
  };
  try {
    localStorage.setItem(bootKey, JSON.stringify(colours));
  } catch {
    // Storage is full or forbidden: the next start shows the default colours, nothing else is lost.
  }
}

/** Tells the browser's own parts (address bar, scroll bars, form controls) which scheme is on. */
export function applyToDocument(scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme.mode;
  document.documentElement.dataset.mode = scheme.mode;
  setThemeColour(scheme.toolbarBackground);
  keepForNextStart(scheme);
}
