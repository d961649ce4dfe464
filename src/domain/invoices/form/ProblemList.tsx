import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceProblem } from '../invoiceChecks';
import type { InvoiceEntry } from '../invoiceEntry';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { useUnconfirmed } from './AiMark';
import { focusField } from './focusField';
import { problemText } from './problemMessage';

const Box = styled('section')(({ theme }) => ({
  ...typeStep('body'),
  padding: '10px 16px',
  border: `1px solid ${theme.tokens.warning.solid}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.warning.soft,
  color: theme.tokens.warning.softText,
  '& h2': { ...typeStep('bodyStrong'), margin: 0 },
  '& ul': { margin: '4px 0 0', paddingLeft: 20 },
  '& button': { color: 'inherit', textAlign: 'left', textDecoration: 'underline' },
}));

interface ProblemListProps {
  readonly form: AppFormApi<InvoiceEntry>;
  readonly problems: readonly InvoiceProblem[];
  /** Raised with each attempt to finish: the list then takes the focus. */
  readonly attempt: number;
}

/** What stands against finishing; each line leads to its field. */
export function ProblemList({ form, problems, attempt }: ProblemListProps) {
  const { t } = useTranslation('invoices');
  // Fields that the AI has read and that are not confirmed.
  const unconfirmed = useUnconfirmed();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  }, [attempt]);
  const count = problems.length + unconfirmed.length;
  if (count === 0) return null;
  return (
    <Box ref={box} tabIndex={-1} aria-labelledby="entry-problems">
      <h2 id="entry-problems">{t('open.title', { count })}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.key} ${problem.field}`}>
            <Link component="button" type="button" onClick={() => focusField(form, problem.field)}>
              {problemText(problem, t)}
            </Link>
          </li>
        ))}
        {unconfirmed.map((name) => (
          <li key={`ai ${name}`}>
            <Link component="button" type="button" onClick={() => focusField(form, name)}>
              {t('open.unconfirmed', { field: t(`fields.${name}`, name) })}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}
