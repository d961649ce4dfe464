import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';

import enUS from '@locales/en-US/ui.json';
import enCommon from '@locales/en-US/common.json';
import ptCommon from '@locales/pt-BR/common.json';
import ptBR from '@locales/pt-BR/ui.json';
import { setFormatLocale } from '@/platform/format/formatLocale';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';

i18next.on('languageChanged', setFormatLocale);

await i18next.use(initReactI18next).init({
  lng: 'pt-BR',
  resources: { 'pt-BR': { common: ptCommon, ui: ptBR }, 'en-US': { common: enCommon, ui: enUS } },
  interpolation: { escapeValue: false },
});

const preferences = { theme: 'default', mode: 'light', density: 'compact' } as const;

/** Renders a primitive in the default look, with its Portuguese words. */
export function renderUi(children: ReactNode) {
  const frame = (content: ReactNode) => (
    <AppThemeProvider preferences={preferences}>{content}</AppThemeProvider>
  );
  const { rerender, ...rest } = render(frame(children));
  return { ...rest, rerender: (next: ReactNode) => rerender(frame(next)) };
}
