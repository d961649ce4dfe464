import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { useTranslation } from 'react-i18next';
import { RegisterPage } from '@/families/register/RegisterPage';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { userService } from '../customersService';
import { users } from '../registers/users';
import type { PlatformUser } from '../userWire';

/** Everybody who signs in, with the invitation that can be sent again. */
export function Component() {
  const { t } = useTranslation('adminCustomers');
  const runOnce = useSingleFlight<number>();
  const resend = ({ id }: PlatformUser) =>
    runOnce(id, () =>
      userService.resend(id).then(
        () => toast({ tone: 'success', text: t('users.resent') }),
        (thrown: unknown) => notifyRefusal(thrown),
      ),
    );
  return (
    <RegisterPage
      register={users}
      moreActions={() => ({
        row: [
          {
            id: 'resend',
            label: t('users.resend'),
            icon: ForwardToInboxOutlined,
            reason: ({ emailConfirmed }) => (emailConfirmed ? t('users.confirmedAlready') : null),
            run: resend,
          },
        ],
      })}
    />
  );
}
