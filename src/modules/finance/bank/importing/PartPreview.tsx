import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { IconAction } from '@/platform/ui/IconAction';
import type { OwnAccount } from '../rules/import/destinations';
import type { JudgedLine, JudgedPart } from '../rules/import/importVerdicts';
import { factsOf, sumsOf } from '../rules/import/partFacts';
import { canChoose, type Choices, choiceKey, isChosen, matchKey, recordOf } from './chosenLines';
import { LineRow } from './LineRow';
import { PartWarnings } from './PartWarnings';
import type { PlacedPart } from './useFileParts';

/** Rows that are drawn at once; more of them would hold the page while a long file appears. */
const FIRST = 100;
const STEP = 200;
const None = styled('div')({ padding: '0 12px 12px' });
const Facts = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  color: theme.tokens.textMuted,
  padding: '0 12px 8px',
}));

export interface PartJudged {
  readonly part: PlacedPart;
  readonly judged: JudgedPart;
  /** There are statements before this one, with which its lines are compared too. */
  readonly many: boolean;
}

interface Row {
  readonly key: string;
  readonly judged: JudgedLine;
  readonly chosen: boolean;
  readonly many: boolean;
}

interface PartPreviewProps {
  /** The statements of one account that a file holds. */
  readonly parts: readonly PartJudged[];
  readonly account: OwnAccount & { readonly name: string };
  /** Several own accounts are imported into: each statement says which is its own. */
  readonly placed: boolean;
  readonly choices: Choices;
  readonly onChoose: (key: string, on: boolean) => void;
  readonly onChooseAll: (keys: readonly string[], on: boolean) => void;
  readonly onRemove: () => void;
}

/** The period of the statements, what they bring in and out, and what the bank says is in the account. */
function StatementFacts({
  parts,
  rows,
}: Pick<PartPreviewProps, 'parts'> & { readonly rows: readonly Row[] }) {
  const { t } = useTranslation('financeBank');
  const facts = factsOf(parts.map(({ part }) => part.account));
  const chosen = rows.filter((row) => row.chosen).map(({ judged }) => judged.line);
  const sums = (of: { readonly inCents: number; readonly outCents: number }) => ({
    in: formatCents(of.inCents),
    out: formatCents(of.outCents),
  });
  const { from, to, balance } = facts;
  const words = [
    from !== null && to !== null && t('ofx.facts.period', { from: formatDate(from), to: formatDate(to) }),
    t('ofx.facts.sums', sums(facts)),
    balance === null
      ? t('ofx.facts.noBalance')
      : balance.day === null
        ? t('ofx.facts.balance', { value: formatCents(balance.cents) })
        : t('ofx.facts.balanceOn', { value: formatCents(balance.cents), day: formatDate(balance.day) }),
    t('ofx.facts.chosen', {
      count: chosen.length,
      formatted: formatNumber(chosen.length, { decimals: 0 }),
      ...sums(sumsOf(chosen)),
    }),
  ];
  return <Facts>{words.filter(Boolean).join(' · ')}</Facts>;
}

/** Ticks what is ticked when the file is opened, or nothing. */
function ChooseAll({
  rows,
  onChooseAll,
}: Pick<PartPreviewProps, 'onChooseAll'> & { readonly rows: readonly Row[] }) {
  const { t } = useTranslation('financeBank');
  const proposed = rows.filter(({ judged }) => isChosen(judged, undefined));
  const chosen = rows.filter((row) => row.chosen);
  const all = proposed.length > 0 && proposed.every((row) => row.chosen);
  if (rows.every(({ judged }) => !canChoose(judged))) return null;
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={!all && chosen.length > 0}
      disabled={proposed.length === 0 && chosen.length === 0}
      onChange={() => {
        const on = !all && (chosen.length === 0 || proposed.length > 0);
        onChooseAll(
          (on ? proposed : chosen).map(({ key }) => key),
          on,
        );
      }}
      slotProps={{ input: { 'aria-label': t('ofx.chooseAll') } }}
    />
  );
}

/** The statements of one account in a file, before anything of them is kept. */
export function PartPreview(props: PartPreviewProps) {
  const { parts, account, placed, choices, onChoose, onChooseAll, onRemove } = props;
  const { t } = useTranslation('financeBank');
  const [shown, setShown] = useState(FIRST);
  const rows = useMemo(
    () =>
      parts.flatMap(({ part, judged, many }) =>
        judged.lines.map((line, at): Row => {
          const key = choiceKey(part.id, at);
          return { key, judged: line, chosen: isChosen(line, choices[key]), many };
        }),
      ),
    [parts, choices],
  );
  const [first] = parts;
  const small = useSmallScreen();
  if (!first) return null;
  const { currency, accountId } = first.part.account;
  const value = currency ? t('ofx.columns.value', { currency }) : t('ofx.columns.plainValue');
  const title = [first.part.name, accountId].filter(Boolean).join(' · ');
  const count = t('ofx.lines', {
    count: rows.length,
    formatted: formatNumber(rows.length, { decimals: 0 }),
  });
  return (
    <Card
      title={title}
      aside={placed ? `${t('ofx.goesTo', { account: account.name })} · ${count}` : count}
      flush
      actions={
        <IconAction label={t('ofx.remove', { name: title })} icon={<CloseOutlined />} onClick={onRemove} />
      }
    >
      <PartWarnings parts={parts} account={account} placed={placed} />
      {rows.length === 0 ? (
        <None>{t('ofx.noLines')}</None>
      ) : (
        <>
          <StatementFacts parts={parts} rows={rows} />
          <FigureScroll role="region" aria-label={title} tabIndex={0}>
            <FigureTable aria-label={title}>
              <thead>
                <tr>
                  <th className="text">
                    <ChooseAll rows={rows} onChooseAll={onChooseAll} />
                    {t('ofx.columns.choose')}
                  </th>
                  {small ? (
                    <th>{value}</th>
                  ) : (
                    <>
                      <th className="text">{t('ofx.columns.day')}</th>
                      <th>{value}</th>
                      <th className="text">{t('ofx.columns.memo')}</th>
                      <th className="text">{t('ofx.columns.check')}</th>
                      <th className="text">{t('ofx.columns.verdict')}</th>
                    </>
                  )}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, shown).map(({ key, judged, chosen, many }) => (
                  <LineRow
                    key={key}
                    judged={judged}
                    choice={key}
                    chosen={chosen}
                    matched={recordOf(judged, choices[matchKey(key)]) !== null}
                    many={many}
                    small={small}
                    onChoose={onChoose}
                  />
                ))}
              </tbody>
            </FigureTable>
          </FigureScroll>
        </>
      )}
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + STEP)} sx={{ margin: 1 }}>
          {t('ofx.more')}
        </Button>
      )}
    </Card>
  );
}
