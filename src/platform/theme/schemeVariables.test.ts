import { expect, it } from 'vitest';
import { scheme as light } from './schemes/default';
import { scheme as dark } from './schemes/defaultDark';
import { schemeReferences, schemeVariables } from './schemeVariables';

it('each colour of a scheme is a variable, those of a tone by its parts', () => {
  const variables = schemeVariables(light);
  expect(variables['--ep-text-muted']).toBe(light.textMuted);
  expect(variables['--ep-success-soft-text']).toBe(light.success.softText);
  expect(Object.keys(variables)).not.toContain('--ep-mode');
  expect(Object.values(variables).every((value) => typeof value === 'string')).toBe(true);
});

it('shadows are twice as strong in the dark', () => {
  expect(schemeVariables(light)['--ep-shadow-menu']).toBe(`0 6px 16px -6px rgb(${light.shadow} / 0.28)`);
  expect(schemeVariables(dark)['--ep-shadow-menu']).toBe(`0 6px 16px -6px rgb(${dark.shadow} / 0.56)`);
});

it('what is drawn refers to the variables', () => {
  const references = schemeReferences(dark);
  expect(references.mode).toBe('dark');
  expect(references.textMuted).toBe('var(--ep-text-muted)');
  expect(references.success.softText).toBe('var(--ep-success-soft-text)');
});
