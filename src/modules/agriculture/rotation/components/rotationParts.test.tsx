import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { CellDialog } from '../dialogs/CellDialog';
import { EntryDialog } from '../dialogs/EntryDialog';
import { soyEntry } from '../rotation.test.kit';
import type { RotationPlot, SeasonColumn } from '../rotationTypes';
import type { Warning } from '../rules/rotation';
import { RotationCell } from './RotationCell';
import { RotationTable } from './RotationTable';
import { ShownBar } from './ShownBar';

startDemo({ namespaces: ['common', 'ui', 'forms', 'grid', 'agricultureRotation'] });

const PLOT: RotationPlot = { id: 1, name: 'T1', farmId: 2, farmName: 'SEDE', hectares: 100 };
const SUMMER: SeasonColumn = { year: 2026, season: 'SUMMER' };
const show = (element: ReactNode) => openSignedIn({ routes: [{ path: '*', element }], at: '/x' });
const PERENNIAL = soyEntry({
  id: 9,
  season: 'PERENNIAL',
  year: 2025,
  cropName: 'CANA',
  businessActivityId: 4,
  hectares: 10,
  from: '2025-09-01',
  to: '2030-02-28',
});

describe('a cell', () => {
  const cell = (
    entries: readonly ReturnType<typeof soyEntry>[],
    column = SUMMER,
    warnings: ReadonlyMap<number, readonly Warning[]> = new Map(),
    before: readonly ReturnType<typeof soyEntry>[] = [],
  ) => {
    show(
      <RotationCell
        place="0:1"
        label="T1, Verão"
        column={column}
        entries={entries}
        before={before}
        warnings={warnings}
      />,
    );
    return screen.getByRole('button');
  };
  const entries = (button: HTMLElement) =>
    [...button.querySelectorAll<HTMLElement>('.entry')].map(({ textContent, dataset }) => [
      textContent,
      dataset['state'],
      dataset['carry'],
    ]);

  it('with nothing says so', () => {
    const button = cell([]);
    expect(button).toHaveAccessibleName('T1, Verão: nada planejado');
    expect(button).not.toHaveAttribute('title');
  });

  it.each([
    ['planned here is dragged', soyEntry(), SUMMER, ['SOJA40,00', 'PLANNED', 'entry:7']],
    ['sown is not', soyEntry({ state: 'SOWN' }), SUMMER, ['SOJA40,00', 'SOWN', undefined]],
    ['perennial goes on', PERENNIAL, SUMMER, ['CANAcontinua', 'GOES_ON', undefined]],
    [
      'perennial is dragged where it begins',
      PERENNIAL,
      { year: 2025, season: 'PERENNIAL' },
      ['CANA10,00', 'PLANNED', 'entry:9'],
    ],
    [
      'perennial of a former year is not',
      PERENNIAL,
      { year: 2026, season: 'PERENNIAL' },
      ['CANA10,00', 'PLANNED', undefined],
    ],
  ] as const)('%s', (_, entry, column, shown) => {
    const button = cell([entry], column);
    expect(entries(button)).toEqual([shown]);
    expect(button).toHaveAccessibleName(
      shown[1] === 'GOES_ON' ? /perene: continua até/ : /ha, (planejada|semeada)$/,
    );
  });

  it('names what goes on once: beside a cell that holds it too a mark is enough, and the whole is still said', () => {
    const button = cell([PERENNIAL], SUMMER, new Map(), [PERENNIAL]);
    expect(entries(button)).toEqual([['→', 'GOES_ON', undefined]]);
    expect(button).toHaveAccessibleName(/CANA.* perene: continua até/);
  });

  it('marks the entry that is unwise, and says why', () => {
    const warning = {
      kind: 'SAME_FAMILY',
      entry: soyEntry(),
      other: soyEntry({ id: 8, cropName: 'FEIJAO' }),
    } as Warning;
    const button = cell(
      [soyEntry(), soyEntry({ id: 10, cropName: 'MILHO' })],
      SUMMER,
      new Map([[7, [warning]]]),
    );
    expect(button).toHaveAttribute('title', expect.stringMatching(/^SOJA vem depois de FEIJAO/));
    expect(button).toHaveAccessibleName(/SOJA 40,00 ha, planejada\. MILHO .*planejada\. SOJA vem depois/);
    const marked = [...button.querySelectorAll('.entry')].map((one) => one.querySelector('svg') !== null);
    expect(marked).toEqual([true, false]);
  });
});

describe('the table', () => {
  const columns: SeasonColumn[] = [SUMMER, { year: 2026, season: 'SECOND' }];
  const table = (entries: readonly ReturnType<typeof soyEntry>[]) => {
    const [onOpen, onPlace] = [vi.fn(), vi.fn()];
    const other = { ...PLOT, id: 2, name: 'T2', hectares: 50 };
    const opened = show(
      <RotationTable
        title="Rotação"
        rotation={{ plots: [PLOT, other], entries }}
        columns={columns}
        onOpen={onOpen}
        onPlace={onPlace}
      />,
    );
    return { ...opened, onOpen, onPlace };
  };
  const foot = () =>
    screen
      .getAllByRole('row')
      .filter((row) => row.closest('tfoot'))
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

  it('has farms, plots and seasons, and the area of each crop at its foot', () => {
    table([soyEntry()]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'SEDE',
      'T1 · 100,00 ha',
      'T2 · 50,00 ha',
      'SOJA (ha)',
      'Sem plano (ha)',
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Talhão',
      'Verão 2026/27',
      'Safrinha 2026/27',
    ]);
    expect(foot()).toEqual([
      ['SOJA (ha)', '40,00', ''],
      ['Sem plano (ha)', '110,00', '150,00'],
    ]);
    expect(screen.queryByText(/aviso/)).toBeNull();
  });

  it('opens a cell that is pressed; with a crop taken up puts it there', async () => {
    const { user, onOpen, onPlace } = table([soyEntry()]);
    await user.click(screen.getByRole('button', { name: /^T2, Safrinha/ }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 2 }), columns[1]);
    await user.click(screen.getByRole('button', { name: 'Pousio' }));
    await user.click(screen.getByRole('button', { name: /^T2, Safrinha/ }));
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(onPlace).toHaveBeenCalledExactlyOnceWith(
      { what: expect.objectContaining({ kind: 'FALLOW' }), entry: null },
      expect.objectContaining({ id: 2 }),
      columns[1],
    );
  });

  it('counts what is unwise', () => {
    table([
      soyEntry(),
      soyEntry({
        id: 8,
        season: 'SECOND',
        from: '2027-02-15',
        to: '2027-05-30',
        cropName: 'FEIJAO',
        businessActivityId: 2,
      }),
    ]);
    expect(screen.getByText(/^1 aviso na rotação\.$/)).toBeVisible();
  });
});

describe('which farm is shown', () => {
  const bar = (farms: readonly { id: number; name: string }[], farmId: number | null = null) => {
    const choose = vi.fn();
    const farm = { farms, farmId, farm: null, shown: null, choose } as never;
    return { ...show(<ShownBar firstYear={2026} years={2} onYear={() => undefined} farm={farm} />), choose };
  };
  const TWO = [
    { id: 1, name: 'SEDE' },
    { id: 2, name: 'OUTRA' },
  ];

  it('is chosen where there are several', async () => {
    const { user, choose } = bar(TWO);
    await user.click(screen.getByRole('combobox', { name: 'Propriedade' }));
    await user.click(await screen.findByRole('option', { name: 'OUTRA' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('is let go of by all', async () => {
    const { user, choose } = bar(TWO.slice(0, 1), 1);
    expect(screen.getByRole('combobox', { name: 'Propriedade' })).toHaveTextContent('SEDE');
    await user.click(screen.getByRole('combobox', { name: 'Propriedade' }));
    await user.click(await screen.findByRole('option', { name: 'Todas' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('is no question of one alone', () => {
    bar(TWO.slice(0, 1));
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('a season of a plot', () => {
  const open = (entries: readonly ReturnType<typeof soyEntry>[], own: object = {}) => {
    const onClose = vi.fn();
    return {
      ...show(<CellDialog plot={PLOT} column={SUMMER} entries={entries} onClose={onClose} {...own} />),
      onClose,
    };
  };
  const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('with nothing is planned at once', () => {
    open([soyEntry({ season: 'SECOND' })]);
    expect(screen.getByRole('button', { name: /^Salvar/ })).toBeVisible();
    expect(screen.getByLabelText(/^Área/)).toHaveValue('100,00');
  });

  it('lists what stands there: what is planned is changed, what was sown is not', async () => {
    const { user, onClose } = open([
      soyEntry({ intercropped: true }),
      soyEntry({ id: 8, cropName: 'MILHO', businessActivityId: 2, family: 'POACEAE', state: 'SOWN' }),
      PERENNIAL,
    ]);
    expect(lines()).toEqual([
      expect.stringMatching(/^CANA 10,00 ha, perene: continua até .*01\/09\/2025 a 28\/02\/2030$/),
      expect.stringMatching(/^SOJA 40,00 ha, planejada01\/10\/2026 a 10\/02\/2027 · Consórcio/),
      expect.stringMatching(/^MILHO 40,00 ha, semeada01\/10\/2026 a 10\/02\/2027Vem das ocorrências/),
    ]);
    expect(lines()[1]).not.toContain('Vem das ocorrências');
    expect(lines()[2]).not.toContain('Consórcio');
    const changes = ['Editar', 'Excluir'].map((word) =>
      screen.getAllByRole('button', { name: new RegExp(`^${word}`) }),
    );
    expect(changes.map(({ length }) => length)).toEqual([1, 1]);
    await user.click(screen.getByRole('button', { name: 'Editar SOJA' }));
    expect(screen.getByLabelText(/^Área/)).toHaveValue('40,00');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(lines()).toHaveLength(3);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says what is unwise beside the entry that it is of', () => {
    const second = { season: 'SECOND', from: '2027-02-15', to: '2027-05-30', hectares: 20 } as const;
    open(
      [
        soyEntry(),
        soyEntry({ ...second, id: 8, cropName: 'FEIJAO', businessActivityId: 2 }),
        soyEntry({ ...second, id: 9, cropName: 'MILHO', businessActivityId: 3, family: 'POACEAE' }),
      ],
      { column: { year: 2026, season: 'SECOND' } },
    );
    const warned = screen.getAllByRole('listitem').map((line) => line.querySelector('.warning')?.textContent);
    expect(warned).toEqual([expect.stringMatching(/^FEIJAO vem depois de SOJA/), undefined]);
  });

  it('with something to plan begins with it', () => {
    open([soyEntry()], { what: { kind: 'COVER', businessActivityId: null, cropName: 'BRAQUIARIA' } });
    expect(screen.getByLabelText(/^Planta de cobertura/)).toHaveValue('BRAQUIARIA');
    expect(screen.getByLabelText(/^Área/)).toHaveValue('60,00');
  });

  it('another is planned beside what stands there', async () => {
    const { user } = open([soyEntry()]);
    await user.click(screen.getByRole('button', { name: 'Planejar' }));
    expect(screen.getByLabelText(/^Área/)).toHaveValue('60,00');
  });

  it('is taken out of the plan only when that is confirmed', async () => {
    const { user, onClose } = open([soyEntry()]);
    const remove = () => user.click(screen.getByRole('button', { name: /^Excluir SOJA/ }));
    await remove();
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect([onClose.mock.calls, callsTo('/CropRotation/Delete')]).toEqual([[], []]);
  });
});

describe('the form of what is planned', () => {
  const open = (own: Partial<Parameters<typeof EntryDialog>[0]> = {}) =>
    show(
      <EntryDialog
        plot={PLOT}
        column={SUMMER}
        entry={null}
        others={[]}
        onClose={() => undefined}
        onSaved={() => undefined}
        {...own}
      />,
    );
  const has = (label: RegExp) => screen.queryByLabelText(label) !== null;

  it.each([
    ['CROP', true, false],
    ['COVER', false, true],
    ['FALLOW', false, false],
  ] as const)('of %s asks for what is grown', (kind, crop, cover) => {
    open({ entry: soyEntry({ kind }) });
    expect([has(/^Cultura/), has(/^Planta de cobertura/)]).toEqual([crop, cover]);
  });

  it('of something new is a crop on what is left of the plot, on the days of the season', () => {
    open({ others: [soyEntry()] });
    expect(screen.getByLabelText(/^Área/)).toHaveValue('60,00');
    expect(screen.getByLabelText(/^Início/)).toHaveAccessibleDescription(/^De \d\d\/\d\d\/2026 a /);
    expect(screen.getByRole('switch')).not.toBeChecked();
    expect(has(/^Cultura/)).toBe(true);
  });

  it('on a plot that is full begins with all of it', () => {
    open({ others: [soyEntry({ hectares: 100 })] });
    expect(screen.getByLabelText(/^Área/)).toHaveValue('100,00');
  });

  it('of what is perennial has no season to keep to', () => {
    open({ column: { year: 2026, season: 'PERENNIAL' } });
    expect(screen.getByLabelText(/^Início/)).not.toHaveAccessibleDescription(/De /);
  });

  it('begins with what is planned already', () => {
    open({ entry: soyEntry({ intercropped: true }) });
    expect(screen.getByLabelText(/^Início/)).toHaveValue('01/10/2026');
    expect(screen.getByLabelText(/^Fim/)).toHaveValue('10/02/2027');
    expect(screen.getByRole('switch')).toBeChecked();
  });
});
