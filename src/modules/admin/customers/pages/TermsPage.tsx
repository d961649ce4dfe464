import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import PublishOutlined from '@mui/icons-material/PublishOutlined';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import { useNavigate } from 'react-router-dom';
import { RegisterPage } from '@/families/register/RegisterPage';
import { href } from '@/platform/routing/href';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { termService } from '../customersService';
import { terms } from '../registers/terms';
import type { Term } from '../termWire';

/** Versions of the terms of use: written, published, and who has accepted them. */
export function Component() {
  const { t } = useTranslation('adminCustomers');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const runOnce = useSingleFlight<number>();
  async function publish(row: Term) {
    const sure = await confirm({
      title: t('terms.publishTitle', { name: row.title }),
      body: t('terms.publishText', { count: row.userCount }),
      confirmLabel: t('terms.publish'),
    });
    if (!sure) return;
    try {
      await termService.publish(row.id);
      toast({ tone: 'success', text: t('terms.published', { name: row.title }) });
    } catch (thrown) {
      // The list shows what is so.
      notifyRefusal(thrown);
    }
    dispatch(terms.resource.written());
  }
  return (
    <RegisterPage
      register={terms}
      moreActions={() => ({
        row: [
          {
            id: 'publish',
            label: t('terms.publish'),
            icon: PublishOutlined,
            primary: true,
            reason: ({ status }) => (status === 'DRAFT' ? null : t('terms.publishedAlready')),
            run: (row) => runOnce(row.id, () => publish(row)),
          },
          {
            id: 'acceptances',
            label: t('acceptances.title'),
            icon: FactCheckOutlined,
            reason: ({ status }) => (status === 'DRAFT' ? t('terms.draft') : null),
            run: ({ id }) =>
              void navigate(
                href('adminArea', { id: 'termos-de-uso', registro: String(id) }, { aba: 'acceptances' }),
              ),
          },
        ],
      })}
    />
  );
}
