import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { IconAction } from '@/platform/ui/IconAction';
import type { OwnAccount } from '../rules/import/destinations';
import type { JudgedPart } from '../rules/import/importVerdicts';
import { type Choices, choiceKey, isChosen } from './chosenLines';
import { LineRow } from './LineRow';
import { PartWarnings } from './PartWarnings';
import type { FilePart } from './readOfxFiles';

/** Rows that are drawn at once; more of them would hold the page while a long file appears. */
const FIRST = 100;
const STEP = 200;
const None = styled('div')({ padding: '0 12px 12px' });

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

/** One statement of a file, before anything of it is kept. */
export function PartPreview(props: PartPreviewProps) {
  const { part, judged, account, placed, choices, many, onChoose, onRemove } = props;
  const { t } = useTranslation('financeBank');
  const [shown, setShown] = useState(FIRST);
  const { lines, overlap } = judged;
  const { currency, accountId } = part.account;
  const small = useSmallScreen();
  const value = currency ? t('ofx.columns.value', { currency }) : t('ofx.columns.plainValue');
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
      <PartWarnings part={part} account={account} placed={placed} overlap={overlap} />
      {lines.length === 0 ? (
        <None>{t('ofx.noLines')}</None>
      ) : (
        <FigureScroll role="region" aria-label={title} tabIndex={0}>
          <FigureTable aria-label={title}>
            <thead>
              <tr>
                <th className="text">{t('ofx.columns.choose')}</th>
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
              {lines.slice(0, shown).map((line, at) => {
                const key = choiceKey(part.id, at);
                return (
                  <LineRow
                    key={key}
                    judged={line}
                    choice={key}
                    chosen={isChosen(line.verdict, choices[key])}
                    many={many}
                    small={small}
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
