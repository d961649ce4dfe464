import type { TestContext } from 'yup';

type Object = NonNullable<TestContext['from']>[number];

/** What a form needs of its schema: it answers the values as they are saved, or throws what is wrong with them. */
export interface FormSchema<Out> {
  validate(value: unknown, options: { readonly abortEarly: boolean }): Promise<Out>;
}

/**
 * For a rule of one field that looks at the others of its object, or at those of the objects around:
 * `(value, { parent, from }: Within<Values, Around>) => …`.
 */
export interface Within<Values, Around = unknown> extends Omit<TestContext, 'parent' | 'from'> {
  readonly parent: Values;
  /** The object itself, then those around it. */
  readonly from?: readonly (Omit<Object, 'value'> & { readonly value: Around })[];
}
