import CheckOutlined from '@mui/icons-material/CheckOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { ENTRY_SECTIONS, type EntrySection, entrySections } from '../entrySections';
import type { InvoiceEntry } from '../invoiceEntry';
import { focusSection } from './focusField';

const Bar = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 4 });
const Jump = styled(ButtonBase)(({ theme }) => ({
  ...typeStep('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  padding: '0 8px',
  border: `1px solid ${theme.tokens.borderStrong}`,
  borderRadius: radius.chip,
  color: theme.tokens.text,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { fontSize: 14 },
  '&[data-state="right"] svg': { color: theme.tokens.success.softText },
  '&[data-state="open"] svg': { color: theme.tokens.warning.softText },
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}` },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

const TITLES = {
  items: 'item.title',
  apportionments: 'apportionment.title',
  payments: 'payment.title',
} as const satisfies Record<(typeof ENTRY_SECTIONS)[number], string>;

function SectionLink({ section: { name, count, state } }: { readonly section: EntrySection }) {
  const { t } = useTranslation('invoices');
  const title = t(TITLES[name]);
  return (
    <Jump
      data-state={state}
      aria-label={t(`sections.${state}`, { title, count })}
      onClick={() => focusSection(name)}
    >
      {state === 'right' && <CheckOutlined aria-hidden />}
      {state === 'open' && <WarningAmberOutlined aria-hidden />}
      {title} {count}
    </Jump>
  );
}

/** The lists of the entry with the number of their lines and whether they are right: always in sight, each leads to its list. */
export function SectionLinks() {
  const { t } = useTranslation('invoices');
  const { getValues } = useFormContext<InvoiceEntry>();
  // Drawn again with what the checks read.
  useWatch<InvoiceEntry>({
    name: [...ENTRY_SECTIONS, 'totalValue', 'retainedValue', 'withoutPayment', 'issueDate'],
  });
  return (
    <Bar aria-label={t('sections.label')}>
      {entrySections(getValues()).map((section) => (
        <SectionLink key={section.name} section={section} />
      ))}
    </Bar>
  );
}
