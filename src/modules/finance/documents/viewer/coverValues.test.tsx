import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { CoverValues } from './CoverValues';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'financeDocuments']));

it('says of the cover what the head of the panel does not', () => {
  renderUi(
    <CoverValues
      cover={{
        id: 1,
        documentTypeName: 'NF-E',
        documentNumber: '18944',
        partnerPersonName: 'COOPERATIVA LAR',
        farmerPersonName: 'JOAO',
        documentFarmName: 'FAZENDA BOA VISTA',
        issueDateText: '2026-11-20',
        documentNetValue: 1234_56,
        documentWriteOffDiscountValue: 10_00,
      }}
    />,
  );
  const values = screen.getAllByRole('definition').map((each) => each.textContent?.replace(/\s/, ' '));
  expect(values).toEqual(['JOAO', 'FAZENDA BOA VISTA', '20/11/2026', 'R$ 10,00']);
});
