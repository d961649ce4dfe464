// @vitest-environment happy-dom
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import type { RegisterField } from '../registerFields';
import { fieldText } from './fieldText';

beforeAll(() => startI18n('pt-BR', ['register']));

type Field = RegisterField<Record<string, unknown>>;
const say = (field: object, value: unknown) => fieldText({ name: 'x', ...field } as unknown as Field, value);

it('nothing entered and yes or no are said in words', () => {
  const nothing = i18next.t('register:conflict.nothing');
  for (const value of [null, undefined, '']) expect(say({ kind: 'text' }, value)).toBe(nothing);
  // That nothing is chosen needs no list.
  expect(say({ kind: 'select' }, null)).toBe(nothing);
  expect(say({ kind: 'switch' }, true)).toBe(i18next.t('register:conflict.yes'));
  expect(say({ kind: 'switch' }, false)).toBe(i18next.t('register:conflict.no'));
  expect(i18next.t('register:conflict.yes')).not.toBe(i18next.t('register:conflict.no'));
});

it.each([
  [{ kind: 'integer' }, 1234, '1.234'],
  [{ kind: 'money' }, 1234.5, '1.234,50'],
  [{ kind: 'percent' }, 2.5, '2,50'],
  [{ kind: 'percent', decimals: 1 }, 2.5, '2,5'],
  [{ kind: 'number', decimals: 3 }, 0.5, '0,500'],
  [{ kind: 'integer' }, 0, '0'],
  [{ kind: 'text' }, 'SEDE', 'SEDE'],
  [{ kind: 'date' }, '2026-11-03', '03/11/2026'],
  [{ kind: 'cpf' }, '2026-11-03', '2026-11-03'],
])('%o holds %o: %s', (field, value, text) => {
  expect(say(field, value)?.replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  [{ kind: 'select' }, 3],
  [{ kind: 'radio' }, 'CLT'],
  [{ kind: 'autocomplete' }, 3],
  [{ kind: 'richText' }, '<p>x</p>'],
  [{ kind: 'image' }, 'data:x'],
  [{ kind: 'rows' }, [{ a: 1 }]],
])('only the field itself can show %o', (field, value) => {
  expect(say(field, value)).toBeNull();
});
