import type { TFunction } from 'i18next';
import { LANGUAGES } from '@/platform/i18n/i18n';
import { MODES, THEMES } from '@/platform/preferences/preferences';
import { preferencesChanged } from '@/platform/preferences/preferencesSlice';
import type { AppDispatch } from '@/platform/store/store';
import type { PaletteItem } from './paletteItems';

interface Around {
  readonly t: TFunction<'shell'>;
  /** The language of now, which is not offered. */
  readonly language: string;
  readonly dispatch: AppDispatch;
  /** Opens the dialog of the appearance. */
  readonly onAppearance: () => void;
}

/** Language, theme and mode: what the application looks like. */
export function lookItems({ t, language, dispatch, onAppearance }: Around): PaletteItem[] {
  const look = (name: string, id: string, run: () => void, keywords = '') => ({
    id,
    name,
    keywords,
    group: t('palette.look'),
    iconName: 'PaletteOutlined',
    run,
  });
  return [
    ...LANGUAGES.filter((code) => code !== language).map((code) =>
      look(
        t('palette.language', { name: t(`languages.${code}`) }),
        `language:${code}`,
        () => dispatch(preferencesChanged({ language: code })),
        t(`palette.languageWords.${code}`),
      ),
    ),
    ...THEMES.map((theme) =>
      look(t('palette.theme', { name: t(`appearance.themes.${theme}`) }), `theme:${theme}`, () =>
        dispatch(preferencesChanged({ theme, mode: null })),
      ),
    ),
    ...MODES.map((mode) =>
      look(t('palette.mode', { name: t(`appearance.modes.${mode}`) }), `mode:${mode}`, () =>
        dispatch(preferencesChanged({ mode })),
      ),
    ),
    look(t('appearance.title'), 'appearance', onAppearance, t('palette.appearanceWords')),
  ];
}
