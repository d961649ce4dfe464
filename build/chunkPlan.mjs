/** What reads who is signed in, and the terms: inside and outside alike. */
const entry = ['src/domain/identity/identityWire.ts', 'src/modules/session/sessionWire.ts'];
const outerPages = ['EmailSent', 'ForgotPassword', 'Maintenance', 'ResetPassword', 'Terms', 'Unreachable'];

/** By which modules the built files are parted: see `chunks.ts`. */
export const chunkPlan = {
  signIn: [
    'src/modules/session/pages/LoginPage.tsx',
    // What the calls' client needs as well: elsewhere it would bring what pages share.
    'src/platform/http/wireForms.ts',
    'locales/pt-BR/common.json',
    'locales/pt-BR/session.json',
  ],
  home: [
    ...entry,
    'src/app/privateRoutes.ts',
    'src/shell/ShellLayout.tsx',
    'src/modules/home/pages/HomePage.tsx',
    // Small parts that nearly every page has; else they would travel with the cards.
    'src/platform/format/number.ts',
    'src/platform/ui/EmptyState.tsx',
    'src/platform/ui/MetricTile.tsx',
    ...['forms', 'home', 'shell', 'ui'].map((name) => `locales/pt-BR/${name}.json`),
  ],
  // They shall not load what stands inside.
  outer: [...entry, ...outerPages.map((name) => `src/modules/session/pages/${name}Page.tsx`)],
  // The icons of pages come with the home page's cards.
  cards:
    /[\\/]src[\\/](?:(?:modules[\\/]home|domain[\\/]widgets)[\\/](?:\w+[\\/])?[A-Z]\w*Card\.tsx|domain[\\/]menu[\\/]menuIcons\.ts)$/,
  // A card with fields of a form is not waited for by the others.
  heavy: /[\\/]node_modules[\\/]react-hook-form[\\/]/,
  // The calls' client, and the chunk of the first page.
  preloaded: ['src/platform/http/client.ts', 'src/modules/home/pages/HomePage.tsx'],
  // A register's, a query's, a report's and an indicator's page is its descriptor.
  pages:
    /[\\/]src[\\/](?:(?:modules|families|shell|app)[\\/].*Page\.tsx|modules[\\/].*[\\/](?:registers|descriptors)[\\/]\w+\.tsx?|modules[\\/]finance[\\/](?:reports|indicators)[\\/]\w+\.ts)$/,
  lists: ['src/families/register/RegisterPage.tsx', 'src/platform/grid/DataTable.tsx'],
  forms: [
    'src/platform/forms/AppForm.tsx',
    'src/platform/forms/DialogForm.tsx',
    ...['Date', 'Text', 'Select', 'Autocomplete', 'Number'].map(
      (name) => `src/platform/forms/fields/${name}Field.tsx`,
    ),
  ],
};
