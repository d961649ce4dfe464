import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { stackedRows } from '@/platform/ui/stackedRows';
import type { SaleContract } from '../rules/barter';

const Contracts = styled(FigureTable)(({ theme }) => stackedRows(theme, 'repeat(3, minmax(0, 1fr))'));
const TEXTS = [
  ['number', 'text'],
  ['kind', 'text double'],
  ['partner', 'text whole'],
  ['delivery', 'text'],
] as const;

/** The contracts by which the plan's products are sold; a price that is still to be fixed says so. */
export function ContractsTable({ contracts }: { readonly contracts: readonly SaleContract[] }) {
  const { t } = useTranslation('activity');
  return (
    <FigureScroll role="region" aria-label={t('barter.contracts')} tabIndex={0}>
      <Contracts>
        <thead>
          <tr>
            {TEXTS.map(([head, look]) => (
              <th key={head} className={look} scope="col">
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
              <td className="text double">
                {t(`barter.kinds.${contract.kind}`, { defaultValue: contract.kind })}
              </td>
              <td className="text whole">{contract.partner || '–'}</td>
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
      </Contracts>
    </FigureScroll>
  );
}
