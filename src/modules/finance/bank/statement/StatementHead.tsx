import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { PageHead } from '@/platform/ui/PageHead';
import type { StatementSums } from '../rules/statementSums';

const signed = (cents: number) => `${cents > 0 ? '+' : ''}${formatCents(cents)}`;

/** The title, and under it the sum of the statement and what the bank says. */
export function StatementHead({ sums }: { readonly sums: StatementSums | null }) {
  const { t } = useTranslation('financeBank');
  const written = (cents: number | null) =>
    cents === null ? '–' : `${sums?.currency ?? ''} ${formatCents(cents)}`.trim();
  const bank = (all: StatementSums) => {
    if (all.bankClosing === null) return t('statement.bankUntold');
    const told = { bank: written(all.bankClosing) };
    if (all.difference === null) return t('statement.bank', told);
    if (all.difference === 0) return t('statement.bankSame', told);
    return t('statement.bankDiffers', { ...told, difference: signed(all.difference) });
  };
  const line = (all: StatementSums) =>
    t('statement.sum', {
      opening: written(all.opening),
      in: written(all.inCents),
      out: written(all.outCents),
      closing: written(all.closing),
    });
  return (
    <PageHead
      title={t('statement.title')}
      subtitle={sums ? `${line(sums)} · ${bank(sums)}` : t('statement.subtitle')}
    />
  );
}
