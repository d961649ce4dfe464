interface ResetForm {
  email: string;
  password: string;
  confirmation: string;
}

/** Shortest password that a reset takes. */
export const RESET_MIN_LENGTH = 4;

/** What still keeps a password from being reset, the first thing first; null when nothing does. */
export function resetObstacle({ email, password, confirmation }: ResetForm) {
  if (email.trim() === '') return 'noEmail';
  if (password.length < RESET_MIN_LENGTH) return 'short';
  return password === confirmation ? null : 'different';
}
