import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { VersionValues } from '../schemas/versionSchemas';
import { VersionPreview } from './VersionPreview';

beforeAll(() => startI18n('pt-BR', ['adminCustomers', 'ui', 'common']));

const show = (values: Partial<VersionValues>) => {
  const all = { major: null, minor: null, patch: null, versionDate: null, changelog: '', ...values };
  renderUi(<VersionPreview values={all as VersionValues} id={null} />);
};

it('tells what is not written yet', () => {
  show({});
  for (const text of ['sem número', 'Sem data', 'O que mudou aparece aqui enquanto você escreve.'])
    expect(screen.getByText(text)).toBeVisible();
});

it('tells number and day once they are there, and what has changed in the place of the hint', () => {
  show({ major: 26, minor: 11, patch: 0, versionDate: '2026-03-02', changelog: '<p>Novo</p>' });
  expect(screen.getByText('26.11.0')).toBeVisible();
  expect(screen.getByText('No ar desde 02/03/2026')).toBeVisible();
  expect(screen.queryByText(/aparece aqui enquanto/)).toBeNull();
});
