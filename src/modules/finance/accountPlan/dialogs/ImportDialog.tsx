import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '@/platform/forms/files/DropZone';
import { readTableFile } from '@/platform/tableFile/readTableFile';
import { isFault } from '@/platform/tableFile/tableFile';
import { useAppDispatch } from '@/platform/store/hooks';
import { AppDialog } from '@/platform/ui/AppDialog';
import { Banner } from '@/platform/ui/Banner';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { tellRefusal } from '@/platform/ui/tellRefusal';
import { fileLines, headsOf, importWords } from '../accountFiles';
import { planWritten } from '../accountSlice';
import { planImport, type PlannedLine } from '../rules/accountImport';
import type { AccountTree } from '../rules/accountTree';
import { type WriteOutcome, writeImport } from '../writeImport';

const SHOWN = 200;

/** A reason is a sentence: on a telephone it takes several lines, not the width of the screen. */
const Verdict = styled('td')({ '&&': { whiteSpace: 'normal', minWidth: 120, paddingBlock: 4 } });

interface ImportDialogProps {
  readonly tree: AccountTree;
  readonly onClose: () => void;
}

/** Fills the plan from a table: first what would become of each line, then, on request, the writing. */
export function ImportDialog({ tree, onClose }: ImportDialogProps) {
  const { t } = useTranslation('financeAccounts');
  const dispatch = useAppDispatch();
  const { t: register } = useTranslation('register');
  const [planned, setPlanned] = useState<readonly PlannedLine[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [outcome, setOutcome] = useState<WriteOutcome | null>(null);
  const control = useRef<AbortController>(null);

  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    control.current?.abort();
    const mine = new AbortController();
    control.current = mine;
    setPlanned(null);
    setOutcome(null);
    setFault(null);
    try {
      const table = await readTableFile(file, { signal: mine.signal, onProgress: () => undefined });
      const lines = isFault(table) ? table : fileLines(table, t);
      if (mine.signal.aborted) return;
      if ('lines' in lines) setPlanned(planImport(lines.lines, tree, importWords(t)));
      else setFault(register(`import.errors.${lines.kind}`, lines));
    } catch (thrown) {
      if (!mine.signal.aborted) setFault(register('import.errors.unreadable'));
      else if (!(thrown instanceof DOMException)) throw thrown;
    }
  };
  const count = (verdict: PlannedLine['verdict']) =>
    planned?.filter((line) => line.verdict === verdict).length ?? 0;
  const toWrite = count('new') + count('changed');
  const write = async () => {
    if (!planned) return;
    const mine = new AbortController();
    control.current = mine;
    setProgress({ done: 0, total: toWrite });
    try {
      setOutcome(await writeImport(planned, (done, total) => setProgress({ done, total }), mine.signal));
    } catch (thrown) {
      tellRefusal(thrown);
    }
    setProgress(null);
    dispatch(planWritten());
  };
  const failed = new Map(
    outcome?.failures.map(({ line, why, reason }) => [line, why === 'refused' ? reason : t(`import.${why}`)]),
  );
  // What was not written stands first: of many lines only the first ones are shown.
  const rows = (planned ?? [])
    .filter(({ verdict }) => verdict !== 'same')
    .toSorted((a, b) => Number(failed.has(b)) - Number(failed.has(a)));
  const wordOf = (line: PlannedLine) =>
    failed.has(line)
      ? [t('import.notWritten'), failed.get(line)].filter(Boolean).join(' ')
      : line.fault
        ? t(`import.faults.${line.fault}`)
        : t(outcome ? 'import.written' : `import.verdicts.${line.verdict}`);
  return (
    <AppDialog title={t('import.title')} size="l" full busy={progress !== null} onClose={onClose}>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>{t('import.intro', { columns: headsOf(t).join(', ') })}</Typography>
        <DropZone
          label={t('import.file')}
          hint={t('import.hint')}
          multiple={false}
          describedBy={undefined}
          onFiles={(files) => void read(files)}
        />
        {fault && (
          <Typography role="alert" color="error" sx={{ mt: 1.5 }}>
            {fault}
          </Typography>
        )}
        {progress && (
          <LinearProgress
            aria-label={t('import.writing')}
            variant="determinate"
            value={Math.round((100 * progress.done) / Math.max(1, progress.total))}
            sx={{ mt: 2 }}
          />
        )}
        <div role="status">
          {planned && (
            <Typography sx={{ my: 1.5 }}>
              {t('import.counts', {
                added: count('new'),
                changed: count('changed'),
                same: count('same'),
                refused: count('refused'),
              })}
            </Typography>
          )}
          {outcome && (
            <Banner
              tone={outcome.failures.length > 0 ? 'warning' : 'success'}
              fact={t('import.done', { count: outcome.done })}
              {...(outcome.failures.length > 0
                ? { text: t('import.someFailed', { count: outcome.failures.length }) }
                : {})}
            />
          )}
        </div>
        {rows.length > 0 && (
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
        )}
        {rows.length > SHOWN && <Typography>{t('import.more', { count: rows.length - SHOWN })}</Typography>}
      </DialogContent>
      <DialogActions>
        {progress ? (
          <Button variant="outlined" onClick={() => control.current?.abort()}>
            {register('import.stop')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onClose}>
            {register('close')}
          </Button>
        )}
        {!outcome && (
          <LoadingButton
            variant="contained"
            busy={progress !== null}
            disabledReason={toWrite === 0 ? t('import.nothing') : undefined}
            onClick={() => void write()}
          >
            {t('import.write', { count: toWrite })}
          </LoadingButton>
        )}
      </DialogActions>
    </AppDialog>
  );
}
