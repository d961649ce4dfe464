import { expect, it } from 'vitest';

import enUS from '@locales/en-US/ui.json';
import ptBR from '@locales/pt-BR/ui.json';
import { soilBands } from '@/platform/theme/mapColours';
import { themeNames } from '@/platform/theme/themes';

it('has a word for every soil band and theme, in both languages', () => {
  for (const texts of [ptBR, enUS]) {
    expect(Object.keys(texts.soilBand)).toEqual(Object.keys(soilBands));
    expect(Object.keys(texts.theme)).toEqual(themeNames);
  }
});
