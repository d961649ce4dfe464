import type { ServiceClassification } from '../../db/platform/misc';
import { platformRegister } from '../../platformRegister';
import { text } from '../../read';
import { route } from '../../route';
import { json } from '../../answers';
import { demo } from '../../state';
import { Checks } from './checks';

const table = () => demo.world.platform.serviceClassifications;
const customersOf = (classificationId: number) =>
  demo.world.platform.customerRecords.filter((row) => row.serviceClassificationId === classificationId)
    .length;

function benefitsOf(sent: unknown): string[] {
  const rows: unknown[] = Array.isArray(sent) ? sent : [];
  return rows.flatMap((row) => {
    const name = typeof row === 'object' && row !== null && 'name' in row ? text(row.name) : undefined;
    return name ? [name] : [];
  });
}

const register = platformRegister<ServiceClassification>({
  controller: 'CustomerServiceClassification',
  slug: 'classificacao-atendimento',
  nameOf: (row) => row.name,
  table,
  wire: ({ benefits, ...row }) => ({
    ...row,
    benefits: benefits.map((name, at) => ({ name, sequence: at + 1 })),
    customerCount: customersOf(row.id),
  }),
  check: (sent, ownId) => {
    const check = new Checks(sent);
    const name = check.text('name', 'Nome', 60);
    const level = check.whole('level', 'Nível', 1, 20);
    const description = check.optional('description', 'Descrição');
    if (table().find((row) => row.level === level && row.id !== ownId))
      check.refuse('level', 'Já existe uma classificação com este nível.');
    const { errors, failed } = check;
    return failed
      ? { errors }
      : { errors, input: { name, level, description, benefits: benefitsOf(sent.benefits) } };
  },
  dependents: (row) => [{ name: 'Clientes', count: customersOf(row.id) }],
});

const select = route(
  'GET',
  '/CustomerServiceClassification/GetForSelect',
  () =>
    json(
      table()
        .filter(({ active }) => active)
        .toSorted((a, b) => a.level - b.level)
        .map(({ id, name }) => ({ id, name })),
    ),
  { master: true },
);

export const customerClassifications = [...register, select];
