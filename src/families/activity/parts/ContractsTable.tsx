import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { SaleContract } from '../rules/barter';

// On a phone a long name wraps, so that what is sold stays in sight.
const Partner = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'block', minWidth: 84, whiteSpace: 'normal' },
}));
const TEXTS = ['number', 'kind', 'partner', 'delivery'] as const;

/** The contracts by which the plan's products are sold; a price that is still to be fixed says so. */
export function ContractsTable({ contracts }: { readonly contracts: readonly SaleContract[] }) {
  const { t } = useTranslation('activity');
  return (
    <FigureScroll role="region" aria-label={t('barter.contracts')} tabIndex={0}>
      <FigureTable>
        <thead>
          <tr>
            {TEXTS.map((head) => (
              <th key={head} className="text" scope="col">
                {t(`barter.${head}`)}
              </th>
            ))}
            <th scope="col">{t('barter.quantity')}</th>
            <th scope="col">{t('barter.price')}</th>
          </tr>
        </thead>
        <tbody>
          {contracts.map((contract) => (
            <tr key={contract.id}>
              <th className="text" scope="row">
                {contract.number}
              </th>
              <td className="text">
                {t(`barter.kinds.${contract.kind}` as 'barter.kinds.FIXED', { defaultValue: contract.kind })}
              </td>
              <td className="text">
                <Partner>{contract.partner || '–'}</Partner>
              </td>
              <td className="text">{formatDate(contract.delivery) || '–'}</td>
              <td>
                {contract.quantity === null ? '–' : `${formatNumber(contract.quantity)} ${contract.unitName}`}
              </td>
              <td>
                {contract.unitPrice === null
                  ? t('barter.toFix')
                  : `${contract.currency} ${formatNumber(contract.unitPrice)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </FigureScroll>
  );
}
