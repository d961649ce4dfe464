import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Themed } from '@/platform/forms/testing/renderForm';
import { startI18n } from '@/platform/i18n/i18n';
import { ImportOutcome } from './ImportOutcome';
import type { WriteResult } from './useImport';

beforeAll(() => startI18n('pt-BR', ['register', 'ui']));

const resultsOf = (...failures: readonly (string | null)[]): WriteResult<unknown>[] =>
  failures.map((failure, at) => ({
    failure,
    line: {
      number: at + 2,
      name: '',
      values: {},
      action: 'create',
    } as unknown as WriteResult<unknown>['line'],
  }));

function textOf(
  results: readonly WriteResult<unknown>[],
  progress: { total: number; done: number; running: boolean },
) {
  const { container } = render(
    <Themed>
      <ImportOutcome results={results} progress={progress} />
    </Themed>,
  );
  return container.textContent.trim();
}

it('says nothing before anything was written', () => {
  expect(textOf([], { total: 0, done: 0, running: false })).toBe('');
});

it('says how far it is, and no result before its end', () => {
  const text = textOf(resultsOf(null, 'Nome repetido.'), { total: 8, done: 2, running: true });
  expect(text).toBe('2 de 8 linhas enviadas');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
});

it('says what was written, refused and not tried', () => {
  const results = resultsOf(null, null, 'Nome repetido.');
  const text = textOf(results, { total: 8, done: 3, running: false });
  expect(text).toMatch(/2 registros gravados/);
  expect(text).toMatch(/5 linhas ficaram sem gravar/);
  expect(text).toMatch(/1 linha n/);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('leaves out what is none', () => {
  expect(textOf(resultsOf(null), { total: 1, done: 1, running: false })).toBe('1 registro gravado.');
});
