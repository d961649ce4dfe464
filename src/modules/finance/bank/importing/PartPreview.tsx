import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, type LocalDate } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { Banner } from '@/platform/ui/Banner';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { IconAction } from '@/platform/ui/IconAction';
import type { OwnAccount } from '../rules/import/destinations';
import type { JudgedPart } from '../rules/import/importVerdicts';
import { sameAccount } from '../rules/import/sameAccount';
import { currencyConflict } from '../rules/import/sameCurrency';
import { type Choices, choiceKey, isChosen } from './chosenLines';
import { LineRow } from './LineRow';
import type { FilePart } from './readOfxFiles';

/** Rows that are drawn at once; more of them would hold the page while a long file appears. */
const FIRST = 100;
const STEP = 200;
const MOST_DAYS = 10;
const Notes = styled('div')({ display: 'grid', gap: 8, padding: '0 12px 12px' });

interface PartPreviewProps {
  readonly part: FilePart;
  readonly judged: JudgedPart;
  readonly account: OwnAccount & { readonly name: string };
  /** Several own accounts are imported into: each statement says which is its own. */
  readonly placed: boolean;
  readonly choices: Choices;
  readonly many: boolean;
  readonly onChoose: (key: string, on: boolean) => void;
  readonly onRemove: () => void;
}

function Warnings({
  part,
  account,
  placed,
  overlap,
}: Pick<PartPreviewProps, 'part' | 'account' | 'placed'> & { readonly overlap: readonly LocalDate[] }) {
  const { t } = useTranslation('financeBank');
  const { bankId, accountId } = part.account;
  const foreign = currencyConflict(part.account, account);
  const same = sameAccount(part.account, account);
  const inFile = t('ofx.inFile', { bank: bankId || '–', account: accountId || '–' });
  const named = overlap.slice(0, MOST_DAYS).map(formatDate).join(', ');
  const rest = overlap.length - MOST_DAYS;
  if (same === 'same' && !foreign && overlap.length === 0 && part.warnings.length === 0) return null;
  return (
    <Notes>
      {same === 'other' && <Banner tone="warning" fact={t('ofx.otherAccount')} text={inFile} />}
      {same === 'unknown' && <Banner tone="info" fact={t('ofx.unknownAccount')} text={inFile} />}
      {foreign && (
        <Banner
          tone="warning"
          fact={t('ofx.otherCurrency', { ...foreign, account: account.name })}
          text={t('ofx.notConverted', foreign)}
        />
      )}
      {part.warnings.map(({ kind, line, code, text }) => (
        <Banner
          key={`${kind} ${line}`}
          tone="warning"
          fact={t(`ofx.warning.${kind}`, { line, code, text })}
        />
      ))}
      {overlap.length > 0 && (
        <Banner
          tone="info"
          fact={t(placed ? 'ofx.overlapIn' : 'ofx.overlap', {
            account: account.name,
            count: overlap.length,
            days: rest > 0 ? t('ofx.overlapMore', { days: named, count: rest }) : named,
          })}
          text={t('ofx.overlapText')}
        />
      )}
    </Notes>
  );
}

/** One statement of a file, before anything of it is kept. */
export function PartPreview(props: PartPreviewProps) {
  const { part, judged, account, placed, choices, many, onChoose, onRemove } = props;
  const { t } = useTranslation('financeBank');
  const [shown, setShown] = useState(FIRST);
  const { lines, overlap } = judged;
  const { currency, accountId } = part.account;
  const title = [part.name, accountId].filter(Boolean).join(' · ');
  const count = t('ofx.lines', {
    count: lines.length,
    formatted: formatNumber(lines.length, { decimals: 0 }),
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
      <Warnings part={part} account={account} placed={placed} overlap={overlap} />
      {lines.length === 0 ? (
        <Notes>{t('ofx.noLines')}</Notes>
      ) : (
        <FigureScroll role="region" aria-label={title} tabIndex={0}>
          <FigureTable aria-label={title}>
            <thead>
              <tr>
                <th className="text">{t('ofx.columns.choose')}</th>
                <th className="text">{t('ofx.columns.day')}</th>
                <th>{currency ? t('ofx.columns.value', { currency }) : t('ofx.columns.plainValue')}</th>
                <th className="text">{t('ofx.columns.memo')}</th>
                <th className="text">{t('ofx.columns.check')}</th>
                <th className="text">{t('ofx.columns.verdict')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.slice(0, shown).map((line, at) => {
                const key = choiceKey(part.id, at);
                return (
                  <LineRow
                    key={key}
                    judged={line}
                    choice={key}
                    chosen={isChosen(line.verdict, choices[key])}
                    many={many}
                    onChoose={onChoose}
                  />
                );
              })}
            </tbody>
          </FigureTable>
        </FigureScroll>
      )}
      {lines.length > shown && (
        <Button onClick={() => setShown(shown + STEP)} sx={{ margin: 1 }}>
          {t('ofx.more')}
        </Button>
      )}
    </Card>
  );
}
