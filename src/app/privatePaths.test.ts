import { expect, it } from 'vitest';
import { privatePaths } from './privatePaths';
import { privateCatalogue } from './routeCatalogue';

it('names the pages of the catalogue, every one and no other', () => {
  const catalogued = Object.values(privateCatalogue).map(({ path }) => path);
  expect([...privatePaths].sort()).toEqual(catalogued.sort());
});
