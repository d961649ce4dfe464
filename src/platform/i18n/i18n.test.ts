// @vitest-environment happy-dom
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { startI18n } from './i18n';

it.each([
  [0, '0 lançamentos'],
  [1, '1 lançamento'],
  [2, '2 lançamentos'],
])('counts %i in Portuguese as %s', async (count, text) => {
  await startI18n('pt-BR', ['financeCashBook']);
  expect(i18next.t('financeCashBook:count', { count })).toBe(text);
});

it('has the words of a language for nothing come first', async () => {
  await startI18n('pt-BR', ['assist']);
  expect(i18next.t('assist:desk.attachments', { count: 0 })).toBe('sem anexo');
});

it('ends a sentence once where a name ends in a full stop', async () => {
  await startI18n('pt-BR', ['financePreLaunch']);
  const released = (name: string) => i18next.t('financePreLaunch:edit.released', { name });
  expect(released('AGRO S.A.')).toBe('Liberado por AGRO S.A.');
  expect(released('Ana')).toBe('Liberado por Ana.');
  // What somebody has left unsaid, and a folder above, are no end of a sentence.
  expect(released('Ana...')).toBe('Liberado por Ana....');
  expect(released('../x')).toBe('Liberado por ../x.');
});
