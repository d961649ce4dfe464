import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import type { InvoiceProblem } from '../rules/invoiceProblems';

const Box = styled('section')(({ theme }) => ({
  ...typeStep('body'),
  padding: '10px 16px',
  border: `1px solid ${theme.tokens.warning.solid}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.warning.soft,
  color: theme.tokens.warning.softText,
  '&[data-clear="true"]': {
    borderColor: theme.tokens.success.solid,
    backgroundColor: theme.tokens.success.soft,
    color: theme.tokens.success.softText,
  },
  '& h2': { ...typeStep('bodyStrong'), margin: 0 },
  '& ul': { margin: '4px 0 0', paddingLeft: 20 },
  '& button': { color: 'inherit', textAlign: 'left', textDecoration: 'underline' },
  [theme.breakpoints.down('sm')]: { '& button': { minHeight: 44 } },
}));

const MOST_SHOWN = 30;

interface ProblemPanelProps {
  readonly problems: readonly InvoiceProblem[];
  readonly onGo: (field: string) => void;
  readonly boxRef: RefObject<HTMLElement | null>;
}

/** Everything that the tax office would refuse, each leading to its field. */
export function ProblemPanel({ problems, onGo, boxRef }: ProblemPanelProps) {
  const { t } = useTranslation('ruralInvoices');
  const more = problems.length - MOST_SHOWN;
  return (
    <Box ref={boxRef} tabIndex={-1} aria-labelledby="rural-problems" data-clear={problems.length === 0}>
      <h2 id="rural-problems">
        {problems.length === 0 ? t('problems.none') : t('problems.title', { count: problems.length })}
      </h2>
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, MOST_SHOWN).map(({ key, field, line }) => (
            <li key={`${key} ${field}`}>
              <Link component="button" type="button" onClick={() => onGo(field)}>
                {line === undefined || !field.startsWith('items')
                  ? t(`problems.${key}`)
                  : t('problems.ofItem', { number: line, problem: t(`problems.${key}`) })}
              </Link>
            </li>
          ))}
          {more > 0 && <li>{t('problems.more', { count: more })}</li>}
        </ul>
      )}
    </Box>
  );
}
