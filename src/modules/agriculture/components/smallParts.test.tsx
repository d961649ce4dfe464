import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { agricultureRoutes } from '../agricultureRoutes';
import { issuedToken } from '../issuedToken';
import { SoilAnalysisNote } from '../occurrences/SoilAnalysisNote';
import { RefusalNote } from '../occurrences/waiting/RefusalNote';
import { CropOptions } from './CropOptions';
import { IssuedTokenDialog } from './IssuedTokenDialog';
import { SoilWaterNote } from './SoilWaterNote';
import { StationLink } from './StationLink';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureRegisters', 'agricultureOccurrences', 'common', 'ui'],
});
const show = (element: ReactNode, keys?: readonly string[]) =>
  openSignedIn({ routes: [{ path: '*', element }], at: '/x', ...(keys ? { keys } : {}) });

describe('the way to the readings of a station', () => {
  const link = (world: 'agriculture' | 'forestry', keys: readonly string[], id: number | null = 7) => {
    show(<StationLink id={id} world={world} label="Ver as leituras" />, keys);
    return screen.queryByRole('link')?.getAttribute('href') ?? null;
  };
  const [FIELDS, WOODS] = ['AGRICULTURE_WEATHER_STATIONS', 'SILVICULTURE_WEATHER_STATIONS'];

  it.each([
    ['agriculture', FIELDS, /^\/agricultura\/.*\?estacao=7$/],
    ['forestry', WOODS, /^\/silvicultura\/.*\?estacao=7$/],
  ] as const)('of %s is there for who may open stations there', (world, key, address) => {
    expect(link(world, [key])).toMatch(address);
  });

  it.each([
    ['agriculture', WOODS, 7],
    ['forestry', FIELDS, 7],
    ['agriculture', FIELDS, null],
  ] as const)('else is not: %s, %s, station %s', (world, key, id) => {
    expect(link(world, [key], id)).toBeNull();
  });
});

it.each([
  [
    { fieldCapacity: 0.32, wiltingPoint: 0.15 },
    'Este solo guarda 170 mm de água disponível por metro de raiz.',
  ],
  [{ fieldCapacity: 0.15, wiltingPoint: 0.15 }, ''],
  [{ fieldCapacity: null, wiltingPoint: 0.15 }, ''],
  [{ fieldCapacity: 0.32, wiltingPoint: null }, ''],
])('the water of a soil with %j: %s', (values, words) => {
  show(<SoilWaterNote values={values as never} id={null} />);
  expect(screen.queryByText(/^Este solo guarda/)?.textContent ?? '').toBe(words);
});

it('crops are all activities but livestock and storage; one of unknown kind may be one', async () => {
  backend.answers('listActivitiesToChoose', [
    { id: 1, name: 'SOJA', farmingClassification: 'ANNUAL' },
    { id: 2, name: 'BOVINOS', farmingClassification: 'LIVESTOCK' },
    { id: 3, name: 'SILO', farmingClassification: 'STORAGE' },
    { id: 4, name: 'OUTRA', farmingClassification: null },
  ]);
  show(
    <CropOptions>{({ options }) => <output>{options.map(({ name }) => name).join()}</output>}</CropOptions>,
  );
  expect(await screen.findByText('SOJA,OUTRA')).toBeInTheDocument();
});

describe('a new key', () => {
  const open = (token: string) => {
    const opened = show(<IssuedTokenDialog />);
    act(() => issuedToken.show({ name: 'PAINEL', token }));
    return opened;
  };
  const copies = (result: Promise<void>) =>
    vi.spyOn(navigator.clipboard, 'writeText').mockReturnValueOnce(result);

  it('is copied, and gone once its dialog is closed', async () => {
    const { user } = open('abc');
    const write = copies(Promise.resolve());
    expect(screen.getByText('Copie a chave agora.')).toBeVisible();
    expect(screen.queryByText(/copiada|copie$/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copiar chave' }));
    expect(await screen.findByText('Chave copiada.')).toBeVisible();
    expect(write).toHaveBeenCalledWith('abc');
    await user.click(screen.getByRole('button', { name: 'Já guardei a chave' }));
    expect(screen.queryByText('abc')).toBeNull();
  });

  it('that the browser does not copy is marked by hand', async () => {
    const { user } = open('abc');
    copies(Promise.reject(new Error('no')));
    await user.click(screen.getByRole('button', { name: 'Copiar chave' }));
    expect(await screen.findByText(/selecione a chave e copie/)).toBeVisible();
  });

  it('that the server did not answer is revoked', () => {
    open('');
    expect(screen.getByText(/o servidor não a informou/)).toBeVisible();
    expect(screen.queryByLabelText('Chave de serviço')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copiar chave' })).toBeNull();
  });
});

it.each([
  ['agriculture', ['AGRICULTURE_SOIL_ANALYSIS'], '/agricultura/analise-de-solo'],
  ['forestry', ['SILVICULTURE_SOIL_ANALYSIS'], '/silvicultura/analise-de-solo'],
  ['agriculture', ['SILVICULTURE_SOIL_ANALYSIS'], null],
] as const)('the analysis of a sampling of %s with %j is entered at %s', (world, keys, address) => {
  show(<SoilAnalysisNote world={world} />, keys);
  expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(address);
});

it('a sampling that is saved leads to its own analysis, in this window', () => {
  show(<SoilAnalysisNote world="forestry" occurrenceId={12} />, ['SILVICULTURE_SOIL_ANALYSIS']);
  const link = screen.getByRole('link', { name: 'Abrir a análise desta amostragem' });
  expect(link).toHaveAttribute('href', '/silvicultura/analise-de-solo/nova?ocorrencia=12');
  expect(link).not.toHaveAttribute('target');
});

it('a refusal says why, where the server says why', () => {
  show(
    <>
      <RefusalNote reason="Talhão desativado." />
      <RefusalNote reason="" />
    </>,
  );
  const [because, plain] = screen.getAllByRole('alert');
  expect(because).toHaveTextContent('Talhão desativado.');
  expect(plain?.textContent).not.toMatch(/:\s*$/);
  expect(plain?.textContent).not.toBe(because?.textContent);
});
