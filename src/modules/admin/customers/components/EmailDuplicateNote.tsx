import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { DuplicateNote } from '@/families/register/DuplicateNote';
import { createQuery, TRANSIENT } from '@/platform/store/createQuery';
import { href } from '@/platform/routing/href';
import { customerService } from '../customersService';
import type { CustomerValues } from '../schemas/customerSchemas';

const WHOLE = /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/;
const customerOfEmail = createQuery('admin', 'customerOfEmail', customerService.byEmail, TRANSIENT);
const hrefOf = ({ id }: { id: number }) => href('adminArea', { id: 'clientes', registro: String(id) });

/** Says that another customer has this e-mail already: families share addresses, so it may be meant. */
export function EmailDuplicateNote({ values: { email }, id }: NoteProps<CustomerValues>) {
  const { t } = useTranslation('adminCustomers');
  return (
    <DuplicateNote
      id={id}
      value={WHOLE.test(email) ? email : ''}
      query={customerOfEmail}
      textOf={() => t('customer.emailTaken')}
      hrefOf={hrefOf}
    />
  );
}
