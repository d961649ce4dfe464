import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatCents, formatMoney } from '@/platform/format/money';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { TitleDetail } from '../rules/titleRow';
import { PartHead } from './panelParts';

interface DocumentInstallmentsProps {
  readonly title: TitleDetail;
  readonly onOpen: (id: number) => void;
}

/** The other installments of the same document; each leads to its own panel. A document with one has no list. */
export function DocumentInstallments({ title, onOpen }: DocumentInstallmentsProps) {
  const { t } = useTranslation('financeTitles');
  if (title.installments.length < 2) return null;
  return (
    <section aria-label={t('panel.installments')}>
      <PartHead>{t('panel.installments')}</PartHead>
      <FigureScroll role="region" aria-label={t('panel.installments')} tabIndex={0}>
        <FigureTable>
          <thead>
            <tr>
              <th className="text">{t('form.columns.number')}</th>
              <th className="text">{t('panel.dueDate')}</th>
              <th>{t('form.columns.value')}</th>
              <th>{t('panel.open')}</th>
            </tr>
          </thead>
          <tbody>
            {title.installments.map((each) => {
              const number = `${each.number}/${title.installments.length}`;
              return (
                <tr key={each.id} aria-current={each.id === title.id || undefined}>
                  <td className="text">
                    {each.id === title.id ? (
                      <strong>{number}</strong>
                    ) : (
                      <Link
                        component="button"
                        type="button"
                        aria-label={t('panel.installment', { number })}
                        onClick={() => onOpen(each.id)}
                      >
                        {number}
                      </Link>
                    )}
                  </td>
                  <td className="text">{formatDate(each.dueDate)}</td>
                  <td>{formatCents(each.value)}</td>
                  <td>{formatCents(each.open)}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <td className="text" colSpan={2}>
                {t('panel.total')}
              </td>
              <td colSpan={2}>{formatMoney(title.total)}</td>
            </tr>
          </tfoot>
        </FigureTable>
      </FigureScroll>
    </section>
  );
}
