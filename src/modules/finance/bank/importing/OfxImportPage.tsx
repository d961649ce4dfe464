import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { useRequiredChoice } from '@/domain/selection/useRequiredChoice';
import { formatBytes } from '@/platform/format/bytes';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { DropZone } from '@/platform/forms/files/DropZone';
import { ErrorState } from '@/platform/ui/ErrorState';
import { PageHead } from '@/platform/ui/PageHead';
import { DestinationsDialog } from './DestinationsDialog';
import { ImportsDialog } from './ImportsDialog';
import { OfxLines } from './OfxLines';
import { OfxProgress } from './OfxProgress';
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

/** Banks' files brought into the statements of own accounts; everything is looked at before anything is kept. */
export function Component() {
  const { t } = useTranslation('financeBank');
  const accounts = useLookup('currentAccounts', undefined);
  const chosen = useRequiredChoice('account', ACCOUNT, accounts);
  const accountOf = (wanted: string | null) =>
    accounts.options.find(({ id }) => String(id) === wanted) ?? null;
  const account = accountOf(chosen.id);
  const all = useOfxImport(account === null ? null : String(account.id));
  const { busy } = all;
  const [importsOf, setImportsOf] = useState<string | null>(null);
  const ready = !accounts.loading && !accounts.failed;

  const choose = (id: string | number | null) => {
    all.closeOutcomes();
    chosen.choose(id);
  };

  return (
    <>
      <PageHead
        title={t('ofx.title')}
        subtitle={t('ofx.subtitle')}
        actions={[
          {
            label: t('ofx.imports.action'),
            icon: <HistoryOutlined />,
            disabledReason: account === null ? t('ofx.imports.noAccount') : undefined,
            onClick: () => account && setImportsOf(String(account.id)),
          },
        ]}
      />
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
        <OfxProgress all={all} nameOf={(id) => accountOf(id)?.name ?? null} onImports={setImportsOf} />
        <OfxLines all={all} accountOf={accountOf} />
      </Body>
      {importsOf !== null && (
        <ImportsDialog
          accountId={importsOf}
          accountName={accountOf(importsOf)?.name ?? ''}
          onClose={() => setImportsOf(null)}
        />
      )}
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
