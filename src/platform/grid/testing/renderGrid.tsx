import { configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import enForms from '@locales/en-US/forms.json';
import enGrid from '@locales/en-US/grid.json';
import enUi from '@locales/en-US/ui.json';
import ptForms from '@locales/pt-BR/forms.json';
import ptGrid from '@locales/pt-BR/grid.json';
import ptUi from '@locales/pt-BR/ui.json';
import { setFormatLocale } from '@/platform/format/formatLocale';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';

configure({ asyncUtilTimeout: 5000 });

i18next.on('languageChanged', setFormatLocale);

const PREFERENCES = { theme: 'default', mode: null, density: 'compact' } as const;

/** Starts the texts of grids and fields, without loading anything. */
export async function startTexts(language: 'pt-BR' | 'en-US' = 'pt-BR'): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'pt-BR',
    resources: {
      'pt-BR': { forms: ptForms, grid: ptGrid, ui: ptUi },
      'en-US': { forms: enForms, grid: enGrid, ui: enUi },
    },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

interface GridRender {
  readonly language?: 'pt-BR' | 'en-US';
  /** Search part of the address the page opens with. */
  readonly address?: string;
}

/** Renders under the application's look and a router; `address()` is the present search part. */
export async function renderGrid(node: ReactNode, { language = 'pt-BR', address = '' }: GridRender = {}) {
  await startTexts(language);
  const content = { node };
  const router = createMemoryRouter([{ path: '*', Component: () => content.node }], {
    initialEntries: [`/lista${address}`],
  });
  const view = render(
    <AppThemeProvider preferences={PREFERENCES}>
      <RouterProvider router={router} />
    </AppThemeProvider>,
  );
  return {
    ...view,
    router,
    // Neither waits between keys nor asks the style sheets at every click whether the pointer gets there: in grids
    // that takes longer than everything else together.
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    address: () => decodeURIComponent(router.state.location.search),
  };
}
