import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { Comparison, ComparedSide } from '../hooks/useComparison';
import type { Figures } from '../hooks/useFigures';
import { changeRamp, indexRamp } from '../look';
import type { Statistics } from '../rules/statistics';
import { ChangeTable } from './ChangeTable';
import { DateStepper } from './DateStepper';
import { classColour, IndexLegend } from './IndexLegend';
import { ProbeReadout } from './ProbeReadout';
import { StatisticsTable } from './StatisticsTable';
import { clouded, first, images, last, second } from './images.test.kit';
import { SwipeHandle } from './SwipeHandle';

beforeEach(() => startI18n('pt-BR', ['agriculture', 'forms', 'common', 'ui']));

const share = (hectares: number, percent: number) => ({ hectares, percent });
const figuresOf = (changes: Partial<Statistics> = {}): Statistics => ({
  mean: 0.5,
  min: 0.1,
  max: 0.9,
  deviation: 0.2,
  known: 8,
  unknown: 2,
  classes: [share(1, 12.5), share(2, 25), share(3, 37.5), share(2, 25), share(0, 0)],
  ...changes,
});
const side = (name: 'a' | 'b', changes: Partial<ComparedSide> = {}) =>
  ({
    name,
    image: first,
    status: 'ready',
    ndvi: null,
    error: null,
    retry: vi.fn(),
    ...changes,
  }) as unknown as ComparedSide;
const cells = (name: RegExp | string) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the figures of two images', () => {
  const table = (a: Statistics | null, b: Statistics | null) => {
    const comparison = { a: side('a'), b: side('b', { image: second }) } as unknown as Comparison;
    renderUi(
      <StatisticsTable comparison={comparison} figures={{ a, b } as unknown as Figures} ramp="natural" />,
    );
  };

  it('stand beside each other with what changed', () => {
    table(figuresOf(), figuresOf({ mean: 0.4, min: 0.15, known: 9, unknown: 1, classes: [share(3, 30)] }));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Medida',
      'A01/10/2026',
      'B16/10/2026',
      'B − A',
    ]);
    expect(cells(/^NDVI médio/)).toEqual(['0,50', '0,40', '-0,10']);
    expect(cells(/^Mínimo/)).toEqual(['0,10', '0,15', '+0,05']);
    expect(cells(/^Máximo/)).toEqual(['0,90', '0,90', '0,00']);
    expect(cells(/^Área avaliada/)).toEqual(['8,00', '9,00', '+1,00']);
    expect(cells(/^Sem dados/)).toEqual(['2,00', '1,00', '-1,00']);
    expect(cells(/^Solo exposto/)).toEqual(['1,0012,5%', '3,0030,0%', '+2,00']);
    expect(cells(/^Vegetação rala/)).toEqual(['2,0025,0%', '—', '—']);
  });

  it('are dashes while one is not known', () => {
    table(null, figuresOf());
    expect(cells(/^NDVI médio/)).toEqual(['—', '0,50', '—']);
    expect(cells(/^Área avaliada/)).toEqual(['—', '8,00', '—']);
    expect(cells(/^Solo exposto/)).toEqual(['—', '1,0012,5%', '—']);
  });
});

describe('what changed between two images', () => {
  it('is summed up as gain and loss, and by class', () => {
    renderUi(
      <ChangeTable changed={figuresOf({ mean: -0.12 })} where="No sul." ramp="natural" busy={false} />,
    );
    expect(screen.getByText('Mudança média -0,12, desvio padrão 0,20. No sul.')).toBeVisible();
    expect(cells('Ganhou vigor 2,00 25,0%')).toEqual(['2,0025,0%']);
    expect(cells(/^Perdeu vigor/)).toEqual(['3,0037,5%']);
    expect(cells(/^Estável/)).toEqual(['3,0037,5%']);
  });

  it.each([
    [true, 'Carregando as duas imagens.'],
    [false, 'Nenhuma parte do talhão aparece sem nuvens nas duas imagens.'],
  ])('is not known yet, or not at all: %s', (busy, words) => {
    renderUi(<ChangeTable changed={null} where="" ramp="natural" busy={busy} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(cells(/^Ganhou vigor/)).toEqual(['—']);
  });
});

describe('the legend', () => {
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('says where each class begins and ends', () => {
    renderUi(<IndexLegend kind="index" ramp={indexRamp('natural')} />);
    expect(screen.getByRole('list', { name: 'Classes de NDVI' })).toBeVisible();
    expect(items()).toEqual([
      'Solo expostoabaixo de 0,2',
      'Vegetação rala0,2 a 0,4',
      'Vegetação média0,4 a 0,6',
      'Vegetação densa0,6 a 0,8',
      'Vegetação muito densa0,8 ou mais',
      'Sem dados (nuvens)',
    ]);
  });

  it('says of a change how large each class is', () => {
    renderUi(<IndexLegend kind="change" ramp={changeRamp('natural')} figures={figuresOf()} />);
    expect(items()).toEqual([
      'Queda forte1,00 ha',
      'Queda2,00 ha',
      'Estável3,00 ha',
      'Ganho2,00 ha',
      'Ganho forte0,00 ha',
      'Sem dados (nuvens)2,00 ha',
    ]);
  });

  it('colours a class by the middle of its values', () => {
    const ramp = { stops: ['#000000', '#ffffff'], range: [0, 1] } as unknown as ReturnType<typeof indexRamp>;
    const grey = (index: number) => classColour(index, [0.2, 0.6], ramp);
    expect(new Set([grey(0), grey(1), grey(2)]).size).toBe(3);
    expect(grey(0)).toBe(classColour(0, [0.2], ramp));
    expect(grey(2)).toBe(classColour(1, [0.6], ramp));
  });
});

describe('the values of a place', () => {
  const grid = (value: number | null) => ({
    bounds: { south: 0, north: 1, west: 0, east: 1 },
    columns: 1,
    rows: 1,
    values: [value],
  });
  const at = { lat: 0.5, lng: 0.5 };

  it('are those of both images and their difference, said where the place was pressed', () => {
    renderUi(<ProbeReadout at={at} pin={at} a={grid(0.4)} b={grid(0.65)} />);
    const bar = screen.getByText('0,40').closest('div');
    expect(bar).toHaveTextContent('A 0,40B 0,65B − A +0,25');
    expect(screen.getByRole('status')).toHaveTextContent('A 0,40, B 0,65, diferença +0,25');
  });

  it('are not known under clouds, before an image is there, and nowhere', () => {
    const { rerender } = renderUi(<ProbeReadout at={at} pin={null} a={grid(null)} b={grid(0.65)} />);
    expect(screen.getByText('0,65').closest('div')).toHaveTextContent('A sem dadosB 0,65B − A sem dados');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<ProbeReadout at={at} pin={null} a={grid(0.3)} b={null} />);
    expect(screen.getByText('0,30').closest('div')).toHaveTextContent('A 0,30B sem dadosB − A sem dados');
    rerender(<ProbeReadout at={null} pin={null} a={grid(0.3)} b={grid(0.3)} />);
    expect(screen.getByText(/^Aponte o talhão/)).toBeVisible();
  });
});

describe('the line between two images', () => {
  it.each([
    ['ArrowLeft', {}, 48],
    ['ArrowDown', {}, 48],
    ['ArrowRight', {}, 52],
    ['ArrowUp', {}, 52],
    ['ArrowRight', { shiftKey: true }, 60],
    ['PageDown', {}, 40],
    ['PageUp', {}, 60],
    ['Home', {}, 0],
    ['End', {}, 100],
  ])('%s with %j moves it to %i', (key, more, to) => {
    const onChange = vi.fn();
    renderUi(<SwipeHandle share={50} onChange={onChange} />);
    expect(fireEvent.keyDown(screen.getByRole('slider'), { key, ...more })).toBe(false);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(to);
  });

  it('says how much shows image A, ends at the edges, and leaves other keys alone', () => {
    const onChange = vi.fn();
    const { rerender } = renderUi(<SwipeHandle share={99.4} onChange={onChange} />);
    const handle = screen.getByRole('slider', { name: 'Divisão entre a imagem A e a imagem B' });
    expect(handle).toHaveAttribute('aria-valuenow', '99');
    expect(handle).toHaveAttribute('aria-valuetext', '99% do mapa mostra a imagem A');
    expect([handle.getAttribute('aria-valuemin'), handle.getAttribute('aria-valuemax')]).toEqual([
      '0',
      '100',
    ]);
    expect(fireEvent.keyDown(handle, { key: 'a' })).toBe(true);
    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    expect(onChange).toHaveBeenLastCalledWith(100);
    rerender(<SwipeHandle share={1} onChange={onChange} />);
    fireEvent.keyDown(handle, { key: 'ArrowLeft' });
    expect(onChange).toHaveBeenLastCalledWith(0);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('follows the pointer that holds it', () => {
    const onChange = vi.fn();
    renderUi(<SwipeHandle share={50} onChange={onChange} />);
    const handle = screen.getByRole('slider');
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    let holds = false;
    handle.setPointerCapture = vi.fn(() => void (holds = true));
    handle.hasPointerCapture = () => holds;
    const move = (clientX: number, width: number) => {
      box.mockReturnValue({ left: 100, width } as DOMRect);
      fireEvent.pointerMove(handle, { clientX, pointerId: 1 });
    };
    move(200, 400);
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerDown(handle, { pointerId: 1 });
    move(200, 0);
    expect(onChange).not.toHaveBeenCalled();
    move(200, 400);
    expect(onChange).toHaveBeenLastCalledWith(25);
    move(700, 400);
    expect(onChange).toHaveBeenLastCalledWith(100);
    box.mockRestore();
  });
});

describe('the day of an image', () => {
  const stepper = (shown: (typeof images)[number]) => {
    const onChange = vi.fn();
    renderUi(<DateStepper side="a" images={images} image={shown} onChange={onChange} />);
    return { onChange, user: userEvent.setup() };
  };
  const button = (name: string) => screen.getByRole('button', { name });

  it('steps to the usable image before and after, by button and by key', async () => {
    const { onChange, user } = stepper(second);
    await user.click(button('Imagem A anterior'));
    expect(onChange).toHaveBeenLastCalledWith(first);
    await user.click(button('Próxima imagem A'));
    expect(onChange).toHaveBeenLastCalledWith(last);
    const group = screen.getByRole('group', { name: 'Imagem A' });
    expect(fireEvent.keyDown(group, { key: 'ArrowLeft' })).toBe(false);
    expect(onChange).toHaveBeenLastCalledWith(first);
    fireEvent.keyDown(group, { key: 'ArrowRight' });
    expect(onChange).toHaveBeenLastCalledWith(last);
    expect(onChange).toHaveBeenCalledTimes(4);
    for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
      fireEvent.keyDown(group, { key: 'ArrowRight', ...more });
    fireEvent.keyDown(group, { key: 'ArrowUp' });
    expect(onChange).toHaveBeenCalledTimes(4);
    expect(screen.getByText('NDVI médio 0,50')).toBeVisible();
  });

  it('ends at the first and at the last', async () => {
    const { onChange, user } = stepper(first);
    expect(button('Imagem A anterior')).toHaveAttribute('title', 'Não há imagem anterior utilizável');
    expect(button('Próxima imagem A')).not.toHaveAttribute('aria-disabled');
    await user.click(button('Imagem A anterior'));
    expect(fireEvent.keyDown(screen.getByRole('group'), { key: 'ArrowLeft' })).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is chosen from the newest on, but none under clouds; keys in the list are its own', async () => {
    const { onChange, user } = stepper(clouded);
    expect(screen.getByText('Talhão coberto por nuvens')).toBeVisible();
    await user.click(screen.getByRole('combobox'));
    const options = screen.getAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.slice(0, 10))).toEqual([
      '21/10/2026',
      '16/10/2026',
      '06/10/2026',
      '01/10/2026',
    ]);
    expect(options.map((one) => one.getAttribute('aria-disabled') === 'true')).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const [newest] = options;
    if (newest) fireEvent.keyDown(newest, { key: 'ArrowRight' });
    expect(onChange).not.toHaveBeenCalled();
    if (newest) await user.click(newest);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(last);
  });
});
