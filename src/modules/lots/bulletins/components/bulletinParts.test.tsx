import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { printTable } from '@/platform/export/printTable';
import { lotsRoutes } from '../../lotsRoutes';
import type { BulletinSource, BulletinValues, BulletinVersion } from '../bulletinTypes';
import { type BulletinCompany, companiesOf } from '../companies';
import { EMPTY_VALUES } from '../emptyValues';
import { BulletinFields } from './BulletinFields';
import { BulletinForm } from './BulletinForm';

vi.mock('@/platform/export/printTable', async (original) => ({
  ...(await original<object>()),
  printTable: vi.fn(),
}));
startDemo({
  routes: lotsRoutes,
  namespaces: ['lotBulletins', 'lotReports', 'grid', 'forms', 'common', 'ui'],
});
beforeEach(() => vi.mocked(printTable).mockReset());

const [first] = companiesOf('poultry');
const company = (own: Partial<BulletinCompany> = {}): BulletinCompany => {
  if (!first) throw new Error('no company');
  return { ...first, slug: 'lar', required: [], declarations: [], ...own };
};
const SOURCE: BulletinSource = {
  lotId: 7,
  lotNumber: '31',
  aviaryName: 'AVIARIO 1',
  housingDate: '2026-05-01',
  day: 40,
  aliveBeforeLoads: 1_000,
  values: { producer: 'JOSE' },
  records: { loads: [], drugs: [] },
};

describe('the sections of a bulletin', () => {
  function Host({ of }: { readonly of: BulletinCompany }) {
    const form = useForm({ defaultValues: EMPTY_VALUES });
    return (
      <FormProvider {...form}>
        <BulletinFields company={of} source={SOURCE} />
      </FormProvider>
    );
  }
  const open = (own: Partial<BulletinCompany>) =>
    openSignedIn({ routes: [{ path: '*', element: <Host of={company(own)} /> }], at: '/x' });

  it('stand in the order of the company, those of the official service not; each leads to what filled it', () => {
    open({ order: ['losses72', 'chicks', 'loads', 'diseases', 'drugs', 'vaccines', 'official'] });
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent.replace(/^\d+\. /, '')),
    ).toEqual([
      'Perdas em 72 horas',
      'Pintos',
      'Carregamento',
      'Doenças',
      'Medicamentos e carência',
      'Vacinas',
    ]);
    expect(
      screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^.*ocorrencia/, '')),
    ).toEqual([
      '?lote=7&tipo=mortos-e-eliminados',
      '/avicultura/lote/7',
      '?lote=7&tipo=carregamento',
      '?lote=7&tipo=doencas',
      '?lote=7',
    ]);
  });

  it('require what the company requires', () => {
    open({ order: ['farm', 'feedOff', 'lotResult'], required: ['crmv', 'lotResult'] });
    const required = screen.getAllByRole<HTMLInputElement>('textbox').filter((field) => field.required);
    expect(required.map((field) => field.name)).toEqual(['crmv', 'lotResult']);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the form of a bulletin', () => {
  const version = (own: Partial<BulletinVersion>): BulletinVersion => ({
    version: 1,
    savedAt: '2026-06-01T12:00:00Z',
    savedBy: 'ANA',
    printed: true,
    values: { ...EMPTY_VALUES, producer: 'MARIA' },
    ...own,
  });
  const open = (versions: readonly BulletinVersion[], own: Partial<BulletinCompany> = {}) => {
    const form = (
      <BulletinForm bulletin={{ source: SOURCE, versions }} company={company({ order: ['farm'], ...own })} />
    );
    return openSignedIn({ routes: [{ path: '*', element: form }], at: '/x' });
  };
  const producer = () => screen.getByRole('textbox', { name: /^Produtor/ });
  const print = () => screen.getByRole('button', { name: 'Numerar e imprimir' });

  it('begins with what the lot tells; none was printed', () => {
    open([]);
    expect(producer()).toHaveValue('JOSE');
    expect(screen.getByText('Nenhuma versão impressa.')).toBeVisible();
  });

  it('begins with the newest version; those that were printed are given out again', async () => {
    const { user } = open([
      version({ version: 3, printed: false }),
      version({ version: 2, values: EMPTY_VALUES }),
    ]);
    expect(producer()).toHaveValue('MARIA');
    expect(
      screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .filter((text) => text.startsWith('nº')),
    ).toEqual([expect.stringMatching(/^nº 2, 01\/06\/2026/)]);
    await user.click(screen.getByRole('button', { name: 'Imprimir nº 2' }));
    await waitFor(() => expect(printTable).toHaveBeenCalledOnce());
    expect(vi.mocked(printTable).mock.lastCall?.[1]).toMatch(/2.*ANA/);
  });

  it('is not printed while a field is missing, but kept', async () => {
    backend.answers('saveBulletin', null);
    const { user } = open([version({ version: 2, printed: false, values: EMPTY_VALUES })], {
      required: ['producer'],
    });
    expect(print()).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: /^Salvar/ }));
    await waitFor(() => expect(callsTo('/ChickenBulletin/Save')).toHaveLength(1));
    expect(callsTo('/ChickenBulletin/Save')[0]?.body).toMatchObject({
      lotId: 7,
      company: 'lar',
      baseVersion: 2,
      print: false,
    });
    expect(printTable).not.toHaveBeenCalled();
  });

  it('that nothing refuses is sent to be numbered', async () => {
    backend.answers('saveBulletin', null);
    const values: BulletinValues = { ...EMPTY_VALUES, producer: 'MARIA' };
    const { user } = open([version({ version: 3, printed: false, values })], { required: ['producer'] });
    expect(print()).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(print());
    await waitFor(() => expect(callsTo('/ChickenBulletin/Save')).toHaveLength(1));
    expect(callsTo('/ChickenBulletin/Save')[0]?.body).toMatchObject({ print: true, baseVersion: 3 });
    // Without a number there is nothing to print.
    expect(printTable).not.toHaveBeenCalled();
  });
});
