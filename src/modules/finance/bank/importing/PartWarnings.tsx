import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { Banner } from '@/platform/ui/Banner';
import type { OwnAccount } from '../rules/import/destinations';
import type { JudgedPart } from '../rules/import/importVerdicts';
import { sameAccount } from '../rules/import/sameAccount';
import { currencyConflict } from '../rules/import/sameCurrency';
import type { FilePart } from './readOfxFiles';

const MOST_DAYS = 10;
const Notes = styled('div')({ display: 'grid', gap: 8, padding: '0 12px 12px' });

interface Warning {
  readonly key: string;
  readonly tone: 'warning' | 'info';
  readonly fact: string;
  readonly text?: string;
}

interface PartWarningsProps {
  /** The statements of one account in a file, with the days of which the own statement has lines already. */
  readonly parts: readonly { readonly part: FilePart; readonly judged: Pick<JudgedPart, 'overlap'> }[];
  readonly account: OwnAccount & { readonly name: string };
  /** Several own accounts are imported into: an overlap says in which one. */
  readonly placed: boolean;
}

/** What is to be known of the statements of one account, the gravest first. */
function useWarnings({ parts, account, placed }: PartWarningsProps): readonly Warning[] {
  const { t } = useTranslation('financeBank');
  const [first] = parts;
  if (!first) return [];
  const { part } = first;
  const overlap = [...new Set(parts.flatMap(({ judged }) => judged.overlap))].toSorted();
  const { bankId, accountId } = part.account;
  const foreign = currencyConflict(part.account, account);
  const same = sameAccount(part.account, account);
  const inFile = t('ofx.inFile', { bank: bankId || '–', account: accountId || '–' });
  const named = overlap.slice(0, MOST_DAYS).map(formatDate).join(', ');
  const rest = overlap.length - MOST_DAYS;
  const warnings: Warning[] = [];
  if (same === 'other')
    warnings.push({ key: 'account', tone: 'warning', fact: t('ofx.otherAccount'), text: inFile });
  if (foreign)
    warnings.push({
      key: 'currency',
      tone: 'warning',
      fact: t('ofx.otherCurrency', { ...foreign, account: account.name }),
      text: t('ofx.notConverted', foreign),
    });
  for (const { kind, line, code, text } of part.warnings)
    warnings.push({
      key: `${kind} ${line}`,
      tone: 'warning',
      fact: t(`ofx.warning.${kind}`, { line, code, text }),
    });
  if (same === 'unknown')
    warnings.push({ key: 'account', tone: 'info', fact: t('ofx.unknownAccount'), text: inFile });
  if (overlap.length > 0)
    warnings.push({
      key: 'overlap',
      tone: 'info',
      fact: t(placed ? 'ofx.overlapIn' : 'ofx.overlap', {
        account: account.name,
        count: overlap.length,
        days: rest > 0 ? t('ofx.overlapMore', { days: named, count: rest }) : named,
      }),
      text: t('ofx.overlapText'),
    });
  return warnings;
}

/**
 * What is to be known before a statement of a file is imported. The gravest stands alone in one line, which opens the
 * others, so that the first line of the file stays high on the page.
 */
export function PartWarnings(props: PartWarningsProps) {
  const { t } = useTranslation('financeBank');
  const [open, setOpen] = useState(false);
  const [first, ...others] = useWarnings(props);
  if (!first) return null;
  const count = others.length;
  return (
    <Notes>
      <Banner
        tone={first.tone}
        fact={first.fact}
        text={first.text}
        {...(count > 0 && {
          action: {
            label: open ? t('ofx.fewerWarnings') : t('ofx.moreWarnings', { count }),
            onClick: () => setOpen(!open),
          },
        })}
      />
      {open && others.map(({ key, ...banner }) => <Banner key={key} {...banner} />)}
    </Notes>
  );
}
