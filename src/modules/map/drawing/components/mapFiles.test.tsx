import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadFile } from '@/platform/export/downloadFile';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { plotService } from '../../mapService';
import type { ObjectRef } from '../../rules/mapSelection';
import { resolveSelection } from '../../rules/mapSelection';
import { mapAround, renderParts, squareOf, tree } from '../drawingParts.test.kit';
import { createSession } from '../model/session';
import { ExportDialog } from './ExportDialog';
import { FileNotes } from './FileNotes';
import { ImportDialog } from './ImportDialog';

vi.mock('@/platform/export/downloadFile', () => ({ downloadFile: vi.fn() }));
vi.mock('../../mapService', async (original) => ({
  ...(await original<object>()),
  plotService: { convert: vi.fn() },
}));

beforeEach(async () => {
  vi.clearAllMocks();
  await startI18n('pt-BR', ['common', 'ui', 'forms', 'mapDrawing', 'mapView']);
});

const button = (name: string) => screen.getByRole('button', { name });

describe('the plots that are exported', () => {
  function open(ref: ObjectRef | null = null, more: readonly number[] = []) {
    const onClose = vi.fn();
    const map = mapAround(null, { selection: resolveSelection(tree, ref, more) });
    renderUi(<ExportDialog map={map} onClose={onClose} />);
    return { onClose, user: userEvent.setup() };
  }
  const ticks = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .map((box) => [box.getAttribute('aria-label'), box.checked]);
  const chosen = () => screen.getByRole('status').textContent;
  const download = async () => {
    await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(1));
    const [file, name] = vi.mocked(downloadFile).mock.lastCall ?? [];
    return { text: await (file as Blob).text(), type: (file as Blob).type, name };
  };

  it('are all that are drawn and can be read, each with its place and size', async () => {
    const { onClose, user } = open();
    expect(ticks()).toEqual([
      ['BAIXADA', true],
      ['TALHAO 01', true],
    ]);
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('BAIXADAFAZENDA AGUA DOCE · SOJA SEDE112,59 ha');
    expect(chosen()).toBe('2 talhões, 224,99 ha');
    await user.click(screen.getByRole('checkbox', { name: 'TALHAO 01' }));
    expect(chosen()).toBe('1 talhão, 112,59 ha');
    await user.click(screen.getByRole('checkbox', { name: 'TALHAO 01' }));
    expect(chosen()).toBe('2 talhões, 224,99 ha');
    await user.click(button('Nenhum'));
    expect(ticks().map(([, on]) => on)).toEqual([false, false]);
    expect(button('Baixar arquivo')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Baixar arquivo'));
    expect(downloadFile).not.toHaveBeenCalled();
    await user.click(button('Todos'));
    expect(ticks().map(([, on]) => on)).toEqual([true, true]);
    await user.click(button('Cancelar'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('become a KML file named by the farm', async () => {
    const { onClose, user } = open({ kind: 'farm', id: 1 });
    expect(ticks()).toEqual([['BAIXADA', true]]);
    await user.click(button('Baixar arquivo'));
    const { text, type, name } = await download();
    expect(name).toBe('talhoes.kml');
    expect(type).toBe('application/vnd.google-earth.kml+xml');
    expect(text).toContain('FAZENDA AGUA DOCE');
    expect(text).toContain('<Placemark>');
    expect(text).toContain('BAIXADA');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('become a GeoJSON file of those that are selected on the map', async () => {
    const { user } = open({ kind: 'plot', id: 101 });
    expect(ticks()).toEqual([['BAIXADA', false]]);
    await user.click(screen.getByRole('checkbox', { name: 'BAIXADA' }));
    await user.click(screen.getByRole('radio', { name: 'GeoJSON' }));
    await user.click(button('Baixar arquivo'));
    const { text, type, name } = await download();
    expect(name).toBe('talhoes.geojson');
    expect(type).toBe('application/geo+json');
    expect(JSON.parse(text)).toMatchObject({
      features: [
        { properties: { name: 'BAIXADA', propriedade: 'FAZENDA AGUA DOCE', centro_de_custo: 'SOJA SEDE' } },
      ],
    });
  });

  it('are none where nothing is drawn', () => {
    const bare = { ...tree, plots: [] };
    const map = mapAround(null, { land: { ...mapAround().land, tree: bare } });
    renderUi(<ExportDialog map={map} onClose={vi.fn()} />);
    expect(screen.getByText('Nenhum talhão desenhado para exportar.')).toBeVisible();
    expect(screen.queryByText(/^0 talhões/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Todos' })).toBeNull();
    expect(button('Baixar arquivo')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('what a file leaves out', () => {
  const NOTHING = {
    step: 'review',
    name: 'a.kml',
    lines: [],
    leftOut: [],
    skipped: 0,
    links: 0,
    empty: 0,
    closedLines: 0,
    file: new File([], 'a.kml'),
    swapped: false,
    rings: { sent: 2, found: 2 },
  } as const;

  it('is nothing to be said of a whole file', () => {
    renderUi(<FileNotes review={NOTHING} />);
    expect(document.querySelector('p')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).not.toHaveTextContent(/fica|link|contornos/);
  });

  it('is named: outlines that got lost, faulty polygons, points and links', () => {
    const leftOut = Array.from({ length: 10 }, (_, at) => ({
      name: at === 0 ? 'GLEBA' : '',
      number: at + 1,
      fault: 'fewVertices' as const,
    }));
    renderUi(
      <FileNotes review={{ ...NOTHING, leftOut, skipped: 1, links: 2, rings: { sent: 3, found: 2 } }} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('O servidor devolveu 2 dos 3 contornos do arquivo');
    const note = screen.getByText(/^10 polígonos com defeito ficam de fora:/);
    expect(note).toHaveTextContent('GLEBA (menos de três pontos), Polígono 2 (menos de três pontos)');
    expect(note).toHaveTextContent(/Polígono 8 \(menos de três pontos\), e mais 2\.$/);
    expect(screen.getByText('1 ponto ou linha do arquivo fica de fora.')).toBeVisible();
    expect(screen.getByText('2 links para outros arquivos não são seguidos.')).toBeVisible();
  });

  it('counts no further one where all are named', () => {
    const leftOut = Array.from({ length: 8 }, (_, at) => ({
      name: '',
      number: at + 1,
      fault: 'unreadable' as const,
    }));
    renderUi(<FileNotes review={{ ...NOTHING, leftOut }} />);
    expect(screen.getByText(/^8 polígonos com defeito/)).toHaveTextContent(
      /Polígono 8 \(coordenadas ilegíveis\)\.$/,
    );
  });
});

describe('the file that is imported', () => {
  const rings = [...squareOf(-24.5, -53.7), ...squareOf(-24.3, -53.7)];
  const feature = (name: string, at: number) => ({
    type: 'Feature',
    properties: { name },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [...(rings[at]?.path ?? []), ...(rings[at]?.path.slice(0, 1) ?? [])].map(({ lat, lng }) => [
          lng,
          lat,
        ]),
      ],
    },
  });
  const geoJson = (name = 'glebas.geojson') =>
    new File(
      [
        JSON.stringify({
          type: 'FeatureCollection',
          features: [feature('GLEBA A', 0), feature('GLEBA B', 1)],
        }),
      ],
      name,
    );
  const convert = vi.mocked(plotService.convert);
  const converted = () =>
    convert.mockResolvedValue(
      rings.map((ring, at) => ({ ...ring, name: `GLEBA ${'AB'[at] ?? ''}` })) as never,
    );

  function open(drawn = false) {
    const onTake = vi.fn();
    const onClose = vi.fn();
    const session = createSession();
    session.open({ kind: 'new', farmId: 1, fieldId: null }, drawn ? squareOf(-24, -53) : []);
    renderParts(<ImportDialog onClose={onClose} onTake={onTake} />, { session });
    const user = userEvent.setup();
    const choose = (file: File) => user.upload(screen.getByLabelText('Arquivo', { selector: 'input' }), file);
    return { onTake, onClose, user, choose };
  }

  it('is looked over polygon by polygon before it is taken', async () => {
    converted();
    const { onTake, onClose, user, choose } = open();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(button('Levar para o mapa')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('KML, KMZ, GeoJSON, shapefile (ZIP) · até 10 MB')).toBeVisible();
    await choose(geoJson());
    const list = within(await screen.findByRole('list', { name: 'Polígonos do arquivo' }));
    expect(screen.queryByText('KML, KMZ, GeoJSON, shapefile (ZIP) · até 10 MB')).toBeNull();
    expect(screen.getByText('glebas.geojson')).toBeVisible();
    expect(list.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      true,
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(/^2 polígonos, 225,\d\d ha$/);
    expect(screen.getByRole('radio', { name: 'Cada polígono como um novo talhão' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Todos como um só talhão' }));
    const [, second] = list.getAllByRole('checkbox');
    if (second) await user.click(second);
    expect(screen.getByRole('status')).toHaveTextContent(/^1 polígono, 112,\d\d ha$/);
    await user.click(button('Levar para o mapa'));
    const [lines, way] = onTake.mock.lastCall ?? [];
    expect((lines as { name: string }[]).map(({ name }) => name)).toEqual(['GLEBA A']);
    expect(way).toBe('parts');
    await user.click(button('Cancelar'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('joins a drawing that there is, or becomes plots of its own', async () => {
    converted();
    const { onTake, user, choose } = open(true);
    await choose(geoJson());
    await user.click(await screen.findByRole('radio', { name: 'Juntar ao desenho atual' }));
    await user.click(screen.getByRole('radio', { name: 'Cada polígono como um novo talhão' }));
    await user.click(button('Levar para o mapa'));
    expect(onTake.mock.lastCall?.[1]).toBe('plots');
  });

  it('is not taken without a polygon', async () => {
    converted();
    const { onTake, user, choose } = open();
    await choose(geoJson());
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    expect(button('Levar para o mapa')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('0 polígonos, 0,00 ha');
    await user.click(button('Levar para o mapa'));
    expect(onTake).not.toHaveBeenCalled();
    // Another file begins anew.
    await choose(geoJson('outras.geojson'));
    await screen.findByText('outras.geojson');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      true,
    ]);
  });

  it('says that it is being read, why it is refused, and why it could not be converted', async () => {
    const { user, choose } = open();
    expect(screen.queryByRole('alert')).toBeNull();
    await choose(new File(['nada'], 'a.geojson'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'a.geojson não é KML, KMZ, GeoJSON nem shapefile compactado.',
    );
    convert.mockReturnValueOnce(new Promise(() => undefined));
    await choose(geoJson());
    expect(await screen.findByRole('status', { name: 'Lendo o arquivo' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    convert.mockRejectedValueOnce({ kind: 'server', status: 500, messages: [] });
    await choose(geoJson());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'O arquivo não pôde ser convertido. Tente de novo.',
    );
    convert.mockResolvedValueOnce([]);
    await choose(geoJson());
    expect(await screen.findByText('O servidor não encontrou polígonos neste arquivo.')).toHaveAttribute(
      'role',
      'alert',
    );
    expect(screen.queryByRole('radio')).toBeNull();
    await user.keyboard('{Escape}');
  });
});
