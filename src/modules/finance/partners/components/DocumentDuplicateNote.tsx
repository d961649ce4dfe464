import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { DuplicateNote } from '@/families/register/DuplicateNote';
import { isCpfOrCnpj } from '@/platform/format/document';
import { href } from '@/platform/routing/href';
import type { PartnerValues } from '../partnerSchemas';
import { partnerOfDocument } from '../partnersService';

const hrefOf = ({ id }: { id: number }) => href('financePartners', { registro: String(id) });

/** Says as soon as a document is whole that another partner has it already. */
export function DocumentDuplicateNote({ values: { document }, id }: NoteProps<PartnerValues>) {
  const { t } = useTranslation('financePartners');
  return (
    <DuplicateNote
      id={id}
      value={document && isCpfOrCnpj(document) ? document : ''}
      find={partnerOfDocument}
      textOf={({ active }) => t(active ? 'duplicate.active' : 'duplicate.inactive')}
      hrefOf={hrefOf}
    />
  );
}
