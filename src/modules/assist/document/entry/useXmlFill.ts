import { useEffect, useEffectEvent, useState } from 'react';
import type { FiscalInvoice, FiscalParty } from '@/domain/fiscal/fiscalTypes';
import { readFiscalXml } from '@/domain/fiscal/readFiscalXml';
import { type InvoiceEntry, isEmptyEntry } from '@/domain/invoices/invoiceEntry';
import { useLookup } from '@/domain/lookups/useLookup';
import { draftKey, readDraft } from '@/platform/drafts/draftStore';
import type { DraftOptions } from '@/platform/drafts/useDraft';
import { decodeXml } from '@/platform/format/xml/decodeXml';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import { confirm } from '@/platform/ui/confirm';
import { useTranslation } from 'react-i18next';
import type { AssistAttachment } from '../../assistWire';
import type { BlobShelf } from '@/domain/invoices/files/blobShelf';
import { fillFromXml, type Filled } from '../rules/fillFromXml';
import { isBetweenOthers } from '../rules/foreignParties';

/** The invoice of an attachment; null when it is none. */
async function invoiceOf(blob: Blob) {
  const reading = readFiscalXml(decodeXml(new Uint8Array(await blob.arrayBuffer())));
  return reading.ok ? reading.invoice : null;
}

export interface XmlFill {
  /** Name of the attachment that can fill the form; null when none can. */
  readonly fileName: string | null;
  readonly fill: () => void;
  /** Set once the form was filled: what the items' values hold, and the way back. */
  readonly filled: { readonly extras: Filled['extras']; readonly undo: () => void } | null;
  readonly dismiss: () => void;
  /** Who receives an invoice that is neither to nor from this customer. */
  readonly foreign: FiscalParty | null;
}

interface XmlFillOptions {
  readonly form: AppFormApi<InvoiceEntry>;
  readonly attachments: readonly AssistAttachment[];
  readonly shelf: BlobShelf;
  readonly customerId: number | undefined;
  readonly draft: DraftOptions;
  readonly enabled: boolean;
}

const isXml = ({ fileName, contentType }: AssistAttachment) =>
  /\.xml$/i.test(fileName) || /xml/i.test(contentType);

interface Found {
  readonly fileName: string;
  readonly invoice: FiscalInvoice;
}

/** The first attachment that is an invoice's XML. */
async function findInvoice(
  attachments: readonly AssistAttachment[],
  shelf: BlobShelf,
): Promise<Found | null> {
  for (const { id, fileName } of attachments.filter(isXml)) {
    // One that cannot be had or read fills nothing; the pane of the files says what is wrong with it.
    const invoice = await shelf.get(id).then(invoiceOf, () => null);
    if (invoice) return { fileName, invoice };
  }
  return null;
}

interface Before {
  readonly values: InvoiceEntry;
  readonly after: string;
  readonly extras: Filled['extras'];
}

/** An XML among the attachments fills the form: by itself while nothing has been typed, else on request. */
export function useXmlFill(options: XmlFillOptions): XmlFill {
  const { form, attachments, shelf, customerId, draft, enabled } = options;
  const { t } = useTranslation('assistDocument');
  const params = enabled && customerId !== undefined ? { customerId } : null;
  const [found, setFound] = useState<Found | null>(null);
  const partners = useLookup('invoicePartners', params);
  const types = useLookup('invoiceTypes', params);
  const forms = useLookup('paymentForms', params);
  const recipients = useLookup('invoiceRecipients', found ? params : null);
  // A list that cannot be had fills nothing in; the rest of the XML does not wait for it.
  const ready = [partners, types, forms].every(({ loading }) => !loading);
  const [before, setBefore] = useState<Before | null>(null);
  const values = () => form.getValues() as InvoiceEntry;

  const put = (invoice: FiscalInvoice) => {
    const old = structuredClone(values());
    const { entry, extras } = fillFromXml(invoice, old, {
      partners: partners.options,
      types: types.options,
      forms: forms.options,
    });
    form.reset(entry, { keepDefaultValues: true });
    setBefore({ values: old, after: JSON.stringify(values()), extras });
  };
  const putIfEmpty = useEffectEvent(async (invoice: FiscalInvoice) => {
    const key = draftKey(draft.key, draft.route);
    const kept = key ? await readDraft(key, draft.version ?? 1) : null;
    if (!kept && isEmptyEntry(values())) put(invoice);
  });
  useEffect(() => {
    if (!enabled || !ready) return undefined;
    let wanted = true;
    const look = async () => {
      const first = await findInvoice(attachments, shelf);
      if (!wanted || !first) return;
      setFound(first);
      await putIfEmpty(first.invoice);
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [enabled, ready, attachments, shelf]);

  const undo = async () => {
    if (!before) return;
    const typed = JSON.stringify(values()) !== before.after;
    const sure =
      !typed ||
      (await confirm({
        title: t('xml.undoTitle'),
        body: t('xml.undoBody'),
        confirmLabel: t('xml.undo'),
        danger: true,
      }));
    if (!sure) return;
    form.reset(before.values, { keepDefaultValues: true });
    setBefore(null);
  };
  const numbers = recipients.options.flatMap(({ document }) => document ?? []);
  const foreign = found !== null && isBetweenOthers(found.invoice, numbers);
  return {
    fileName: found?.fileName ?? null,
    foreign: foreign ? found.invoice.recipient : null,
    fill: () => found && put(found.invoice),
    filled: before ? { extras: before.extras, undo: () => void undo() } : null,
    dismiss: () => setBefore(null),
  };
}
