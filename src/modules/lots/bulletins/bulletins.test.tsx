import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Page } from './BulletinPage';
import { companiesOf } from './companies';
import { EMPTY_VALUES } from './emptyValues';
import { Component as FishPage } from './FishBulletinPage';

const printTable = vi.hoisted(() => vi.fn());
vi.mock('@/platform/export/printTable', async (original) => ({
  ...(await original<object>()),
  printTable,
}));

const PATH = '/avicultura/boletim';
const CALL = '/ChickenBulletin/GetByLot';

startDemo({
  routes: lotsRoutes,
  namespaces: ['lotBulletins', 'lotReports', 'grid', 'forms', 'common', 'ui'],
});

const open = (company = '', search = '') =>
  openSignedIn({
    routes: [{ path: `${PATH}/:company?`, element: <Page /> }],
    at: `${PATH}${company === '' ? '' : `/${company}`}${search}`,
  });
/** What each bulletin asks for besides the lot's own figures. */
const ANSWERED = {
  veterinarian: 'DRA. LIA',
  crmv: 'PR 1234',
  chickGta: '77',
  salmonellaLaboratory: 'LAB',
  salmonellaKnown: '2026-03-12',
  signer: 'JOSE',
};
const closedLot = () => {
  const lot = demo.world.poultryLots.find((row) => row.customerId === 1 && row.status === 'BLOCKED');
  if (!lot) throw new Error('no lot');
  return lot;
};

it('is filled by the lot and its loads, and each section leads to what filled it', async () => {
  const lot = closedLot();
  open('lar', `?lote=${lot.id}`);
  expect(await screen.findByRole('textbox', { name: /^Pintos recebidos/ })).toHaveValue(
    lot.received?.toLocaleString('pt-BR'),
  );
  expect(screen.getByRole('link', { name: `Do lote ${lot.number}` })).toHaveAttribute(
    'href',
    `/avicultura/lote/${lot.id}`,
  );
  expect(screen.getByRole('region', { name: /Pronto para o abate/ })).toHaveTextContent('Falta informar');
  expect(callsTo(CALL).at(-1)?.query).toEqual({ lotId: String(lot.id), company: 'lar' });
});

it.each(companiesOf('poultry').map(({ slug, name }) => [slug, name]))(
  'opens at the address of %s',
  async (slug, name) => {
    open(slug);
    expect(await screen.findByRole('heading', { name: `Boletim avícola ${name}` })).toBeInTheDocument();
  },
);

it('another company is not found', async () => {
  open('acme');
  expect(await screen.findByText('Integradora não encontrada')).toBeInTheDocument();
});

it('is not printed while something refuses it; a whole one gets a number and is frozen', async () => {
  const lot = closedLot();
  const values = {
    ...EMPTY_VALUES,
    ...ANSWERED,
    producer: 'JOSE',
    slaughterAt: '2026-03-18T06:00',
    feedOffAt: '2026-03-17T22:00',
    chicksReceived: 1_000,
    left: 0,
    loads: [{ gta: '1', issuedOn: null, declared: 960, birds: 960 }],
    drugs: [{ principle: 'COLISTINA', start: '2026-03-06', end: '2026-03-10', graceDays: 9 }],
    salmonellaResult: 'NEGATIVE',
    declarations: ['noForbidden', 'graceKept', 'biosecurity', 'waterTreated'],
  };
  const { bulletins: _, ...plain } = lot;
  demo.world.poultryLots.update(lot.id, {
    ...plain,
    bulletins: [
      { company: '', version: 1, savedAt: '2026-03-17T10:00:00Z', savedBy: 'ANA', printed: false, values },
    ],
  });
  const { user } = open('', `?lote=${lot.id}`);
  expect(
    await screen.findByText('Carência de COLISTINA: abate permitido a partir de 19/03/2026.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Numerar e imprimir' })).toHaveAttribute('aria-disabled', 'true');
  const slaughter = screen.getByRole('textbox', { name: /^Abate previsto/ });
  await user.clear(slaughter);
  await user.type(slaughter, '19/03/2026 06:00');
  await user.tab();
  const feedOff = screen.getByRole('textbox', { name: /^Retirada da ração/ });
  await user.clear(feedOff);
  await user.type(feedOff, '18/03/2026 22:00');
  await user.tab();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Numerar e imprimir' })).not.toHaveAttribute('aria-disabled'),
  );
  await user.click(screen.getByRole('button', { name: 'Numerar e imprimir' }));
  expect(await screen.findByRole('button', { name: 'PDF nº 1' })).toBeInTheDocument();
  await waitFor(() => expect(printTable).toHaveBeenCalledTimes(1));
  expect(callsTo('/ChickenBulletin/Save').at(-1)?.body).toMatchObject({
    baseVersion: 1,
    baseSavedAt: '2026-03-17T10:00:00Z',
    print: true,
    company: '',
  });
}, 40_000);

/** A lot whose latest draft nothing refuses. */
function readyLot() {
  const lot = closedLot();
  const values = {
    ...EMPTY_VALUES,
    ...ANSWERED,
    producer: 'JOSE',
    slaughterAt: '2026-03-19T06:00',
    feedOffAt: '2026-03-18T22:00',
    chicksReceived: 1_000,
    left: 0,
    loads: [{ gta: '1', issuedOn: null, declared: 960, birds: 960 }],
    salmonellaResult: 'NEGATIVE',
    declarations: ['noForbidden', 'graceKept', 'biosecurity', 'waterTreated'],
  };
  const draft = {
    company: '',
    version: 1,
    savedAt: '2026-03-17T10:00:00Z',
    savedBy: 'ANA',
    printed: false,
    values,
  };
  demo.world.poultryLots.update(lot.id, { ...lot, bulletins: [draft] });
  return lot;
}

it('Enter in a field saves the draft and prints nothing', async () => {
  const lot = readyLot();
  const { user } = open('', `?lote=${lot.id}`);
  const producer = await screen.findByRole('textbox', { name: /^Produtor/ });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Numerar e imprimir' })).not.toHaveAttribute('aria-disabled'),
  );
  await user.type(producer, ' MARIA{Enter}');
  await waitFor(() => expect(callsTo('/ChickenBulletin/Save').at(-1)?.body).toMatchObject({ print: false }));
});

it('a day that is none refuses the paper, and a draft saved after that refusal is not printed', async () => {
  const lot = readyLot();
  const { user } = open('', `?lote=${lot.id}`);
  const signed = await screen.findByRole('textbox', { name: /^Data/ });
  await user.type(signed, '99/99/2026');
  expect(screen.getByRole('button', { name: 'Numerar e imprimir' })).not.toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('button', { name: 'Numerar e imprimir' }));
  await waitFor(() => expect(signed).toBeInvalid());
  await user.clear(signed);
  await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
  await waitFor(() => expect(callsTo('/ChickenBulletin/Save')).toHaveLength(1));
  expect(callsTo('/ChickenBulletin/Save')[0]?.body).toMatchObject({ print: false });
});

it('a slaughter that is no moment keeps no grace', async () => {
  const lot = readyLot();
  const { user } = open('', `?lote=${lot.id}`);
  const slaughter = await screen.findByRole('textbox', { name: /^Abate previsto/ });
  const checks = screen.getByRole('region', { name: /Pronto para o abate|Conferência/ });
  expect(checks).toHaveTextContent('Carências cumpridas');
  await user.clear(slaughter);
  await user.type(slaughter, '99/99/2026 06:00');
  await user.tab();
  await waitFor(() => expect(checks).not.toHaveTextContent('Carências cumpridas'));
  expect(checks).not.toHaveTextContent('NaN');
});

it('says that somebody else has saved it, and keeps what was typed', async () => {
  const lot = closedLot();
  const { user } = open('', `?lote=${lot.id}`);
  const producer = await screen.findByRole('textbox', { name: /^Produtor/ });
  backend.refuses(
    'saveBulletin',
    { error: { message: 'Este boletim foi salvo por outra pessoa.' } },
    { status: 409 },
  );
  await user.clear(producer);
  await user.type(producer, 'MARIA');
  await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
  expect(await screen.findByText(/salvo por outra pessoa/)).toBeInTheDocument();
  expect(await screen.findByText(/salvo por outra pessoa/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Produtor/ })).toHaveValue('MARIA');
});

it('of fish has its own sections and words, filled by the lot, its harvests and its last sampling', async () => {
  const lot = demo.world.fishLots.find((row) => row.customerId === 1 && row.status === 'BLOCKED');
  if (!lot) throw new Error('no lot');
  openSignedIn({
    routes: [{ path: '/piscicultura/boletim/:company?', element: <FishPage /> }],
    at: `/piscicultura/boletim/copacol?lote=${lot.id}`,
  });
  expect(await screen.findByRole('heading', { name: 'Boletim da piscicultura Copacol' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: /^Alevinos recebidos/ })).toHaveValue('10.000');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(
    expect.arrayContaining(['2. Alevinos', '3. Despesca', 'Biomassa', 'Água', 'Resíduos']),
  );
  expect(headings.join()).not.toMatch(/Salmonella|Vacinas|Aves/);
  // 9 880 fish, 180 dead, 9 500 harvested.
  expect(screen.getByRole('textbox', { name: /^Peixes que ficam/ })).toHaveValue('200');
  expect(screen.getByRole('textbox', { name: /^Peixes perdidos/ })).toHaveValue('180');
  expect(callsTo('/PiscicultureBulletin/GetByLot').at(-1)?.query).toEqual({
    lotId: String(lot.id),
    company: 'copacol',
  });
});

it('of fish knows no integrator but its two', async () => {
  openSignedIn({
    routes: [{ path: '/piscicultura/boletim/:company?', element: <FishPage /> }],
    at: '/piscicultura/boletim/lar',
  });
  expect(await screen.findByText('Integradora não encontrada')).toBeInTheDocument();
});
