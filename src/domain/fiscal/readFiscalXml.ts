import type { FiscalInvoice } from '@/domain/fiscal/fiscalTypes';
import { readAbrasfNfse } from '@/domain/fiscal/layouts/readAbrasfNfse';
import { readCte } from '@/domain/fiscal/layouts/readCte';
import { readNationalNfse } from '@/domain/fiscal/layouts/readNationalNfse';
import { readNfe } from '@/domain/fiscal/layouts/readNfe';
import { at, NotInvoice } from '@/domain/fiscal/layouts/xmlQuery';
import { parseXml, type XmlElement } from '@/platform/format/xml/parseXml';
import { allNamed } from '@/platform/format/xml/xmlNames';
import { XmlError, type XmlErrorCode } from '@/platform/format/xml/xmlError';

/** Why a text is not read as an invoice. 'unsafe' is what only a file that means harm has. */
export type FiscalRefusal = 'unsafe' | 'tooBig' | 'notXml' | 'notInvoice';

export type FiscalReading =
  | { readonly ok: true; readonly invoice: FiscalInvoice }
  | { readonly ok: false; readonly reason: FiscalRefusal };

/** Characters. The tax offices take messages up to 500 kB; this leaves room for blanks and several of them. */
const LONGEST = 3_000_000;

const REFUSALS: Readonly<Record<XmlErrorCode, FiscalRefusal>> = {
  dtd: 'unsafe',
  tooDeep: 'unsafe',
  tooMany: 'tooBig',
  incomplete: 'notXml',
  malformed: 'notXml',
};

/** The only one; more than one is a batch, which is no single invoice. */
function only(elements: readonly XmlElement[]): XmlElement | undefined {
  if (elements.length > 1) throw new NotInvoice();
  return elements[0];
}

function read(root: XmlElement): FiscalInvoice {
  // Other documents (freight, manifests, events) name invoices in elements called infNFe as well, without a head.
  const goods = only(allNamed(root, 'infNFe').filter((element) => at(element, 'ide')));
  if (goods) return readNfe(goods, only(allNamed(root, 'infProt')));
  const freight = only(allNamed(root, 'infCte').filter((element) => at(element, 'ide')));
  if (freight) return readCte(freight, only(allNamed(root, 'infProt')));
  const national = only(allNamed(root, 'infNFSe'));
  const declared = only(allNamed(root, 'infDPS'));
  if (national ?? declared) return readNationalNfse(national, declared);
  const city = only(allNamed(root, 'InfNfse'));
  const inner = only(allNamed(root, 'InfDeclaracaoPrestacaoServico'));
  const first = inner ?? only(allNamed(root, 'InfRps'));
  if (!city && !first) throw new NotInvoice();
  const cancelled = allNamed(root, 'NfseCancelamento').length > 0;
  return readAbrasfNfse({ invoice: city, declaration: city && !inner ? undefined : first, cancelled });
}

/** The invoice in an XML that has been read already, as the file viewer has it; null when there is none. */
export function readFiscalRoot(root: XmlElement): FiscalInvoice | null {
  try {
    return read(root);
  } catch (thrown) {
    if (thrown instanceof NotInvoice) return null;
    throw thrown;
  }
}

/**
 * Reads an invoice from its XML: NF-e and NFC-e (layout 4.00; authorised or not), CT-e (model 57), the national NFS-e
 * (or its DPS), a city's NFS-e of ABRASF (or its RPS), whatever envelope they stand in. An envelope of several is no
 * invoice. The signature is not verified and no server is called: the result says what the file says.
 */
export function readFiscalXml(text: string): FiscalReading {
  if (text.length > LONGEST) return { ok: false, reason: 'tooBig' };
  try {
    const invoice = readFiscalRoot(parseXml(text));
    return invoice ? { ok: true, invoice } : { ok: false, reason: 'notInvoice' };
  } catch (thrown) {
    if (thrown instanceof XmlError) return { ok: false, reason: REFUSALS[thrown.code] };
    throw thrown;
  }
}
