import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { NoteProps } from '@/families/register/registerTypes';
import { addDays, formatDate, today } from '@/platform/format/date';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { DepreciationNote, SaleNote } from './AssetNotes';
import { CounterNote } from './CounterNote';
import { HouseNote } from './HouseNote';
import { CarNote, CityCodeNote, LicencesNote, LinkedAreaNote } from './LandNotes';

const NAMESPACES = ['financePatrimony', 'common', 'ui'] as const;
startDemo({ namespaces: [...NAMESPACES] });
beforeEach(() => startI18n('pt-BR', [...NAMESPACES]));

const says = <Values,>(Note: ComponentType<NoteProps<Values>>, values: object) =>
  renderUi(<Note id={null} values={values as never} />).container.textContent?.replaceAll(/\s/g, ' ');
/** As it stands once its answers are there. */
const open = <Values,>(Note: ComponentType<NoteProps<Values>>, values: object, id: number | null = null) =>
  openSignedIn({
    routes: [{ path: '/x', element: <Note id={id} values={values as never} /> }],
    at: '/x',
  });

describe('an asset', () => {
  const ASSET = {
    purchaseDate: '2026-01-15',
    purchasePrice: 120_000,
    residualValue: 0,
    usefulLifeMonths: 12,
    depreciationStart: null,
    saleDate: null,
    saleValue: null,
  };

  it('wears off by the month, to the last of its life', () => {
    expect(says(DepreciationNote, ASSET)).toMatch(/^R\$ 100,00 por mês, de 01\/2026 a 12\/2026\.$/);
    expect(says(DepreciationNote, { ...ASSET, residualValue: null })).toMatch(/^Preencha valor de compra/);
  });

  it.each([
    [null, /^$/],
    [200_000, /Valor contábil em 15\/01\/2026: R\$ [\d.,]+\. Ganho na venda: R\$ [\d.,]+\.$/],
    [10_000, /Perda na venda: R\$ [\d.,]+\.$/],
  ])('is sold for %s', (saleValue, words) => {
    expect(says(SaleNote, { ...ASSET, saleDate: '2026-01-15', saleValue })).toMatch(words);
  });

  it('is sold with a gain of nothing at its value in the books', () => {
    const sold = { ...ASSET, usefulLifeMonths: null, saleDate: '2026-01-15', saleValue: 120_000 };
    expect(says(SaleNote, sold)).toMatch(/Ganho na venda: R\$ 0,00\.$/);
  });

  it('says how densely a house is stocked', () => {
    expect(says(HouseNote, { width: 10, length: 100, capacity: 12_500 })).toBe(
      '1.000 m² de área coberta, 12,5 aves por m².',
    );
    expect(says(HouseNote, { width: 10, length: null, capacity: 12_500 })).toBe('');
  });
});

describe('the counter of an asset', () => {
  const reading = (id: number, date: string, counter: number) => ({ id, date, counter });
  const show = (values: object, id: number | null = null) => {
    backend.answers('listAssetReadings', [reading(1, '2026-03-01', 100), reading(2, '2026-03-20', 200)]);
    open(CounterNote, { assetId: 9, date: '2026-03-10', counter: null, ...values }, id);
  };

  it.each([
    [{}, null, 'Leitura anterior: 100,0, em 01/03/2026.'],
    [{ counter: 100 }, null, 'Leitura anterior: 100,0, em 01/03/2026.'],
    [{ counter: 200 }, null, 'Leitura anterior: 100,0, em 01/03/2026.'],
    [{ counter: 99 }, null, 'O contador não pode voltar: em 01/03/2026 marcava 100,0.'],
    [{ counter: 201 }, null, /^Em 20\/03\/2026 o contador marcava 200,0/],
    [{ counter: 300 }, 2, 'Leitura anterior: 100,0, em 01/03/2026.'],
  ])('with %o, changing %s: %s', async (values, id, words) => {
    show(values, id);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('land', () => {
  const area = 'readRegistrationTotals';

  it.each([
    [30, 'No mapa: 30,00 ha vinculados a centros de custo, 70,00 ha livres.'],
    [120, 'No mapa: 120,00 ha vinculados a centros de custo, 0,00 ha livres.'],
  ])('of which the map uses %i ha', async (used, words) => {
    backend.answers(area, { totalApportionedAreaSize: used, totalAreaSize: 100 });
    open(LinkedAreaNote, {}, 4);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('of which the map’s part is not known says so', async () => {
    backend.breaks(area);
    open(LinkedAreaNote, {}, 4);
    expect(await screen.findByText(/^Não foi possível ver a área/)).toBeVisible();
  });

  it('names the code of its city; a CAR of another city is said to be', async () => {
    backend.answers('listCities', [
      { id: 1, name: 'PRIMEIRA', code: 4100103 },
      { id: 2, name: 'OUTRA', code: 4100202 },
    ]);
    const car = 'PR-4100103-0123456789ABCDEF0123456789ABCDEF';
    const Both = ({ values }: NoteProps<{ stateId: number; cityId: number | null; car: string | null }>) => (
      <>
        <CityCodeNote id={null} values={values as never} />
        <CarNote id={null} values={values as never} />
        <CarNote id={null} values={{ ...values, cityId: 2 } as never} />
      </>
    );
    open(Both, { stateId: 41, cityId: 1, car });
    expect(await screen.findByText('Código IBGE: 4100103.')).toBeVisible();
    const others = screen.getAllByText(/^Este CAR é do município/);
    expect(others.map(({ textContent }) => textContent)).toEqual([
      'Este CAR é do município de código IBGE 4100103, não de OUTRA. Confira.',
    ]);
  });

  it('names each licence that has ended once, by kind and number', () => {
    const ended = addDays(today(), -1);
    const licence = { kind: null, number: null, endDate: ended };
    const text = says(LicencesNote, { licences: [licence, licence, { ...licence, number: 'L7' }] });
    expect(text?.split(`venceu em ${formatDate(ended)}.`)).toHaveLength(3);
    expect(text).toMatch(/ L7: venceu em/);
    expect(says(LicencesNote, { licences: [] })).not.toMatch(/vence(u)? em \d/);
  });
});
