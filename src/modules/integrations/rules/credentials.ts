import { object, type ObjectSchema, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';
import type { CredentialField } from '../integrationsWire';

const LONGEST = 300;

/** Everything that a partner asks for is needed. */
export function credentialsSchema(
  fields: readonly CredentialField[],
): ObjectSchema<Record<string, string | null>> {
  const shape = fields.map(({ name }) => [name, string().required().test(maxLength(LONGEST))] as const);
  return object(Object.fromEntries(shape));
}
