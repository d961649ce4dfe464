import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldRow, farmRow, plotRow } from '@/domain/land/testing/farms';
import { bar, openDemoMap, openMap, startMap, strip, takeToolsOut } from '../mapPage.test.kit';

const drafts = startMap();

const line = (name: RegExp) => screen.findByRole('treeitem', { name });
const two = (name: string, id: number) =>
  fieldRow({
    id,
    name,
    farmActivityFieldPolygons: [plotRow({ id: id * 10, name: `T ${name}`, farmActivityFieldId: id })],
  });

describe('the map of a farm', () => {
  it('names the cost centers by their colours, and only where there are several', async () => {
    const { user } = openMap('/propriedade', [
      farmRow({
        id: 1,
        name: 'DUAS',
        farmActivityFields: [two('SOJA', 10), two('MILHO', 11), fieldRow({ id: 12 })],
      }),
      farmRow({ id: 2, name: 'UMA', farmActivityFields: [two('TRIGO', 20)] }),
    ]);
    await user.click(await line(/^DUAS/));
    const legend = within(await screen.findByRole('region', { name: 'Cores por centro de custo' }));
    const items = legend.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['SOJA', 'MILHO']);
    const [one, other] = items.map((item) => item.querySelector('span')?.style.background);
    expect(one).not.toBe(other);
    await takeToolsOut();
    expect(screen.queryByRole('region', { name: 'Cores por centro de custo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Editar mapa' }));
    await user.click(await line(/^UMA/));
    expect(screen.queryByRole('region', { name: 'Cores por centro de custo' })).toBeNull();
  });

  it('marks where farms are while they are far: one by its name, several by their count', async () => {
    const south = farmRow({ id: 1, name: 'SUL', farmActivityFields: [two('SOJA', 10)] });
    const near = farmRow({ id: 2, name: 'PERTO', farmActivityFields: [two('MILHO', 11)] });
    const { user, path } = openMap('/propriedade', [south, near]);
    await user.click(await screen.findByRole('button', { name: 'Mostrar tudo' }));
    for (let step = 0; step < 12; step += 1)
      await user.click(screen.getByRole('button', { name: 'Afastar' }));
    const pin = await screen.findByTitle('SUL, PERTO');
    expect(pin).toHaveTextContent('2 propriedades');
    await user.click(pin);
    expect(path()).toBe('/propriedade');
    await takeToolsOut();
    expect(screen.queryByTitle('SUL, PERTO')).toBeNull();
  });

  it('is chosen by the pin of one farm', async () => {
    const { user, path } = openMap('/propriedade', [
      farmRow({ id: 1, name: 'SUL', farmActivityFields: [two('SOJA', 10)] }),
    ]);
    await screen.findByRole('button', { name: 'Mostrar tudo' });
    for (let step = 0; step < 12; step += 1)
      await user.click(screen.getByRole('button', { name: 'Afastar' }));
    const pin = await screen.findByRole('button', { name: 'SUL' });
    expect(pin).toHaveTextContent('SUL');
    await user.click(pin);
    expect(path()).toBe('/propriedade/fazenda/1');
  });

  it('is printed with its map, its plots and their sums', async () => {
    openMap('/propriedade/fazenda/1');
    await line(/AGUA DOCE/);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const sheet = document.querySelector<HTMLElement>('[data-print="farm"]');
    if (!sheet) throw new Error('nothing is printed');
    expect(document.querySelectorAll('[data-print="farm"]')).toHaveLength(1);
    expect(sheet).toHaveTextContent(/JOSE — ESTRADA 1 — Toledo · ParanaImpresso em .* área total 112,75 ha/);
    const rows = [...sheet.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['1', 'BAIXADA', 'SOJA SEDE · SOJA', '10,50'],
      ['2', 'TALHAO DA SEDE (Desenho ilegível)', 'SOJA SEDE · SOJA', '10,50'],
    ]);
    const sums = [...sheet.querySelectorAll('tfoot tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(sums).toEqual([
      ['Total de SOJA SEDE', '21,00'],
      ['Sem talhão desenhado', '91,75'],
      ['Total da propriedade', '112,75'],
    ]);
    const picture = sheet.querySelector('svg');
    expect(picture?.querySelectorAll('g > path[fill-rule="evenodd"]')).toHaveLength(1);
    const [number, north, scale] = [...(picture?.querySelectorAll('text') ?? [])];
    expect([number, north, scale].map((text) => text?.textContent)).toEqual(['1', 'N', '200 m']);
    // A square of 0.01° is 592 pixels high: a thousandth of a degree, 111.32 m, is 59.2.
    expect(Number(scale?.getAttribute('x'))).toBeCloseTo(53.2, 0);
    const shift = /translate\(([\d.]+) ([\d.]+)\)/.exec(
      scale?.parentElement?.getAttribute('transform') ?? '',
    );
    expect(Number(shift?.[1])).toBeCloseTo(873.6, 0);
    expect(Number(shift?.[2])).toBe(626);
    expect(north?.parentElement).toHaveAttribute('transform', 'translate(964 20)');
    expect(Number(number?.getAttribute('y'))).toBeCloseTo(320, 0);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('[data-print="farm"]')).toBeNull();
  });

  it('is printed without a picture where nothing is drawn, and every farm where none is chosen', async () => {
    openMap('/propriedade', [
      farmRow({ id: 1, name: 'VAZIA' }),
      farmRow({
        id: 2,
        name: 'CHEIA',
        farmActivityFields: [{ ...two('SOJA', 10), usefulAreaSize: 10.5, commonAreaSize: 0 }],
      }),
    ]);
    await line(/^VAZIA/);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const [bare, full] = document.querySelectorAll<HTMLElement>('[data-print="farm"]');
    expect(bare?.querySelector('svg')).toBeNull();
    expect(full?.querySelector('svg')).not.toBeNull();
    expect(full).not.toHaveTextContent('Sem talhão desenhado');
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
});

describe('a drawing that is not saved', () => {
  it('is offered again: it is continued, or given up after a question', async () => {
    const { user } = openMap('/propriedade/talhao/100');
    await line(/^BAIXADA/);
    await takeToolsOut();
    await waitFor(() =>
      expect(bar().getByRole('button', { name: 'Coordenadas' })).not.toHaveAttribute('aria-disabled'),
    );
    await user.click(bar().getByRole('button', { name: 'Coordenadas' }));
    const table = within(await screen.findByRole('region', { name: 'Coordenadas' }));
    const first = table.getByRole('textbox', { name: 'Latitude 1' });
    await user.clear(first);
    await user.type(first, '-24,71{Enter}');
    expect(await bar().findByTitle('Desenhando BAIXADA')).toBeVisible();
    await waitFor(() => expect(drafts.size).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Editar mapa' }));
    const offer = within(await screen.findByRole('region', { name: 'Desenho não salvo' }));
    expect(offer.getByText(/BAIXADA, 1\d\d,\d\d ha, de /)).toBeVisible();
    await act(async () => {
      offer.getByRole('button', { name: 'Continuar' }).click();
      await Promise.resolve();
    });
    expect(await screen.findByText('Desenho recuperado.')).toBeVisible();
    expect(strip().getByRole('button', { name: 'Salvar desenho' })).not.toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('button', { name: 'Editar mapa' }));
    const again = within(await screen.findByRole('region', { name: 'Desenho não salvo' }));
    await user.click(again.getByRole('button', { name: 'Descartar' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Descartar o desenho não salvo?' }),
    );
    expect(question.getByText(/^O que foi desenhado será perdido: BAIXADA/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('region', { name: 'Desenho não salvo' })).toBeVisible();
    await user.click(again.getByRole('button', { name: 'Descartar' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Desenho não salvo' })).toBeNull());
    await waitFor(() => expect(drafts.size).toBe(0));
  });

  it('is not lost to another plot without a question', async () => {
    const { user, path } = openMap('/propriedade/talhao/100');
    await line(/^BAIXADA/);
    await takeToolsOut();
    await user.click(await bar().findByRole('button', { name: 'Coordenadas' }));
    await waitFor(() =>
      expect(bar().getByRole('button', { name: 'Coordenadas' })).not.toHaveAttribute('aria-disabled'),
    );
    if (!screen.queryByRole('region', { name: 'Coordenadas' }))
      await user.click(bar().getByRole('button', { name: 'Coordenadas' }));
    await user.click(await screen.findByRole('button', { name: 'Remover ponto 1' }));
    await user.click(await line(/^GRANJA/));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Descartar o desenho não salvo?' }),
    );
    expect(question.getByText('BAIXADA tem mudanças que ainda não foram salvas.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Continuar desenhando' }));
    await waitFor(() => expect(path()).toBe('/propriedade/talhao/100'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(bar().getByRole('button', { name: 'Teclas de desenho' }));
    expect(await screen.findByRole('dialog', { name: 'Desenhar com o teclado' })).toHaveTextContent(
      'Marca um ponto no centro do mapa',
    );
  });
});

describe('what is deleted on the map', () => {
  it.each([
    [
      'FAZENDA AGUA DOCE',
      '/propriedade/fazenda/3',
      '/propriedade/fazenda/3',
      /^Excluir a propriedade FAZENDA AGUA DOCE/,
      /^Propriedade em uso: /,
    ],
    [
      'LARANJAL',
      '/propriedade/centro-de-custo/9',
      '/propriedade/centro-de-custo/9',
      /^Excluir o centro de custo LARANJAL/,
      /^Centro de custo em uso: /,
    ],
    [
      'TALHAO 04',
      '/propriedade/talhao/21',
      '/propriedade/fazenda/3',
      /^Deseja excluir talhão/,
      'Talhão excluido com sucesso.',
    ],
  ])(
    '%s is deleted after a question, and then what it stood on is chosen',
    async (name, at, left, title, said) => {
      const { user, router } = openDemoMap(at);
      const ask = async () => {
        await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
        await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
        return within(await screen.findByRole('alertdialog', { name: title }));
      };
      const first = await ask();
      await user.click(first.getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(router.state.location.pathname).toBe(at);
      const question = await ask();
      const [confirm] = question.getAllByRole('button', { name: /^Excluir/ });
      if (confirm) await user.click(confirm);
      expect(await screen.findByText(said)).toBeInTheDocument();
      await waitFor(() => expect(router.state.location.pathname).toBe(left));
    },
  );
});
