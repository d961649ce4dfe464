import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatBytes } from '@/platform/format/bytes';
import { addMonths } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import { href } from '@/platform/routing/href';
import { Banner } from '@/platform/ui/Banner';
import type { ImportedLine } from '../bankTypes';
import { MOST_BYTES, type RefusedFile } from './readOfxFiles';
import type { Outcome } from './useOfxImport';

const Reasons = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });

/** Each file that could not be read, with the reason and the line. */
export function RefusedFiles({
  files,
  onClose,
}: {
  readonly files: readonly RefusedFile[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('financeBank');
  if (files.length === 0) return null;
  // The same file dropped twice is listed once.
  const once = new Map(files.map((file) => [`${file.name} ${file.kind}`, file]));
  return (
    <DangerAlert severity="error" onClose={onClose}>
      <Reasons>
        {[...once].map(([key, { kind, ...details }]) => (
          <li key={key}>{t(`ofx.refused.${kind}`, { ...details, size: formatBytes(MOST_BYTES) })}</li>
        ))}
      </Reasons>
    </DangerAlert>
  );
}

/** The statement of the account on the days of the lines, as far as one period may reach. */
function statementOf(accountId: string, lines: readonly ImportedLine[]): string {
  const days = lines.map(({ day }) => day).toSorted();
  const last = days.at(-1) ?? '';
  const first = days[0] ?? last;
  const from = first < addMonths(last, -12) ? addMonths(last, -12) : first;
  return href(
    'financeBankStatement',
    {},
    { 'filtro.banco': accountId, 'filtro.prazo': 'ano', 'filtro.periodo': `${from}..${last}` },
  );
}

interface OutcomeNoteProps {
  readonly outcome: Outcome;
  /** Of the account, where several were imported. */
  readonly name: string | null;
  readonly onClose: () => void;
  /** Shows what was imported into the account, to be taken back. */
  readonly onImports: (accountId: string) => void;
}

/** What became of the last import into an account. */
export function OutcomeNote({ outcome, name, onClose, onImports }: OutcomeNoteProps) {
  const { t } = useTranslation('financeBank');
  const navigate = useNavigate();
  const { accountId } = outcome;
  const named = (said: string) => (name === null ? said : t('ofx.inAccount', { account: name, said }));
  if (outcome.kind === 'failed')
    return (
      <DangerAlert severity="error" onClose={onClose}>
        {named([t('ofx.failed'), outcome.said].filter(Boolean).join(' '))}
      </DangerAlert>
    );
  if (outcome.kind === 'nothing')
    return <Banner tone="info" fact={named(t('ofx.nothingLeft'))} onClose={onClose} />;
  const { lines, imported } = outcome;
  const formatted = formatNumber(lines.length, { decimals: 0 });
  const toMatch = lines.filter(({ recordId }) => recordId !== null).length;
  // What the server does not say to have matched is counted beside its record until somebody matches it.
  const left = toMatch - Math.min(imported.matched ?? 0, toMatch);
  const said = [
    named(t('ofx.done', { count: lines.length, formatted })),
    toMatch > left && t('ofx.matched', { count: toMatch - left }),
    left > 0 && t('ofx.notMatched', { count: left }),
  ].filter(Boolean);
  return (
    <Banner
      tone={left > 0 ? 'warning' : 'success'}
      fact={said.join(' ')}
      text={
        <Link component="button" type="button" onClick={() => onImports(accountId)}>
          {t('ofx.imports.open')}
        </Link>
      }
      action={{
        label: t('ofx.seeStatement'),
        onClick: () => void navigate(statementOf(accountId, lines)),
      }}
      onClose={onClose}
    />
  );
}
