import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { NoteProps } from '@/families/register/registerTypes';
import { href } from '@/platform/routing/href';
import { typeStep } from '@/platform/theme/typography';
import type { CustomerValues } from '../schemas/customerSchemas';
import { customerService } from '../customersService';

const PAUSE_MS = 500;
const WHOLE = /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/;

const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  margin: '0 0 8px',
  color: theme.tokens.warning.softText,
  '& svg': { fontSize: 16 },
}));

/** Says that another customer has this e-mail already. It warns and refuses nothing: families share addresses. */
export function EmailTwinNote({ values: { email }, id }: NoteProps<CustomerValues>) {
  const { t } = useTranslation('adminCustomers');
  const { isDirty, isSubmitting } = useFormState();
  const [found, setFound] = useState<{ email: string; id: number; name: string } | null>(null);
  useEffect(() => {
    if (!WHOLE.test(email)) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      customerService.byEmail(email, asking.signal).then(
        (customer) => setFound(customer && { ...customer, email }),
        // A warning that cannot be given is no hindrance.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [email]);
  // Once a new customer is being saved, the one that has the address is this customer itself.
  const saved = id === null && (isSubmitting || !isDirty);
  const shown = found && !saved && found.email === email && String(found.id) !== String(id);
  return (
    <div role="status">
      {shown && (
        <Note>
          <WarningAmberOutlined aria-hidden />
          <span>
            {t('customer.emailTaken')}{' '}
            <Link
              component={RouterLink}
              to={href('adminArea', { id: 'clientes', registro: String(found.id) })}
              color="inherit"
            >
              {found.name}
            </Link>
          </span>
        </Note>
      )}
    </div>
  );
}
