import RuleOutlined from '@mui/icons-material/RuleOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { dayText } from '@/platform/format/dayText';
import { formatCents } from '@/platform/format/money';
import { href } from '@/platform/routing/href';
import { PageHead } from '@/platform/ui/PageHead';
import type { StatementSums } from '../rules/statementSums';

interface StatementHeadProps {
  readonly onEnter: () => void;
  readonly onClose: () => void;
  readonly sums: StatementSums | null;
  /** The account shown, when it is a single one: a file is imported into it. */
  readonly accountId: string | undefined;
}

/** The title, and under it the sum of the statement and what the bank says. */
export function StatementHead({ sums, accountId, onEnter, onClose }: StatementHeadProps) {
  const { t } = useTranslation('financeBank');
  const navigate = useNavigate();
  const written = (cents: number | null) =>
    cents === null ? '–' : `${sums?.currency ?? ''} ${formatCents(cents)}`.trim();
  const bank = (all: StatementSums) => {
    if (all.bankClosing === null) return t('statement.bankUnreported');
    const named = written(all.bankClosing);
    const figures = {
      bank: all.bankDay === null ? named : t('statement.bankOn', { bank: named, day: dayText(all.bankDay) }),
    };
    if (all.difference === null) return t('statement.bank', figures);
    if (all.difference === 0) return t('statement.bankSame', figures);
    const sign = all.difference < 0 ? '-' : '+';
    const difference = `${sign}${written(Math.abs(all.difference))}`;
    return t('statement.bankDiffers', { ...figures, difference });
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
      primary={{
        label: t('reconcile'),
        icon: <RuleOutlined />,
        onClick: () =>
          void navigate(
            href('financeReconciliation', {}, accountId === undefined ? {} : { conta: accountId }),
          ),
      }}
      actions={[
        {
          label: t('ofx.action'),
          icon: <UploadFileOutlined />,
          onClick: () =>
            void navigate(href('financeOfxImport', {}, accountId === undefined ? {} : { conta: accountId })),
        },
        {
          label: t('entry.new'),
          disabledReason: accountId === undefined ? t('oneAccount') : undefined,
          onClick: onEnter,
        },
        {
          label: t('close.action'),
          disabledReason: accountId === undefined ? t('oneAccount') : undefined,
          onClick: onClose,
        },
      ]}
      subtitle={sums ? `${line(sums)} · ${bank(sums)}` : t('statement.subtitle')}
    />
  );
}
