import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { fieldRow, farmRow, plotRow, someFarms } from '@/domain/land/testing/farms';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { downloadFile } from '@/platform/export/downloadFile';
import { agricultureRoutes } from '../agricultureRoutes';
import { Component as ForestryPage } from './ForestryMapComparisonPage';
import { Component as Page } from './MapComparisonPage';

vi.mock('@/platform/export/downloadFile', () => ({ downloadFile: vi.fn() }));

startDemo({
  routes: {
    ...agricultureRoutes,
    // Another module's: the way to draw a plot.
    mapProperty: { ...agricultureRoutes.agricultureMapComparison, path: '/propriedade/:type?/:id?' },
  },
  namespaces: ['agriculture', 'mapView', 'forms', 'common', 'ui'],
});
const routes = [
  { path: '/comparacao-mapas', element: <Page /> },
  { path: '/silvicultura/comparacao-mapas', element: <ForestryPage /> },
];

/** Two images: 0.4 all over, then 0.7 with a corner under clouds. */
const IMAGES = [
  { id: 1, date: '2026-10-01', cloudCover: 0, meanNdvi: 0.4 },
  { id: 2, date: '2026-11-01', cloudCover: 25, meanNdvi: 0.7 },
];
const GRID = { columns: 2, rows: 2, bounds: { south: -24.7, north: -24.69, west: -53.7, east: -53.69 } };
const ndvi = (id: number, values: readonly (number | null)[]) => ({
  ...GRID,
  id,
  date: '2026-10-01',
  values,
});

function open(
  search = '',
  { farms = someFarms, images = IMAGES }: { farms?: unknown; images?: unknown } = {},
) {
  backend.answers('listFarms', farms);
  backend.answers('listImageDates', images);
  // The newest fault is met first: A is asked for before B.
  backend.answers('readVegetation', ndvi(2, [0.7, 0.7, 0.7, null]), { times: 1 });
  backend.answers('readVegetation', ndvi(1, [0.4, 0.4, 0.4, 0.4]), { times: 1 });
  return openSignedIn({ routes, at: `/comparacao-mapas${search}` });
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const both = () => waitFor(() => expect(button('Baixar CSV')).not.toHaveAttribute('aria-disabled'));
const pane = (name: RegExp) => screen.getByRole('group', { name });
const says = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const pressed = (name: string) => button(name).getAttribute('aria-pressed');

describe('the comparison of two images', () => {
  it('shows them side by side, with what their colours say', async () => {
    const { router } = open();
    expect(await screen.findByRole('button', { name: 'Baixar CSV' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await both();
    expect(router.state.location.search).toBe('?talhao=100&a=2026-10-01&b=2026-11-01');
    expect(says(pane(/^A · 01\/10\/2026$/))).toBe(
      'Média 0,40. Menor no noroeste (0,40), maior no sudeste (0,40).',
    );
    expect(says(pane(/^B · 01\/11\/2026$/))).toBe(
      'Média 0,70. Menor no noroeste (0,70), maior no sudoeste (0,70).',
    );
    expect(pane(/^A ·/)).toHaveStyle({ gridArea: 'mapA' });
    expect(pane(/^B ·/)).toHaveStyle({ gridArea: 'mapB' });
    expect((await screen.findAllByRole('application')).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Mapa de NDVI: A · 01/10/2026',
      'Mapa de NDVI: B · 01/11/2026',
    ]);
    expect(screen.queryByRole('slider', { name: /^Divisão/ })).toBeNull();
    expect(screen.getByText('Mapa simples: esta conta não tem chave do Google Maps.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Aproximar' })).toBeVisible();
    expect(screen.getByText('1 talhão desenhado')).toBeVisible();
    expect(screen.getByText('SOJA SEDE · 112,59 ha')).toBeVisible();
    expect(screen.getByRole('row', { name: /^NDVI médio 0,40 0,70 \+0,30$/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Diferença B − A' })).toBeNull();
  });

  it('lays one over the other behind a line, or shows what changed', async () => {
    const { user, router } = open();
    await both();
    await user.click(button('Cortina'));
    expect(router.state.location.search).toContain('modo=cortina');
    expect([pressed('Lado a lado'), pressed('Cortina'), pressed('Diferença')]).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(pane(/^A ·/)).toHaveStyle({ gridArea: 'map' });
    expect(pane(/^B ·/)).toHaveStyle({ gridArea: 'map', clipPath: 'inset(0 0 0 50%)' });
    fireEvent.keyDown(screen.getByRole('slider', { name: /^Divisão/ }), { key: 'ArrowRight' });
    expect(pane(/^B ·/)).toHaveStyle({ clipPath: 'inset(0 0 0 52%)' });
    await user.click(button('Cortina'));
    expect(pressed('Cortina')).toBe('true');
    await user.click(button('Diferença'));
    expect(screen.queryByRole('slider', { name: /^Divisão/ })).toBeNull();
    expect(says(pane(/^Diferença B − A$/))).toMatch(/^Variação mais baixa no noroeste \(\+0,30\)/);
    expect(document.querySelector('[data-side="b"]')).toHaveStyle({ visibility: 'hidden' });
    expect(screen.getByRole('list', { name: 'Classes de mudança do NDVI' })).toHaveTextContent(
      'Ganho forte84,44 ha',
    );
    const changed = within(screen.getByRole('region', { name: 'Diferença B − A' }));
    expect(changed.getByRole('row', { name: /^Ganhou vigor 84,44 100,0%$/ })).toBeVisible();
  });

  it('has colours that are chosen, and a strength', async () => {
    const { user } = open();
    await both();
    const swatches = () =>
      [...screen.getByRole('list', { name: 'Classes de NDVI' }).querySelectorAll('i')].map(
        (one) => one.style.background,
      );
    const natural = swatches();
    expect(pressed('Cores naturais')).toBe('true');
    await user.click(button('Alto contraste'));
    expect(pressed('Alto contraste')).toBe('true');
    expect(swatches()).not.toEqual(natural);
    await user.click(button('Alto contraste'));
    expect(pressed('Alto contraste')).toBe('true');
    const opacity = screen.getByRole('slider', { name: 'Opacidade' });
    expect([
      opacity.getAttribute('min'),
      opacity.getAttribute('max'),
      opacity.getAttribute('aria-valuetext'),
    ]).toEqual(['20', '100', '85%']);
    fireEvent.change(opacity, { target: { value: 40 } });
    expect(screen.getByText('40%', { selector: 'output' })).toBeVisible();
    expect(pressed('Alto contraste')).toBe('true');
  });

  it('goes to another plot, another farm and another day', async () => {
    const { user, router } = open('', {
      farms: [
        farmRow({
          farmActivityFields: [
            fieldRow({
              farmActivityFieldPolygons: [plotRow({ id: 5, name: 'UM' }), plotRow({ id: 6, name: 'DOIS' })],
            }),
          ],
        }),
        ...someFarms.slice(1),
      ],
    });
    await both();
    await user.click(screen.getByRole('combobox', { name: /^Talhão/ }));
    await user.click(screen.getByRole('option', { name: 'DOIS' }));
    expect(router.state.location.search).toContain('talhao=6');
    expect(screen.getByText('2 talhões desenhados')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: /^Propriedade/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'FAZENDA AGUA DOCE',
      'GRANJA SAO JOAO',
    ]);
    await user.click(screen.getByRole('option', { name: 'GRANJA SAO JOAO' }));
    expect(router.state.location.search).toContain('talhao=200');
    await user.click(await screen.findByRole('button', { name: 'Próxima imagem A' }));
    expect(router.state.location.search).toContain('a=2026-11-01');
  });

  it('has its choices also where one plot alone is drawn', async () => {
    const farmActivityFields = [fieldRow({ farmActivityFieldPolygons: [plotRow({ id: 5, name: 'UM' })] })];
    open('', { farms: [farmRow({ farmActivityFields })] });
    await both();
    expect(screen.getByRole('combobox', { name: /^Talhão/ })).toHaveTextContent('UM');
    expect(screen.getByRole('group', { name: 'Modo de comparação' })).toBeVisible();
  });

  it('is handed out as a table, and printed with three pictures', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = open();
    await both();
    await user.click(button('Baixar CSV'));
    await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(1));
    expect(vi.mocked(downloadFile).mock.lastCall?.[1]).toMatch(/^ndvi.baixada.*\.csv$/i);
    const canvas = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      createImageData: (width: number, height: number) => ({
        data: new Uint8ClampedArray(width * height * 4),
      }),
      putImageData: () => undefined,
    } as never);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const sheet = document.querySelector<HTMLElement>('[data-print="comparison"]');
    if (!sheet) throw new Error('nothing is printed');
    expect(sheet).toHaveTextContent(/FAZENDA AGUA DOCE — SOJA SEDE — BAIXADA/);
    expect(sheet).toHaveTextContent(/área do talhão 112,59 ha/);
    const pictures = [...sheet.querySelectorAll('figure')].map(({ textContent }) => textContent);
    expect(pictures).toEqual([
      'A · 01/10/2026 · 0% nuvens',
      'B · 01/11/2026 · 25% nuvens',
      'Diferença B − A',
    ]);
    const image = sheet.querySelector('image');
    expect(Number(image?.getAttribute('width'))).toBeGreaterThan(300);
    expect(Number(image?.getAttribute('height'))).toBeCloseTo(336, 0);
    expect(document.querySelector('[data-paper="true"]')).not.toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('[data-print="comparison"]')).toBeNull();
    canvas.mockRestore();
    vi.unstubAllGlobals();
  });
});

describe('nothing to compare', () => {
  it.each([
    ['no plot is drawn', '', { farms: [] }, 'Nenhum talhão desenhado'],
    ['the plot is gone', '?talhao=99999', {}, 'Talhão não encontrado'],
    ['there is no image', '', { images: [] }, 'Ainda não há imagens deste talhão'],
    [
      'clouds hide all images',
      '',
      { images: [{ id: 1, date: '2026-10-01', cloudCover: 100, meanNdvi: null }] },
      'Todas as imagens estão nubladas',
    ],
  ])('is said where %s', async (_, search, given, title) => {
    open(search, given);
    expect(await screen.findByText(title)).toBeVisible();
    expect(button('Baixar CSV')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryAllByRole('application')).toHaveLength(0);
    const bare = 'farms' in given;
    expect(screen.queryAllByRole('combobox')).toHaveLength(bare ? 0 : 2);
    expect(screen.queryAllByRole('group', { name: 'Modo de comparação' })).toHaveLength(bare ? 0 : 1);
  });

  it.each(['listFarms', 'listImageDates'] as const)('is loaded again: %s', async (call) => {
    backend.breaks(call, { times: 1 });
    const { user } = openSignedIn({ routes, at: '/comparacao-mapas' });
    await user.click(await screen.findByRole('button', { name: /Tentar/ }));
    expect(await screen.findAllByRole('application')).toHaveLength(2);
  });

  it('of another kind is left out: woods have a page of their own', async () => {
    backend.answers('listFarms', someFarms);
    openSignedIn({ routes, at: '/silvicultura/comparacao-mapas' });
    expect(await screen.findByText('Nenhum talhão desenhado')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Comparação de mapas florestais (NDVI)',
    );
  });
});

describe('an image that does not load', () => {
  it.each([
    ['lado', 2],
    ['cortina', 1],
    ['diferenca', 1],
  ])('says so, and is loaded again: %s', async (mode, failures) => {
    const { router } = open(`?modo=${mode}`);
    expect(router.state.location.search).toContain(mode);
    backend.breaks('readVegetation', { times: 2 });
    const again = await screen.findAllByRole('button', { name: /Tentar/ });
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Tentar/ })).toHaveLength(failures));
    expect(screen.getByText('A imagem de 01/10/2026 não carregou')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aproximar' })).toBeNull();
    expect(button('Baixar CSV')).toHaveAttribute('aria-disabled', 'true');
    act(() => again[0]?.click());
    await waitFor(() => expect(screen.queryByText('A imagem de 01/10/2026 não carregou')).toBeNull());
  });

  it('leaves the other one its tools', async () => {
    open();
    backend.forbids('readVegetation', undefined, { times: 1 });
    expect(await screen.findByText('Sem acesso')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Aproximar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Tentar/ })).toBeNull();
  });

  it('is said to be loading', async () => {
    open();
    backend.answers('readVegetation', ndvi(1, [0.4, 0.4, 0.4, 0.4]), { times: 2, delayMs: 1500 });
    expect(await screen.findByText('Carregando a imagem A', { selector: 'div' })).toBeInTheDocument();
    expect(screen.getByText('Carregando a imagem B', { selector: 'div' })).toBeInTheDocument();
    expect(document.querySelector('section[aria-busy="true"]')).not.toBeNull();
  });
});
