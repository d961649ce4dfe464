import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { linesToShow, type PlannedLine } from '../rules/accountImport';
import type { WriteOutcome } from '../writeImport';

const SHOWN = 200;

/** A reason is a sentence: on a telephone it takes several lines, not the width of the screen. */
const Verdict = styled('td')({ '&&': { whiteSpace: 'normal', minWidth: 120, paddingBlock: 4 } });

interface ImportPreviewProps {
  readonly planned: readonly PlannedLine[];
  readonly outcome: WriteOutcome | null;
}

/** What becomes of each line of a file that is not in the plan as it stands; after the writing, what became of it. */
export function ImportPreview({ planned, outcome }: ImportPreviewProps) {
  const { t } = useTranslation('financeAccounts');
  const failed = new Map(
    outcome?.failures.map(({ line, why, reason }) => [line, why === 'refused' ? reason : t(`import.${why}`)]),
  );
  const rows = linesToShow(planned, failed);
  const wordOf = (line: PlannedLine) =>
    failed.has(line)
      ? [t('import.notWritten'), failed.get(line)].filter(Boolean).join(' ')
      : line.fault
        ? t(`import.faults.${line.fault}`)
        : t(outcome ? 'import.written' : `import.verdicts.${line.verdict}`);
  if (rows.length === 0) return null;
  return (
    <>
      <FigureScroll role="group" aria-label={t('import.preview')} tabIndex={0}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              <th scope="col" className="text">
                {t('file.code')}
              </th>
              <th scope="col" className="text">
                {t('file.name')}
              </th>
              <th scope="col" className="text">
                {t('import.verdict')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((line) => (
              <tr key={line.line}>
                <td>{line.line}</td>
                <td className="text">{line.code}</td>
                <td className="text">{line.name}</td>
                <Verdict className="text">{wordOf(line)}</Verdict>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </FigureScroll>
      {rows.length > SHOWN && <Typography>{t('import.more', { count: rows.length - SHOWN })}</Typography>}
    </>
  );
}
