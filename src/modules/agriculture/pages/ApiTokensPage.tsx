import BlockOutlined from '@mui/icons-material/BlockOutlined';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import { RegisterPage } from '@/families/register/RegisterPage';
import type { RowAction } from '@/platform/grid/rowActions';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { revokeToken } from '../apiTokenService';
import { IssuedTokenDialog } from '../components/IssuedTokenDialog';
import { apiTokens } from '../registers/apiTokens';
import type { ApiToken } from '../apiTokenWire';

/** Keys of other systems: made, shown once, revoked. */
export function Component() {
  const { t } = useTranslation('agricultureRegisters');
  const runOnce = useSingleFlight<number>();
  const dispatch = useAppDispatch();
  const actions = useCallback((): { row: readonly RowAction<ApiToken>[] } => {
    const revoke = async (row: ApiToken) => {
      const sure = await confirm({
        title: t('revoke.title', { name: row.name }),
        body: t('revoke.body'),
        confirmLabel: t('revoke.action'),
        danger: true,
      });
      if (!sure) return;
      try {
        await revokeToken(row.id);
        toast({ tone: 'success', text: t('revoke.done', { name: row.name }) });
      } catch (thrown) {
        notifyRefusal(thrown);
      }
      dispatch(apiTokens.resource.written());
    };
    return {
      row: [
        {
          id: 'revoke',
          label: t('revoke.action'),
          icon: BlockOutlined,
          reason: ({ revokedAt }) => (revokedAt ? t('revoke.already') : null),
          run: (row) => runOnce(row.id, () => revoke(row)),
        },
      ],
    };
  }, [t, runOnce, dispatch]);
  return (
    <>
      <RegisterPage register={apiTokens} moreActions={actions} />
      <IssuedTokenDialog />
    </>
  );
}
