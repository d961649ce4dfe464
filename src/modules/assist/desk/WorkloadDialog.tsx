import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { layout } from '@/platform/theme/tokens';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { typeStep } from '@/platform/theme/typography';
import type { DeskRow } from '../rules/deskRows';
import { type AssistantLoad, workloadOf } from '../rules/workload';
import { useMinute } from './clock';
import { useAssistantId } from './useAssistantId';

const FIGURES = ['inWork', 'returned', 'late', 'doneToday'] as const;

const Text = styled('p')(({ theme }) => ({ margin: '0 0 12px', color: theme.tokens.textMuted }));
const Scroll = styled('div')({ overflowX: 'auto' });
const Table = styled('table')(({ theme }) => ({
  ...typeStep('cell'),
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '8px 10px',
    borderBottom: `1px solid ${theme.tokens.border}`,
    textAlign: 'right',
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { ...typeStep('cellHead'), color: theme.tokens.textMuted, verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 400 },
  '& td[data-late="true"]': { color: theme.tokens.auto.softText, fontWeight: 600 },
}));

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '8px 0', borderBottom: `1px solid ${theme.tokens.border}` },
  '& button': { minHeight: 32 },
  '& p': {
    ...typeStep('caption'),
    margin: 0,
    color: theme.tokens.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
}));

interface NameProps {
  readonly load: AssistantLoad;
  readonly onPick: (assistantId: number) => void;
}

function Name({ load, onPick }: NameProps) {
  const { t } = useTranslation('assist');
  const userId = useAssistantId();
  return (
    <Link
      component="button"
      type="button"
      aria-label={t('desk.workload.show', { name: load.name })}
      onClick={() => onPick(load.id)}
      sx={{ textAlign: 'left' }}
    >
      {load.id === userId ? t('desk.assistant.you') : load.name}
    </Link>
  );
}

interface WorkloadDialogProps {
  readonly rows: readonly DeskRow[];
  readonly onPick: (assistantId: number) => void;
  readonly onClose: () => void;
}

/** What each assistant has in hand; a name narrows the desk to their documents. */
export function WorkloadDialog({ rows, onPick, onClose }: WorkloadDialogProps) {
  const { t } = useTranslation('assist');
  const small = useSmallScreen();
  const now = useMinute();
  const loads = useMemo(() => workloadOf(rows, now, today()), [rows, now]);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="workload-title"
      fullWidth
      slotProps={{ paper: { sx: { maxWidth: layout.dialog.m } } }}
    >
      <DialogTitle id="workload-title">{t('desk.workload.title')}</DialogTitle>
      <DialogContent>
        <Text>{loads.length > 0 ? t('desk.workload.text') : t('desk.workload.none')}</Text>
        {loads.length > 0 && small && (
          <List>
            {loads.map((load) => (
              <li key={load.id}>
                <Name load={load} onPick={onPick} />
                <p>
                  {FIGURES.map((figure) => `${t(`desk.workload.${figure}`)}: ${load[figure]}`).join(' · ')}
                </p>
              </li>
            ))}
          </List>
        )}
        {loads.length > 0 && !small && (
          <Scroll>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t('desk.workload.assistant')}</th>
                  {FIGURES.map((figure) => (
                    <th key={figure} scope="col">
                      {t(`desk.workload.${figure}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {loads.map((load) => (
                  <tr key={load.id}>
                    <th scope="row">
                      <Name load={load} onPick={onPick} />
                    </th>
                    {FIGURES.map((figure) => (
                      <td key={figure} data-late={figure === 'late' && load.late > 0}>
                        {load[figure]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </Scroll>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('desk.workload.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
