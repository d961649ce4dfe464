import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { OptionSource } from '@/platform/forms/options';
import { lotsRoutes } from '../../lotsRoutes';
import { NoAviaryLink } from '../../NoAviaryLink';
import type { LotValues } from '../lotSchemas';
import { AviaryOptions } from './AviaryOptions';
import { HousedNote } from './HousedNote';
import { HousingNote } from './HousingNote';
import { MixedNote } from './MixedNote';
import { OrderNote } from './OrderNote';
import { referenceOptions } from './referenceOptions';

const patrimony = {
  path: '/patrimonio/:id?/:registro?',
  title: '',
  namespaces: [],
  page: () => Promise.reject(new Error('no page')),
};
startDemo({
  routes: { ...lotsRoutes, financePatrimony: patrimony },
  namespaces: ['common', 'ui', 'chickenLots'],
});

const HOUSES = [
  { id: 1, name: 'AVIARIO 1', farmName: 'F', area: 1_000, lotInProgress: { id: 31, number: '31' } },
  { id: 2, name: 'AVIARIO 2', farmName: 'F', area: null, lotInProgress: null },
];
const SETS = [
  { id: 8, name: 'OUTRO', kind: 'AMBIENCE', mixedWith: null },
  { id: 9, name: 'COBB MACHO', kind: 'ZOOTECHNICAL', mixedWith: { name: 'COBB FEMEA' } },
];
beforeEach(() => {
  backend.answers('listAviariesOfLots', HOUSES);
  backend.answers('listReferencesToChoose', SETS);
});

const values = (own: Partial<LotValues>) => ({ productionOrder: '', ...own }) as LotValues;
const open = (element: ReactNode) => openSignedIn({ routes: [{ path: '*', element }], at: '/x' });

/** The field that has read the houses, and a note beside it. */
function BesideHouses({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <AviaryOptions values={values({})}>
        {({ options, loading, failed }: OptionSource) => (
          <output>{`${options.map(({ name }) => name).join()} ${loading} ${failed}`}</output>
        )}
      </AviaryOptions>
      {children}
    </>
  );
}
const read = (words: string) => screen.findByText(words, { selector: 'output' });
const readHouses = () => read('AVIARIO 1,AVIARIO 2 false false');

describe('the field of the house', () => {
  it('has the houses', async () => {
    open(<BesideHouses>{null}</BesideHouses>);
    expect(screen.getByText('true false', { exact: false })).toBeInTheDocument();
    expect(await readHouses()).toBeInTheDocument();
  });

  it('says that they could not be read', async () => {
    backend.breaks('listAviariesOfLots');
    open(<BesideHouses>{null}</BesideHouses>);
    expect(await read('false true')).toBeInTheDocument();
  });
});

describe('the birds housed', () => {
  it.each([
    [
      { aviaryId: 1, quantityReceived: 12_500, discardedOnDelivery: 500 },
      '12.000 aves alojadas · 12,00 aves por m² em 1.000 m²',
    ],
    [{ aviaryId: 2, quantityReceived: 12_500, discardedOnDelivery: 500 }, '12.000 aves alojadas'],
  ])('of %j: %s', async (own, words) => {
    open(
      <BesideHouses>
        <HousedNote values={values(own)} id={null} />
      </BesideHouses>,
    );
    await readHouses();
    expect(screen.getByText(/aves alojadas/)).toHaveTextContent(new RegExp(`^${words}$`));
  });

  it('are not named before they are known', async () => {
    open(
      <BesideHouses>
        <HousedNote
          values={values({ aviaryId: 1, quantityReceived: null, discardedOnDelivery: 5 })}
          id={null}
        />
      </BesideHouses>,
    );
    await readHouses();
    expect(screen.queryByText(/aves alojadas/)).toBeNull();
  });
});

describe('the day of housing', () => {
  interface FormProps {
    readonly own: Partial<LotValues>;
    readonly id: string | null;
    readonly before: string | null;
  }
  function Form({ own, id, before }: FormProps) {
    const form = useForm({ defaultValues: { housingDate: before } as LotValues });
    return (
      <FormProvider {...form}>
        <BesideHouses>
          <HousingNote values={values(own)} id={id} />
        </BesideHouses>
      </FormProvider>
    );
  }
  const show = async (own: Partial<LotValues>, id: string | null = null, before: string | null = null) => {
    open(<Form own={own} id={id} before={before} />);
    await readHouses();
  };
  const living = () => screen.queryByText(/O lote 31 deste aviário está em andamento/);
  const waits = () => screen.queryByText('Sem data, o lote aguarda o alojamento.');

  it.each([
    ['in an empty house without a day waits', { aviaryId: 2, housingDate: null }, null, null, [false, true]],
    [
      'in an empty house with a day needs no word',
      { aviaryId: 2, housingDate: '2026-05-01' },
      null,
      null,
      [false, false],
    ],
    [
      'is that of the living lot itself',
      { aviaryId: 1, housingDate: '2026-05-01' },
      '31',
      null,
      [false, false],
    ],
    [
      'in a house with a living lot names it',
      { aviaryId: 1, housingDate: '2026-05-01' },
      null,
      null,
      [true, false],
    ],
    ['names it before there is a day too', { aviaryId: 1, housingDate: null }, '32', null, [true, false]],
    [
      'of a lot housed before has nothing to do with it',
      { aviaryId: 1, housingDate: '2026-01-01' },
      '30',
      '2026-01-01',
      [false, false],
    ],
  ] as const)('%s', async (_, own, id, before, shown) => {
    await show(own, id, before);
    expect([living() !== null, waits() !== null]).toEqual(shown);
  });
});

describe('the reference', () => {
  const Sets = referenceOptions('ZOOTECHNICAL');
  const show = async (own: Partial<LotValues>) => {
    open(
      <>
        <Sets values={values({})}>
          {({ options, loading, failed }: OptionSource) => (
            <output>{`${options.map(({ name }) => name).join()} ${loading} ${failed}`}</output>
          )}
        </Sets>
        <MixedNote values={values(own)} id={null} />
      </>,
    );
    await read('COBB MACHO false false');
    return screen.queryByText(/^Lote misto sem conjunto próprio/);
  };

  it('of mixed birds is the mean of both sexes', async () => {
    expect(await show({ gender: 'MIXED', zootechnicalReferenceId: 9 })).toHaveTextContent(
      'vale a média de COBB MACHO e COBB FEMEA.',
    );
  });

  it.each([
    [{ gender: 'MALE', zootechnicalReferenceId: 9 }],
    [{ gender: 'MIXED', zootechnicalReferenceId: 8 }],
    [{ gender: 'MIXED', zootechnicalReferenceId: null }],
  ])('of %j needs no word', async (own) => {
    expect(await show(own)).toBeNull();
  });
});

describe('the production order', () => {
  const LOT = { id: 7, number: '40', aviaryName: 'AVIARIO 7', status: 'IN_PROGRESS' };
  const show = (own: string, answer: object, id: string | null = null) => {
    backend.answers('checkProductionOrder', answer);
    open(<OrderNote values={values({ productionOrder: own })} id={id} />);
  };

  it.each([
    ['of no other lot', { lots: [], message: '' }, null, 'Nenhum outro lote tem esta ordem.', false],
    ['open, with others', { lots: [LOT], message: '' }, null, 'Ordem aberta, também de 1 lote:', true],
    ['of this lot already', { lots: [LOT], message: 'Bloqueada' }, '5', 'Ordem também de 1 lote:', true],
    ['of this lot alone', { lots: [], message: '' }, '5', 'Nenhum outro lote tem esta ordem.', false],
    [
      'that may not be joined',
      { lots: [LOT], message: 'Ordem de outro produtor.' },
      null,
      'Ordem de outro produtor.',
      true,
    ],
  ] as const)('%s', async (_, answer, id, words, link) => {
    show(' OP 1 ', answer, id);
    expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^40 · AVIARIO 7 \(Em andamento\)/ }) !== null).toBe(link);
    expect(callsTo('/ChickenLot/CheckProductionOrder').at(-1)?.query).toEqual({
      number: 'OP 1',
      ...(id === null ? {} : { lotId: '5' }),
    });
  });

  it('that cannot be read is looked at when the lot is saved', async () => {
    backend.breaks('checkProductionOrder');
    open(<OrderNote values={values({ productionOrder: 'OP 1' })} id={null} />);
    expect(await screen.findByText(/^Não foi possível consultar a ordem de produção/)).toBeInTheDocument();
  });

  it('without a number asks nothing', () => {
    open(<OrderNote values={values({ productionOrder: '  ' })} id={null} />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(callsTo('/ChickenLot/CheckProductionOrder')).toEqual([]);
  });
});

describe('the way to the register of houses', () => {
  const AVIARIES = '/Aviary/GetAviariesForSelect';
  const show = async (keys: readonly string[], houses: readonly object[] | null) => {
    if (houses) backend.answers('listAviaries', houses);
    else backend.breaks('listAviaries');
    openSignedIn({ routes: [{ path: '*', element: <NoAviaryLink /> }], at: '/x', keys });
    await waitFor(() => expect(callsTo(AVIARIES)).toHaveLength(1));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    return screen.queryByRole('link');
  };

  it('is there without a house', async () => {
    expect(await show(['PATRIMONY'], [])).toHaveAttribute('href', '/patrimonio/galpao-aves');
  });

  it.each([
    ['for a user who may not open it', [], []],
    ['with a house', ['PATRIMONY'], [{ id: 1, name: 'AVIARIO 1' }]],
    ['where the houses cannot be read', ['PATRIMONY'], null],
  ])('is not there %s', async (_, keys, houses) => {
    expect(await show(keys, houses)).toBeNull();
  });
});
