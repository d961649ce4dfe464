import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { AppDialog } from '@/platform/ui/AppDialog';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { keyOfAccount, type OwnAccount, proposeAccount } from '../rules/import/destinations';
import { currencyConflict } from '../rules/import/sameCurrency';
import { isReadLine } from '../rules/import/importVerdicts';
import type { OfxAccount } from '../rules/ofx/ofxTypes';
import type { FilePart } from './readOfxFiles';
import type { Destinations } from './useFileParts';

const SKIP = 'skip';
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 });
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 12,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
}));
const Name = styled('div')({ ...typeStep('bodyStrong'), overflowWrap: 'anywhere' });
const Note = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  color: theme.tokens.textMuted,
  overflowWrap: 'anywhere',
}));
const Text = styled('p')({ margin: '0 0 12px' });

interface FileAccount {
  readonly key: string;
  readonly account: OfxAccount;
  readonly files: readonly string[];
  readonly lines: number;
  readonly days: readonly string[];
}

/** The accounts of the files, each once, with what the files bring of it. */
function accountsOf(parts: readonly FilePart[]): FileAccount[] {
  const found = new Map<string, FileAccount>();
  for (const { account, name } of parts) {
    const key = keyOfAccount(account);
    const before = found.get(key);
    const days = [...(before?.days ?? []), ...account.lines.filter(isReadLine).map(({ day }) => day)];
    found.set(key, {
      key,
      account,
      files: [...new Set([...(before?.files ?? []), name])],
      lines: (before?.lines ?? 0) + account.lines.length,
      days: days.length > 0 ? [days.toSorted()[0] ?? '', days.toSorted().at(-1) ?? ''] : [],
    });
  }
  return [...found.values()];
}

function nameOf(t: TFunction<'financeBank'>, { card, bankId, branchId, accountId }: OfxAccount): string {
  const named = [
    bankId && t('ofx.destinations.bank', { bank: bankId }),
    branchId && t('ofx.destinations.branch', { branch: branchId }),
    accountId && t(card ? 'ofx.destinations.card' : 'ofx.destinations.account', { account: accountId }),
  ].filter(Boolean);
  return named.length > 0 ? named.join(', ') : t('ofx.destinations.unnamed');
}

interface DestinationsDialogProps {
  readonly parts: readonly FilePart[];
  readonly accounts: readonly (OwnAccount & { readonly name: string })[];
  readonly onPlace: (destinations: Destinations) => void;
  readonly onClose: () => void;
}

/** One question for all accounts of the files: into which own account each goes, with what is proposed. */
export function DestinationsDialog({ parts, accounts, onPlace, onClose }: DestinationsDialogProps) {
  const { t } = useTranslation('financeBank');
  const [inFiles] = useState(() =>
    accountsOf(parts).map((one) => ({ ...one, proposal: proposeAccount(one.account, accounts) })),
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>(() =>
    Object.fromEntries(inFiles.map(({ key, proposal }) => [key, proposal.accountId])),
  );
  const options = [
    ...accounts.map(({ id, name }) => ({ id: String(id), name })),
    { id: SKIP, name: t('ofx.destinations.skip') },
  ];
  const values = inFiles.map(({ key }) => chosen[key] ?? null);
  const missing = values.includes(null);
  const nothing = values.every((value) => value === SKIP);
  const noteOf = ({ key, account, proposal: { why } }: (typeof inFiles)[number]) => {
    const value = chosen[key] ?? null;
    const own = accounts.find(({ id }) => String(id) === value);
    const foreign = own && currencyConflict(account, own);
    if (foreign) return t('ofx.otherCurrency', { ...foreign, account: own.name });
    if (value !== null && value !== SKIP && values.filter((other) => other === value).length > 1)
      return t('ofx.destinations.twice');
    return value === null || why === 'fits' ? t(WHY[why]) : undefined;
  };
  return (
    <AppDialog title={t('ofx.destinations.title')} full onClose={onClose}>
      <DialogContent>
        <Text>{t(inFiles.length > 1 ? 'ofx.destinations.text' : 'ofx.destinations.textOne')}</Text>
        <List>
          {inFiles.map((one) => {
            const { key, account, files, lines, days } = one;
            return (
              <Item key={key}>
                <div>
                  <Name>{nameOf(t, account)}</Name>
                  <Note>
                    {[
                      files.join(', '),
                      account.currency,
                      t('ofx.lines', { count: lines, formatted: formatNumber(lines, { decimals: 0 }) }),
                      [...new Set(days)].map(formatDate).join(' – '),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Note>
                </div>
                <AutocompleteControl<string>
                  label={t('ofx.account')}
                  value={chosen[key] ?? null}
                  onChange={(id) => setChosen((now) => ({ ...now, [key]: id }))}
                  options={options}
                  required
                  helper={noteOf(one)}
                />
              </Item>
            );
          })}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ofx.destinations.cancel')}</Button>
        <LoadingButton
          variant="contained"
          busy={false}
          disabledReason={
            missing ? t('ofx.destinations.missing') : nothing ? t('ofx.destinations.nothing') : undefined
          }
          onClick={() =>
            onPlace(
              new Map(inFiles.map(({ key }, at) => [key, values[at] === SKIP ? null : (values[at] ?? null)])),
            )
          }
        >
          {t('ofx.destinations.go')}
        </LoadingButton>
      </DialogActions>
    </AppDialog>
  );
}

const WHY = {
  fits: 'ofx.destinations.proposed',
  none: 'ofx.destinations.noProposal',
  several: 'ofx.destinations.several',
  currency: 'ofx.destinations.currency',
} as const;
