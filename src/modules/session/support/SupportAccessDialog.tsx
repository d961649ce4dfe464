import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { UserLink } from '@/domain/identity/identityWire';
import { useIdentity } from '@/domain/identity/selectors';
import type { LookupOption } from '@/domain/lookups/lookupTypes';
import { useLookup } from '@/domain/lookups/useLookup';
import { MOST_SUGGESTIONS } from '@/platform/forms/suggestions';
import type { OverlayProps } from '@/platform/routing/overlays';
import { useAppDispatch } from '@/platform/store/hooks';
import { typeStep } from '@/platform/theme/typography';
import { AppDialog } from '@/platform/ui/AppDialog';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { SearchField } from '@/platform/ui/SearchField';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { CustomerList } from '../components/CustomerList';
import { selectCustomer } from '../customerFlow';
import { HOME_PATH } from '../rules/entryPaths';
import { findCustomers } from '../rules/customers';

const Parts = styled('div')({ display: 'grid', gap: 12 });
const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  color: theme.tokens.textMuted,
}));

const asLink = ({ id, name }: LookupOption): UserLink => ({
  id: Number(id),
  customerId: Number(id),
  customerName: name,
  userImageUrl: null,
  profileName: '',
});

function CustomerChoice({ wanted, onDone }: { readonly wanted?: string; readonly onDone: () => void }) {
  const { t } = useTranslation('support');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const identity = useIdentity();
  const { options, loading, failed, onRetry } = useLookup('customers', undefined);
  const [typed, setTyped] = useState<string | null>(null);
  const [opening, setOpening] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const query = typed ?? options.find(({ id }) => String(id) === wanted)?.name ?? '';
  const found = findCustomers(options.map(asLink), query);

  async function choose(link: UserLink) {
    setOpening(link.id);
    setRefusal(null);
    const result = await dispatch(selectCustomer(link));
    if (selectCustomer.rejected.match(result)) {
      setOpening(null);
      // What the server says of a customer who did not allow it is not for the assistant alone to guess.
      const closed = result.payload?.kind === 'validation' || result.payload?.kind === 'forbidden';
      setRefusal(t(closed ? 'refused' : 'failed', { name: link.customerName }));
      return;
    }
    onDone();
    await navigate(HOME_PATH);
  }

  if (failed) return <ErrorState onRetry={onRetry} />;
  if (loading)
    return (
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    );
  return (
    <Parts>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <SearchField label={t('search')} value={query} onSearch={setTyped} width="100%" />
      <CustomerList
        links={found.slice(0, MOST_SUGGESTIONS)}
        storageUrl={null}
        currentId={null}
        openingId={opening}
        onChoose={(link) => void choose(link)}
      />
      {found.length > MOST_SUGGESTIONS && <Note role="status">{t('more')}</Note>}
      {found.length === 0 && <EmptyState title={t('none')} />}
      <Note>{t('note', { name: identity?.name ?? '' })}</Note>
    </Parts>
  );
}

/** A support assistant enters the account of a customer who has allowed it. */
export function Component({ params, onClose }: OverlayProps<{ cliente?: string }>) {
  const { t } = useTranslation('support');
  const may = useIdentity()?.isSupport ?? false;
  return (
    <AppDialog title={t('title')} size="s" full onClose={onClose}>
      <DialogContent>
        {may ? (
          <CustomerChoice
            {...(params.cliente !== undefined && { wanted: params.cliente })}
            onDone={onClose}
          />
        ) : (
          <ForbiddenState />
        )}
      </DialogContent>
    </AppDialog>
  );
}
