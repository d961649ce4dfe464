import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RuralInvoice } from '../ruralInvoiceTypes';
import type { RuralLists } from '../ruralInvoicesService';
import { destinationOf, type InvoiceValues } from '../rules/invoiceValues';

interface FormLists {
  readonly lists: RuralLists;
  /** Invoices of before, for 'once more to this buyer'. */
  readonly invoices: readonly RuralInvoice[];
}

export const FormListsContext = createContext<FormLists | null>(null);

export function useFormLists(): FormLists {
  const lists = useContext(FormListsContext);
  if (!lists) throw new Error('Outside of the form of an invoice.');
  return lists;
}

/** To be called when issuer, nature or recipient changed: the items get the CFOP of where the goods go now. */
export function useFollowCfops(): () => void {
  const { lists } = useFormLists();
  const { getValues, setValue } = useFormContext<InvoiceValues>();
  return () => {
    const { issuerId, nature, recipient, items } = getValues();
    const issuer = lists.issuers.find(({ id }) => id === issuerId);
    const cfop = nature.cfops[destinationOf(issuer?.state ?? '', recipient)];
    if (cfop === '') return;
    for (const at of items.keys()) setValue(`items.${at}.cfop`, cfop, { shouldDirty: true });
  };
}
