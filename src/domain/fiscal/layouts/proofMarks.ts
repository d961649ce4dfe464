import type { FiscalMark } from '@/domain/fiscal/fiscalTypes';
import { textAt } from '@/domain/fiscal/layouts/xmlQuery';
import type { XmlElement } from '@/platform/format/xml/parseXml';

const AUTHORISED = ['100', '150'];
const CANCELLED = ['101', '135', '151', '155'];

/** What the tax office has answered. @param proof `infProt`; a file without it proves nothing. */
export function proofMarks(proof: XmlElement | undefined): FiscalMark[] {
  const status = textAt(proof, 'cStat');
  if (status === null) return ['unproven'];
  if (CANCELLED.includes(status)) return ['cancelled'];
  return AUTHORISED.includes(status) ? [] : ['denied'];
}
