/** What reads who is signed in, and the terms: inside and outside alike. */
const entryModules = ['src/domain/identity/identityWire.ts', 'src/modules/session/sessionWire.ts'];

/** What the first page after the sign-in needs before its shortcuts can be followed, and its words in Portuguese. */
export const homeModules = [
  ...entryModules,
  'src/app/privateRoutes.ts',
  'src/shell/ShellLayout.tsx',
  'src/modules/home/pages/HomePage.tsx',
  // Small parts that nearly every page has; else they would travel with the cards.
  'src/platform/format/number.ts',
  'src/platform/ui/EmptyState.tsx',
  'src/platform/ui/MetricTile.tsx',
  'locales/pt-BR/forms.json',
  'locales/pt-BR/home.json',
  'locales/pt-BR/shell.json',
  'locales/pt-BR/ui.json',
];

/** The home page's cards and the icons of pages, which come together when the page stands. */
export const cardModules =
  /[\\/]src[\\/](?:(?:modules[\\/]home|domain[\\/]widgets)[\\/](?:\w+[\\/])?[A-Z]\w*Card\.tsx|domain[\\/]menu[\\/]menuIcons\.ts)$/;

/** A card with fields of a form is not waited for by the others. */
export const heavyModules = /[\\/]node_modules[\\/]react-hook-form[\\/]/;

/** Pages that somebody may open without ever coming in: they shall not load what stands inside. */
export const outerModules = [
  ...entryModules,
  'src/modules/session/pages/EmailSentPage.tsx',
  'src/modules/session/pages/ForgotPasswordPage.tsx',
  'src/modules/session/pages/MaintenancePage.tsx',
  'src/modules/session/pages/ResetPasswordPage.tsx',
  'src/modules/session/pages/TermsPage.tsx',
  'src/modules/session/pages/UnreachablePage.tsx',
];

/** Fetched beside the entry when the browser knows a session: the calls' client, and the chunk of the first page. */
export const preloadedModules = ['src/platform/http/client.ts', 'src/modules/home/pages/HomePage.tsx'];

/** Pages as they are requested when they open; a register's, a query's, a report's and an indicator's is its descriptor. */
export const pageModules =
  /[\\/]src[\\/](?:(?:modules|families|shell|app)[\\/].*Page\.tsx|modules[\\/].*[\\/](?:registers|descriptors)[\\/]\w+\.tsx?|modules[\\/]finance[\\/](?:reports|indicators)[\\/]\w+\.ts)$/;

/** What a page with a list begins with. */
export const listModules = ['src/families/register/RegisterPage.tsx', 'src/platform/grid/DataTable.tsx'];

/** What a page with a form begins with. */
export const formModules = [
  'src/platform/forms/AppForm.tsx',
  'src/platform/forms/DialogForm.tsx',
  'src/platform/forms/fields/DateField.tsx',
  'src/platform/forms/fields/TextField.tsx',
  'src/platform/forms/fields/SelectField.tsx',
  'src/platform/forms/fields/AutocompleteField.tsx',
  'src/platform/forms/fields/NumberField.tsx',
];
