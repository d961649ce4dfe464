import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import { useNavigate } from 'react-router-dom';
import { RegisterPage } from '@/families/register/RegisterPage';
import { href } from '@/platform/routing/href';
import { ApproveDialog } from '../dialogs/ApproveDialog';
import { RefuseDialog } from '../dialogs/RefuseDialog';
import { preRegistrations } from '../registers/preRegistrations';
import type { PreRegistration } from '../preRegistrationWire';

interface Deciding {
  readonly kind: 'approve' | 'refuse';
  readonly row: PreRegistration;
}

/** Requests to become a customer, each approved or refused with a reason. */
export function Component() {
  const { t } = useTranslation('adminCustomers');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const decided = ({ status }: PreRegistration) => (status === 'PENDING' ? null : t('requests.decided'));
  const dialog = deciding && {
    request: deciding.row,
    onClose: () => setDeciding(null),
    onDecided: () => {
      setDeciding(null);
      dispatch(preRegistrations.resource.written());
    },
  };
  return (
    <>
      <RegisterPage
        register={preRegistrations}
        moreActions={() => ({
          row: [
            {
              id: 'approve',
              label: t('requests.approve'),
              icon: HowToRegOutlined,
              primary: true,
              reason: decided,
              run: (row) => setDeciding({ kind: 'approve', row }),
            },
            {
              id: 'refuse',
              label: t('requests.refuse'),
              icon: PersonOffOutlined,
              reason: decided,
              run: (row) => setDeciding({ kind: 'refuse', row }),
            },
          ],
        })}
      />
      {dialog && deciding.kind === 'approve' && (
        <ApproveDialog
          {...dialog}
          onOpenCustomer={(id) =>
            void navigate(href('adminArea', { id: 'clientes', registro: String(id ?? '') }))
          }
        />
      )}
      {dialog && deciding.kind === 'refuse' && <RefuseDialog {...dialog} />}
    </>
  );
}
