import type { Register } from '@/families/register/defineRegister';

type Refusing = Pick<Register<{ id: number }, object, Record<string, unknown>>, 'schema' | 'emptyValues'>;

/** Fields of an empty form that are refused in words of their module's own: 'Escolha se deseja …'. */
export async function wordsOfRefusals(
  register: Refusing,
  say: (key: string) => string,
): Promise<Map<string, string>> {
  const [{ ValidationError }, schema] = await Promise.all([import('yup'), register.schema()]);
  const words = new Map<string, string>();
  await schema.validate(register.emptyValues, { abortEarly: false }).catch((thrown: unknown) => {
    if (!(thrown instanceof ValidationError)) throw thrown;
    for (const { path, message } of thrown.inner) {
      const said: unknown = message;
      if (path && typeof said === 'object' && said !== null && 'says' in said)
        words.set(path, say(String(said.says)));
    }
  });
  return words;
}
