import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { farmRow, fieldRow, plotRow } from '@/domain/land/testing/farms';
import {
  openDemoMap,
  openMap,
  pressForTools,
  startMap,
  takeToolsOut,
  treeLines,
  treeWords,
} from '../mapPage.test.kit';

startMap();

const line = (name: RegExp) => screen.findByRole('treeitem', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');
const AGUA = 'FAZENDA AGUA DOCE, Toledo · Parana, 112,75 ha';
const GRANJA = 'GRANJA SAO JOAO, Cascavel · Parana, 0,30 ha';
const SOJA = 'SOJA SEDE, SOJA, 104,75 ha';
const CAFE = 'CAFEZAL, CAFE, 8,00 ha';
const BAIXADA = 'BAIXADA, 10,50 ha';
const SEDE = 'TALHAO DA SEDE, 10,50 ha, Desenho ilegível';

describe('the farm panel', () => {
  it('lists the farms without grain stores, their total, and what stands in one that is chosen', async () => {
    const { user, path } = openMap();
    await line(/AGUA DOCE/);
    expect(treeWords()).toEqual([AGUA, GRANJA]);
    expect(screen.getByText('Total 113,05 ha').previousSibling).toHaveTextContent('2 propriedades');
    expect(screen.getByText('Total 113,05 ha')).toBeVisible();
    await user.click(await line(/AGUA DOCE/));
    expect(path()).toBe('/propriedade/fazenda/1');
    expect(treeWords()).toEqual([AGUA, SOJA, CAFE, GRANJA]);
    expect(treeLines().map((one) => one.style.top)).toEqual(['0px', '44px', '88px', '132px']);
    expect(treeLines().map((one) => one.getAttribute('aria-level'))).toEqual(['1', '2', '2', '1']);
    expect(treeLines().map((one) => one.getAttribute('aria-expanded'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
    expect(treeLines().map((one) => one.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
    expect(screen.getByRole('tree')).toHaveStyle({ height: '176px' });
    await user.click(await line(/AGUA DOCE/));
    expect(treeWords()).toEqual([AGUA, GRANJA]);
    expect(path()).toBe('/propriedade/fazenda/1');
  });

  it('opens a line by its arrow without choosing it', async () => {
    const { user, path } = openMap();
    const farm = await line(/AGUA DOCE/);
    const arrow = within(farm).getByTestId('ExpandMoreOutlinedIcon');
    await user.click(arrow);
    expect(treeWords()).toEqual([AGUA, SOJA, CAFE, GRANJA]);
    expect(path()).toBe('/propriedade');
    await user.click(arrow);
    expect(treeWords()).toEqual([AGUA, GRANJA]);
  });

  it('marks the plots that are chosen together, and lets go of one by a second press', async () => {
    const { user, path } = openMap('/propriedade/centro-de-custo/10');
    await user.click(await line(/^BAIXADA/));
    expect(path()).toBe('/propriedade/talhao/100');
    fireEvent.click(await line(/^TALHAO DA SEDE/), { ctrlKey: true });
    expect(path()).toBe('/propriedade/talhao/101?selecao=100');
    expect(await line(/^BAIXADA/)).toHaveAttribute('aria-selected', 'true');
    expect(await line(/^TALHAO DA SEDE/)).toHaveAttribute('aria-selected', 'true');
    expect(await line(/^SOJA/)).toHaveAttribute('aria-selected', 'false');
    await user.click(await line(/^TALHAO DA SEDE/));
    expect(path()).toBe('/propriedade/talhao/100');
    await user.click(await line(/^CAFEZAL/));
    expect(path()).toBe('/propriedade/centro-de-custo/11');
  });

  it('is one stop for the keyboard, with arrows inside', async () => {
    const { user, path } = openMap();
    (await line(/AGUA DOCE/)).focus();
    expect(treeLines().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    await user.keyboard('{ArrowRight}');
    expect(treeWords()).toEqual([AGUA, SOJA, CAFE, GRANJA]);
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused()).toBe(SOJA));
    expect(treeLines().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1]);
    await user.keyboard('{ArrowRight}');
    expect(treeWords()).toEqual([AGUA, SOJA, BAIXADA, SEDE, CAFE, GRANJA]);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe(BAIXADA));
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe(BAIXADA);
    await user.keyboard('{Enter}');
    expect(path()).toBe('/propriedade/talhao/100');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe(SEDE));
    await user.keyboard('{Control>} {/Control}');
    expect(path()).toBe('/propriedade/talhao/101?selecao=100');
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(focused()).toBe(BAIXADA));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(focused()).toBe(SOJA));
    await user.keyboard('{ArrowLeft}');
    expect(treeWords()).toEqual([AGUA, SOJA, CAFE, GRANJA]);
    await user.keyboard('{End}');
    await waitFor(() => expect(focused()).toBe(GRANJA));
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe(GRANJA);
    await user.keyboard('{Home}');
    await waitFor(() => expect(focused()).toBe(AGUA));
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe(AGUA);
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).not.toBe(AGUA));
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(focused()).toBe(AGUA));
    await user.keyboard('{ArrowLeft}');
    expect(treeWords()).toEqual([AGUA, GRANJA]);
  });

  it('leaves keys on the menu of a line to that menu', async () => {
    const { user } = openMap();
    await line(/AGUA DOCE/);
    screen.getByRole('button', { name: 'Ações de FAZENDA AGUA DOCE' }).focus();
    await user.keyboard('{ArrowDown}{End}');
    expect(focused()).toBe('Ações de FAZENDA AGUA DOCE');
  });

  it('says that a farm has no cost center, that one is inactive, and that plots are larger than it', async () => {
    const { user, path } = openMap('/propriedade', [
      farmRow({ id: 1, name: 'VAZIA' }),
      farmRow({
        id: 2,
        name: 'CHEIA',
        farmActivityFields: [
          fieldRow({
            farmId: 2,
            active: false,
            usefulAreaSize: 10,
            commonAreaSize: 0,
            farmActivityFieldPolygons: [plotRow({ farmId: 2 })],
          }),
        ],
      }),
    ]);
    await user.click(await line(/^VAZIA/));
    await user.click(await line(/^Nenhum centro de custo cadastrado$/));
    expect(path()).toBe('/propriedade/fazenda/1');
    await user.click(await line(/^CHEIA/));
    expect(treeWords()).toContain('SOJA SEDE, SOJA · inativo · talhões somam 10,50 ha, 10,00 ha');
    const none = await line(/^Nenhum centro/);
    expect(none).not.toHaveAttribute('aria-expanded');
    expect(within(none).queryByRole('button')).toBeNull();
  });

  it('finds by name what it shows open, and says when nothing is found', async () => {
    const { user } = openMap();
    await line(/AGUA DOCE/);
    const search = screen.getByRole('searchbox', { name: 'Buscar propriedade ou talhão' });
    await user.type(search, 'baixada');
    await waitFor(() => expect(treeWords()).toEqual([AGUA, SOJA, BAIXADA]));
    await user.type(search, 'xyz');
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(treeWords()).toEqual([AGUA, GRANJA]));
  });
});

describe('the menu of a line', () => {
  const actions = async (user: ReturnType<typeof openMap>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };

  it('offers what can be done with a farm, a cost center and a plot', async () => {
    const perennial = fieldRow({
      id: 30,
      name: 'LARANJAL',
      systemBusinessActivityFarmingClassification: 'PERENNIAL',
    });
    const annual = fieldRow({ farmActivityFieldPolygons: [plotRow({})] });
    const { user, path } = openMap('/propriedade/centro-de-custo/10', [
      farmRow({ farmActivityFields: [annual, perennial] }),
    ]);
    await line(/^SOJA SEDE/);
    expect(await actions(user, 'FAZENDA AGUA DOCE')).toEqual([
      'Mostrar no mapa',
      'Editar',
      'Novo talhão',
      'Excluir',
    ]);
    await user.keyboard('{Escape}');
    expect(await actions(user, 'SOJA SEDE')).toEqual(['Mostrar no mapa', 'Editar', 'Excluir']);
    await user.keyboard('{Escape}');
    expect(await actions(user, 'LARANJAL')).toEqual([
      'Mostrar no mapa',
      'Editar',
      'Condições da planta',
      'Excluir',
    ]);
    await user.keyboard('{Escape}');
    expect(await actions(user, 'TALHAO 01')).toEqual(['Mostrar no mapa', 'Editar', 'Excluir']);
    expect(path()).toBe('/propriedade/centro-de-custo/10');
    await user.click(screen.getByRole('menuitem', { name: 'Mostrar no mapa' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(await actions(user, 'FAZENDA AGUA DOCE')).toHaveLength(4);
    await pressForTools(screen.getByRole('menuitem', { name: 'Novo talhão' }));
    expect(path()).toBe('/propriedade/fazenda/1');
    expect(screen.getByRole('button', { name: 'Editar mapa' })).toHaveAttribute('aria-pressed', 'true');
    const bar = within(await screen.findByRole('region', { name: 'Medidas do desenho' }));
    await waitFor(() => expect(bar.getByText(/^Clique ou Enter marca/)).toBeVisible());
  });
});

describe('the pictures of plots', () => {
  const pictures = () =>
    within(screen.getByRole('region', { name: 'Talhões' }))
      .getAllByRole('button')
      .map((one) => [one.getAttribute('aria-label'), one.getAttribute('aria-pressed')]);

  it('are those of all farms, of the farm or of the cost center that is chosen', async () => {
    const { user, path } = openMap();
    await line(/AGUA DOCE/);
    const strip = within(screen.getByRole('region', { name: 'Talhões' }));
    expect(strip.getByRole('heading', { name: '3 talhões' })).toBeVisible();
    expect(pictures()).toEqual([
      ['BAIXADA, 10,50 ha', 'false'],
      ['TALHAO DA SEDE, 10,50 ha, Desenho ilegível', 'false'],
      ['TALHAO 01, 10,50 ha', 'false'],
    ]);
    await user.click(strip.getByRole('button', { name: /^TALHAO 01/ }));
    expect(path()).toBe('/propriedade/talhao/200');
    expect(strip.getByRole('heading', { name: '1 talhão' })).toBeVisible();
    expect(pictures()).toEqual([['TALHAO 01, 10,50 ha', 'true']]);
    await user.click(strip.getByRole('button', { name: /^TALHAO 01/ }));
    expect(path()).toBe('/propriedade/fazenda/2');
    await user.click(await line(/AGUA DOCE/));
    expect(pictures()).toHaveLength(2);
    await user.click(await line(/CAFEZAL/));
    expect(strip.getByRole('heading', { name: '0 talhões' })).toBeVisible();
    expect(strip.getByText(/^Nenhum talhão desenhado\./)).toBeVisible();
    await user.click(await line(/SOJA SEDE/));
    expect(pictures()).toHaveLength(2);
    expect(strip.queryByText(/^Nenhum talhão desenhado\./)).toBeNull();
  });

  it('stand one below the other', async () => {
    openMap();
    await line(/AGUA DOCE/);
    const strip = within(screen.getByRole('region', { name: 'Talhões' }));
    const tops = strip
      .getAllByRole('button')
      .map((one) => Number.parseInt(one.parentElement?.style.top ?? ''));
    const [first = 0, second = 0, third = 0] = tops;
    expect(first).toBe(12);
    expect(second - first).toBeGreaterThan(100);
    expect(third - second).toBe(second - first);
    expect(strip.getAllByRole('button').map((one) => one.parentElement?.style.left)).toEqual([
      '12px',
      '12px',
      '12px',
    ]);
  });
});

describe('the bar', () => {
  it('hides the panel and shows it again', async () => {
    const { user } = openMap();
    await line(/AGUA DOCE/);
    const toggle = screen.getByRole('button', { name: 'Ocultar propriedades' });
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle);
    expect(screen.queryByRole('tree')).toBeNull();
    const shown = screen.getByRole('button', { name: 'Mostrar propriedades' });
    expect(shown).toHaveAttribute('aria-pressed', 'false');
    await user.click(shown);
    expect(await line(/AGUA DOCE/)).toBeVisible();
  });

  it('prints the farm that is chosen', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = openMap();
    await line(/AGUA DOCE/);
    const button = screen.getByRole('button', { name: 'Imprimir a propriedade' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(print).not.toHaveBeenCalled();
    await user.click(await line(/AGUA DOCE/));
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.click(button);
    expect(print).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('takes the drawing tools out and puts them away', async () => {
    const { user } = openMap();
    await line(/AGUA DOCE/);
    const edit = screen.getByRole('button', { name: 'Editar mapa' });
    expect(edit).toHaveAttribute('aria-pressed', 'false');
    await takeToolsOut();
    expect(edit).toHaveAttribute('aria-pressed', 'true');
    await user.click(edit);
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Ferramentas de desenho' })).toBeNull());
  });
});

describe('a map without farms', () => {
  it('says that none is registered, and offers to register one', async () => {
    const { user } = openMap('/propriedade', []);
    expect(await screen.findByText('Nenhuma propriedade cadastrada')).toBeVisible();
    expect(screen.queryByText(/^Total/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mostrar tudo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Nova propriedade' }));
    expect(await screen.findByRole('dialog', { name: 'Cadastro de propriedade' })).toBeVisible();
  });

  it('says that they could not be loaded, and loads them again', async () => {
    backend.breaks('listFarms', { times: 1 });
    const { user } = openDemoMap('/propriedade');
    const again = await screen.findByRole('button', { name: /Tentar/ });
    const strip = within(screen.getByRole('region', { name: 'Talhões' }));
    expect(strip.getByRole('heading')).toHaveTextContent(/^Talhões$/);
    await user.click(again);
    expect(await line(/AGUA DOCE/)).toBeVisible();
    expect(strip.getByRole('heading')).toHaveTextContent(/^\d+ talhões$/);
  });

  it('says that they are closed to the user', async () => {
    backend.forbids('listFarms');
    openDemoMap('/propriedade');
    expect(await screen.findByText('Sem acesso')).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('button', { name: /Tentar/ })).toBeNull();
  });
});

describe('on a telephone', () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
  beforeEach(() => happyDOM.setViewport({ width: 390 }));
  afterEach(() => happyDOM.setViewport({ width: 1024 }));

  it('farms and plots come up as a sheet named by what is chosen', async () => {
    const { user, path } = openMap();
    const handle = await screen.findByRole('button', { name: 'Propriedades' });
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ocultar propriedades' })).toBeNull();
    expect(handle).toHaveAttribute('aria-expanded', 'false');
    await user.click(handle);
    const sheet = within(await screen.findByRole('dialog', { name: 'Propriedades' }));
    expect(sheet.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Propriedades 2',
      'Talhões 3',
    ]);
    await user.click(await line(/AGUA DOCE/));
    expect(path()).toBe('/propriedade/fazenda/1');
    expect(handle).toHaveTextContent('FAZENDA AGUA DOCE');
    await user.click(await line(/CAFEZAL/));
    expect(handle).toHaveTextContent('CAFEZAL');
    await user.click(sheet.getByRole('tab', { name: /Talhões/ }));
    expect(sheet.queryByRole('tree')).toBeNull();
    expect(sheet.getByText(/^Nenhum talhão desenhado\./)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(handle).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows two pictures beside each other', async () => {
    const { user } = openMap('/propriedade/fazenda/1');
    await user.click(await screen.findByRole('button', { name: 'FAZENDA AGUA DOCE' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Propriedades' }));
    await user.click(sheet.getByRole('tab', { name: /Talhões/ }));
    const [first, second] = sheet.getAllByRole('button', { name: /10,50 ha/ });
    expect(first?.parentElement?.style.top).toBe('12px');
    expect(second?.parentElement?.style.top).toBe('12px');
    expect(first?.parentElement?.style.left).toBe('12px');
    expect(Number.parseInt(second?.parentElement?.style.left ?? '')).toBe(174);
  });
});
