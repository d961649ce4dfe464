// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { named } from './brandName.ts';

it('names the product everywhere in the page before the application', () => {
  const html = named(readFileSync('index.html', 'utf8'), 'Roça & Cia <1>');
  expect(html).toContain('<title>Roça &amp; Cia &lt;1&gt;</title>');
  expect(html).not.toContain('eProdutor');
});
