import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { figureWord, faultText } from '../dayWords';
import { ImportRowsDialog } from '../dialogs/ImportRowsDialog';
import type { ImportedTable } from '../importedTable';
import type { ReferenceKind } from '../referenceChoices';
import type { ReferenceSet } from '../referenceWire';
import { checkDays } from '../rules/checkDays';
import { DAY_COLUMNS, type FigureName, type ReferenceDay } from '../rules/dayColumns';
import { DAY_HEADS, FILE_DAY, placedDays } from '../rules/fileDays';

interface ImportDaysProps {
  readonly set: ReferenceSet;
  readonly kind: ReferenceKind;
  readonly onClose: () => void;
  readonly onWrite: (days: readonly ReferenceDay[]) => Promise<void>;
}

/** Fills the days of a set from a table. */
export function ImportDays({ set: { name, days }, kind, onClose, onWrite }: ImportDaysProps) {
  const { t, i18n } = useTranslation('chickenReferences');
  const table = useMemo((): ImportedTable<FigureName | 'day'> => {
    // The words of Brazil's files whatever language is read, and the name of the wire: a file that another system has made.
    const brazilian = i18n.getFixedT('pt-BR', 'chickenReferences');
    return {
      name,
      columns: [FILE_DAY, ...DAY_COLUMNS[kind]],
      wordOf: (figure) => figureWord(t, figure),
      headsOf: (figure) => [
        figureWord(t, figure),
        figureWord(brazilian, figure),
        figure,
        ...(DAY_HEADS[figure] ?? []),
      ],
      check: (rows) =>
        checkDays(placedDays(rows), kind).map((fault) => ({
          line: fault.line,
          text: faultText(t, fault),
          ...(fault.why === 'required' ? { figure: fault.figure } : {}),
        })),
      words: {
        title: t('import.title', { name }),
        intro: (needed, optional) => t('import.intro', { needed, optional }),
        preview: t('import.preview'),
        replaces: days.length > 0 ? t('import.replaces', { count: days.length }) : null,
        nothing: t('import.nothing'),
        write: (count) => t('import.write', { count }),
        done: (count) => t('import.done', { count }),
        failed: t('import.failed'),
      },
    };
  }, [t, i18n, kind, name, days.length]);
  return (
    <ImportRowsDialog
      table={table}
      onClose={onClose}
      onWrite={(rows) =>
        onWrite(
          placedDays(rows)
            .map(({ line: _line, ...day }) => day)
            .toSorted((a, b) => a.day - b.day),
        )
      }
    />
  );
}
