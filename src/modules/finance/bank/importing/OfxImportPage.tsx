import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { useRequiredChoice } from '@/domain/selection/useRequiredChoice';
import { formatBytes } from '@/platform/format/bytes';
import { formatNumber } from '@/platform/format/number';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { DropZone } from '@/platform/forms/files/DropZone';
import { Banner } from '@/platform/ui/Banner';
import { confirm } from '@/platform/ui/confirm';
import { ErrorState } from '@/platform/ui/ErrorState';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { sameAccount } from '../rules/import/sameAccount';
import { currencyConflict } from '../rules/import/sameCurrency';
import { canChoose } from './chosenLines';
import { OutcomeNote, RefusedFiles } from './ImportNotes';
import { DestinationsDialog } from './DestinationsDialog';
import { GroupPreviews } from './GroupPreviews';
import { MOST_BYTES } from './readOfxFiles';
import { useOfxImport } from './useOfxImport';

const ACCOUNT = 'conta';
const Body = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Choice = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  alignItems: 'center',
  gap: 12,
});
const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });
const Waiting = styled('div')({ display: 'grid', gap: 8 });

/** Banks' files brought into the statements of own accounts; everything is looked at before anything is kept. */
export function Component() {
  const { t } = useTranslation('financeBank');
  const accounts = useLookup('currentAccounts', undefined);
  const chosen = useRequiredChoice('account', ACCOUNT, accounts);
  const accountOf = (wanted: string | null) =>
    accounts.options.find(({ id }) => String(id) === wanted) ?? null;
  const account = accountOf(chosen.id);
  const all = useOfxImport(account === null ? null : String(account.id));
  const { parts, groups, judged, lines, outcomes, failed, busy } = all;
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
  const anyNew = judged?.flat().some((part) => part.lines.some(({ verdict }) => canChoose(verdict))) ?? true;
  const formatted = formatNumber(lines.length, { decimals: 0 });
  const ready = !accounts.loading && !accounts.failed;
  const waiting = parts.length > 0 && groups.length === 0;

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
  const choose = (id: string | number | null) => {
    all.closeOutcomes();
    chosen.choose(id);
  };

  return (
    <>
      <PageHead title={t('ofx.title')} subtitle={t('ofx.subtitle')} />
      <Body>
        {accounts.failed && <ErrorState title={t('ofx.accountsFailed')} onRetry={accounts.onRetry} />}
        <Choice>
          <AutocompleteControl
            label={t('ofx.account')}
            value={account?.id ?? null}
            onChange={choose}
            options={accounts.options}
            loading={accounts.loading}
            readOnly={busy}
          />
          {ready && !busy && (
            <DropZone
              label={t('ofx.files')}
              hint={t('ofx.hint', { size: formatBytes(MOST_BYTES) })}
              multiple
              describedBy={undefined}
              onFiles={(files) => void all.add(files)}
            />
          )}
        </Choice>
        <RefusedFiles files={all.refused} onClose={all.closeRefused} />
        {outcomes.map((outcome) => (
          <OutcomeNote
            key={outcome.accountId}
            outcome={outcome}
            name={outcomes.length > 1 ? (accountOf(outcome.accountId)?.name ?? null) : null}
            onClose={all.closeOutcomes}
          />
        ))}
        {waiting && <Banner tone="info" fact={t('ofx.chooseAccount')} />}
        {all.unread > 0 && <Banner tone="warning" fact={t('ofx.unread', { count: all.unread })} />}
        {failed && <ErrorState title={t('ofx.compareFailed')} onRetry={all.retry} />}
        {all.reading && (
          <Row>
            {t('ofx.reading')}
            <Button onClick={all.stop}>{t('ofx.stop')}</Button>
          </Row>
        )}
        {!failed && (all.reading || (groups.length > 0 && judged === null)) && (
          <Loading>
            <Waiting>
              {!all.reading && t('ofx.comparing')}
              <SkeletonBlock height={160} />
            </Waiting>
          </Loading>
        )}
        {judged && groups.length > 0 && (
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
              onRemove={(id) => all.remove([id])}
            />
          </>
        )}
      </Body>
      {all.asking && (
        <DestinationsDialog
          parts={all.asking}
          accounts={accounts.options}
          onPlace={all.place}
          onClose={all.putOff}
        />
      )}
    </>
  );
}
