import { expect, it } from 'vitest';
import { credentialsSchema } from './credentials';

it('needs everything that a partner asks for, each of at most 300 characters', async () => {
  const schema = credentialsSchema([
    { name: 'user', secret: false },
    { name: 'token', secret: true },
  ]);
  const isValid = (user: string | null, token: string | null) => schema.isValid({ user, token });
  expect(await isValid('a', 't'.repeat(300))).toBe(true);
  expect(await isValid('a', 't'.repeat(301))).toBe(false);
  expect(await isValid('', 't')).toBe(false);
  expect(await isValid(null, 't')).toBe(false);
});
