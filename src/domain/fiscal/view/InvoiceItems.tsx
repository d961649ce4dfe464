import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { isService } from '@/domain/fiscal/isService';
import type { FiscalInvoice, FiscalItem } from '@/domain/fiscal/fiscalTypes';
import { Muted, NARROW, Section, Table, Title } from '@/domain/fiscal/view/parts';
import { formatCfop, formatNcm } from '../codes';
import { formatCents, toCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';

// Beside a form there is room for four columns; on a telephone the factors stand under the name.
const Items = styled(Table)({
  '& .narrow': { display: 'none' },
  '& .description': { display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& .codes, & .narrow': { marginTop: 2 },
  '& .codes': { display: 'block' },
  [NARROW]: { '& .wide': { display: 'none' }, '& .narrow': { display: 'block' } },
});

const quantityOf = ({ quantity, unit }: FiscalItem) =>
  [formatNumber(quantity, { decimals: 4, minDecimals: 0 }), unit].filter(Boolean).join('\u00a0');
const priceOf = ({ unitPrice }: FiscalItem) => formatNumber(unitPrice, { decimals: 10, minDecimals: 2 });

function ItemRow({ item }: { readonly item: FiscalItem }) {
  const { t } = useTranslation('fiscal');
  const { code, ncm, cfop } = item;
  const codes = [
    code !== null && t('items.code', { code }),
    ncm !== null && t('items.ncm', { code: formatNcm(ncm) }),
    cfop !== null && t('items.cfop', { code: formatCfop(cfop) }),
  ]
    .filter((text) => typeof text === 'string')
    // A name and its code stay on one line.
    .map((text) => text.replaceAll(' ', '\u00a0'));
  return (
    <tr>
      <th scope="row">
        <span className="description">{item.description}</span>
        {codes.length > 0 && <Muted className="codes">{codes.join(' · ')}</Muted>}
        <span className="narrow">
          {t('items.factors', { quantity: quantityOf(item), price: priceOf(item) })}
        </span>
      </th>
      <td className="number wide">{quantityOf(item)}</td>
      <td className="number wide">{priceOf(item)}</td>
      <td className="number">{formatCents(toCents(item.totalValue))}</td>
    </tr>
  );
}

/** The lines of the invoice. */
export function InvoiceItems({ invoice: { kind, items } }: { readonly invoice: FiscalInvoice }) {
  const { t } = useTranslation('fiscal');
  const title = t(isService(kind) ? 'items.services' : 'items.goods', { count: items.length });
  return (
    <Section>
      <Title>{title}</Title>
      <Items aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('items.description')}</th>
            <th scope="col" className="number wide">
              {t('items.quantity')}
            </th>
            <th scope="col" className="number wide">
              {t('items.unitPrice')}
            </th>
            <th scope="col" className="number">
              {t('items.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {/* Lines of an invoice have no name of their own and never move: their place is their key. */}
          {Object.entries(items).map(([place, item]) => (
            <ItemRow key={place} item={item} />
          ))}
        </tbody>
      </Items>
    </Section>
  );
}
