import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { initReactI18next } from 'react-i18next';
import enForms from '@locales/en-US/forms.json';
import enUi from '@locales/en-US/ui.json';
import ptForms from '@locales/pt-BR/forms.json';
import ptUi from '@locales/pt-BR/ui.json';
import { setFormatLocale } from '@/platform/format/formatLocale';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';

i18next.on('languageChanged', setFormatLocale);

const PREFERENCES = { theme: 'default', mode: null, density: 'compact' } as const;

/** Starts the texts that fields need, without loading anything. */
export async function startTexts(language: 'pt-BR' | 'en-US' = 'pt-BR'): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'pt-BR',
    defaultNS: 'forms',
    resources: {
      'pt-BR': { forms: ptForms, ui: ptUi },
      'en-US': { forms: enForms, ui: enUi },
    },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** The look that every part of the application stands in. */
export function Themed({ children }: { children: ReactNode }) {
  return <AppThemeProvider preferences={PREFERENCES}>{children}</AppThemeProvider>;
}

/** Renders fields in a form of their own, with its values at hand. */
export async function renderFields(fields: ReactNode, defaultValues: FieldValues = {}) {
  await startTexts();
  const current: { form: UseFormReturn | null } = { form: null };
  function Host() {
    const form = useForm({ defaultValues });
    return (
      <Themed>
        <FormProvider {...form}>
          <Hold form={form} />
          {fields}
        </FormProvider>
      </Themed>
    );
  }
  function Hold({ form }: { form: UseFormReturn }) {
    return <span ref={() => void (current.form = form)} hidden />;
  }
  const view = render(<Host />);
  const form = (): UseFormReturn => {
    if (!current.form) throw new Error('the form is not there');
    return current.form;
  };
  return { ...view, user: userEvent.setup(), form, value: (name: string): unknown => form().getValues(name) };
}
