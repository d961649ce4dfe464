import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatCents } from '@/platform/format/money';
import { PageLink } from '@/platform/routing/pageLink';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { FigureTable } from '@/platform/ui/FigureTable';
import { IconAction } from '@/platform/ui/IconAction';
import type { Adjustment, Balance, Section } from '../balanceTypes';
import { type BalanceEntry, type BalanceSums, entriesOf } from '../rules/balance';
import { sourceOf } from '../sourceOf';

const Table = styled(FigureTable)(({ theme }) => ({
  '& tr.sum > *': { fontWeight: 600, backgroundColor: theme.tokens.surfaceSunken },
  '& .note': { ...typeStep('caption'), display: 'block', color: theme.tokens.textMuted },
}));

interface BalanceSideProps {
  readonly balance: Balance;
  readonly sums: BalanceSums;
  readonly title: string;
  readonly sections: readonly Section[];
  /** Under the sections: equity, of the side of what is owed. */
  readonly equity?: number;
  /** Of both sections, and of equity where it stands here. */
  readonly total: number;
  readonly onRemove: (adjustment: Adjustment) => void;
}

function Name({ entry, day }: { readonly entry: BalanceEntry; readonly day: LocalDate }) {
  const { t } = useTranslation('financeBalance');
  if (entry.kind === 'adjustment')
    return (
      <>
        {entry.name}
        <span className="note">
          {t('adjust.note', { reason: entry.reason, date: dayText(entry.day), who: entry.userName })}
        </span>
      </>
    );
  const name = t(`lines.${entry.key}`, entry.key);
  const to = sourceOf(entry.key, day);
  return to === null ? (
    name
  ) : (
    <Link component={PageLink} to={to}>
      {name}
    </Link>
  );
}

/** One side of the sheet: its sections with their lines, each leading to its source, and its sum. */
export function BalanceSide(props: BalanceSideProps) {
  const { balance, sums, title, sections, equity, total, onRemove } = props;
  const { t } = useTranslation('financeBalance');
  const removable = (entry: BalanceEntry): entry is BalanceEntry & { kind: 'adjustment' } =>
    entry.kind === 'adjustment' && balance.closed === null;
  return (
    <Card title={title} flush>
      <Table aria-label={title}>
        <tbody>
          {sections.flatMap((section) => [
            <tr key={section} className="sum">
              <th scope="row" className="text">
                {t(`sections.${section}`)}
              </th>
              <td colSpan={2}>{formatCents(sums.bySection[section])}</td>
            </tr>,
            ...entriesOf(balance, section).map((entry) => (
              <tr key={entry.kind === 'line' ? entry.key : entry.id}>
                <th scope="row" className="text">
                  <Name entry={entry} day={balance.day} />
                </th>
                {/* Amounts stand in one line: only what can be taken out has a cell for it. */}
                <td colSpan={removable(entry) ? 1 : 2}>{formatCents(entry.cents)}</td>
                {removable(entry) && (
                  <td className="act">
                    <IconAction
                      label={t('adjust.remove', { name: entry.name })}
                      icon={<DeleteOutlined />}
                      onClick={() => onRemove(entry)}
                    />
                  </td>
                )}
              </tr>
            )),
          ])}
          {equity !== undefined && (
            <tr className="sum">
              <th scope="row" className="text">
                {t('equity')}
                <span className="note">{t('equityNote')}</span>
              </th>
              <td colSpan={2}>{formatCents(equity)}</td>
            </tr>
          )}
          <tr className="sum">
            <th scope="row" className="text">
              {t('total', { side: title })}
            </th>
            <td colSpan={2}>{formatCents(total)}</td>
          </tr>
        </tbody>
      </Table>
    </Card>
  );
}
