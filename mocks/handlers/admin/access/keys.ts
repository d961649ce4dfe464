import { text } from '../../../read';

/** How a permission key is written. */
const KEY = /^[A-Z][A-Z0-9_]*$/;

/** A permission key as sent: null when there is none, undefined when it is written wrongly. */
export function permissionKey(value: unknown): string | null | undefined {
  const key = text(value) ?? '';
  if (key === '') return null;
  return KEY.test(key) && key.length <= 60 ? key : undefined;
}

export const WRONG_KEY = 'O campo Filtro constante aceita letras maiúsculas, números e sublinhado.';
