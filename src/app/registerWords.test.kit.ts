import type { AnyRegister } from './registerCases.test.kit';

/** The keys below `registers.<name>` that a register's words must hold, in either language. */
export function wordKeysOf(register: AnyRegister): string[] {
  return [
    'title',
    'subtitle',
    'new',
    'edit',
    'deleteTitle',
    'empty.title',
    'empty.text',
    ...register.columns.map(({ field }) => `columns.${field}`),
    ...register.fields.map(({ name }) => `fields.${name}.label`),
    ...register.fields.filter(({ helper }) => helper).map(({ name }) => `fields.${name}.helper`),
    ...register.fields.flatMap((field) => {
      if (field.kind === 'rows') return field.columns.map(({ key }) => `fields.${field.name}.columns.${key}`);
      if (field.kind !== 'icon') return [];
      return Object.keys(field.icons).map((id) => `fields.${field.name}.options.${id}`);
    }),
    ...register.fields.flatMap(({ section }) => (section ? [`sections.${section}`] : [])),
    ...(register.tabs ?? []).map(({ id }) => `tabs.${id}`),
    ...(register.tabs ? ['tabs.form'] : []),
    ...register.fields.filter(({ lockedWhen }) => lockedWhen).map(({ name }) => `fields.${name}.locked`),
    ...(register.locked ? ['locked'] : []),
    ...(register.ownWords ?? []),
  ];
}
