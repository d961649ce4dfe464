import type { FiscalParty } from '@/domain/fiscal/fiscalTypes';
import { at, joined, plainDocument, textAt } from '@/domain/fiscal/layouts/xmlQuery';
import type { XmlElement } from '@/platform/format/xml/parseXml';

/** A party of an NF-e or CT-e; null where it is not named. */
export function readParty(element: XmlElement | undefined, addressName: string): FiscalParty | null {
  if (!element) return null;
  const address = at(element, addressName);
  return {
    name: textAt(element, 'xNome'),
    document: plainDocument(textAt(element, 'CNPJ') ?? textAt(element, 'CPF')),
    stateRegistration: textAt(element, 'IE'),
    address: joined(['xLgr', 'nro', 'xCpl', 'xBairro'].map((name) => textAt(address, name))),
    city: textAt(address, 'xMun'),
    state: textAt(address, 'UF'),
  };
}
