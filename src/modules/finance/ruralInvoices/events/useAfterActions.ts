import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import type { RowAction } from '@/platform/grid/rowActions';
import { href } from '@/platform/routing/href';
import type { RuralInvoice } from '../ruralInvoiceTypes';

/** What a list of invoices leads to: the paper of each, and the adjustments of what was authorised. */
export function useAfterActions(): readonly RowAction<RuralInvoice>[] {
  const { t } = useTranslation('ruralInvoiceEvents');
  const navigate = useNavigate();
  const holds = useHoldsMenuKey();
  const mayAdjust = holds('RURAL_INVOICE_ADJUSTMENTS');
  return useMemo(
    () => [
      {
        id: 'danfe',
        label: t('danfe'),
        icon: PictureAsPdfOutlined,
        run: ({ id }) => void navigate(href('financeRuralDanfe', {}, { nota: id })),
      },
      {
        id: 'adjust',
        label: t('adjust'),
        icon: RuleOutlined,
        hidden: () => !mayAdjust,
        reason: ({ state }) =>
          state === 'AUTHORIZED' || state === 'CANCELLED' ? undefined : t(`refusals.${state}`),
        run: ({ id }) => void navigate(href('financeRuralAdjustments', {}, { nota: id })),
      },
    ],
    [t, navigate, mayAdjust],
  );
}
