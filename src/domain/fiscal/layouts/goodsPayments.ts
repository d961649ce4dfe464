import type { FiscalPayment } from '@/domain/fiscal/fiscalTypes';
import { sumOf } from '@/domain/fiscal/layouts/sumOf';
import { at, childrenNamed, numberAt, obligatory, readDay, textAt } from '@/domain/fiscal/layouts/xmlQuery';
import type { XmlElement } from '@/platform/format/xml/parseXml';

const CASH = '01';
/** No payment: transfers, returns, samples. */
const NOTHING_PAID = '90';

/** `pag`: how it is paid, without what was handed back of the cash. */
function readForms(invoice: XmlElement): FiscalPayment[] {
  const group = at(invoice, 'pag');
  let change = numberAt(group, 'vTroco') ?? 0;
  return childrenNamed(group, 'detPag').flatMap((detail) => {
    const form = textAt(detail, 'tPag');
    if (form === NOTHING_PAID) return [];
    const given = obligatory(numberAt(detail, 'vPag'));
    const back = form === CASH ? Math.min(change, given) : 0;
    change -= back;
    return [{ form, dueDate: readDay(textAt(detail, 'dPag')), value: sumOf([given, -back]) }];
  });
}

/** The forms of payment say 'without payment' and nothing else. */
export function saysNothingPaid(invoice: XmlElement): boolean {
  const forms = childrenNamed(at(invoice, 'pag'), 'detPag').map((detail) => textAt(detail, 'tPag'));
  return forms.length > 0 && forms.every((form) => form === NOTHING_PAID);
}

/** `cobr`: the instalments, with their dates and without a form. */
function readInstalments(invoice: XmlElement): FiscalPayment[] {
  return childrenNamed(at(invoice, 'cobr'), 'dup').map((instalment) => ({
    form: null,
    dueDate: readDay(textAt(instalment, 'dVenc')),
    value: obligatory(numberAt(instalment, 'vDup')),
  }));
}

/**
 * What is to be paid, how and when. The layout says the forms in one group and the instalments in another and does
 * not join them: instalments take the form whose payments are theirs in sum, or the only one there is; other forms were
 * paid at once and stand beside them.
 */
export function readGoodsPayments(invoice: XmlElement): FiscalPayment[] {
  const forms = readForms(invoice);
  const instalments = readInstalments(invoice);
  if (instalments.length === 0) return forms;
  const sum = sumOf(instalments.map(({ value }) => value));
  const distinct = [...new Set(forms.map(({ form }) => form))];
  const worth = (wanted: string | null) =>
    sumOf(forms.filter(({ form }) => form === wanted).map(({ value }) => value));
  const matching = distinct.filter((form) => worth(form) === sum);
  const form =
    (matching.length === 1 ? matching : distinct).length === 1 ? (matching[0] ?? distinct[0] ?? null) : null;
  const atOnce = matching.length === 1 ? forms.filter((other) => other.form !== form) : [];
  return [...atOnce, ...instalments.map((instalment) => ({ ...instalment, form }))];
}
