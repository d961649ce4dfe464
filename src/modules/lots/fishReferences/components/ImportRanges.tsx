import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { recordOf } from '@/platform/typed/records';
import { ImportRowsDialog } from '../../references/dialogs/ImportRowsDialog';
import type { ImportedTable } from '../../references/importedTable';
import { rangeFaultWords, type RangeSetValues } from '../fishSchemas';
import {
  byStart,
  checkFigures,
  checkRanges,
  type FigureFault,
  FILE_COLUMNS,
  type FishRange,
  RANGE_FIGURES,
  type RangeFigure,
  startsFromEnds,
} from '../rules/ranges';

/** Heads of the tables that feed makers and universities hand out, in either language; accents do not count. */
const OTHER_HEADS: Readonly<Record<RangeFigure, readonly string[]>> = {
  from: ['Peso inicial', 'Peso minimo', 'Inicio', 'From', 'Initial weight', 'Min weight'],
  to: [
    'Peso final',
    'Peso maximo',
    'Peso ate',
    'Ate o peso',
    'Fim',
    'To',
    'Up to',
    'Final weight',
    'Max weight',
  ],
  biomassPercent: [
    'Biomassa',
    '% PV',
    '% do peso vivo',
    'Taxa de alimentacao',
    'Taxa de arracoamento',
    'Taxa',
    'Feeding rate',
    '% of biomass',
    'Body weight percent',
  ],
  mealsPerDay: ['Refeicoes', 'Tratos', 'Tratos por dia', 'Frequencia', 'Meals', 'Meals per day', 'Feedings'],
  crudeProtein: ['Proteina', 'Proteina bruta', 'PB', 'Protein', 'Crude protein', 'CP'],
  pelletSize: ['Pellet', 'Pelete', 'Granulometria', 'Diametro', 'Pellet size', 'Pellet diameter'],
  dailyGain: ['Ganho', 'Ganho diario', 'Ganho de peso diario', 'GPD', 'Daily gain', 'ADG'],
  feedConversion: ['CA', 'CAA', 'Conversao', 'Conversao alimentar', 'FCR', 'Feed conversion'],
};

function figureFaultText(t: TFunction<'fishReferences'>, { figure, ...fault }: FigureFault): string {
  const name = t(`figures.${figure}`);
  if (fault.why !== 'limits') return t(`faults.${fault.why}`, { figure: name });
  const text = (value: number) => formatNumber(value, { decimals: 3, minDecimals: 0 });
  return t('faults.limits', { figure: name, least: text(fault.least), most: text(fault.most) });
}

interface ImportRangesProps {
  readonly values: RangeSetValues;
  readonly onClose: () => void;
  readonly onRead: (ranges: FishRange[]) => void;
}

/** Fills the ranges of the form from a table; they are saved with the set. */
export function ImportRanges({ values: { name, ranges }, onClose, onRead }: ImportRangesProps) {
  const { t, i18n } = useTranslation('fishReferences');
  const count = ranges.filter(({ biomassPercent }) => biomassPercent !== null).length;
  const table = useMemo((): ImportedTable<RangeFigure> => {
    // The words of Brazil's files whatever language is read, and the name of the wire: a file that another system has made.
    const brazilian = i18n.getFixedT('pt-BR', 'fishReferences');
    return {
      name: name || t('import.untitled'),
      columns: FILE_COLUMNS,
      wordOf: (figure) => t(`figures.${figure}`),
      headsOf: (figure) => [
        t(`figures.${figure}`),
        brazilian(`figures.${figure}`),
        figure,
        ...OTHER_HEADS[figure],
      ],
      complete: startsFromEnds,
      check: (rows) => [
        ...checkFigures(rows).map((fault) => ({
          line: fault.line,
          figure: fault.figure,
          text: figureFaultText(t, fault),
        })),
        ...checkRanges(rows).map((fault) => {
          const { key, values } = rangeFaultWords(fault);
          return { line: fault.line, text: t(`faults.${key}`, values) };
        }),
      ],
      words: {
        title: t('import.title'),
        intro: (needed, optional) => t('import.intro', { needed, optional }),
        preview: t('import.preview'),
        replaces: count > 0 ? t('import.replaces', { count }) : null,
        nothing: t('import.nothing'),
        write: (rows) => t('import.write', { count: rows }),
        done: (rows) => t('import.done', { count: rows }),
        failed: t('import.failed'),
      },
    };
  }, [t, i18n, name, count]);
  return (
    <ImportRowsDialog
      table={table}
      onClose={onClose}
      onWrite={async (rows) => onRead(byStart(rows.map((row) => recordOf(RANGE_FIGURES, (one) => row[one]))))}
    />
  );
}
