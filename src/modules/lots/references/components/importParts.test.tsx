import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { DAY_COLUMNS, emptyDay, type FigureName } from '../rules/dayColumns';
import { FILE_DAY } from '../rules/fileDays';
import { HeadChoices } from './HeadChoices';
import { ImportFaults } from './ImportFaults';
import { RowsPreview } from './RowsPreview';

beforeAll(() => startI18n('pt-BR', ['referenceImport', 'ui', 'common', 'sheet']));

const READ = { missing: [], repeated: [], otherUnits: [] } as const;
const WORDS: Readonly<Partial<Record<FigureName | 'day', string>>> = { day: 'Dia', weight: 'Peso' };
const wordOf = (name: FigureName | 'day') => WORDS[name] ?? name;

describe('what is wrong with a file', () => {
  it('without a fault is nothing', () => {
    const { container } = renderUi(<ImportFaults read={READ} faults={[]} wordOf={wordOf} />);
    expect(container).toHaveTextContent(/^$/);
  });

  it('is named by column', () => {
    const { container } = renderUi(
      <ImportFaults
        read={{ ...READ, missing: ['day', 'weight'], repeated: ['CA'] }}
        faults={[]}
        wordOf={wordOf}
      />,
    );
    expect(container).toHaveTextContent('Faltam colunas: Dia, Peso.');
    expect(container).toHaveTextContent(/mesmo campo: CA\. Deixe só uma/);
    expect(container).not.toHaveTextContent('impede');
  });

  const uneven = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ line: at + 2, text: 'Falta uma célula.' }));

  it('is named by line, each sentence once', () => {
    const faults = [...uneven(1), ...uneven(1), { line: 5, text: 'Falta o começo.' }];
    const { container } = renderUi(<ImportFaults read={READ} faults={faults} wordOf={wordOf} />);
    expect(container).toHaveTextContent('3 problemas impedem a gravação:');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Linha 2: Falta uma célula.',
      'Linha 5: Falta o começo.',
    ]);
    expect(container).not.toHaveTextContent('e mais');
  });

  it.each([
    [30, 30, ''],
    [31, 30, 'e mais 1 problema.'],
    [45, 30, 'e mais 15 problemas.'],
  ])('of %s lines shows %s, then how many more', (count, shown, more) => {
    const { container } = renderUi(<ImportFaults read={READ} faults={uneven(count)} wordOf={wordOf} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(shown);
    expect(/e mais \d+ problemas?\./.exec(container.textContent)?.[0] ?? '').toBe(more);
  });
});

describe('heads that are not known', () => {
  it('are named where every column has its head', () => {
    const { container } = renderUi(
      <HeadChoices
        read={{ ignored: ['COR', 'LOTE'], free: [] }}
        chosen={new Map()}
        wordOf={wordOf}
        onChoose={vi.fn()}
      />,
    );
    expect(container).toHaveTextContent('Colunas ignoradas: COR, LOTE.');
  });

  it('are chosen for one of the columns that have none', async () => {
    const onChoose = vi.fn();
    renderUi(
      <HeadChoices
        read={{ ignored: ['MASSA'], free: ['weight', 'mortality'] }}
        chosen={new Map()}
        wordOf={wordOf}
        onChoose={onChoose}
      />,
    );
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('combobox', { name: /^MASSA/ }));
    await user.click(screen.getByRole('option', { name: 'Peso' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('MASSA', 'weight');
  });
});

it('what was read of a file marks the days with something wrong, and has a dash for what is not there', () => {
  const days = [
    { ...emptyDay(0), line: 2, weight: 42 },
    { ...emptyDay(1), line: 3, weight: 1_060, feedConversion: 0.8 },
  ];
  renderUi(
    <RowsPreview
      label="Dias lidos do arquivo"
      columns={[FILE_DAY, ...DAY_COLUMNS.ZOOTECHNICAL]}
      wordOf={wordOf}
      rows={days}
      faults={[{ line: 3 }]}
    />,
  );
  const [, first, second] = within(
    screen.getByRole('region', { name: 'Dias lidos do arquivo' }),
  ).getAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  expect(cells(first)).toEqual(['42', '–', '–', '–', '–', '–']);
  expect(cells(second)).toEqual(['1.060', '–', '–', '–', '0,800', '–']);
  const marks = [first, second].map(
    (row) => within(row ?? document.body).queryByTitle('Com problema') !== null,
  );
  expect(marks).toEqual([false, true]);
  expect(screen.getByRole('columnheader', { name: /Peso \(g\)/ })).toBeVisible();
});
