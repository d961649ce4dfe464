import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { BulletinCheck } from '../rules/checks';
import { ChecksCard } from './ChecksCard';

beforeAll(() => startI18n('pt-BR', ['lotBulletins', 'ui', 'common']));

const lines = () =>
  screen
    .queryAllByRole('listitem')
    .map((line) => [within(line).getByLabelText(/./).getAttribute('aria-label'), line.textContent]);

it('what is looked over is said in words, its figures as they are read', () => {
  const checks: BulletinCheck[] = [
    { section: 'loads', key: 'loadsRight', values: { birds: 9_600 }, level: 'ok' },
    { section: 'finalLoss', key: 'lossRight', values: { share: 4.256, birds: 400 }, level: 'warning' },
    { section: 'drugs', key: 'graceUnknown', values: { drug: 'COLISTINA' }, level: 'refused' },
  ];
  renderUi(<ChecksCard world="poultry" checks={checks} missing={['producer', 'crmv']} day={30} />);
  expect(screen.getByRole('heading', { name: 'Pronto para o abate?' })).toBeVisible();
  expect(screen.getByText('dia 30')).toBeVisible();
  expect(lines()).toEqual([
    ['Impede a impressão', expect.stringMatching(/^Falta informar: .+, .+\.$/)],
    ['Em ordem', '9.600 aves carregadas, como nas GTA.'],
    ['Atenção', 'Perda final de 4,26% (400 aves).'],
    ['Impede a impressão', 'Informe fim e carência de COLISTINA.'],
  ]);
});

it('long before slaughter it is a check, and nothing is missing', () => {
  renderUi(<ChecksCard world="poultry" checks={[]} missing={[]} day={29} />);
  expect(screen.getByRole('heading', { name: 'Conferência' })).toBeVisible();
  expect(lines()).toEqual([]);
});
