import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import type { InvoiceEntry } from '../invoiceEntry';
import { useEntry } from './entryContext';

const Marked = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  '&[data-ai="true"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 4,
    paddingLeft: 8,
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      bottom: 22,
      left: 0,
      width: 3,
      borderRadius: 2,
      backgroundColor: theme.tokens.ai.solid,
    },
  },
}));
const Note = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
  color: theme.tokens.ai.softText,
  '& svg': { fontSize: 15 },
}));

/** Whether a field was read by the AI and not confirmed yet. */
export function useUnconfirmed(): readonly string[] {
  const { readByAi } = useEntry();
  const confirmed = useWatch<InvoiceEntry, 'confirmedFields'>({ name: 'confirmedFields' }) ?? [];
  return [...readByAi].filter((name) => !confirmed.includes(name));
}

/** 'Read by the AI', with its sign. */
export function AiNote() {
  const { t } = useTranslation('invoices');
  return (
    <Note>
      <AutoAwesomeOutlined aria-hidden />
      {t('ai.read')}
    </Note>
  );
}

/** The button by which a field counts as looked at. */
export function AiConfirm({ name, label }: { readonly name: string; readonly label: string }) {
  const { t } = useTranslation('invoices');
  const { readOnly, confirm } = useEntry();
  if (readOnly) return null;
  return (
    <IconAction label={t('ai.confirm', { label })} icon={<CheckOutlined />} onClick={() => confirm([name])} />
  );
}

interface AiMarkProps {
  readonly name: string;
  readonly label: string;
  /** The field; what it is given says that the AI has filled it in. */
  readonly children: (helper: ReactNode) => ReactNode;
}

/** Marks a field that the AI has filled in, until it is confirmed or changed. */
export function AiMark({ name, label, children }: AiMarkProps) {
  const on = useUnconfirmed().includes(name);
  return (
    <Marked data-ai={on}>
      {children(on ? <AiNote /> : undefined)}
      {on && <AiConfirm name={name} label={label} />}
    </Marked>
  );
}
