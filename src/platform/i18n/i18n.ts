import i18next, { type BackendModule, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { setFormatLocale } from '@/platform/format/formatLocale';

export const LANGUAGES = ['pt-BR', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];
const DEFAULT_LANGUAGE: Language = 'pt-BR';

const files = import.meta.glob<Record<string, unknown>>('/locales/*/*.json', { import: 'default' });

// Before the library's own listeners: whatever is drawn again for the new words writes its figures with them.
i18next.on('languageChanged', setFormatLocale);

/** Reads a locale file as its own small chunk; a missing one is an error, never a silent English. */
const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = files[`/locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`no locale file ${language}/${namespace}`), false);
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((one) => one === value);
}

/** The namespaces that are there in neither the present language nor the default one. */
function missingOf(namespaces: readonly string[]): string[] {
  const languages = [i18next.language, DEFAULT_LANGUAGE];
  return namespaces.filter(
    (name) => !languages.some((language) => i18next.hasResourceBundle(language, name)),
  );
}

/** Where a file did not come the library goes on with bare keys and never retries: those must not be shown. */
async function demandNamespaces(namespaces: readonly string[]): Promise<void> {
  const missing = missingOf(namespaces);
  if (missing.length === 0) return;
  await i18next.reloadResources(i18next.languages, missing);
  const lost = missingOf(missing);
  if (lost.length > 0) throw new Error(`texts not loaded: ${lost.join(', ')}`);
}

interface PluralForms {
  getSuffix: (language: string, count: number, options?: unknown) => string;
}

/** Nothing is counted in the plural: '0 documentos'. By the rules of the language, Portuguese has it with one. */
function countNothingAsSeveral(): void {
  const forms = i18next.services.pluralResolver as PluralForms;
  const suffixOf = forms.getSuffix.bind(forms);
  forms.getSuffix = (language, count, options) => suffixOf(language, count === 0 ? 2 : count, options);
}

/** A name that ends in a full stop ends its sentence too: 'AGRO S.A.' is followed by no second one. */
const oneFullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: (text: string) => (text.includes('..') ? text.replace(/(?<!\.)\.\.(?=\s|$)/g, '.') : text),
};

/**
 * Starts the translations with the namespaces that the first screen needs.
 * @throws Error when one of them cannot be loaded.
 */
export async function startI18n(language: Language, namespaces: readonly string[]): Promise<void> {
  await i18next
    .use(localeFiles)
    .use(oneFullStop)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: [...LANGUAGES],
      load: 'currentOnly',
      ns: [...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      postProcess: [oneFullStop.name],
      react: { useSuspense: true },
    });
  countNothingAsSeveral();
  await demandNamespaces(namespaces);
  applyDocumentLanguage();
  i18next.on('languageChanged', applyAfterPaint);
}

function applyDocumentLanguage(): void {
  document.documentElement.lang = i18next.language;
}

/** The attribute has the browser compute every style anew: the new words are painted first. */
function applyAfterPaint(): void {
  // A page in the background is not painted.
  if (document.hidden) applyDocumentLanguage();
  else requestAnimationFrame(() => setTimeout(applyDocumentLanguage));
}

/**
 * Loads the locale files a page needs before it shows.
 * @throws Error when one of them cannot be loaded.
 */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces]);
  await demandNamespaces(namespaces);
}

/** Fetches locale files ahead of the page that needs them; before the translations have started too. */
export async function warmUpNamespaces(language: Language, namespaces: readonly string[]): Promise<void> {
  await Promise.all(namespaces.map(async (name) => files[`/locales/${language}/${name}.json`]?.()));
}
