export type PasswordStrength = 'short' | 'weak' | 'fair' | 'good' | 'strong';

const SHORTEST = 6;
const CLASSES = [/[a-zà-ÿ]/, /[A-ZÀ-Þ]/, /\d/, /[^\p{L}\d]/u];
/** What everybody tries first, here and elsewhere. */
const COMMON = /^(senha|password|mudar|trocar|fazenda|produtor|eprodutor|brasil|qwerty|abc)\W?\d*\W?$/i;

function isRun(text: string): boolean {
  const steps = Array.from(
    { length: text.length - 1 },
    (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at),
  );
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}

/**
 * A hint at how hard a password is to guess: by its length, the kinds of its characters, and how many of them differ.
 * It forbids nothing; only what is shorter than 6 characters is refused, by the form.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < SHORTEST) return 'short';
  if (COMMON.test(password) || isRun(password) || new Set(password).size < 4) return 'weak';
  const kinds = CLASSES.filter((kind) => kind.test(password)).length;
  const points = kinds + (password.length >= 8 ? 1 : 0) + (password.length >= 12 ? 2 : 0);
  if (points <= 2) return 'weak';
  if (points <= 3) return 'fair';
  return points <= 5 ? 'good' : 'strong';
}
