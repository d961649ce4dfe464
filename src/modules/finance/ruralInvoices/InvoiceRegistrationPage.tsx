import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useOfflinePage } from '@/platform/connection/useOfflinePage';
import { useItem, useList } from '@/platform/store/useResource';
import { useQuery } from '@/platform/store/useQuery';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { Loading, SkeletonBlock } from '@/platform/ui/Skeletons';
import { InvoiceForm } from './form/InvoiceForm';
import { InvoiceStatus, Rejection } from './InvoiceStatus';
import type { RuralInvoice } from './ruralInvoiceTypes';
import type { RuralLists } from './ruralInvoicesService';
import { ruralInvoices, ruralListsQuery } from './ruralInvoicesSlice';
import { fieldOfRejection } from './rules/invoiceProblems';
import { isOpen } from './rules/invoiceStates';
import { copyOf } from './rules/invoiceBeginnings';
import { emptyInvoice, type InvoiceValues, valuesOf } from './rules/invoiceValues';

/** A new invoice begins with the only issuer there is. */
function beginning(lists: RuralLists, copied: RuralInvoice | null): InvoiceValues {
  if (copied) return copyOf(copied);
  const values = emptyInvoice();
  const [only, other] = lists.issuers.filter(({ active }) => active);
  return only && !other
    ? { ...values, issuerId: only.id, environment: only.environment ?? values.environment }
    : values;
}

interface EditorProps {
  readonly lists: RuralLists;
  readonly invoices: readonly RuralInvoice[];
  readonly record: RuralInvoice | null;
  readonly copied: RuralInvoice | null;
}

/** The form of an invoice that may still be changed, or where it stands once it was sent. */
function Editor({ lists, invoices, record, copied }: EditorProps) {
  const { set } = useAddressValues();
  // What this page has sent or saved since it was opened.
  const [now, setNow] = useState<{ readonly row: RuralInvoice; readonly mends: boolean } | null>(null);
  const [goTo, setGoTo] = useState({ field: '' });
  const [formKey, setFormKey] = useState(0);
  const row = now?.row ?? record;
  const edits = row === null || (isOpen(row) && (now === null || now.mends));
  const [initial, setInitial] = useState(() => (record ? valuesOf(record) : beginning(lists, copied)));
  const saved = (next: RuralInvoice, sent: boolean) => {
    setNow({ row: next, mends: !sent });
    set({ nota: next.id, copia: null });
  };
  if (!edits && row)
    return (
      <InvoiceStatus
        read={row}
        onChanged={(next) => {
          setNow({ row: next, mends: true });
          if (!isOpen(next)) return;
          setInitial(valuesOf(next));
          setFormKey((key) => key + 1);
          setGoTo({ field: fieldOfRejection(next.rejection?.field ?? '') });
        }}
      />
    );
  return (
    <>
      {row?.rejection && row.state === 'REJECTED' && (
        <div style={{ marginBottom: 16 }}>
          <Rejection invoice={row} onMend={(field) => setGoTo({ field })} />
        </div>
      )}
      <InvoiceForm
        key={formKey}
        lists={lists}
        invoices={invoices}
        initial={initial}
        record={row}
        draftKey={row === null ? (copied ? `copy:${copied.id}` : 'new') : String(row.id)}
        goTo={goTo}
        onSaved={saved}
      />
    </>
  );
}

const WAITING = (
  <Loading>
    <div style={{ display: 'grid', gap: 16 }}>
      <SkeletonBlock height={220} />
      <SkeletonBlock height={320} />
    </div>
  </Loading>
);

function Missing() {
  const { t } = useTranslation('ruralInvoices');
  return (
    <EmptyState
      title={t('form.missing')}
      text={t('form.missingText')}
      action={
        <Button component={Link} to={href('financeRuralInvoices')} variant="outlined">
          {t('status.toList')}
        </Button>
      }
    />
  );
}

function Opened({ id, copyId }: { readonly id: number | null; readonly copyId: number | null }) {
  const lists = useQuery(ruralListsQuery, 'all', { follows: false });
  const { rows } = useList(ruralInvoices, undefined, { follows: false });
  const item = useItem(ruralInvoices, id ?? copyId);
  const wanted = id !== null || copyId !== null;
  if (wanted && item.status === 'failed' && !item.data)
    return <FailedState error={item.error} onRetry={item.retry} missing={<Missing />} />;
  if (!lists.data && lists.status === 'failed')
    return <FailedState error={lists.error} onRetry={lists.retry} />;
  if (!lists.data || (wanted && !item.data)) return WAITING;
  return (
    <Editor
      lists={lists.data}
      invoices={rows}
      record={id === null ? null : item.data}
      copied={id === null ? item.data : null}
    />
  );
}

/** One invoice: filled, sent, followed. */
export function Component() {
  const { t } = useTranslation('ruralInvoices');
  const navigate = useNavigate();
  const address = useAddressValues();
  const id = address.id('nota');
  const copyId = address.id('copia');
  useOfflinePage();
  // An invoice that was made here goes on in the same form; another address begins anew.
  const [begun, setBegun] = useState({ id, copyId, key: 0 });
  if (begun.id !== id || begun.copyId !== copyId) {
    const made = begun.id === null && id !== null && copyId === null;
    setBegun({ id, copyId, key: made ? begun.key : begun.key + 1 });
  }
  return (
    <>
      <PageHead
        title={t('form.title')}
        subtitle={t('form.subtitle')}
        actions={[
          { label: t('favourites.title'), onClick: () => void navigate(href('financeRuralFavourites')) },
          { label: t('registers.title'), onClick: () => void navigate(href('financeRuralRegisters')) },
        ]}
      />
      <Kept key={begun.key} id={id} copyId={copyId} />
    </>
  );
}

/** What the page was opened with: an invoice that gets its id here is not read anew. */
function Kept({ id, copyId }: { readonly id: number | null; readonly copyId: number | null }) {
  const [first] = useState({ id, copyId });
  return <Opened id={first.id} copyId={first.copyId} />;
}
