import { expect, it } from 'vitest';

import enUS from '@locales/en-US/ui.json';
import ptBR from '@locales/pt-BR/ui.json';
import { soilBands } from '@/platform/theme/mapColours';
import * as statuses from '@/platform/theme/status';
import { themeNames } from '@/platform/theme/themes';

it('has a word for every status, soil band and theme, in both languages', () => {
  const families = Object.entries(statuses).map(
    ([name, looks]) => [name.replace(/Status$/, ''), looks] as const,
  );
  expect(families.length).toBeGreaterThan(9);
  for (const texts of [ptBR, enUS]) {
    const words: Record<string, object> = texts.status;
    expect(Object.keys(words).sort()).toEqual(families.map(([name]) => name).sort());
    for (const [name, looks] of families) {
      expect([name, ...Object.keys(words[name] ?? {}).sort()]).toEqual([name, ...Object.keys(looks).sort()]);
    }
    expect(Object.keys(texts.soilBand)).toEqual(Object.keys(soilBands));
    expect(Object.keys(texts.theme)).toEqual(themeNames);
  }
});
