import { expect, it } from 'vitest';
import { moduleLabel } from './moduleNames';

it.each([
  ['Agronômico', 'modules.agronomic'],
  ['Financeiro', 'modules.financial'],
  ['Avicultura de corte', 'modules.poultry'],
  ['Piscicultura', 'Piscicultura'],
  ['constructor', 'constructor'],
  ['', ''],
])('the module %o is called %o', (name, label) => {
  expect(moduleLabel(name, (key) => key)).toBe(label);
});
