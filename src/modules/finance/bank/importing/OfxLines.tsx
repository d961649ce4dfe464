import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { Banner } from '@/platform/ui/Banner';
import { confirm } from '@/platform/ui/confirm';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { sameAccount } from '../rules/import/sameAccount';
import { currencyConflict } from '../rules/import/sameCurrency';
import { canChoose } from './chosenLines';
import { GroupPreviews, type GroupPreviewsProps } from './GroupPreviews';
import type { OfxImport } from './useOfxImport';

interface OfxLinesProps {
  readonly all: OfxImport;
  readonly accountOf: GroupPreviewsProps['accountOf'];
}

/** What stands in the files, what of it is new, and the button that keeps it; a file of another account is asked about. */
export function OfxLines({ all, accountOf }: OfxLinesProps) {
  const { t } = useTranslation('financeBank');
  const { groups, judged, lines, busy } = all;
  const doubts = groups.flatMap((group) => {
    const own = accountOf(group.accountId);
    if (!own) return [];
    return group.parts.flatMap((part) => {
      const foreign = currencyConflict(part.account, own);
      const other = sameAccount(part.account, own) === 'other';
      const words = foreign && t('ofx.otherCurrency', { ...foreign, account: own.name });
      return other || words ? [{ other, text: words ? `${part.name}: ${words}` : part.name }] : [];
    });
  });
  const anyNew =
    judged?.flat().some((part) => part.lines.some((line) => canChoose(line) && line.verdict !== 'balance')) ??
    true;
  const formatted = formatNumber(lines.length, { decimals: 0 });
  const run = async () => {
    const sure =
      doubts.length === 0 ||
      (await confirm({
        title: t(doubts.some(({ other }) => other) ? 'ofx.otherAccount' : 'ofx.currencyTitle'),
        body: doubts.map(({ text }) => text).join(' '),
        confirmLabel: t('ofx.goOn'),
      }));
    if (sure) await all.importNow();
  };
  const disabledReason =
    judged === null
      ? t('ofx.waiting')
      : lines.length > 0
        ? undefined
        : t(anyNew ? 'ofx.noneChosen' : 'ofx.nothingNew');
  if (judged === null || groups.length === 0) return null;
  return (
    <>
      {!anyNew && <Banner tone="info" fact={t('ofx.nothingNew')} text={t('ofx.nothingNewText')} />}
      <div>
        <LoadingButton
          variant="contained"
          busy={busy}
          disabledReason={disabledReason}
          onClick={() => void run()}
        >
          {t('ofx.importCount', { count: lines.length, formatted })}
        </LoadingButton>
      </div>
      <GroupPreviews
        groups={groups}
        judged={judged}
        accountOf={accountOf}
        choices={all.choices}
        onChoose={all.choose}
        onChooseAll={all.chooseAll}
        onRemove={all.remove}
      />
    </>
  );
}
